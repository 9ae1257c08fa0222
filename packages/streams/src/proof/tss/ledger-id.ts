import { bn254_Fr } from '@noble/curves/bn254.js';
import { bytesEqual } from '../../bytes.ts';
import { scalarBytes } from './field-reader.ts';
import { poseidonHash } from './poseidon-sponge.ts';
import { checkPossession, readSchnorrKey, type SchnorrKey } from './schnorr-key.ts';
import { demand, TssError } from './tss-error.ts';
import type { SchemeRules } from './tss-scheme.ts';

/** What a ledger publishes of itself in a transaction of type 77, as it is there. */
export interface LedgerIdPublication {
  /** 32 bytes; 64 in the releases that the public networks cut over with. */
  readonly ledgerId: Uint8Array;
  /** Key of WRAPS proofs: 1768 bytes, empty where none is used. */
  readonly historyProofVerificationKey: Uint8Array;
  readonly nodeContributions: readonly {
    readonly nodeId: bigint;
    readonly weight: bigint;
    readonly historyProofKey: Uint8Array;
  }[];
}

/** The nodes of a ledger id: they decide which hinTS key is the ledger's. */
export interface LedgerNodes {
  readonly ledgerId: Uint8Array;
  readonly nodes: readonly { readonly key: SchnorrKey; readonly weight: bigint }[];
  readonly totalWeight: bigint;
}

/** The hash is over this number of nodes. */
export const MAX_NODES = 128;
export const LEDGER_ID_BYTES = 32;
/** Fills the places of missing nodes in the hash: the point of the secret that follows from 32 zero bytes, no weight, node -1. */
const FILLER = {
  x: 12242143994000228932794072931472805933014698661472621875120544547182037447307n,
  y: 18632581597336484007639911068407412014942769995951822776505801470647807372989n,
};
const MAX_WEIGHT = 1n << 64n;

/**
 * Reads the nodes of a publication and recomputes its ledger id from them. That they hold their keys says {@link checkPossessions}.
 * @throws TssError where a key is invalid, or where the nodes are not those of the ledger id
 */
export function readLedgerNodes(publication: LedgerIdPublication): LedgerNodes {
  const { ledgerId, nodeContributions } = publication;
  demand(ledgerId.length === LEDGER_ID_BYTES, `the ledger ID has ${ledgerId.length} bytes, not ${LEDGER_ID_BYTES}`);
  const nodes = readContributions(nodeContributions);
  if (!bytesEqual(scalarBytes(hashOfNodes(nodes)), ledgerId))
    throw new TssError('the ledger ID does not match the published nodes');
  const totalWeight = nodes.reduce((sum, { weight }) => sum + weight, 0n);
  return { ledgerId, nodes, totalWeight };
}

/** @throws TssError where it is not proven that each node holds its key */
export function checkPossessions({ nodes }: LedgerNodes, { possessionDomain }: SchemeRules): void {
  for (const { key } of nodes) checkPossession(key, possessionDomain);
}

/** The ledger id (32 bytes) of nodes, in their order. @throws TssError where a key, id or weight is none */
export function ledgerIdOf(contributions: LedgerIdPublication['nodeContributions']): Uint8Array {
  return scalarBytes(hashOfNodes(readContributions(contributions)));
}

interface LedgerNode {
  readonly nodeId: bigint;
  readonly weight: bigint;
  readonly key: SchnorrKey;
}

function readContributions(contributions: LedgerIdPublication['nodeContributions']): LedgerNode[] {
  demand(contributions.length > 0, 'the publication does not contain any node');
  demand(contributions.length <= MAX_NODES, `the publication contains more than ${MAX_NODES} nodes`);
  const nodes = contributions.map(({ nodeId, weight, historyProofKey }) => {
    demand(weight < MAX_WEIGHT && nodeId < MAX_WEIGHT, 'a node ID or weight exceeds 64 bits');
    return { nodeId, weight, key: readSchnorrKey(historyProofKey) };
  });
  const ids = new Set(nodes.map(({ nodeId }) => nodeId));
  demand(ids.size === nodes.length, 'the publication contains a node twice');
  return nodes;
}

function hashOfNodes(nodes: readonly LedgerNode[]): bigint {
  const rows = nodes.map(({ nodeId, weight, key }) => ({ ...key.point.toAffine(), weight, nodeId }));
  const filler = { ...FILLER, weight: 0n, nodeId: bn254_Fr.ORDER - 1n };
  while (rows.length < MAX_NODES) rows.push(filler);
  return poseidonHash((['x', 'y', 'weight', 'nodeId'] as const).flatMap((column) => rows.map((row) => row[column])));
}
