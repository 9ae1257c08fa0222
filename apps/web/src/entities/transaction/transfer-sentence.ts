import type { NftTransfer, TokenTransfer, TransactionRow } from '@ledgerscope/contract';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { type HbarChanges, hbarChanges } from './hbar-changes.ts';
import { account, entity, hbar, listed, type Sayable, type SentencePart, say, units } from './sentence-part.ts';

const NOBODY = '0.0.0';
const SHOWN = 2;

/** One thing that moved: what, from whom, to whom. Empty sides are not known or do not exist. */
interface Movement {
  readonly what: readonly SentencePart[];
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** What moved, fees apart: `0.0.1001 sent 25 ℏ to 0.0.2002`; undefined where nothing moved. */
export function transferSentence(facts: TransactionRow): readonly SentencePart[] | undefined {
  const movements = movementsOf(facts);
  const [first] = movements;
  if (first === undefined) return undefined;
  if (movements.length > 1 && movements.every((movement) => sameSides(movement, first)))
    return sentenceOf({
      ...first,
      what: listed(
        movements.map((movement) => movement.what),
        SHOWN,
        'assets',
      ),
    });
  if (movements.length === 2) return exchange(first, movements[1]) ?? twoOf(movements);
  if (movements.length === 1) return sentenceOf(first);
  return twoOf(movements);
}

/** Assets that moved, named and counted, for sentences about something else: `, moving 25 ℏ`. */
export function movedSuffix(facts: TransactionRow): readonly SentencePart[] {
  const movements = movementsOf(facts);
  if (movements.length === 0) return [];
  return say`, moving ${listed(
    movements.map((movement) => movement.what),
    SHOWN,
    'assets',
  )}`;
}

function movementsOf(facts: TransactionRow): readonly Movement[] {
  const changes = hbarChanges(facts);
  const hbars = hbarMovement(changes, facts);
  return [
    ...(hbars === undefined ? [] : [hbars]),
    ...tokenMovements(facts.tokenTransfers),
    ...nftMovements(facts.nftTransfers),
  ];
}

function hbarMovement({ byAccount, feesApart }: HbarChanges, facts: TransactionRow): Movement | undefined {
  // A change that may hold the fee is no amount to put into a sentence.
  if (!feesApart)
    return facts.type === 'CRYPTOTRANSFER' ? { what: say`hbars`, from: [facts.payerID], to: [] } : undefined;
  return movement(byAccount, (amount) => [hbar(amount)]);
}

function tokenMovements(transfers: readonly TokenTransfer[]): readonly Movement[] {
  const tokens = [...new Set(transfers.map((transfer) => transfer.tokenID))];
  return tokens.flatMap((token) => {
    const sums = new Map<string, bigint>();
    for (const { tokenID, accountID, amount } of transfers)
      if (tokenID === token) sums.set(accountID, (sums.get(accountID) ?? 0n) + BigInt(amount));
    return movement(sums, (amount) => [units(amount, token)]) ?? [];
  });
}

function nftMovements(transfers: readonly NftTransfer[]): readonly Movement[] {
  const sides = new Map<string, NftTransfer[]>();
  for (const transfer of transfers) {
    const key = `${transfer.tokenID} ${transfer.sender} ${transfer.receiver}`;
    sides.set(key, [...(sides.get(key) ?? []), transfer]);
  }
  return [...sides.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const real = (id: string) => (id === NOBODY ? [] : [id]);
    return { what: nfts(group), from: real(first.sender), to: real(first.receiver) };
  });
}

function movement(
  sums: ReadonlyMap<string, bigint>,
  what: (amount: bigint) => readonly SentencePart[],
): Movement | undefined {
  const entries = [...sums].filter(([, amount]) => amount !== 0n);
  if (entries.length === 0) return undefined;
  const debits = entries.filter(([, amount]) => amount < 0n);
  const credits = entries.filter(([, amount]) => amount > 0n);
  const total = (debits.length > 0 ? debits : credits).reduce((sum, [, amount]) => sum + amount, 0n);
  return { what: what(total < 0n ? -total : total), from: debits.map(([id]) => id), to: credits.map(([id]) => id) };
}

function nfts(group: readonly NftTransfer[]): readonly SentencePart[] {
  const [first] = group;
  if (first === undefined) return [];
  if (String(first.serialNumber) === '-1') return say`every treasury NFT of ${entity(first.tokenID)}`;
  if (group.length === 1) return say`NFT ${entity(first.tokenID)} #${wholeText(first.serialNumber)}`;
  return say`${wholeText(group.length)} NFTs of ${entity(first.tokenID)}`;
}

function sentenceOf({ what, from, to }: Movement): readonly SentencePart[] {
  if (from.length === 0) return say`${people(to)} received ${what}`;
  return say`${people(from)} sent ${what}${to.length === 0 ? '' : say` to ${people(to)}`}`;
}

/** Two parties that gave each other something. */
function exchange(first: Movement, second: Movement | undefined): readonly SentencePart[] | undefined {
  const [one, other] = [first.from[0], first.to[0]];
  const single = [first.from, first.to, second?.from, second?.to].every((side) => side?.length === 1);
  if (second === undefined || one === undefined || other === undefined || !single) return undefined;
  if (second.from[0] !== other || second.to[0] !== one) return undefined;
  return say`${account(one)} gave ${first.what} to ${account(other)} for ${second.what}`;
}

function twoOf(movements: readonly Movement[]): readonly SentencePart[] {
  const froms = [...new Set(movements.flatMap((movement) => movement.from))];
  const what = listed(
    movements.map((movement) => movement.what),
    SHOWN,
    'assets',
  );
  if (froms.length === 1) return say`${people(froms)} sent ${what}`;
  return say`${people(froms)} exchanged ${what}`;
}

function sameSides(one: Movement, other: Movement): boolean {
  return one.from.join() === other.from.join() && one.to.join() === other.to.join();
}

function people(ids: readonly string[]): Sayable {
  if (ids.length > SHOWN) return `${wholeText(ids.length)} accounts`;
  return listed(
    ids.map((id) => [account(id)]),
    SHOWN,
    'accounts',
  );
}
