import { type Matrix, orbit, perspective } from './matrix.ts';
import type { Model, ModelPart } from './model-of-glb.ts';

const VERTEX = `
attribute vec3 position;
attribute vec3 normal;
attribute vec3 colour;
attribute vec2 place;
uniform mat4 view;
uniform mat4 lens;
uniform vec3 centre;
uniform float scale;
varying vec3 facing;
varying vec3 tint;
varying vec2 spot;
void main() {
  gl_Position = lens * view * vec4((position - centre) * scale, 1.0);
  facing = mat3(view) * normal;
  tint = colour;
  spot = place;
}`;

/** A light above and one beside the eye; both sides of a triangle are shown. */
const FRAGMENT = `
precision mediump float;
uniform sampler2D picture;
uniform float pictured;
varying vec3 facing;
varying vec3 tint;
varying vec2 spot;
void main() {
  vec3 n = normalize(facing);
  if (!gl_FrontFacing) n = -n;
  float light = 0.38 + 0.42 * max(n.z, 0.0) + 0.3 * max(dot(n, normalize(vec3(0.3, 0.9, 0.35))), 0.0);
  vec3 base = tint * mix(vec3(1.0), pow(texture2D(picture, spot).rgb, vec3(2.2)), pictured);
  gl_FragColor = vec4(pow(clamp(base * light, 0.0, 1.0), vec3(1.0 / 2.2)), 1.0);
}`;

const ANGLE = 0.7;
const ATTRIBUTES = ['position', 'normal', 'colour', 'place'] as const;
const FIELDS = { position: 'positions', normal: 'normals', colour: 'colours', place: 'places' } as const;

/** Where a model is seen from: angles in radians, distance in radii of the model. */
export interface Sight {
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
}

/** Draws a model from somewhere. */
export type DrawModel = (sight: Sight) => void;

/**
 * Puts a model into a canvas' graphics memory.
 * @returns how to draw it; undefined where the browser offers no WebGL
 */
export async function openModel(canvas: HTMLCanvasElement, model: Model): Promise<DrawModel | undefined> {
  const gl = canvas.getContext('webgl', { antialias: true, alpha: true });
  const program = gl === null ? undefined : programOf(gl);
  if (gl === null || program === undefined) return undefined;
  const parts = await Promise.all(model.parts.map((part) => loadPart(gl, part)));
  gl.enable(gl.DEPTH_TEST);
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL
  gl.useProgram(program);
  gl.uniform3fv(gl.getUniformLocation(program, 'centre'), [...model.centre]);
  gl.uniform1f(gl.getUniformLocation(program, 'scale'), 1 / model.radius);
  return (sight) => {
    const [width, height] = [canvas.clientWidth * devicePixelRatio, canvas.clientHeight * devicePixelRatio];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    const matrix = (name: string, value: Matrix) =>
      gl.uniformMatrix4fv(gl.getUniformLocation(program, name), false, [...value]);
    matrix('view', orbit(sight.yaw, sight.pitch, sight.distance));
    matrix('lens', perspective(ANGLE, width / Math.max(1, height), 0.05, 40));
    for (const part of parts) drawPart(gl, program, part);
  };
}

interface LoadedPart {
  readonly buffers: Readonly<Record<(typeof ATTRIBUTES)[number], WebGLBuffer | null>>;
  readonly corners: number;
  readonly picture: WebGLTexture | null;
}

async function loadPart(gl: WebGLRenderingContext, part: ModelPart): Promise<LoadedPart> {
  const buffer = (values: Float32Array) => {
    if (values.length === 0) return null;
    const made = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, made);
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    return made;
  };
  const entries = ATTRIBUTES.map((name) => [name, buffer(part[FIELDS[name]])] as const);
  return {
    buffers: Object.fromEntries(entries) as LoadedPart['buffers'],
    corners: part.positions.length / 3,
    picture: part.image === undefined ? null : await pictureOf(gl, part.image),
  };
}

/** An image that cannot be decoded is left out: the part keeps its plain colour. */
async function pictureOf(gl: WebGLRenderingContext, image: Blob): Promise<WebGLTexture | null> {
  const bitmap = await createImageBitmap(image, { resizeWidth: 1024, resizeHeight: 1024 }).catch(() => undefined);
  if (bitmap === undefined) return null;
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
  gl.generateMipmap(gl.TEXTURE_2D);
  bitmap.close();
  return texture;
}

function drawPart(gl: WebGLRenderingContext, program: WebGLProgram, { buffers, corners, picture }: LoadedPart): void {
  for (const name of ATTRIBUTES) {
    const at = gl.getAttribLocation(program, name);
    const buffer = buffers[name];
    if (at === -1) continue;
    if (buffer === null) {
      gl.disableVertexAttribArray(at);
      gl.vertexAttrib2f(at, 0, 0);
      continue;
    }
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, name === 'place' ? 2 : 3, gl.FLOAT, false, 0, 0);
  }
  gl.bindTexture(gl.TEXTURE_2D, picture);
  gl.uniform1f(gl.getUniformLocation(program, 'pictured'), picture === null ? 0 : 1);
  gl.drawArrays(gl.TRIANGLES, 0, corners);
}

function programOf(gl: WebGLRenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : undefined;
}
