/** What the network charges beside what the EVM itself counts (EIP-2028, 3529, 3860). */
export const GAS = {
  transaction: 21_000n,
  creation: 32_000n,
  zeroByte: 4n,
  otherByte: 16n,
  /** Of init code, per word. */
  initCodeWord: 2n,
  /** Of code that a creation leaves, per byte. */
  depositByte: 200n,
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
