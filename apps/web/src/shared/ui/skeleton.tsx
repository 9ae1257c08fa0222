import type { CSSProperties } from 'react';

/** Stands where something is still loading, in its size: pixels, or any length of CSS. What holds it pulses by its class `loading`. */
export function Skeleton({ height, width, style }: { height: number; width?: number | string; style?: CSSProperties }) {
  return <div className="skeleton" style={{ height, width, ...style }} />;
}
