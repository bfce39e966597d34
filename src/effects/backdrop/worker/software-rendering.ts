/** Whether the processor draws in place of a graphics card: each frame costs it the whole window. */
export function drawsInSoftware() {
  const gl = new OffscreenCanvas(1, 1).getContext("webgl", { powerPreference: "low-power" });
  if (!gl) return false;
  let name = String(gl.getParameter(gl.RENDERER));
  // Only Chromium hides it behind this extension, about which Firefox warns.
  const extension = name === "WebKit WebGL" && gl.getExtension("WEBGL_debug_renderer_info");
  if (extension) name = String(gl.getParameter(extension.UNMASKED_RENDERER_WEBGL));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}
