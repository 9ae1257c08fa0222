/** All hbar there is, in tinybars: 50 billion hbar of 10^8 tinybars. */
export const HBAR_SUPPLY_TINYBAR = 5_000_000_000_000_000_000n;
