import { type ConsensusNs, formatIso, parseIso } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';

/** Where an empty store begins to read. Plain data: it is handed to the thread that reads. */
export type StartPoint =
  | { readonly kind: 'genesis' }
  | { readonly kind: 'latest' }
  | { readonly kind: 'block'; readonly number: bigint }
  | { readonly kind: 'instant'; readonly at: ConsensusNs };

const BLOCK_NUMBER = /^\d{1,18}$/;

/** @throws ConfigError for what names no place in a stream */
export function readStartPoint(text: string): StartPoint {
  if (text === 'genesis' || text === 'latest') return { kind: text };
  if (BLOCK_NUMBER.test(text)) return { kind: 'block', number: BigInt(text) };
  const at = parseIso(text);
  if (at !== undefined && at >= 0n) return { kind: 'instant', at };
  throw new ConfigError(
    `Invalid value "${text}" for --from: must be a time such as 2026-11-01T00:00:00Z, a block number, latest, or genesis`,
  );
}

/** As it is written behind `--from`. */
export function startPointText(point: StartPoint): string {
  if (point.kind === 'block') return `${point.number}`;
  return point.kind === 'instant' ? formatIso(point.at) : point.kind;
}
