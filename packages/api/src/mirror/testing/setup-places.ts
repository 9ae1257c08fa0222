import { RESPONSE_CODE, typeRules } from '@ledgerscope/ledger';
import { timeText } from '../mirror-values.ts';
import { setupBlocks } from './setup-blocks.ts';
import { setupResults } from './setup-results.ts';
import { bigOf, rowsOf, type Setup } from './setup-values.ts';

/** The place of a transaction among those of its block that the EVM ran; null where it ran none. */
export function evmPlaceOf(setup: Setup, timestamp: string): number | null {
  const nonces = new Map(
    [...rowsOf(setup, 'contractresults'), ...rowsOf(setup, 'transactions')].map((row) => [
      bigOf(row.consensus_timestamp),
      Number(row.nonce ?? row.transaction_nonce ?? 0),
    ]),
  );
  const run = setupResults(setup)
    .contractResult.filter(
      ({ type, result, consensusNs }) =>
        typeRules(type)?.runsCode !== undefined &&
        result !== RESPONSE_CODE.WRONG_NONCE &&
        (nonces.get(consensusNs) ?? 0) === 0,
    )
    .map(({ consensusNs }) => consensusNs)
    .sort((one, other) => (one < other ? -1 : 1));
  const at = run.find((instant) => timeText(instant) === timestamp);
  if (at === undefined) return null;
  const block = setupBlocks(setup).find(({ firstNs, lastNs }) => at >= firstNs && at <= lastNs);
  return run.filter((instant) => block !== undefined && instant >= block.firstNs && instant < at).length;
}
