/**
 * What units of the public API buy. The server charges by it, pages and documents state it: a price is written nowhere else. It
 * imports nothing, so that the store of users can read it too.
 */
export const PRICES = {
  /** Units of a call, where it declares no other cost; of a list, for each so many objects that it answers. */
  call: 1,
  callObjects: 100,
  /** Units of a message of a subscription, of its replay, and of a live stream. */
  message: 1,
  /** Transactions that a replay, or a live stream of what is stored, examines for one unit more. */
  examinedPerUnit: 10_000,
  /** Units with which everybody begins. */
  free: 1_000,
} as const;

/** Calls a second with one key, where the operator sets nothing else, and how many times that at once. */
export const KEY_RATE = 10;
export const KEY_BURST = 2;
