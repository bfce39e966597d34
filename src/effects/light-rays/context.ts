/** A WebGL context, and whether the processor draws in place of a graphics card. */
export function openContext(canvas: HTMLCanvasElement | OffscreenCanvas) {
  const fast = contextOf(canvas, { ...OPTIONS, failIfMajorPerformanceCaveat: true });
  const gl = fast ?? contextOf(canvas, OPTIONS);
  return gl && { gl, isSoftware: !fast || SOFTWARE.test(rendererOf(gl)) };
}

function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas, options: WebGLContextAttributes) {
  return "style" in canvas
    ? canvas.getContext("webgl", options)
    : canvas.getContext("webgl", options);
}

/** Chromium tells its name only by an extension, which Firefox warns about. */
function rendererOf(gl: WebGLRenderingContext) {
  const name = String(gl.getParameter(gl.RENDERER));
  const extension = name === "WebKit WebGL" && gl.getExtension("WEBGL_debug_renderer_info");
  return extension ? String(gl.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : name;
}

const OPTIONS: WebGLContextAttributes = {
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: "low-power",
};
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
