import type { CSSProperties } from 'react';

/** Placeholder for something that is still loading, in its size: pixels, or any length of CSS. Its parent pulses by the class `loading`. */
export function Skeleton({ height, width, style }: { height: number; width?: number | string; style?: CSSProperties }) {
  return <div className="skeleton" style={{ height, width, ...style }} />;
}
