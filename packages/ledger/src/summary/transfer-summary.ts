import { absolute } from '../bigint-order.ts';
import { wholeText } from '../digits.ts';
import type { NftEntry, RequestedEntry, RequestedFacts, SummaryFacts } from './summary-facts.ts';
import {
  account,
  collection,
  hbar,
  listParts,
  mono,
  oneNft,
  type Sayable,
  type SummaryPart,
  say,
  units,
} from './summary-part.ts';

const NOBODY = '0.0.0';
const SHOWN = 2;
const UNNAMED = 'an unnamed account';
/** An EVM address is shown whole; aliases that are keys are longer. */
const ADDRESS_SHOWN = 42;

/** One thing that moved: what, from whom, to whom. Empty sides are not known or do not exist. */
interface Movement {
  readonly what: readonly SummaryPart[];
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly isNft?: boolean;
}

/** What moved, fees apart: `0.0.1001 sent 25 ℏ to 0.0.2002`; undefined where nothing moved. */
export function transferSummary(facts: SummaryFacts): readonly SummaryPart[] | undefined {
  const movements = movementsOf(facts);
  const [first] = movements;
  if (first === undefined) return undefined;
  if (movements.length > 1 && movements.every((movement) => sameSides(movement, first)))
    return sentenceOf({ ...first, what: whatOf(movements) });
  if (movements.length === 2) return sale(movements) ?? exchange(first, movements[1]) ?? twoOf(movements);
  if (movements.length === 1) return sentenceOf(first);
  return twoOf(movements);
}

/** Assets that moved, named and counted, for summaries of something else: `, transferring 25 ℏ`. */
export function movedSuffix(facts: SummaryFacts): readonly SummaryPart[] {
  const movements = movementsOf(facts);
  if (movements.length === 0) return [];
  return say`, moving ${whatOf(movements)}`;
}

/**
 * What the body of a transfer asks for, after "tried to": `send 25 ℏ to 0.0.2002`, with a verb of the caller's; undefined
 * where it names nothing.
 */
export function requestedTransfer(facts: SummaryFacts, verb = 'send'): readonly SummaryPart[] | undefined {
  const movements = requestedMovements(facts);
  const [first] = movements;
  if (first === undefined) return undefined;
  const trade = movements.length === 2 ? tradeOf(first, movements[1], 'give') : undefined;
  if (trade !== undefined) return first.from[0] === facts.payerID ? trade : say`${trade} from ${people(first.from)}`;
  const from = [...new Set(movements.flatMap((movement) => movement.from))];
  const to = [...new Set(movements.flatMap((movement) => movement.to))];
  const others = from.filter((id) => id !== facts.payerID);
  const source = others.length === 0 ? '' : say` from ${people(from)}`;
  // Who gives something and gets something else trades: nobody is the receiver of all.
  const receivers = to.filter((id) => !from.includes(id));
  return say`${verb} ${whatOf(movements)}${source}${receivers.length === 0 ? '' : say` to ${people(receivers)}`}`;
}

function requestedMovements({ requested, tokenUnits }: SummaryFacts): readonly Movement[] {
  if (requested === null) return [];
  const hbars = requestedHbars(requested);
  return [
    ...(hbars === undefined ? [] : [hbars]),
    ...tokenMovements(
      requested.tokenTransfers.map((entry) => ({ ...entry, accountID: partyOf(entry) })),
      tokenUnits,
    ),
    ...nftMovements(
      requested.nftTransfers.map(({ senderAlias, receiverAlias, sender, receiver, ...moved }) => ({
        ...moved,
        sender: addressOf(senderAlias) ?? sender,
        receiver: addressOf(receiverAlias) ?? receiver,
      })),
      tokenUnits,
    ),
  ];
}

function requestedHbars({ transfers }: RequestedFacts): Movement | undefined {
  const sums = new Map<string, bigint>();
  for (const entry of transfers) {
    const party = partyOf(entry);
    sums.set(party, (sums.get(party) ?? 0n) + BigInt(entry.amount));
  }
  return movement(sums, (amount) => [hbar(amount)]);
}

/** Whom a line of a body names: an id, or 0x and an alias. */
function partyOf({ accountID, alias }: RequestedEntry): string {
  return accountID ?? addressOf(alias) ?? UNNAMED;
}

function addressOf(alias: string | null): string | undefined {
  return alias === null ? undefined : `0x${alias}`;
}

function whatOf(movements: readonly Movement[]): readonly SummaryPart[] {
  return listParts(
    movements.map((movement) => movement.what),
    SHOWN,
    'assets',
  );
}

function movementsOf(facts: SummaryFacts): readonly Movement[] {
  const hbars = hbarMovement(facts);
  return [
    ...(hbars === undefined ? [] : [hbars]),
    ...tokenMovements(facts.tokenTransfers, facts.tokenUnits),
    ...nftMovements(facts.nftTransfers, facts.tokenUnits),
  ];
}

function hbarMovement(facts: SummaryFacts): Movement | undefined {
  // A change that may hold the fee is no amount to put into a sentence; what the body of a transfer asks for is.
  if (!facts.feesApart)
    return facts.type === 'CRYPTOTRANSFER' && facts.requested !== null
      ? requestedHbars(facts.requested)
      : facts.type === 'CRYPTOTRANSFER'
        ? { what: say`hbar`, from: [facts.payerID], to: [] }
        : undefined;
  const sums = new Map(facts.hbarChanges.map(({ accountID, amount }) => [accountID, BigInt(amount)]));
  return movement(sums, (amount) => [hbar(amount)]);
}

