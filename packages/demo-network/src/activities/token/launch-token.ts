import type { hapi } from '@ledgerscope/streams';
import { NS_PER_DAY } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, TokenKeyName } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { associateTokens } from './associate-tokens.ts';
import { createToken, type NewToken } from './create-token.ts';
import { fixedFee, fractionalFee } from './custom-fee.ts';
import { issuerAccount } from './issuer-account.ts';
import { heldBy, type KeyHolders } from './key-holders.ts';
import { enterToken, tokenBook } from './token-book.ts';
import { TOKEN_CATALOGUE } from './token-catalogue.ts';
import type { FeeIdea, TokenIdea } from './token-idea.ts';

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
  const issuer = issuerAccount(world, idea.issuer);
  const collector = idea.fees === undefined ? issuer : issuerAccount(world, `${idea.issuer} fees`);
  if (issuer === undefined || collector === undefined) return undefined;
  const keys = keysOf(world, idea, issuer);
  const num =
    keys === undefined ? undefined : createToken(world, newTokenOf(world, idea, { issuer, collector, keys }), true);
  if (num !== undefined && keys !== undefined) enterToken(world, num, { issuer, keys, catalogue });
  return num;
}

function newTokenOf(
  world: World,
  idea: TokenIdea,
  by: {
    readonly issuer: EntityNum;
    readonly collector: EntityNum;
    readonly keys: Partial<Record<TokenKeyName, KeyHolders>>;
  },
): NewToken {
  return {
    kind: 'fungible',
    name: idea.name,
    symbol: idea.symbol,
    memo: idea.memo,
    treasury: by.issuer,
    decimals: idea.decimals,
    initialSupply: idea.initialSupply,
    maxSupply: idea.maxSupply ?? 0n,
    keys: by.keys,
    freezeDefault: idea.freezeDefault ?? false,
    customFees: (idea.fees ?? []).map((fee) => feeOf(world, fee, by.collector)),
    ...(idea.keys.includes('metadata') ? { metadata: Buffer.from(`about ${idea.symbol}`) } : {}),
  };
}

function keysOf(
  world: World,
  { keys: names, board, issuer: company }: TokenIdea,
  issuer: EntityNum,
): Partial<Record<TokenKeyName, KeyHolders>> | undefined {
  const keys: Partial<Record<TokenKeyName, KeyHolders>> = {};
  for (const name of names) keys[name] = heldBy(issuer);
  if (board === undefined) return keys;
  const officers = OFFICERS.map((title) => issuerAccount(world, `${company} ${title}`)).filter(
    (num) => num !== undefined,
  );
  if (officers.length < OFFICERS.length) return undefined;
  keys.admin = board === 'all' ? heldBy(...officers) : { accounts: officers, threshold: 2 };
  keys.supply = { accounts: officers, threshold: 2 };
  return keys;
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
  const index = TOKEN_CATALOGUE.findIndex((idea) => idea.symbol === symbol);
  const num = tokenBook(world).known[index];
  if (num === undefined) throw new Error(`the catalogue pays a fee in ${symbol} before that exists`);
  return num;
}
