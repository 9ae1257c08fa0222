import { type AccountRow, toAmount } from '@ledgerscope/contract';
import { entityIdFromStore, GENESIS_NS, unpackEntityId } from '@ledgerscope/ledger';
import type { AccountState } from '@ledgerscope/ledger-store';
import { base32Text } from '../base32-text.ts';
import { hexText, idOrNull, idText, instantOrNull } from '../values.ts';

const SECOND_NS = 1_000_000_000n;

type AccountLikeFields = Omit<AccountRow, 'accountID' | 'alias' | 'isContract' | 'isNodeAccount'>;

/** What accounts and contracts have in common. */
export function accountLikeReply(state: AccountState): AccountLikeFields {
  const expiry = expiryText(state);
  return {
    id: idText(state.id),
    payerID: idOrNull(state.creator),
    createdOn: instantOrNull(state.createdNs),
    expiry,
    expiryDate: expiry,
    balance: state.balance === null ? null : toAmount(state.balance),
    balanceChange: toAmount(state.balanceChange),
    memo: state.memo,
    evmAddress: state.evmAddress.length > 0 ? hexText(state.evmAddress) : longZeroAddress(state.id),
    deleted: state.deleted === 1,
  };
}

/** An account in a list. */
export function accountRowReply(state: AccountState, isNodeAccount: boolean): AccountRow {
  return {
    accountID: idText(state.id),
    ...accountLikeReply(state),
    alias: state.alias.length === 0 ? null : base32Text(state.alias),
    isContract: state.isContract === 1,
    isNodeAccount,
  };
}

/** As stated, else the end of the first auto-renew period; null where neither is known. */
export function expiryText(row: {
  readonly expirationNs: bigint;
  readonly createdNs: bigint;
  readonly autoRenewPeriod: bigint;
}): string | null {
  const { expirationNs, createdNs, autoRenewPeriod } = row;
  if (expirationNs !== 0n) return instantOrNull(expirationNs);
  if (createdNs === 0n || createdNs === GENESIS_NS || autoRenewPeriod <= 0n) return null;
  return instantOrNull(createdNs + autoRenewPeriod * SECOND_NS);
}

/** The EVM address of an entity without one of its own: shard (4 bytes), realm (8) and number (8). */
function longZeroAddress(id: bigint): string {
  const { shard, realm, num } = unpackEntityId(entityIdFromStore(id));
  return (
    shard.toString(16).padStart(8, '0') + realm.toString(16).padStart(16, '0') + num.toString(16).padStart(16, '0')
  );
}
