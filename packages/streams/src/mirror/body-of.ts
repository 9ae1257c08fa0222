import type { CustomFeeLimit, TransactionBody } from '../hapi/messages.ts';
import type { Draft } from '../wire/encode.ts';
import type { MirrorReply } from './answer.ts';
import { dataOf } from './data-of.ts';
import { accountId, maybe, tokenId } from './ids.ts';
import { keyOf } from './key-of.ts';
import { type MirrorReported, memoOf } from './reported.ts';

/** The body of a transaction, as far as a mirror node reports it: what it does not report is omitted. */
export function bodyOf(reported: MirrorReported): Draft<TransactionBody> {
  const { transaction, id } = reported;
  const validFor = transaction.optionalInteger('valid_duration_seconds');
  return {
    transactionID: id,
    nodeAccountID: transaction.account('node'),
    transactionFee: transaction.integer('max_fee'),
    transactionValidDuration: validFor === undefined ? undefined : { seconds: validFor },
    memo: memoOf(transaction),
    batchKey: keyOf(transaction, 'batch_key'),
    maxCustomFees: limitsOf(transaction),
    ...dataOf(reported),
  };
}

/** The most that each account pays of custom fees. */
function limitsOf(transaction: MirrorReply): Draft<CustomFeeLimit>[] {
  const limits = new Map<
    bigint,
    { accountId: ReturnType<typeof accountId>; fees: Draft<CustomFeeLimit['fees']>[0][] }
  >();
  for (const entry of transaction.list('max_custom_fees')) {
    const account = entry.entity('account_id');
    if (account === undefined) continue;
    const limit = limits.get(account) ?? { accountId: accountId(account), fees: [] };
    limit.fees.push({
      amount: entry.integer('amount'),
      denominatingTokenId: maybe(entry.entity('denominating_token_id'), tokenId),
    });
    limits.set(account, limit);
  }
  return [...limits.values()];
}
