/** Whether graphics are rendered in software, where every frame costs processor time. */
export function drawsInSoftware() {
  const gl = new OffscreenCanvas(1, 1).getContext("webgl", { powerPreference: "low-power" });
  if (!gl) return false;
  let name = String(gl.getParameter(gl.RENDERER));
  // Only Chromium needs this extension; Firefox logs a warning when it is used.
  const extension = name === "WebKit WebGL" && gl.getExtension("WEBGL_debug_renderer_info");
  if (extension) name = String(gl.getParameter(extension.UNMASKED_RENDERER_WEBGL));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}