function tokenMovements(
  transfers: SummaryFacts['tokenTransfers'],
  known: SummaryFacts['tokenUnits'],
): readonly Movement[] {
  const tokens = [...new Set(transfers.map((transfer) => transfer.tokenID))];
  return tokens.flatMap((token) => {
    const sums = new Map<string, bigint>();
    for (const { tokenID, accountID, amount } of transfers)
      if (tokenID === token) sums.set(accountID, (sums.get(accountID) ?? 0n) + BigInt(amount));
    return movement(sums, (amount) => [units(amount, token, known)]) ?? [];
  });
}

function nftMovements(transfers: readonly NftEntry[], known: SummaryFacts['tokenUnits']): readonly Movement[] {
  const sides = new Map<string, NftEntry[]>();
  for (const transfer of transfers) {
    const key = `${transfer.tokenID} ${transfer.sender} ${transfer.receiver}`;
    sides.set(key, [...(sides.get(key) ?? []), transfer]);
  }
  return [...sides.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const real = (id: string) => (id === NOBODY ? [] : [id]);
    return { what: nfts(group, known), from: real(first.sender), to: real(first.receiver), isNft: true };
  });
}

function movement(
  sums: ReadonlyMap<string, bigint>,
  what: (amount: bigint) => readonly SummaryPart[],
): Movement | undefined {
  const entries = [...sums].filter(([, amount]) => amount !== 0n);
  if (entries.length === 0) return undefined;
  const debits = entries.filter(([, amount]) => amount < 0n);
  const credits = entries.filter(([, amount]) => amount > 0n);
  const total = (debits.length > 0 ? debits : credits).reduce((sum, [, amount]) => sum + amount, 0n);
  return { what: what(absolute(total)), from: debits.map(([id]) => id), to: credits.map(([id]) => id) };
}

function nfts(group: readonly NftEntry[], known: SummaryFacts['tokenUnits']): readonly SummaryPart[] {
  const [first] = group;
  if (first === undefined) return [];
  if (String(first.serialNumber) === '-1') return say`all treasury NFTs of ${collection(first.tokenID, known)}`;
  if (group.length === 1) return oneNft(first.tokenID, wholeText(first.serialNumber), known);
  return say`${wholeText(group.length)} NFTs of ${collection(first.tokenID, known)}`;
}

function sentenceOf({ what, from, to }: Movement): readonly SummaryPart[] {
  if (from.length === 0) return say`${people(to)} received ${what}`;
  return say`${people(from)} sent ${what}${to.length === 0 ? '' : say` to ${people(to)}`}`;
}

/** `0.0.5 bought Robots #528 from 0.0.7 for 12 ℏ`; undefined where no NFT was paid for. Others may get a part, as royalties. */
function sale(movements: readonly Movement[]): readonly SummaryPart[] | undefined {
  const [nft] = movements.filter(({ isNft }) => isNft === true);
  const [price, ...others] = movements.filter(({ isNft }) => isNft !== true);
  if (nft === undefined || price === undefined || others.length > 0) return undefined;
  const { from: [seller] = [], to: [buyer] = [] } = nft;
  if (seller === undefined || buyer === undefined) return undefined;
  if (price.from.join() !== buyer || !price.to.includes(seller)) return undefined;
  return say`${party(buyer)} bought ${nft.what} from ${party(seller)} for ${price.what}`;
}

/** Two parties that gave each other something. */
function exchange(first: Movement, second: Movement | undefined): readonly SummaryPart[] | undefined {
  const [giver] = first.from;
  const trade = tradeOf(first, second, 'gave');
  return giver === undefined || trade === undefined ? undefined : say`${party(giver)} ${trade}`;
}

/** `sent 1 ℏ to 0.0.5 in exchange for 7 HUSD`; undefined where the second does not answer the first. */
function tradeOf(
  first: Movement,
  second: Movement | undefined,
  verb: 'gave' | 'give',
): readonly SummaryPart[] | undefined {
  const [one, other] = [first.from[0], first.to[0]];
  const single = [first.from, first.to, second?.from, second?.to].every((side) => side?.length === 1);
  if (second === undefined || one === undefined || other === undefined || !single) return undefined;
  if (second.from[0] !== other || second.to[0] !== one) return undefined;
  return say`${verb} ${first.what} to ${party(other)} for ${second.what}`;
}

function twoOf(movements: readonly Movement[]): readonly SummaryPart[] {
  const froms = [...new Set(movements.flatMap((movement) => movement.from))];
  const what = whatOf(movements);
  if (froms.length === 1) return say`${people(froms)} sent ${what}`;
  return say`${people(froms)} exchanged ${what}`;
}

function sameSides(one: Movement, other: Movement): boolean {
  return one.from.join() === other.from.join() && one.to.join() === other.to.join();
}

/** An account by its id, or the alias of one that may not exist. */
function party(id: string): SummaryPart {
  if (id === UNNAMED) return { kind: 'text', text: id };
  return id.startsWith('0x') ? mono(shortAddress(id)) : account(id);
}

function shortAddress(address: string): string {
  return address.length <= ADDRESS_SHOWN ? address : `${address.slice(0, 10)}…${address.slice(-8)}`;
}

function people(ids: readonly string[]): Sayable {
  if (ids.length > SHOWN) return `${wholeText(ids.length)} accounts`;
  return listParts(
    ids.map((id) => [party(id)]),
    SHOWN,
    'accounts',
  );
}
