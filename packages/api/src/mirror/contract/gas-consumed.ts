import { isVersionFrom } from '@ledgerscope/ledger';
import type { Run } from './read-runs.ts';

/** What a transaction costs before the EVM runs it (yellow paper, appendix G). */
const BASE_GAS = 21_000n;
const CREATE_GAS = 32_000n;
const ZERO_BYTE_GAS = 4n;
const OTHER_BYTE_GAS = 16n;

/** From this version of the network on, what the EVM used is what is charged (HIP-1249; its place in releases as the mirror node has it). */
const USED_IS_CHARGED_SINCE = '0.69.0';

/** Gas that the EVM used, before any is charged for what was reserved; null where neither the network's version nor a sidecar says it. */
export function gasConsumed({ result, hapiVersion, parts: { actions, bytecode, ethereum } }: Run): bigint | null {
  if (isVersionFrom(hapiVersion, USED_IS_CHARGED_SINCE)) return result.gasUsed;
  const top = actions.find(({ callDepth }) => callDepth === 0);
  if (top === undefined) return null;
  const isCreate = result.isCreate === 1;
  // What is signed as an Ethereum transaction has the init code in its call data.
  const code =
    isCreate && ethereum === undefined ? bytecode.find(({ contract }) => contract === result.contract) : undefined;
  const sent = gasOfBytes(result.functionParameters) + (code === undefined ? 0n : gasOfBytes(code.initcode));
  return top.gasUsed + BASE_GAS + sent + (isCreate ? CREATE_GAS : 0n);
}

function gasOfBytes(bytes: Uint8Array): bigint {
  let zeros = 0;
  for (const byte of bytes) if (byte === 0) zeros += 1;
  return BigInt(zeros) * ZERO_BYTE_GAS + BigInt(bytes.length - zeros) * OTHER_BYTE_GAS;
}
