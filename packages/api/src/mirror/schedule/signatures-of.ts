import type { LedgerSnapshot, ScheduleEventRow } from '@ledgerscope/ledger-store';
import { transactionRaws } from '@ledgerscope/ledger-store';
import { decodeParts, hapi } from '@ledgerscope/streams';
import { base64Of, timeText } from '../mirror-values.ts';

/** A signature under a transaction that created or signed a schedule. */
interface MirrorSignature {
  readonly consensus_timestamp: string;
  readonly public_key_prefix: string;
  readonly signature: string;
  readonly type: string;
}

/** Members of a SignaturePair, by the name that the mirror node gives them. */
const KINDS = [
  ['CONTRACT', 'contract'],
  ['ED25519', 'ed25519'],
  ['RSA_3072', 'RSA_3072'],
  ['ECDSA_384', 'ECDSA_384'],
  ['ECDSA_SECP256K1', 'ECDSASecp256k1'],
] as const;
const NO_BYTES = new Uint8Array(0);

/** The signatures of schedules, by the instant of the transaction that they are under. */
export async function signaturesAt(
  snapshot: LedgerSnapshot,
  events: readonly ScheduleEventRow[],
): Promise<ReadonlyMap<bigint, readonly MirrorSignature[]>> {
  const instants = events.map(({ consensusNs }) => consensusNs);
  if (instants.length === 0) return new Map();
  const raws = await transactionRaws(snapshot, instants);
  return new Map(
    [...raws].map(([at, { transactionBytes }]) => [
      at,
      pairsOf(transactionBytes).map((pair) => signatureReply(at, pair)),
    ]),
  );
}

/** Signatures are beside the bytes that were signed, in the newer form within them. */
function pairsOf(bytes: Uint8Array): readonly hapi.SignaturePair[] {
  const { sigMap, signedTransactionBytes } = decodeParts(hapi.Transaction, bytes).message;
  if (signedTransactionBytes.length === 0) return sigMap?.sigPair ?? [];
  return decodeParts(hapi.SignedTransaction, signedTransactionBytes).message.sigMap?.sigPair ?? [];
}

function signatureReply(consensusNs: bigint, pair: hapi.SignaturePair): MirrorSignature {
  const [type, member] = KINDS.find(([, name]) => pair[name] !== undefined) ?? ['UNKNOWN', undefined];
  return {
    consensus_timestamp: timeText(consensusNs),
    public_key_prefix: base64Of(pair.pubKeyPrefix),
    signature: base64Of((member === undefined ? undefined : pair[member]) ?? NO_BYTES),
    type,
  };
}
