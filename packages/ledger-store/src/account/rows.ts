import { defineStateTable } from '../state/state-table.ts';
import { defineTable, type RowOf } from '../table.ts';

/** Accounts and contracts, which share one number space; what they hold is in account_balance. */
export const accountTable = defineStateTable(
  'account',
  ['id'],
  {
    id: 'u64',
    isContract: 'u8',
    /**
     * Consensus time of the transaction that created it; 0 when its creation was not ingested: then unset fields are unknown;
     * `GENESIS_NS` where it was there before the first block.
     */
    createdNs: 'ns',
    /** Payer of that transaction. */
    creator: 'u64',
    /** Newest create, update or delete. */
    updatedNs: 'ns',
    /** Serialized Key; empty for none. */
    key: 'bytes',
    alias: 'bytes',
    /** 20 bytes, or empty for the one that follows from the id. */
    evmAddress: 'bytes',
    memo: 'text',
    /** As stated; 0 where none was: then it expires at `createdNs` + `autoRenewPeriod`. */
    expirationNs: 'anyNs',
    /** Seconds. */
    autoRenewPeriod: 'i64',
    autoRenewAccount: 'u64',
    /** -1 for no limit. */
    maxAutomaticTokenAssociations: 'i32',
    receiverSigRequired: 'u8',
    /** -1 for none. */
    stakedNodeId: 'i64',
    /** 0 for none. */
    stakedAccountId: 'u64',
    declineReward: 'u8',
    /** Days since 1970 (UTC); -1 for none. */
    stakePeriodStart: 'i64',
    deleted: 'u8',
    /** Who got what a deleted account or contract held. */
    obtainer: 'u64',
    permanentRemoval: 'u8',
    ethereumNonce: 'i64',
    /** File of the init code that a contract was created from; 0 for none. */
    fileId: 'u64',
    /** `consensus_ns` of the contract_bytecode row with its code; 0 for none. */
    bytecodeNs: 'ns',
    /** 20 bytes of the code that an account delegates to (HIP-1340); empty for none. */
    delegationAddress: 'bytes',
  },
  { stakedNodeId: -1n, stakePeriodStart: -1n },
);
export type AccountRow = RowOf<typeof accountTable>;

/** What accounts and contracts hold. */
export const accountBalanceTable = defineStateTable('account_balance', ['id'], {
  id: 'u64',
  /** Tinybars gained since the first block that was read; the balance itself when the ledger is anchored at genesis. */
  balance: 'i64',
});

/** Balance of a system account (number up to 1000) after the minute that starts at `minuteNs`. */
export const accountMinuteTable = defineStateTable('account_minute', ['account', 'minuteNs'], {
  account: 'u64',
  minuteNs: 'ns',
  balance: 'i64',
});

/** An instant at which all balances are known. */
export const balanceAnchorTable = defineTable('balance_anchor', {
  consensusNs: 'ns',
  /** 'genesis' or 'snapshot'. */
  origin: 'text',
  /** Of the snapshot; empty for genesis. */
  fileName: 'text',
  accounts: 'u64',
  /** Sum of all balances in tinybars. */
  total: 'i64',
});
export type BalanceAnchorRow = RowOf<typeof balanceAnchorTable>;

/** What an account had before the first block that was read, by the anchor that says so. */
export const anchoredBalanceTable = defineTable('anchored_balance', {
  anchorNs: 'ns',
  account: 'u64',
  balance: 'i64',
});
