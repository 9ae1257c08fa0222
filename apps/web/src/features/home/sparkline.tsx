import { type PointerEvent, useState } from 'react';
import type { SeriesPoint } from '../../shared/chart/chart-points.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { formatInstant } from '../../shared/format/instant.ts';
import styles from './home.module.css';
import { SPARK_HEIGHT, SPARK_WIDTH, sparkLine, sparkParts, sparkPoints } from './spark-path.ts';

/** One series as a small area chart; the value under the pointer is above it. Drawn without any library. */
export function Sparkline({ points, color, label }: { points: readonly SeriesPoint[]; color: number; label: string }) {
  const [place, setPlace] = useState<number | null>(null);
  const drawn = sparkPoints(points.map(({ value }) => Number(value ?? 0)));
  const line = sparkLine(drawn);
  const { whole, dashed } = sparkParts(drawn, points);
  const onMove = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.round(((event.clientX - box.left) / box.width) * (points.length - 1));
    setPlace(Math.min(Math.max(0, at), points.length - 1));
  };
  const shown = place === null ? undefined : points[place];
  const dot = place === null ? undefined : drawn[place];
  return (
    <div className={styles.spark}>
      <p className={`${styles.sparkValue} faint small num`} aria-hidden="true">
        {shown === undefined ? '' : `${formatInstant(shown.timestamp)} · ${wholeText(shown.value ?? 0)}`}
      </p>
      <svg
        viewBox={`0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        style={{ '--series': `var(--c${color})` }}
        onPointerMove={onMove}
        onPointerLeave={() => setPlace(null)}
      >
        <path className={styles.sparkArea} d={`${line}V${SPARK_HEIGHT}H0Z`} />
        <path className={styles.sparkLine} d={whole} />
        <path className={`${styles.sparkLine} ${styles.notWhole}`} d={dashed} />
        {dot === undefined ? null : <path className={styles.sparkMark} d={`M${dot.x} 0V${SPARK_HEIGHT}`} />}
      </svg>
    </div>
  );
}
