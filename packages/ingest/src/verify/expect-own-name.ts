import { type ConsensusNs, formatEpoch, MS_PER_DAY, NS_PER_MS } from '@ledgerscope/ledger';
import { blockNumberInPath, parseStreamFileName, type StreamBlock, StreamError } from '@ledgerscope/streams';
import type { SourceFile } from '../source/stream-source.ts';

/**
 * Refuses a genuine file under the name of another one. No signature covers names, but a source is read in their order:
 * a record file is named after the time of its first transaction, a block file after its number. A mirror node is asked by number and time.
 * @throws StreamError `wrong-name`
 */
export function expectOwnName(
  file: SourceFile,
  { block, unsignedNumber }: { readonly block: StreamBlock; readonly unsignedNumber: bigint | undefined },
): void {
  if (file.kind === 'mirror') return;
  if (file.kind === 'block') expectNumber(file.name, block.number ?? unsignedNumber);
  else if (block.items.length > 0)
    expectTime(
      file.name,
      block.items.map((item) => item.consensusNs),
    );
}

function expectNumber(name: string, stated: bigint | undefined): void {
  const named = blockNumberInPath(name);
  if (named === undefined || stated === undefined || named === stated) return;
  throw wrongName(name, `block ${named}, as it is named`, `block ${stated}`);
}

/** Any of its transactions will do: records of one file can go back in time. */
function expectTime(name: string, times: readonly ConsensusNs[]): void {
  const named = parseStreamFileName(name)?.instant;
  const [first] = times;
  if (named === undefined || first === undefined || times.includes(named) || !times.every(isPast)) return;
  const expected = `a transaction at ${formatEpoch(named)}, as it is named`;
  throw wrongName(name, expected, `a file that starts at ${formatEpoch(first)}`);
}

function wrongName(file: string, expected: string, actual: string): StreamError {
  return new StreamError({ reason: 'wrong-name', file, expected, actual });
}

/** Early records state instants that no file can have, years ahead or before 1970: of such a file the name says more than they do. */
function isPast(ns: bigint): boolean {
  return ns > 0n && ns < BigInt(Date.now() + MS_PER_DAY) * NS_PER_MS;
}
