import {
  type AccountTokenRow,
  type BatchRows,
  holderRank,
  type LedgerSnapshot,
  type NftRow,
  type TokenRow,
  type TokenSupplyRow,
} from '@ledgerscope/ledger-store';
import { addTo } from './counter.ts';
import type { StateSets } from './state-set.ts';

/** What lists of tokens by name are ordered and filtered by. */
const NAMING = ['type', 'name', 'symbol', 'createdNs'] as const;

interface Counted {
  nfts: bigint;
  tokens: bigint;
}

interface Figures {
  nfts: bigint;
  serials: bigint;
  readonly holders: Map<bigint, bigint>;
}

/** How the counts of accounts and tokens change by a batch. */
interface Deltas {
  readonly accounts: Map<bigint, Counted>;
  readonly tokens: Map<bigint, Figures>;
}

/**
 * The rows behind lists and counts (NFTs by owner, names, and how many holders there are) follow from each
 * balance and each NFT before and after the whole batch. So a busy holder costs a few rows a batch, and the counts agree
 * with the rows. Runs when all blocks of the batch are applied.
 */
export async function settleTokenLists(snapshot: LedgerSnapshot, state: StateSets, rows: BatchRows): Promise<void> {
  const deltas: Deltas = { accounts: new Map(), tokens: new Map() };
  const live = settleChanges(deltas, state, rows);
  if (live !== 0n) addTo(state, 'nfts', live);
  if (rows.nftMint.length > 0) addTo(state, 'nftMints', BigInt(rows.nftMint.length));
  for (const account of deltas.accounts.keys()) state.accountHolding.want({ account });
  for (const id of deltas.tokens.keys()) state.tokenSupply.want({ id });
  await Promise.all([state.accountHolding.load(snapshot), state.tokenSupply.load(snapshot)]);
  addCounts(state, deltas);
}

/** Gives by how many the live NFTs became more. */
function settleChanges(deltas: Deltas, state: StateSets, rows: BatchRows): bigint {
  for (const { before, after } of state.token.changes()) settleName(before, after, rows);
  for (const { before, after } of state.accountToken.changes()) settleRelation(deltas, before, after);
  let live = 0n;
  for (const { before, after } of state.nft.changes()) {
    settleNft(deltas, before, after, rows);
    live += liveOf(after) - liveOf(before);
  }
  return live;
}

function addCounts(state: StateSets, { accounts, tokens }: Deltas): void {
  for (const [account, { nfts, tokens: relations }] of accounts) {
    if (nfts === 0n && relations === 0n) continue;
    const holding = state.accountHolding.change({ account });
    holding.nfts += nfts;
    holding.tokens += relations;
  }
  for (const [id, { nfts, serials, holders }] of tokens) {
    const moved = [...holders].filter(([, count]) => count !== 0n);
    if (nfts === 0n && serials === 0n && moved.length === 0) continue;
    const supply = state.tokenSupply.change({ id });
    supply.nfts += nfts;
    supply.serials += serials;
    addHolders(supply, moved);
  }
}

function addHolders(supply: TokenSupplyRow, moved: readonly (readonly [bigint, bigint])[]): void {
  if (moved.length === 0) return;
  const counts = new Map(supply.holderRank.map((rank, index) => [rank, supply.holderCount[index] ?? 0n]));
  for (const [rank, count] of moved) counts.set(rank, (counts.get(rank) ?? 0n) + count);
  const held = [...counts].filter(([, count]) => count !== 0n).sort(([one], [other]) => (one < other ? -1 : 1));
  supply.holderRank = held.map(([rank]) => rank);
  supply.holderCount = held.map(([, count]) => count);
}

/** Leaves no row where a batch changed something else of the token. */
function settleName(before: Readonly<TokenRow> | undefined, after: Readonly<TokenRow>, rows: BatchRows): void {
  const { id, version } = after;
  if (before !== undefined && NAMING.every((column) => before[column] === after[column])) return;
  for (const [listed, row] of [[0, before] as const, [1, after] as const]) {
    if (row === undefined || row.type === '') continue;
    const { type, name, symbol, createdNs } = row;
    rows.tokenName.push({ id, type, name, symbol, createdNs, listed, version });
  }
}

function settleRelation(
  deltas: Deltas,
  before: Readonly<AccountTokenRow> | undefined,
  after: Readonly<AccountTokenRow>,
): void {
  countsOf(deltas, after.account).tokens += listedOf(after) - listedOf(before);
  const left = holderRank(before?.balance ?? 0n);
  const reached = holderRank(after.balance);
  if (left === reached) return;
  const { holders } = figuresOf(deltas, after.token);
  if (left !== 0) addCount(holders, left, -1n);
  if (reached !== 0) addCount(holders, reached, 1n);
}

/** Whether the relation is among the tokens of its account. */
function listedOf(relation: Readonly<AccountTokenRow> | undefined): bigint {
  return relation !== undefined && (relation.associated === 1 || relation.balance !== 0n) ? 1n : 0n;
}

function settleNft(
  deltas: Deltas,
  before: Readonly<NftRow> | undefined,
  after: Readonly<NftRow>,
  rows: BatchRows,
): void {
  const { token, serial, owner, mintedNs, version } = after;
  const figures = figuresOf(deltas, token);
  if (before === undefined) figures.serials += 1n;
  figures.nfts += existsIn(after) - existsIn(before);
  const previous = before?.owner ?? 0n;
  if (previous === owner) return;
  if (previous !== 0n) {
    rows.nftOwner.push({ owner: previous, mintedNs: before?.mintedNs ?? 0n, token, serial, owned: 0, version });
    countsOf(deltas, previous).nfts -= 1n;
  }
  if (owner !== 0n) {
    rows.nftOwner.push({ owner, mintedNs, token, serial, owned: 1, version });
    countsOf(deltas, owner).nfts += 1n;
  }
}

function existsIn(nft: Readonly<NftRow> | undefined): bigint {
  return nft?.deleted === 0 ? 1n : 0n;
}

/** Seen minted and not burned or wiped. */
function liveOf(nft: Readonly<NftRow> | undefined): bigint {
  return nft !== undefined && nft.mintedNs !== 0n && nft.deleted === 0 ? 1n : 0n;
}

function countsOf({ accounts }: Deltas, account: bigint): Counted {
  const counted = accounts.get(account) ?? { nfts: 0n, tokens: 0n };
  accounts.set(account, counted);
  return counted;
}

function figuresOf({ tokens }: Deltas, token: bigint): Figures {
  const figures = tokens.get(token) ?? { nfts: 0n, serials: 0n, holders: new Map() };
  tokens.set(token, figures);
  return figures;
}

function addCount(counts: Map<bigint, bigint>, rank: number, count: bigint): void {
  const key = BigInt(rank);
  counts.set(key, (counts.get(key) ?? 0n) + count);
}
