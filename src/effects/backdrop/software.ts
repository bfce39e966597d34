/** Whether the processor draws in place of a graphics card: each frame costs it the whole window. */
export function drawsInSoftware() {
  const gl = new OffscreenCanvas(1, 1).getContext("webgl", { powerPreference: "low-power" });
  if (!gl) return false; // it does not say
  const name = rendererOf(gl);
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return SOFTWARE.test(name);
}

/** Chromium tells its name only by an extension, which Firefox warns about. */
function rendererOf(gl: WebGLRenderingContext) {
  const name = String(gl.getParameter(gl.RENDERER));
  const extension = name === "WebKit WebGL" && gl.getExtension("WEBGL_debug_renderer_info");
  return extension ? String(gl.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : name;
}

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
