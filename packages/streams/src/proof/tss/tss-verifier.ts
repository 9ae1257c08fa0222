import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { namesFirstKey } from './first-key.ts';
import { checkFourQuotients, checkMergedQuotient } from './hints-check.ts';
import { HINTS_KEY_BYTES, type HintsKey, readHintsKey } from './hints-key.ts';
import { hashOfHintsKey } from './hints-key-hash.ts';
import {
  FOUR_QUOTIENT_BYTES,
  MERGED_QUOTIENT_BYTES,
  readFourQuotientSignature,
  readMergedQuotientSignature,
} from './hints-signature.ts';
import type { KeyStanding } from './key-chain.ts';
import type { LedgerIdPublication } from './ledger-id.ts';
import { olderReleaseOf } from './older-release.ts';
import { type OpenLedger, openLedger, type TssPins } from './open-ledger.ts';
import type { SignatureStrength } from './proof-strength.ts';
import { checkSchnorrChain, SCHNORR_CHAIN_BYTES } from './schnorr-chain.ts';
import { TssError } from './tss-error.ts';
import { SCHEMES, type SchemeRules, type TssScheme } from './tss-scheme.ts';
import { checkWrapsChain, WRAPS_PROOF_BYTES } from './wraps-chain.ts';

/** What was found of one threshold signature. */
export interface TssCheck {
  readonly strength: SignatureStrength;
  /** Which release's form it has; undefined where it has none that is known. */
  readonly scheme: TssScheme | undefined;
  /** Whether signers of more than half of the weight under the hinTS key signed, also where that key is not trusted. */
  readonly holds: boolean;
  /** How the ledger id leads to the hinTS key; undefined where that was not checked. */
  readonly chain: 'schnorr' | 'wraps' | 'first-key' | 'handed-over' | undefined;
  /** SHA-256 of the hinTS key, in hex, as it can be pinned; undefined where there is none. */
  readonly keySha256: string | undefined;
  /** In hex; undefined where the signature was not led back to one. */
  readonly ledgerId: string | undefined;
  /** Why it is not worth more; undefined for the strongest. */
  readonly reason: string | undefined;
}

/** Chain of trust of the 3.23 releases: a compressed SNARK, which this program cannot check. */
const SNARK_CHAIN_BYTES = 11_368;
const HINTS_AND_SCHNORR_BYTES = HINTS_KEY_BYTES + FOUR_QUOTIENT_BYTES + SCHNORR_CHAIN_BYTES;
const HINTS_AND_WRAPS_BYTES = HINTS_KEY_BYTES + FOUR_QUOTIENT_BYTES + WRAPS_PROOF_BYTES;
const HINTS_AND_SNARK_BYTES = HINTS_KEY_BYTES + MERGED_QUOTIENT_BYTES + SNARK_CHAIN_BYTES;
/** A network has one hinTS key at a time, and the next one at a change of its nodes. */
const CACHED_KEYS = 4;
const CACHED_CHAINS = 16;

/** Hex SHA-256 of the hinTS key that a threshold signature begins with. */
export function signingKeyOf(signature: Uint8Array): string {
  return sha256(signature.subarray(0, HINTS_KEY_BYTES));
}

/** True for a signature whose length is that of a threshold signature in a form that is known. */
function isThresholdSignature({ length }: Uint8Array): boolean {
  return [HINTS_AND_SCHNORR_BYTES, HINTS_AND_WRAPS_BYTES, HINTS_AND_SNARK_BYTES].includes(length);
}

/** The parts of a signature as it is in a block's proof. */
interface Parts {
  readonly key: HintsKey;
  readonly keySha256: string;
  readonly signature: Uint8Array;
  readonly chain: Uint8Array;
}

/** Values by name, each made when it is first asked for; what making it throws is not cached. */
function madeOnce<Value extends object>(max: number): LRUCache<string, Value, () => Value> {
  return new LRUCache<string, Value, () => Value>({ max, memoMethod: (_name, _before, { context: make }) => make() });
}

/**
 * Verifies threshold signatures (hinTS) against the ledger ids that a network published and the operator trusts. Holds keys and
 * chains of trust that were checked, so that a block costs a hinTS check only.
 */
export class TssVerifier {
  readonly #pins: TssPins;
  readonly #keys = madeOnce<HintsKey>(CACHED_KEYS);
  /** The reason why a chain does not hold, or undefined where it does. */
  readonly #chains = madeOnce<{ readonly problem: string | undefined }>(CACHED_CHAINS);
  #ledger: OpenLedger | undefined;
  readonly #trusted = new Set<string>();
  #problem = 'no ledger ID is known, because the ingested data does not contain one';

  /** @param pins what the operator trusts, without regard to its publisher */
  constructor(pins: TssPins = { ledgers: [], keys: new Set() }) {
    this.#pins = pins;
  }

