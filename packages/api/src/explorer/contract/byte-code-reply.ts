import type { ByteCode } from '@ledgerscope/contract';
import type { ConsensusNs, EntityId } from '@ledgerscope/ledger';
import { type AccountState, contractBytecodes, fileHistory, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { hexOrNull, idOrNull, idText, instantOrNull, utf8OrNull } from '@ledgerscope/transactions/values';

const HEX = /^(?:0x)?((?:[0-9a-fA-F]{2})+)\s*$/;

/** Code of a contract: from the newest sidecar that has it, else the init code that its file holds. */
export async function byteCodeReply(snapshot: LedgerSnapshot, state: AccountState): Promise<ByteCode> {
  const stored =
    state.bytecodeNs === 0n
      ? undefined
      : (await contractBytecodes(snapshot, state.bytecodeNs)).find(({ contract }) => contract === state.id);
  const runtime = hexOrNull(stored?.runtimeBytecode ?? new Uint8Array());
  const fromSidecar = hexOrNull(stored?.initcode ?? new Uint8Array());
  const fromFile = fromSidecar === null ? await initCodeOfFile(snapshot, state.fileId) : null;
  return {
    contractID: idText(state.id),
    byteCode: runtime,
    runtimeByteCode: runtime,
    initCode: fromSidecar ?? fromFile,
    initCodeSource: fromSidecar === null ? (fromFile === null ? null : 'file') : 'sidecar',
    fileID: idOrNull(state.fileId),
    storedAt: instantOrNull(state.bytecodeNs),
  };
}

/**
 * Files hold init code as hex digits; null where there is none, or the contents are something else.
 * @param at as of this instant; undefined for now
 */
export async function initCodeOfFile(snapshot: LedgerSnapshot, file: bigint, at?: ConsensusNs): Promise<string | null> {
  if (file === 0n) return null;
  const pieces = await fileHistory(snapshot, file as EntityId, at);
  const digits = utf8OrNull(Buffer.concat(pieces.map(({ contents }) => contents)));
  return HEX.exec(digits ?? '')?.[1]?.toLowerCase() ?? null;
}
