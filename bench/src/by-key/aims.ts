import type { Measured } from './ask-server.ts';
import type { KeyQuestion } from './key-question.ts';

/** What a question may take at most: milliseconds, calls a second of eight clients, multiples of the yardstick's p50. */
interface Aim {
  readonly p50: number;
  readonly p95?: number;
  readonly cpu?: number;
  readonly rate?: number;
  readonly yardsticks?: number;
}

const AIMS: Readonly<Record<KeyQuestion['kind'], Aim | undefined>> = {
  entity: { p50: 1.5, p95: 4, cpu: 1.2, rate: 1_500, yardsticks: 3 },
  list: { p50: 3, p95: 8, cpu: 2.5, rate: 600, yardsticks: 6 },
  'list of 100': { p50: 6 },
  search: { p50: 5 },
  logs: { p50: 10 },
  instant: { p50: 3 },
  scan: undefined,
};

/** By which of its figures a question misses its aim. */
export function missedAims(kind: KeyQuestion['kind'], measured: Measured, yardstick: Measured): string[] {
  const aim = AIMS[kind];
  if (aim === undefined) return [];
  const { p50, p95, cpu, rate } = measured;
  const missed = {
    p50: p50 > aim.p50,
    p95: p95 > (aim.p95 ?? p95),
    CPU: cpu > (aim.cpu ?? cpu),
    'calls/s': rate < (aim.rate ?? rate),
    yardsticks: p50 / yardstick.p50 > (aim.yardsticks ?? Number.POSITIVE_INFINITY),
  };
  return Object.entries(missed).flatMap(([name, isMissed]) => (isMissed ? [name] : []));
}
