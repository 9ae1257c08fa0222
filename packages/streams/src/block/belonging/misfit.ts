import { type ConsensusNs, NS_PER_SECOND, transactionType } from '@ledgerscope/ledger';
import type { AccountID, TransactionBody } from '../../hapi/messages.ts';
import type { BlockTransaction } from '../block-transaction.ts';
import { accountKey } from '../entity-key.ts';

/** Why a result cannot be that of its transaction: what the transaction asks for, and what is there. */
export interface Misfit {
  readonly expected: string;
  readonly actual: string;
}

/** A transaction with the result that stands behind it. */
export interface Pair extends BlockTransaction {
  /** It is in the body of a batch and has no item of its own. */
  readonly isInner: boolean;
  /** Between it and the result before stands something that belongs to neither. */
  readonly isApart: boolean;
  /** Place of the result among the block's items. */
  readonly item: number;
}

/** Whether somebody sent the transaction, by itself or in a batch: no other transaction and no schedule caused it. */
export function isSent({ isInner, envelope }: Pick<Pair, 'isInner' | 'envelope'>): boolean {
  const id = envelope.body.transactionID;
  return id !== undefined && id.nonce === 0 && (isInner || !id.scheduled);
}

/** A transaction as errors name it: its type and id. */
export function nameOf(typeId: number, { transactionID: id }: TransactionBody): string {
  const start = id?.transactionValidStart;
  const time = start === undefined ? '?' : `${start.seconds}.${String(start.nanos).padStart(9, '0')}`;
  const more = `${id?.scheduled === true ? ' scheduled' : ''}${(id?.nonce ?? 0) > 0 ? ` nonce ${id?.nonce}` : ''}`;
  return `${transactionType(typeId).label} ${accountName(id?.accountID)}@${time}${more}`;
}

export function accountName(id: AccountID | undefined): string {
  return id === undefined ? 'nobody' : accountKey(id);
}

/** An instant as `seconds.nanoseconds`. */
export function timeText(time: ConsensusNs | undefined): string {
  return time === undefined ? 'none' : `${time / NS_PER_SECOND}.${String(time % NS_PER_SECOND).padStart(9, '0')}`;
}
