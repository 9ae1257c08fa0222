import { NS_PER_DAY } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { associateTokens } from './associate-tokens.ts';
import { createToken } from './create-token.ts';
import { fixedFee, fractionalFee } from './custom-fee.ts';
import { issuerAccount } from './issuer-account.ts';
import { heldBy, keysOf, type TokenKeys } from './key-holders.ts';
import { enterToken, tokenBook } from './token-book.ts';
import { type FeeIdea, TOKEN_CATALOGUE, type TokenIdea } from './token-catalogue.ts';

/** A busy ledger gets its tokens before their day: the nth one after n² times so many transactions. */
const TRANSACTIONS_PER_LAUNCH = { nextToken: 300n, nextCollection: 1_500n };
const PROMPT = 40;
const OFFICERS = ['chair', 'treasurer', 'secretary'];

/** Companies bring out the tokens of the catalogue one after another. */
export const launchToken: Activity = {
  weight: (world) => (isLaunchDue(world, TOKEN_CATALOGUE[tokenBook(world).nextToken], 'nextToken') ? PROMPT : 0),
  act: (world) => {
    const book = tokenBook(world);
    const idea = TOKEN_CATALOGUE[book.nextToken];
    if (idea !== undefined && launch(world, idea, book.nextToken) !== undefined) book.nextToken++;
  },
};

/** Whether the next entry of a catalogue is to appear: its day has come, or the ledger is busy enough. */
export function isLaunchDue(
  world: World,
  idea: { readonly day: number } | undefined,
  counter: 'nextToken' | 'nextCollection',
): boolean {
  if (idea === undefined) return false;
  const book = tokenBook(world);
  if (world.now - book.startNs >= BigInt(idea.day) * NS_PER_DAY) return true;
  return world.state.transactionCount >= BigInt(book[counter]) ** 2n * TRANSACTIONS_PER_LAUNCH[counter];
}

function launch(world: World, idea: TokenIdea, catalogue: number): EntityNum | undefined {
  const { name, symbol, issuer: company } = idea.named;
  const issuer = issuerAccount(world, company);
  const collector = idea.fees === undefined ? issuer : issuerAccount(world, `${company} fees`);
  if (issuer === undefined || collector === undefined) return undefined;
  const keys = keysFor(world, idea, issuer);
  if (keys === undefined) return undefined;
  const token = {
    ...idea.units,
    kind: 'fungible',
    name,
    symbol,
    memo: idea.memo,
    treasury: issuer,
    keys,
    freezeDefault: idea.freezeDefault ?? false,
    customFees: (idea.fees ?? []).map((fee) => feeOf(world, fee, collector)),
    ...(idea.keys.includes('metadata') ? { metadata: Buffer.from(`about ${symbol}`) } : {}),
  } as const;
  const num = createToken(world, token, true);
  if (num !== undefined) enterToken(world, num, { issuer, keys, catalogue });
  return num;
}

/** The issuer's keys, two of them in the hands of a board where there is one; undefined where that could not be set up. */
function keysFor(world: World, { keys, board, named }: TokenIdea, issuer: EntityNum): TokenKeys | undefined {
  const own = keysOf(issuer, keys);
  if (board === undefined) return own;
  const officers = OFFICERS.map((title) => issuerAccount(world, `${named.issuer} ${title}`));
  const accounts = officers.filter((num) => num !== undefined);
  if (accounts.length < OFFICERS.length) return undefined;
  const supply = { accounts, threshold: 2 };
  return { ...own, admin: board === 'all' ? heldBy(...accounts) : supply, supply };
}

function feeOf(world: World, idea: FeeIdea, collector: EntityNum): hapi.CustomFee {
  switch (idea.kind) {
    case 'fixed':
      return fixedFee(collector, { amount: idea.tinybar }, idea.allExempt);
    case 'fixed-in-own':
      return fixedFee(collector, { amount: idea.amount, token: 0 });
    case 'fixed-in-token': {
      const token = tokenOfSymbol(world, idea.symbol);
      if (!world.account(collector).tokens.has(token)) associateTokens(world, collector, [token], true);
      return fixedFee(collector, { amount: idea.amount, token });
    }
    case 'fraction':
      return fractionalFee(collector, idea.share, idea, idea.allExempt);
  }
}

/** A token of the catalogue that was launched before. */
export function tokenOfSymbol(world: World, symbol: string): EntityNum {
  const index = TOKEN_CATALOGUE.findIndex(({ named }) => named.symbol === symbol);
  const num = tokenBook(world).known[index];
  if (num === undefined) throw new Error(`the catalogue pays a fee in ${symbol} before that exists`);
  return num;
}
