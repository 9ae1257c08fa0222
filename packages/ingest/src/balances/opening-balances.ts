import { countWithNoun, formatIso } from '@ledgerscope/ledger';
import { HBAR_SUPPLY_TINYBAR } from '@ledgerscope/ledger-store';
import { StreamError } from '@ledgerscope/streams';
import type { Logger } from 'pino';
import type { BalanceFile, BalancesAt } from '../source/balance-file.ts';
import type { ListedBalances } from '../source/balance-files.ts';
import type { NetworkState } from '../verify/network-state.ts';
import { signaturesIn } from './balance-signatures.ts';
import { openBalanceSnapshot } from './load-balance-snapshot.ts';

/** One that is not what nodes signed may be a single node's; all of them need not be read to know that nothing is proven. */
const MOST_COPIES = 4;

export interface OpeningOptions {
  readonly network: Pick<NetworkState, 'addressBook' | 'stakes'>;
  readonly trustUnsigned: boolean;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * The first of these balance files that is whole, proven by its signatures and accounts for all hbar; undefined where none is. Why one
 * is not, the log says. @throws SourceError
 */
export async function firstProven(
  files: readonly ListedBalances[],
  options: OpeningOptions,
): Promise<BalanceFile | undefined> {
  for (const file of files) {
    const found = await proven(file, options);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function proven(
  file: ListedBalances,
  { network: { addressBook, stakes }, trustUnsigned, log }: OpeningOptions,
): Promise<BalanceFile | undefined> {
  const signatures = signaturesIn(await file.signatures(), addressBook);
  let problem: StreamError | undefined;
  let copies = 0;
  for await (const { origin, bytes } of file.copies()) {
    try {
      const source = { file: origin, bytes, signatures, addressBook, stakes, trustUnsigned };
      const { snapshot } = openBalanceSnapshot(source);
      refuseUnfit(file, snapshot);
      return snapshot;
    } catch (error) {
      if (!(error instanceof StreamError)) throw error;
      problem ??= error;
    }
    if (++copies === MOST_COPIES) break;
  }
  if (problem !== undefined)
    log.warn({ file: problem.file, reason: problem.reason }, `balances from a file are not used: ${problem.message}`);
  return undefined;
}

/** @throws StreamError for a file that is not of the time that its name says, or holds more or less than there is */
function refuseUnfit({ instant }: ListedBalances, { file, consensusNs, balances }: BalanceFile): void {
  if (consensusNs !== instant)
    throw new StreamError({ reason: 'malformed', file, expected: formatIso(instant), actual: formatIso(consensusNs) });
  let total = 0n;
  for (const balance of balances.values()) total += balance;
  if (total === HBAR_SUPPLY_TINYBAR) return;
  const [expected, actual] = [`${HBAR_SUPPLY_TINYBAR} tinybars in total`, `${total}`];
  throw new StreamError({ reason: 'malformed', file, expected, actual });
}

/** For the log: what was loaded. */
export function openingText({ file, consensusNs, balances, tokenBalances }: BalancesAt): string {
  return `${file}: ${countWithNoun(balances.size, 'account')} and ${countWithNoun(tokenBalances.length, 'balance of tokens', 'balances of tokens')} at ${formatIso(consensusNs)}`;
}
