import { absolute } from '../bigint-order.ts';
import { cutEnd } from '../cut-end.ts';
import { wholeText } from '../digits.ts';
import type { SummaryFacts } from './summary-facts.ts';
import {
  account,
  collection,
  entity,
  listParts,
  oneNft,
  type Sayable,
  type SummaryPart,
  say,
  units,
} from './summary-part.ts';

const NOBODY = '0.0.0';

/** `the topic 0.0.5`, or `a topic` where its id is not known. */
function nounWithId(noun: string, id: string | null | undefined): readonly SummaryPart[] {
  return id === null || id === undefined ? withArticle(noun) : say`${noun} ${entity(id, noun)}`;
}

function withArticle(noun: string): readonly SummaryPart[] {
  return say`${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** An account or contract by its id, or `a contract` where that is not known. */
export function personOr(noun: string, id: string | null | undefined): readonly SummaryPart[] {
  return id === null || id === undefined ? withArticle(noun) : say`${noun} ${account(id)}`;
}

/** The entity that a transaction is about. */
export const main = (noun: string) => (facts: SummaryFacts) => nounWithId(noun, facts.createdID ?? facts.entityID);
/** The account or contract that a transaction is about. */
export const person = (noun: string) => (facts: SummaryFacts) => personOr(noun, facts.createdID ?? facts.entityID);

/** Tokens that it touched, else those that it names. */
export function tokenIds({ tokenIDs = [], requested }: SummaryFacts): readonly string[] {
  return tokenIDs.length > 0 ? tokenIDs : (requested?.tokenIDs ?? []);
}

/** `token 0.0.5`, or several. */
export function tokens(facts: SummaryFacts): readonly SummaryPart[] {
  const ids = tokenIds(facts);
  if (ids.length === 0) return say`tokens`;
  return say`${ids.length === 1 ? 'token' : 'tokens'} ${listParts(
    ids.map((id) => [entity(id)]),
    3,
    'tokens',
  )}`;
}

/** `for 0.0.7`, where a token transaction is about somebody else's account. */
export function whose(preposition: string, facts: SummaryFacts): Sayable {
  const id = facts.tokenAccount ?? facts.accountID ?? facts.requested?.accountID ?? facts.entityID;
  return id === null || id === undefined ? '' : say` ${preposition} ${account(id)}`;
}

/** Units or NFTs that a mint, burn or wipe is about. */
export function supplyParts(facts: SummaryFacts): readonly SummaryPart[] {
  return suppliedNfts(facts) ?? suppliedUnits(facts);
}

function suppliedNfts(facts: SummaryFacts): readonly SummaryPart[] | undefined {
  const nfts = facts.nfts?.length ? facts.nfts : movedNfts(facts);
  const [first] = nfts;
  if (first === undefined) return undefined;
  if (nfts.length === 1) return oneNft(first.tokenID, wholeText(first.serialNumber), facts.tokenUnits);
  return say`${wholeText(nfts.length)} NFTs of ${collection(first.tokenID, facts.tokenUnits)}`;
}

/** Units, or as many NFTs as were asked for, of a token that may be unknown. */
function suppliedUnits(facts: SummaryFacts): readonly SummaryPart[] {
  const token = tokenIds(facts)[0] ?? facts.entityID;
  const amount = facts.tokenAmount ?? facts.requested?.tokenAmount ?? movedUnits(facts);
  if (amount !== null && token) return [units(BigInt(amount), token, facts.tokenUnits)];
  const nfts = requestedNfts(facts);
  return nfts === undefined
    ? nounWithId('token', token)
    : say`${nfts}${token ? say` of ${collection(token, facts.tokenUnits)}` : ''}`;
}

/** How many NFTs were asked for; undefined for none. */
export function requestedNfts({ requested }: SummaryFacts): string | undefined {
  const count = requested?.nftCount ?? 0;
  if (count === 0) return undefined;
  return count === 1 ? 'an NFT' : `${wholeText(count)} NFTs`;
}

/** NFTs that came into being or ceased to be. */
function movedNfts({ nftTransfers }: SummaryFacts): SummaryFacts['nftTransfers'] {
  return nftTransfers.filter(({ sender, receiver }) => sender === NOBODY || receiver === NOBODY);
}

/** Units of a change that has one side alone. */
function movedUnits({ tokenTransfers }: SummaryFacts): bigint | null {
  const [only] = tokenTransfers;
  if (only === undefined || tokenTransfers.length > 1) return null;
  return absolute(BigInt(only.amount));
}

/** A schedule, and what it is for where that is known. */
export function schedule(facts: SummaryFacts): readonly SummaryPart[] {
  const label = facts.schedule?.scheduledTypeLabel;
  const later = label === null || label === undefined ? '' : ` (${cutEnd(label, 40)})`;
  return say`${main('schedule')(facts)}${later}`;
}

/** Airdrops that wait for their receivers. */
export function pendingAirdrops(facts: SummaryFacts): readonly SummaryPart[] {
  const ids = facts.requested?.tokenIDs ?? [];
  return ids.length === 0 ? say`pending airdrops` : say`pending airdrops of ${tokens({ ...facts, tokenIDs: ids })}`;
}
