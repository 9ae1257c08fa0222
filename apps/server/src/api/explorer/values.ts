import {
  type ConsensusNs,
  consensusNsOf,
  type EntityId,
  entityIdFromStore,
  formatEntityId,
  formatIso,
  GENESIS_NS,
} from '@ledgerscope/ledger';
import { hapi } from '@ledgerscope/streams';

const TEXT = new TextDecoder('utf-8', { fatal: true });

/** `shard.realm.num` of a stored id. */
export function idText(id: bigint): string {
  return formatEntityId(entityIdFromStore(id));
}

/** The same, null for the stored 0 that means none. */
export function idOrNull(id: bigint): string | null {
  return id === 0n ? null : idText(id);
}

export function instantText(ns: bigint): string {
  return formatIso(consensusNsOf(ns));
}

/** Null for the stored 0 that means none, and for what was there before the first block. */
export function instantOrNull(ns: bigint): string | null {
  return ns === 0n || ns === GENESIS_NS ? null : instantText(ns);
}

export function hexText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}

export function hexOrNull(bytes: Uint8Array): string | null {
  return bytes.length === 0 ? null : hexText(bytes);
}

/** The text that the bytes are, null where they are not UTF-8. */
export function utf8OrNull(bytes: Uint8Array): string | null {
  try {
    return TEXT.decode(bytes);
  } catch {
    return null;
  }
}

/** ResponseCodeEnum name; a code newer than this program keeps its number. */
export function statusName(result: number): string {
  return hapi.ResponseCodeEnum[result] ?? `UNKNOWN_${result}`;
}

export function validStart(row: { consensusNs: bigint; validStartDelta: bigint }): ConsensusNs {
  return consensusNsOf(row.consensusNs - row.validStartDelta);
}

export function payerId(row: { payer: bigint }): EntityId {
  return entityIdFromStore(row.payer);
}
