import { createHash } from 'node:crypto';
import { hexText } from '@ledgerscope/ledger';
import { LONG_LEDGER_ID_BYTES } from './first-key.ts';
import {
  checkPossessions,
  LEDGER_ID_BYTES,
  type LedgerIdPublication,
  type LedgerNodes,
  readLedgerNodes,
} from './ledger-id.ts';
import { demand, TssError } from './tss-error.ts';
import { isKnownWrapsKey, type SchemeRules, schemesOf } from './tss-scheme.ts';

/** What the operator trusts, by configuration. */
export interface TssPins {
  readonly ledgers: readonly LedgerPin[];
  /** SHA-256 of hinTS keys (1096 bytes), in hex. */
  readonly keys: ReadonlySet<string>;
}

/** A ledger id that is trusted. It names the network's first nodes, and not the key of WRAPS proofs: that is pinned beside it. */
export interface LedgerPin {
  /** In hex: 32 bytes, or 64. */
  readonly ledgerId: string;
  /** SHA-256 of the key of WRAPS proofs, in hex; undefined where those known to this program are good enough. */
  readonly wrapsKeySha256: string | undefined;
}

/** A published ledger id, checked. */
export interface OpenLedger {
  /** In hex. */
  readonly ledgerId: string;
  readonly idBytes: Uint8Array;
  /** Undefined for ids of 64 bytes, whose nodes this program cannot hash. */
  readonly nodes: LedgerNodes | undefined;
  readonly rules: SchemeRules | undefined;
  readonly wrapsKey: Uint8Array;
  readonly wrapsKeySha256: string;
  /** Whether blocks that lead back to it are verified. */
  readonly trusted: boolean;
  /** Whether WRAPS proofs of it count, too. */
  readonly wrapsTrusted: boolean;
  /** Why it is not trusted. */
  readonly distrust: string;
}

/**
 * Recomputes a published ledger id from the nodes that are published with it, and says whether it is trusted.
 * @param vouched whether the publication itself is proven
 * @throws TssError where it is not valid
 */
export function openLedger(publication: LedgerIdPublication, pins: TssPins, vouched: boolean): OpenLedger {
  const { historyProofVerificationKey: wrapsKey } = publication;
  const ledgerId = hexText(publication.ledgerId);
  const wrapsKeySha256 = createHash('sha256').update(wrapsKey).digest('hex');
  const pin = pins.ledgers.find((candidate) => candidate.ledgerId === ledgerId);
  const otherKey = pin?.wrapsKeySha256 !== undefined && pin.wrapsKeySha256 !== wrapsKeySha256;
  demand(!otherKey, 'the WRAPS key does not match the pinned key');
  const isTrusted = pin !== undefined || (vouched && pins.ledgers.length === 0);
  const facts = {
    ledgerId,
    idBytes: publication.ledgerId,
    wrapsKey,
    wrapsKeySha256,
    trusted: isTrusted,
    wrapsTrusted: vouched || pin?.wrapsKeySha256 !== undefined || isKnownWrapsKey(wrapsKeySha256),
    distrust: `the ledger ID ${ledgerId} was published by the stream itself and is not confirmed by signed record files or the configuration`,
  };
  if (publication.ledgerId.length === LONG_LEDGER_ID_BYTES) return { ...facts, nodes: undefined, rules: undefined };
  demand(
    publication.ledgerId.length === LEDGER_ID_BYTES,
    `a ledger ID of ${publication.ledgerId.length} bytes has an unknown format`,
  );
  return { ...facts, ...nodesUnderAnyScheme(publication, wrapsKeySha256) };
}

function nodesUnderAnyScheme(publication: LedgerIdPublication, wrapsKeySha256: string) {
  // The same for all schemes, and what costs most.
  const nodes = readLedgerNodes(publication);
  let problem = new TssError('the scheme is unknown');
  for (const rules of schemesOf(wrapsKeySha256)) {
    try {
      checkPossessions(nodes, rules);
      return { nodes, rules };
    } catch (error) {
      if (!(error instanceof TssError)) throw error;
      problem = error;
    }
  }
  throw problem;
}