  /**
   * Takes a ledger id from a transaction of type 77; the newest trusted one is in force.
   * @param vouched whether the transaction itself is proven (nodes signed its record file)
   * @returns why it is not trusted; undefined where it is
   */
  publish(publication: LedgerIdPublication, vouched: boolean): string | undefined {
    try {
      const ledger = openLedger(publication, this.#pins, vouched);
      if (takesOver(ledger, this.#ledger)) this.#ledger = ledger;
      if (ledger.trusted) this.#trusted.add(ledger.ledgerId);
      return ledger.trusted ? undefined : ledger.distrust;
    } catch (error) {
      const problem = problemOf(error);
      if (this.#ledger === undefined) this.#problem = `a published ledger ID is not valid: ${problem}`;
      return problem;
    }
  }

  /** The ledger id in force, and whether it is trusted; undefined where none was published. */
  get ledger(): Pick<OpenLedger, 'ledgerId' | 'trusted'> | undefined {
    return this.#ledger;
  }

  /**
   * Checks the signature of a block's proof over `message`, the block's root hash. Never throws for what is in it.
   * @param bytes hinTS key, hinTS signature and chain of trust, as the block's proof has them
   * @param standing what verified blocks said of the key; undefined where they said nothing of it
   */
  verify(message: Uint8Array, bytes: Uint8Array, standing?: KeyStanding): TssCheck {
    const found: { keySha256?: string; scheme?: TssScheme } = {};
    const older = olderReleaseOf(bytes);
    if (older !== undefined) return { ...failedCheck(older, found), strength: 'older-release' };
    try {
      if (!isThresholdSignature(bytes))
        throw new TssError(`${bytes.length} bytes are not a threshold signature of a known format`);
      const parts = this.#split(bytes);
      found.keySha256 = parts.keySha256;
      if (bytes.length !== HINTS_AND_SNARK_BYTES) return this.#verifyFourQuotients(message, parts, standing);
      found.scheme = 'merged';
      return this.#verifyMerged(message, parts, standing);
    } catch (error) {
      return failedCheck(problemOf(error), found);
    }
  }

  #split(bytes: Uint8Array): Parts {
    const signatureBytes = bytes.length === HINTS_AND_SNARK_BYTES ? MERGED_QUOTIENT_BYTES : FOUR_QUOTIENT_BYTES;
    const end = HINTS_KEY_BYTES + signatureBytes;
    const keyBytes = bytes.subarray(0, HINTS_KEY_BYTES);
    const keySha256 = sha256(keyBytes);
    const key = this.#keys.memo(keySha256, { context: () => readHintsKey(Uint8Array.from(keyBytes)) });
    return { key, keySha256, signature: bytes.subarray(HINTS_KEY_BYTES, end), chain: bytes.subarray(end) };
  }

  /** Whether a published ledger id of this name was trusted. */
  hasTrusted(ledgerId: string): boolean {
    return this.#trusted.has(ledgerId);
  }

  /** Whether the operator named this key. */
  isPinned(keySha256: string): boolean {
    return this.#pins.keys.has(keySha256);
  }

  #verifyMerged(message: Uint8Array, { key, keySha256, signature }: Parts, standing?: KeyStanding): TssCheck {
    checkMergedQuotient(message, key, readMergedQuotientSignature(signature));
    const found = { scheme: 'merged', holds: true, keySha256 } as const;
    const ledger = this.#ledger;
    if (standing?.kind !== 'retired' && ledger !== undefined && namesFirstKey(ledger.idBytes, key.bytes)) {
      const { ledgerId } = ledger;
      if (ledger.trusted) return { ...found, chain: 'first-key', ledgerId, strength: 'ledger-id', reason: undefined };
      return { ...found, ...NOT_LED, ...this.#worthOfPin(keySha256, ledger.distrust) };
    }
    const problem = `this version cannot verify the link between the network’s ledger ID and the hinTS key ${keySha256}`;
    return this.#worthOfStanding(found, standing, problem);
  }

  /** What a signature is worth whose own chain of trust does not show that its key is the network's. */
  #worthOfStanding(
    found: Pick<TssCheck, 'scheme' | 'holds'> & { readonly keySha256: string },
    standing: KeyStanding | undefined,
    problem: string,
  ): TssCheck {
    if (standing?.kind === 'handed-over') {
      const { ledgerId } = standing.root;
      return { ...found, chain: 'handed-over', ledgerId, strength: 'handed-over', reason: HANDED_OVER };
    }
    const why = standing === undefined ? problem : `${problem}; ${standing.reason}`;
    return { ...found, ...NOT_LED, ...this.#worthOfPin(found.keySha256, why) };
  }

  #worthOfPin(keySha256: string, problem: string): Pick<TssCheck, 'strength' | 'reason'> {
    if (this.#pins.keys.has(keySha256)) return { strength: 'pinned-key', reason: problem };
    return { strength: 'none', reason: `${problem}, and the key is not pinned` };
  }

  #verifyFourQuotients(message: Uint8Array, parts: Parts, standing: KeyStanding | undefined): TssCheck {
    const ledger = this.#ledger;
    const signature = readFourQuotientSignature(parts.signature);
    const verifyUnder = (rules: SchemeRules): TssCheck => {
      checkFourQuotients(message, parts.key, signature, rules.openings);
      return this.#worth(parts, rules, ledger, standing);
    };
    const schemes = ledger?.rules === undefined ? SCHEMES : [ledger.rules];
    let problem: unknown;
    for (const rules of schemes) {
      try {
        return verifyUnder(rules);
      } catch (error) {
        problem = error;
      }
    }
    throw problem;
  }

  /** What a hinTS signature that holds is worth. */
  #worth(parts: Parts, rules: SchemeRules, ledger: OpenLedger | undefined, standing?: KeyStanding): TssCheck {
    const { keySha256 } = parts;
    const { scheme } = rules;
    const problem = ledger === undefined ? this.#problem : this.#chainProblem(parts, rules, ledger);
    if (scheme === 'fixed' && problem !== undefined && standing?.kind === 'handed-over')
      return this.#worthOfStanding({ scheme, holds: true, keySha256 }, standing, problem);
    const pinned = this.#pins.keys.has(keySha256);
    const led = problem === undefined && ledger?.trusted === true ? ledTo(parts, ledger) : NOT_LED;
    return { ...led, scheme, holds: true, keySha256, ...strengthOf(scheme, pinned, problem, ledger) };
  }

  #chainProblem({ key, keySha256, chain }: Parts, rules: SchemeRules, ledger: OpenLedger): string | undefined {
    const name = sha256(
      Buffer.from(`${rules.scheme} ${ledger.ledgerId} ${ledger.wrapsKeySha256} ${keySha256} ${sha256(chain)}`),
    );
    return this.#chains.memo(name, { context: () => ({ problem: chainProblemOf(chain, key, rules, ledger) }) }).problem;
  }
}

