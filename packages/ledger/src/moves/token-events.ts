import { smaller } from '../bigint-order.ts';
import { isVersionFrom } from '../hapi-version.ts';
import { isSuccessful } from '../response-code.ts';
import { TYPE_ID } from '../transaction-type.ts';
import type { TokenFacts } from './move-facts.ts';

/**
 * What a token would have logged as a contract of ERC-20 or ERC-721: the mirror node lists it as logs, although nothing ran
 * (SyntheticContractLogService of hiero-mirror-node 0.160).
 */
export interface TokenEvent {
  readonly kind: 'transfer' | 'approval' | 'approvalForAll';
  readonly token: bigint;
  /** 0 for nobody: of a mint. */
  readonly from: bigint;
  /** 0 for nobody: of a burn, or of an approval that is taken back. */
  readonly to: bigint;
  /** Of one NFT; undefined for an amount. -1 for every NFT of an old treasury. */
  readonly serial: bigint | undefined;
  /** Smallest units; 1 or 0 for all NFTs; undefined for one NFT. */
  readonly amount: bigint | undefined;
}

/** Allowances that a transaction grants, in the order of its body; each owner is known. */
export interface TokenGrants {
  readonly nfts: readonly NftGrant[];
  readonly tokens: readonly {
    readonly token: bigint;
    readonly owner: bigint;
    readonly spender: bigint;
    readonly amount: bigint;
  }[];
}

interface NftGrant extends NftRemoval {
  readonly spender: bigint;
  /** Undefined where it is about single NFTs alone. */
  readonly forAll: boolean | undefined;
}

/** Allowances of single NFTs that a transaction takes back. */
export interface NftRemoval {
  readonly token: bigint;
  readonly owner: bigint;
  readonly serials: readonly bigint[];
}

type Moves = Pick<
  TokenFacts,
  | 'tokenTransferToken'
  | 'tokenTransferAccount'
  | 'tokenTransferAmount'
  | 'nftTransferToken'
  | 'nftTransferSerial'
  | 'nftTransferSender'
  | 'nftTransferReceiver'
>;

interface Entry {
  readonly account: bigint;
  readonly amount: bigint;
}

/** Types of which each entry is from or to nobody. */
const MAKES_OR_ENDS: ReadonlySet<number> = new Set([
  TYPE_ID.tokenCreation,
  TYPE_ID.tokenMint,
  TYPE_ID.tokenBurn,
  TYPE_ID.tokenWipe,
]);
/** Types that may grant or take back allowances of tokens. */
export const TOKEN_APPROVAL_TYPES: readonly number[] = [TYPE_ID.cryptoApproveAllowance, TYPE_ID.cryptoDeleteAllowance];
/** From this version of the network on, contracts log what they move of tokens themselves. */
const CONTRACTS_LOG_SINCE = '0.71.0';

/** Whether a transaction may grant or take back allowances of tokens; its body says whether it does. */
export function mayApproveTokens({ type, result }: { readonly type: number; readonly result: number }): boolean {
  return TOKEN_APPROVAL_TYPES.includes(type) && isSuccessful(result);
}

/**
 * Where the events of a transaction are listed: as logs of its own, as further logs of the contract call that it is a child of, or nowhere.
 * @param hapiVersion such as `0.63.9`; empty where it is not known, as of early networks
 */
export function placeOfEvents({
  hasResult,
  parentHasResult,
  hapiVersion,
}: {
  /** Whether the EVM ran it. */
  readonly hasResult: boolean;
  readonly parentHasResult: boolean;
  readonly hapiVersion: string;
}): 'own' | 'parent' | undefined {
  if (hasResult && isVersionFrom(hapiVersion, CONTRACTS_LOG_SINCE)) return undefined;
  return parentHasResult ? 'parent' : 'own';
}

/** The events of what a transaction moved. @param hasResult whether the EVM ran it: then amounts alone count */
export function transferEvents(type: number, moves: Moves, hasResult = false): TokenEvent[] {
  const events: TokenEvent[] = [];
  for (const [token, entries] of listsOf(moves)) {
    if (MAKES_OR_ENDS.has(type)) events.push(...entries.map((entry) => madeOrEnded(token, entry)));
    events.push(...pairedTransfers(token, entries));
  }
  return hasResult ? events : [...events, ...nftTransfers(moves)];
}

