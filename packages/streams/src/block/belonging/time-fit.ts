import { isNodeTransactionType, isSuccessful, NS_PER_SECOND } from '@ledgerscope/ledger';
import { statedTime } from '../../record/record-item.ts';
import { isSent, type Misfit, type Pair, timeText } from './misfit.ts';

/** A transaction that took effect reached consensus while it was valid: nodes refuse others (`TRANSACTION_EXPIRED`, `INVALID_TRANSACTION_START`). */
export function timeMisfit(pair: Pair): Misfit | undefined {
  const { transactionID: id, transactionValidDuration: duration } = pair.envelope.body;
  const start = statedTime(id?.transactionValidStart);
  if (!isHeldToTime(pair) || start === undefined || duration === undefined || duration.seconds <= 0n) return undefined;
  const end = start + duration.seconds * NS_PER_SECOND;
  if (pair.consensusNs >= start && pair.consensusNs < end) return undefined;
  const expected = `a consensus time from ${timeText(start)} on, within ${duration.seconds} seconds`;
  return { expected, actual: timeText(pair.consensusNs) };
}

/** Inner transactions have the time of their batch; what nodes tell each other is never late. */
function isHeldToTime(pair: Pair): boolean {
  const isUsers = isSent(pair) && !pair.isInner && !isNodeTransactionType(pair.envelope.typeId);
  return isUsers && isSuccessful(pair.result.status);
}