/** Whether a newly published ledger id is better than what is in force: never a key of WRAPS proofs that does not count for one that does. */
function takesOver(next: OpenLedger, before: OpenLedger | undefined): boolean {
  if (before?.trusted !== true) return true;
  return next.trusted && (next.wrapsTrusted || !before.wrapsTrusted);
}

/** @param problem why nothing leads from the ledger id to the key; undefined where that is shown */
function strengthOf(
  scheme: SchemeRules['scheme'],
  pinned: boolean,
  problem: string | undefined,
  ledger: OpenLedger | undefined,
): Pick<TssCheck, 'strength' | 'reason'> {
  if (scheme === 'early') {
    if (problem !== undefined && !pinned) throw new TssError(problem);
    return { strength: 'replaced-scheme', reason: 'signatures of this release do not show that a majority signed' };
  }
  if (problem === undefined && ledger?.trusted === true) return { strength: 'ledger-id', reason: undefined };
  return { strength: pinned ? 'pinned-key' : 'none', reason: problem ?? ledger?.distrust };
}

const HANDED_OVER = 'the included chain of trust was not checked, because verified blocks handed over the key';
const NOT_LED = { chain: undefined, ledgerId: undefined } as const;

/** How a chain of trust that holds leads to a hinTS key. */
function ledTo({ chain }: Parts, { ledgerId }: OpenLedger): Pick<TssCheck, 'chain' | 'ledgerId'> {
  return { chain: chain.length === WRAPS_PROOF_BYTES ? 'wraps' : 'schnorr', ledgerId };
}

function chainProblemOf(chain: Uint8Array, key: HintsKey, rules: SchemeRules, ledger: OpenLedger): string | undefined {
  const { nodes, wrapsKey } = ledger;
  if (nodes === undefined) return `the ledger ID ${ledger.ledgerId} and the signature have different formats`;
  try {
    const keyHash = hashOfHintsKey(key.bytes, rules);
    if (chain.length !== WRAPS_PROOF_BYTES) checkSchnorrChain(chain, nodes, keyHash);
    else if (ledger.wrapsTrusted || !ledger.trusted) checkWrapsChain(chain, wrapsKey, nodes.ledgerId, keyHash);
    else return 'the WRAPS key published with the ledger ID is not pinned';
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
}

function failedCheck(reason: string, found: { keySha256?: string; scheme?: TssScheme }): TssCheck {
  const { keySha256, scheme } = found;
  return { strength: 'none', scheme, holds: false, chain: undefined, keySha256, ledgerId: undefined, reason };
}

/** @throws what is not a TssError: a fault of this program */
function problemOf(error: unknown): string {
  if (error instanceof TssError) return error.message;
  throw error;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
