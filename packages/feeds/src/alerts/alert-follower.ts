import { type AccountMove, accountMove, entityIdFromStore, unpackEntityId } from '@ledgerscope/ledger';
import { type LedgerStore, tokenNames } from '@ledgerscope/ledger-store';
import { alertEntry } from '@ledgerscope/messages';
import {
  type AlertedTransaction,
  addAlerts,
  anyWatcher,
  type Channel,
  type FeedWrite,
  type NewAlert,
  type PortalStore,
  type Watcher,
  watchersOf,
} from '@ledgerscope/portal-store';
import { methodsAt } from '@ledgerscope/transactions/abi/methods-at';
import type { ReadAbis } from '@ledgerscope/transactions/foreign-abi/abi-registry';
import type { MovedRow } from '@ledgerscope/transactions/moves/read-move-facts';
import type { FollowedSpan, LedgerFollower } from '../ledger-follower.ts';
import { isWanted, touchedBy } from './account-change.ts';
import { alertText } from './alert-text.ts';

/** Accounts below belong to the network: nobody can have alerts of them, and every fee touches some. */
const FIRST_ORDINARY = 1001n;
const CHANNELS: readonly Channel[] = ['email', 'sms'];

/** A transaction that touched an account with alerts. */
interface Touch {
  readonly row: MovedRow;
  readonly change: AccountMove;
}

/** Notes which users get alerts of what happened to their saved accounts. */
export class AlertFollower implements LedgerFollower {
  readonly #portal: PortalStore;
  readonly #ledger: Pick<LedgerStore, 'snapshot'>;
  readonly #signatures: ReadAbis | undefined;

  /** @param signatures ABIs of single contracts; without them functions are named by standard interfaces */
  constructor(portal: PortalStore, ledger: Pick<LedgerStore, 'snapshot'>, signatures?: ReadAbis) {
    this.#portal = portal;
    this.#ledger = ledger;
    this.#signatures = signatures;
  }

  isInterested(): Promise<boolean> {
    return anyWatcher(this.#portal);
  }

  async onTransactions({ transactions }: FollowedSpan): Promise<FeedWrite | undefined> {
    const rowsOf = new Map<bigint, MovedRow[]>();
    for (const row of transactions) for (const account of touchedBy(row)) add(rowsOf, account, row);
    const accounts = [...rowsOf.keys()].map(entityIdFromStore).filter((id) => unpackEntityId(id).num >= FIRST_ORDINARY);
    const watchers = await watchersOf(this.#portal, accounts);
    if (watchers.length === 0) return undefined;
    const found: NewAlert[] = [];
    for (const [account, some] of Map.groupBy(watchers, ({ accountId }) => accountId))
      found.push(...(await this.#alertsOf(account, rowsOf.get(account) ?? [], some)));
    return found.length === 0 ? undefined : (tx) => addAlerts(tx, found);
  }

  async #alertsOf(account: bigint, rows: readonly MovedRow[], watchers: readonly Watcher[]): Promise<NewAlert[]> {
    const touches = rows.map((row) => ({ row, change: accountMove(row, account) }));
    const wanted = watchers.flatMap((watcher) =>
      CHANNELS.flatMap((channel) => {
        const own = touches.filter((touch) => isFor(watcher, channel, touch));
        return own.length === 0 ? [] : [{ watcher, channel, own }];
      }),
    );
    const matched = new Set(wanted.flatMap(({ own }) => own));
    const snapshot = this.#ledger.snapshot();
    const context = { snapshot, signatures: this.#signatures };
    const methods = await methodsAt(
      context,
      [...matched].map(({ row }) => row),
    );
    const tokens = [...matched].flatMap(({ change }) => [...change.tokens.keys()]);
    const names = await tokenNames(snapshot, tokens);
    const entries = new Map<Touch, AlertedTransaction>();
    for (const touch of matched)
      entries.set(
        touch,
        alertEntry(
          touch.row.consensusNs,
          alertText(touch.row, touch.change, names, methods.get(touch.row.consensusNs)),
        ),
      );
    return wanted.map(({ watcher: { userId, accountId }, channel, own }) => ({
      userId,
      accountId,
      channel,
      transactions: own.length,
      entries: own.flatMap((touch) => entries.get(touch) ?? []),
    }));
  }
}

function isFor(watcher: Watcher, channel: Channel, { row, change }: Touch): boolean {
  const isEmail = channel === 'email';
  const sinceNs = isEmail ? watcher.emailSinceNs : watcher.smsSinceNs;
  if (!(isEmail ? watcher.email : watcher.sms) || (sinceNs !== null && row.consensusNs <= sinceNs)) return false;
  return isWanted(change, watcher);
}

function add(rowsOf: Map<bigint, MovedRow[]>, account: bigint, row: MovedRow): void {
  const known = rowsOf.get(account);
  if (known === undefined) rowsOf.set(account, [row]);
  else known.push(row);
}
