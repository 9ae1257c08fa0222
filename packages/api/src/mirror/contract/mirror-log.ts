import { type ContractLogRow, type ContractStateChangeRow, numberOfBlock } from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { hexOf, timeText } from '../mirror-values.ts';
import { wordText } from './mirror-result.ts';
import type { RunBlock } from './read-runs.ts';

/** A log as the mirror node shows it beside its transaction. */
export function mirrorLog(log: ContractLogRow, addressOf: (contract: bigint) => string) {
  return {
    address: addressOf(log.contract),
    bloom: hexOf(log.bloom),
    contract_id: idText(log.contract),
    data: log.data.length === 0 ? '0x' : wordText(log.data),
    index: log.logIndex,
    topics: log.topics.map(wordText),
  };
}

/** The same in lists, with its block and the hash of its transaction. */
export function mirrorLogInBlock(
  log: ContractLogRow,
  {
    block,
    places,
    hash,
    addressOf,
  }: RunBlock & { readonly hash: string; readonly addressOf: (contract: bigint) => string },
) {
  return {
    ...mirrorLog(log, addressOf),
    block_hash: hexOf(block.hash),
    block_number: numberOfBlock(block),
    root_contract_id: idOrNull(log.rootContract),
    timestamp: timeText(log.consensusNs),
    transaction_hash: hash,
    transaction_index: places.get(log.consensusNs) ?? null,
  };
}

/** A slot that was read, and perhaps written. */
export function mirrorStateChange(change: ContractStateChangeRow, addressOf: (contract: bigint) => string) {
  return {
    address: addressOf(change.contract),
    contract_id: idText(change.contract),
    slot: wordText(change.slot),
    value_read: wordText(change.valueRead),
    value_written: change.written === 1 ? wordText(change.valueWritten) : null,
  };
}
