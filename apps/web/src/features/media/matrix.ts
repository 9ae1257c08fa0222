/** A 4 × 4 matrix by columns, as glTF and WebGL have it. */
export type Matrix = readonly number[];

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** a · b: what `b` does comes first. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  return Array.from({ length: 16 }, (_, place) => {
    const row = place % 4;
    const column = place - row;
    let sum = 0;
    for (let step = 0; step < 4; step++) sum += (a[step * 4 + row] ?? 0) * (b[column + step] ?? 0);
    return sum;
  });
}

/** Three or four numbers; what a file leaves out of them makes the model unreadable, which is noticed later. */
export type Triple = readonly [number, number, number];
export type Quadruple = readonly [number, number, number, number];

/** Translation, rotation (a unit quaternion) and scale of a node as one matrix. */
export function placed([x, y, z]: Triple, [a, b, c, w]: Quadruple, [sx, sy, sz]: Triple): Matrix {
  return [
    ...[(1 - 2 * (b * b + c * c)) * sx, 2 * (a * b + c * w) * sx, 2 * (a * c - b * w) * sx, 0],
    ...[2 * (a * b - c * w) * sy, (1 - 2 * (a * a + c * c)) * sy, 2 * (b * c + a * w) * sy, 0],
    ...[2 * (a * c + b * w) * sz, 2 * (b * c - a * w) * sz, (1 - 2 * (a * a + b * b)) * sz, 0],
    ...[x, y, z, 1],
  ];
}

/** A camera's view of what is in front of it, opening at `angle` radians. */
export function perspective(angle: number, aspect: number, near: number, far: number): Matrix {
  const focus = 1 / Math.tan(angle / 2);
  const depth = 1 / (near - far);
  return [focus / aspect, 0, 0, 0, 0, focus, 0, 0, 0, 0, (far + near) * depth, -1, 0, 0, 2 * far * near * depth, 0];
}

/** The world as seen from a distance, turned around the upright axis by `yaw` and then tilted by `pitch`. */
export function orbit(yaw: number, pitch: number, distance: number): Matrix {
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  return [cy, sp * sy, -cp * sy, 0, 0, cp, sp, 0, sy, -sp * cy, cp * cy, 0, 0, 0, -distance, 1];
}

/** A point (`w` 1) or a direction (`w` 0) through a matrix. */
export function apply(m: Matrix, x: number, y: number, z: number, w: 0 | 1): readonly [number, number, number] {
  const row = (at: number) => (m[at] ?? 0) * x + (m[at + 4] ?? 0) * y + (m[at + 8] ?? 0) * z + (m[at + 12] ?? 0) * w;
  return [row(0), row(1), row(2)];
}