/** The entries of each list, in the order of the record. */
function listsOf({ tokenTransferToken, tokenTransferAccount, tokenTransferAmount }: Moves): [bigint, Entry[]][] {
  const lists: [bigint, Entry[]][] = [];
  for (const [index, token] of tokenTransferToken.entries()) {
    const entry = { account: tokenTransferAccount[index] ?? 0n, amount: tokenTransferAmount[index] ?? 0n };
    const last = lists.at(-1);
    if (last?.[0] === token) last[1].push(entry);
    else lists.push([token, [entry]]);
  }
  return lists;
}

function madeOrEnded(token: bigint, { account, amount }: Entry): TokenEvent {
  return transfer(token, { from: amount < 0n ? account : 0n, to: amount > 0n ? account : 0n, amount: sizeOf(amount) });
}

function transfer(token: bigint, { from, to, amount }: Pick<TokenEvent, 'from' | 'to' | 'amount'>): TokenEvent {
  return { kind: 'transfer', token, from, to, serial: undefined, amount };
}

/** Who gave the most gives to who got the most, until one of them is through; then the next one does. */
function pairedTransfers(token: bigint, entries: readonly Entry[]): TokenEvent[] {
  const senders = byAmount(entries.filter(({ amount }) => amount <= 0n));
  const receivers = byAmount(entries.filter(({ amount }) => amount > 0n));
  const events: TokenEvent[] = [];
  let [given, got] = [0n, 0n];
  // Ends with the last sender or receiver: each step is through with one of them.
  for (let [one, other] = [0, 0]; ; ) {
    const [sender, receiver] = [senders[one], receivers[other]];
    if (sender === undefined || receiver === undefined) return events;
    const [left, missing] = [sizeOf(sender.amount) - given, receiver.amount - got];
    const amount = smaller(left, missing);
    events.push(transfer(token, { from: sender.account, to: receiver.account, amount }));
    [given, got] = [given + amount, got + amount];
    if (amount === left) [one, given] = [one + 1, 0n];
    if (amount === missing) [other, got] = [other + 1, 0n];
  }
}

function byAmount(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => {
    const [first, second] = [sizeOf(one.amount), sizeOf(other.amount)];
    if (first !== second) return first > second ? -1 : 1;
    return one.account < other.account ? -1 : Number(one.account > other.account);
  });
}

function sizeOf(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}

function nftTransfers({ nftTransferToken, nftTransferSerial, nftTransferSender, nftTransferReceiver }: Moves) {
  return nftTransferToken.map(
    (token, index): TokenEvent => ({
      kind: 'transfer',
      token,
      from: nftTransferSender[index] ?? 0n,
      to: nftTransferReceiver[index] ?? 0n,
      serial: nftTransferSerial[index] ?? 0n,
      amount: undefined,
    }),
  );
}

/** The events of allowances that are granted. Of several to the same effect the last one of the body counts, and the last one comes first. */
export function grantEvents({ nfts, tokens }: TokenGrants): TokenEvent[] {
  const events: TokenEvent[] = [];
  const seen = new Set<string>();
  const isNew = (...parts: readonly (bigint | string)[]) => {
    const key = parts.join(' ');
    return !seen.has(key) && seen.add(key).size > 0;
  };
  for (const { token, owner: from, spender: to, forAll, serials } of nfts.toReversed()) {
    if (forAll !== undefined && isNew('all', from, to, token))
      events.push({ kind: 'approvalForAll', token, from, to, serial: undefined, amount: forAll ? 1n : 0n });
    for (const serial of serials)
      if (isNew('serial', token, serial) && forAll === undefined)
        events.push({ kind: 'approval', token, from, to, serial, amount: undefined });
  }
  for (const { token, owner: from, spender: to, amount } of tokens.toReversed())
    if (isNew('amount', from, to, token)) events.push({ kind: 'approval', token, from, to, serial: undefined, amount });
  return events;
}

/** The events of allowances of single NFTs that are taken back. */
export function removalEvents(removals: readonly NftRemoval[]): TokenEvent[] {
  return removals.flatMap(({ token, owner, serials }) =>
    serials.map((serial): TokenEvent => ({ kind: 'approval', token, from: owner, to: 0n, serial, amount: undefined })),
  );
}
