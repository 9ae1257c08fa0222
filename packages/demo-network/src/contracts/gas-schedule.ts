/** What the EVM charges (Cancun; EIP-2028, 2200, 2929, 3529), as far as the contracts of this folder meet it. */
export const GAS = {
  transaction: 21_000n,
  creation: 32_000n,
  zeroByte: 4n,
  otherByte: 16n,
  /** Of init code, per word (EIP-3860). */
  initCodeWord: 2n,
  /** Of code that a creation leaves, per byte. */
  depositByte: 200n,
  coldSlot: 2_100n,
  coldAccount: 2_600n,
  warm: 100n,
  firstWrite: 20_000n,
  laterWrite: 2_900n,
  clearing: 4_800n,
  log: 375n,
  logTopic: 375n,
  logByte: 8n,
  callWithValue: 9_000n,
  /** Given to the receiver of hbar, and returned by one that runs no code. */
  stipend: 2_300n,
  /** What mainnet's token service took of a transfer in July 2025. */
  tokenTransfer: 15_284n,
} as const;

/** The share of the used gas that cleared storage can give back (EIP-3529). */
const MAX_REFUND_DIVISOR = 5n;
/** The network takes at least 80 % of the limit, used or not (`contracts.maxRefundPercentOfGasLimit` is 20). */
const MAX_UNUSED_PERCENT = 20n;

/** Gas that is gone before the first instruction; the rest of the limit is what the outermost call begins with. */
export function intrinsicGas(data: Uint8Array, creates: boolean): bigint {
  let zeros = 0;
  for (const byte of data) if (byte === 0) zeros++;
  const bytes = BigInt(zeros) * GAS.zeroByte + BigInt(data.length - zeros) * GAS.otherByte;
  if (!creates) return GAS.transaction + bytes;
  return GAS.transaction + GAS.creation + bytes + BigInt(Math.ceil(data.length / 32)) * GAS.initCodeWord;
}

/** The gas that a record reports and the payer pays for. */
export function chargedGas(limit: bigint, used: bigint, refund: bigint): bigint {
  const most = used / MAX_REFUND_DIVISOR;
  const net = used - (refund < most ? refund : most);
  const least = limit - (limit * MAX_UNUSED_PERCENT) / 100n;
  return net > least ? net : least;
}
