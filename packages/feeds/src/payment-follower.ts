import { accountHbars, type EntityId, formatEntityId, isSuccessful } from '@ledgerscope/ledger';
import type { TransactionRow } from '@ledgerscope/ledger-store';
import { isInvoiceMemo } from '@ledgerscope/portal/payment/invoice-memo';
import {
  bookHbar,
  type FeedWrite,
  hasHbarQuotes,
  type MailOfHbar,
  type PortalStore,
  type ReceivedHbar,
} from '@ledgerscope/portal-store';
import type { FollowedSpan, LedgerFollower } from './ledger-follower.ts';

/** What payments in hbar are read with. */
export interface PaymentsOptions {
  readonly portal: PortalStore;
  /** The account that is paid. */
  readonly account: EntityId;
  readonly mailOf: MailOfHbar;
}

/** Books transfers of hbar to the operator whose memo names an invoice. */
export class PaymentFollower implements LedgerFollower {
  readonly #options: PaymentsOptions;
  #isAsked = false;

  constructor(options: PaymentsOptions) {
    this.#options = options;
  }

  /** Asked after the head was read: who pays has seen the memo before, so that no payment is passed over. */
  async isInterested(): Promise<boolean> {
    this.#isAsked ||= await hasHbarQuotes(this.#options.portal);
    return this.#isAsked;
  }

  onTransactions({ transactions }: FollowedSpan): Promise<FeedWrite | undefined> {
    const { account, mailOf } = this.#options;
    const received = transactions.flatMap((row) => receivedBy(account, row) ?? []);
    return Promise.resolve(received.length === 0 ? undefined : (tx) => bookHbar(tx, received, mailOf));
  }
}

/** What an account got by a transaction that names an invoice; undefined where it got nothing. */
export function receivedBy(account: EntityId, row: TransactionRow): ReceivedHbar | undefined {
  const memo = row.memo.trim();
  if (!isInvoiceMemo(memo) || !isSuccessful(row.result)) return undefined;
  // A staking reward that came along is nobody's payment.
  const { moved: tinybars } = accountHbars(row, account);
  if (tinybars <= 0n) return undefined;
  const { consensusNs, payer, hbarEquiv, centEquiv } = row;
  return { consensusNs, memo, payer: formatEntityId(payer as EntityId), tinybars, hbarEquiv, centEquiv };
}
