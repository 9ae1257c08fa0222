import type { HintsChange } from '../../block/hints-changes.ts';
import type { ConstructionValue } from './construction-value.ts';

/** Under which key a block was verified, its own or that of a later one, and the ledger id that leads to it; undefined: a pin does. */
export interface VerifiedUnder {
  readonly keySha256: string;
  readonly ledgerId: string | undefined;
}

/** A key that was announced as the next one. */
export interface Candidate {
  /** Undefined where it was begun before the first block that was read. */
  readonly constructionId: bigint | undefined;
  readonly keySha256: string;
  readonly announcedIn: bigint | undefined;
}

/** What a handover puts in force. */
export interface Activated extends Candidate {
  readonly constructionId: bigint;
}

/** The key in force. */
export interface Active {
  readonly keySha256: string;
  /** Undefined until a block says it. */
  readonly constructionId: bigint | undefined;
  /** The block from which on it holds; undefined where nobody handed it over: it is the beginning. */
  readonly since: bigint | undefined;
}

export interface State {
  readonly root: VerifiedUnder | undefined;
  readonly active: Active | undefined;
  readonly candidate: Candidate | undefined;
  /** The values of the two singletons, as far as verified blocks gave them; undefined where none did. */
  readonly values: Readonly<Record<HintsChange['state'], ConstructionValue | undefined>>;
  /** The largest construction that was seen. */
  readonly lastId: bigint;
  /** Keys that were handed over from, with the blocks from which on the next one held. */
  readonly left: ReadonlyMap<string, bigint>;
  /** Keys whose handover was refused, and why. */
  readonly refused: ReadonlyMap<string, string>;
}

export const BEGINNING: State = {
  root: undefined,
  active: undefined,
  candidate: undefined,
  values: { active: undefined, next: undefined },
  lastId: 0n,
  left: new Map(),
  refused: new Map(),
};

/** A verified block is the beginning of the chain where there is none, or where it was verified under a key that does not belong to it. */
export function begin(state: State, under: VerifiedUnder): State {
  const { keySha256 } = under;
  if (belongsTo(state, keySha256)) return withNamedRoot(state, under);
  const value = state.values.active;
  const constructionId = value?.keySha256 === keySha256 ? value.constructionId : undefined;
  return { ...state, root: under, active: { keySha256, constructionId, since: undefined } };
}

function belongsTo({ active, candidate, left }: State, keySha256: string): boolean {
  if (active === undefined) return false;
  return keySha256 === active.keySha256 || keySha256 === candidate?.keySha256 || left.has(keySha256);
}

/** What was pinned may turn out to be the key that the ledger id names. */
function withNamedRoot(state: State, under: VerifiedUnder): State {
  const { root } = state;
  const isNamedNow = root?.ledgerId === undefined && under.ledgerId !== undefined;
  return isNamedNow && root?.keySha256 === under.keySha256 ? { ...state, root: under } : state;
}

/** Whether a value is the announced construction with the announced key. */
export function isOf(candidate: Candidate, { constructionId, keySha256 }: ConstructionValue): boolean {
  if (candidate.keySha256 !== keySha256) return false;
  return candidate.constructionId === undefined || candidate.constructionId === constructionId;
}
