import type { Rays } from "./rays";
import { FRAGMENT_SHADER, VERTEX_SHADER } from "./shader";

/** Prepares the shader; the returned function draws one moment. Undefined if WebGL fails us. */
export function createRaysProgram(gl: WebGLRenderingContext) {
  const program = gl.createProgram();
  const vertex = compile(gl, gl.VERTEX_SHADER, VERTEX_SHADER);
  const fragment = compile(gl, gl.FRAGMENT_SHADER, FRAGMENT_SHADER);
  if (!vertex || !fragment) return undefined; // the context is lost
  gl.attachShader(program, vertex);
  gl.attachShader(program, fragment);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL says "use", it is no hook
  gl.useProgram(program);

  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);

  const place = (name: string) => gl.getUniformLocation(program, name);
  const resolution = place("resolution");
  const size = place("size");
  const source = place("source");
  const reach = place("reach");
  const power = place("power");
  const colour = place("colour");
  const beams = place("beams");

  return (rays: Rays, box: { width: number; height: number }, rgb: readonly number[]) => {
    const { drawingBufferWidth, drawingBufferHeight } = gl;
    gl.viewport(0, 0, drawingBufferWidth, drawingBufferHeight);
    gl.uniform2f(resolution, drawingBufferWidth, drawingBufferHeight);
    gl.uniform2f(size, box.width, box.height);
    gl.uniform2f(source, rays.x, rays.y);
    gl.uniform1f(reach, rays.reach);
    gl.uniform1f(power, rays.power);
    gl.uniform3fv(colour, rgb);
    gl.uniform3fv(beams, rays.beams);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
}

function compile(gl: WebGLRenderingContext, type: GLenum, source: string) {
  const shader = gl.createShader(type);
  if (!shader) return undefined;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}
