import type { EntityNum } from './world-state.ts';

/** Holds the whole supply at genesis. */
export const TREASURY: EntityNum = 2;
/** May change every system file. */
export const SYSTEM_ADMIN: EntityNum = 50;
export const ADDRESS_BOOK_ADMIN: EntityNum = 55;
export const FEE_SCHEDULE_ADMIN: EntityNum = 56;
export const EXCHANGE_RATE_ADMIN: EntityNum = 57;
export const FREEZE_ADMIN: EntityNum = 58;
export const SYSTEM_DELETE_ADMIN: EntityNum = 59;
export const SYSTEM_UNDELETE_ADMIN: EntityNum = 60;
/** Gets what fees leave after node and reward shares. */
export const FEE_COLLECTOR: EntityNum = 98;
export const STAKING_REWARDS: EntityNum = 800;
export const NODE_REWARDS: EntityNum = 801;

/** Files of the network itself. */
export const NODE_DETAILS_FILE: EntityNum = 101;
export const ADDRESS_BOOK_FILE: EntityNum = 102;
export const FEE_SCHEDULE_FILE: EntityNum = 111;
export const EXCHANGE_RATE_FILE: EntityNum = 112;

/** 50 billion hbars, in tinybars. */
export const SUPPLY = 5_000_000_000_000_000_000n;
