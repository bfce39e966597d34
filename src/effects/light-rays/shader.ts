import { MAX_BEAMS } from "./rays";
import { PEAK_ALPHA } from "./settings";

/** One triangle that covers the whole canvas. */
export const VERTEX_SHADER = `
attribute vec2 corner;
void main() { gl_Position = vec4(corner, 0.0, 1.0); }
`;

/** A fan of soft beams around a source; the same shape as `lightAt`, a little crisper. */
export const FRAGMENT_SHADER = `
precision highp float;

uniform vec2 resolution;          // drawn pixels
uniform vec2 size;                // CSS pixels
uniform vec2 source;              // CSS pixels, y down
uniform float reach;              // CSS pixels
uniform float power;              // 0 to 1
uniform vec3 colour;              // 0 to 1 each
uniform vec3 beams[${MAX_BEAMS}]; // angle and half width in radians, strength

const float PI = 3.141592653589793;
const float SOFTNESS_PX = 6.0;    // beams are no thinner than this at their source
const float FALLOFF = 2.8;        // of a beam from its middle to its sides
const float FADE = 1.6;           // of the light from its source to its reach

void main() {
  vec2 place = gl_FragCoord.xy / resolution * size;
  vec2 ray = vec2(place.x, size.y - place.y) - source;
  float far = length(ray);
  float angle = atan(ray.x, ray.y);
  float light = 0.0;
  for (int i = 0; i < ${MAX_BEAMS}; i++) {
    float turn = angle - beams[i].x;
    turn -= 2.0 * PI * floor(turn / (2.0 * PI) + 0.5);
    float width = beams[i].y + SOFTNESS_PX / far;
    float off = turn / width;
    light += beams[i].z * beams[i].y / width * exp(-FALLOFF * off * off);
  }
  float fall = pow(clamp(1.0 - far / reach, 0.0, 1.0), FADE);
  float alpha = clamp(light * fall * power * ${PEAK_ALPHA.toFixed(3)}, 0.0, 1.0);
  gl_FragColor = vec4(colour * alpha, alpha);
}
`;
