import { consensusNsOf, type EntityId } from '@ledgerscope/ledger';
import { type BatchRows, type EntityKind, idsIn } from '@ledgerscope/ledger-store';
import type { StatedEntities, UnseenEntities } from '../source/stated-entities.ts';
import type { StreamSource } from '../source/stream-source.ts';
import type { DerivedBlock } from './apply-block.ts';
import { addTo } from './counter.ts';
import type { StateSets } from './state-set.ts';

/** A source, as far as it may know entities whose creation was not read. */
export type StatesEntities = Pick<StreamSource, 'readState'>;

type StatedOf<K extends keyof StatedEntities> = NonNullable<StatedEntities[K]>[number];

/** Tables of the entities that a source may know. */
const TABLES = { account: 'account', contract: 'account', token: 'token', topic: 'topic' } as const satisfies Partial<
  Record<EntityKind, keyof StateSets>
>;

/** Every entity that the batch names is looked at, also where nothing of its own row changes. */
export function wantNamed(state: StateSets, rows: BatchRows): void {
  for (const { kind, id } of idsIn(rows)) {
    const table = tableOf(kind);
    if (table !== undefined) state[table].want({ id });
    if (table === 'token') state.tokenSupply.want({ id });
  }
}

/**
 * Of entities that the batch is the first to name, and does not create, what the source says as of the instant before the batch: the
 * state that its transactions start from.
 */
export async function completeUnseen(
  source: StatesEntities,
  blocks: readonly DerivedBlock[],
  state: StateSets,
  rows: BatchRows,
): Promise<void> {
  const [first] = blocks;
  const unseen = unseenIn(state, rows);
  const isAny = Object.values(unseen).some((entities) => entities.length > 0);
  if (first === undefined || !isAny) return;
  const stated = await source.readState?.(unseen, consensusNsOf(first.block.consensusStart - 1n));
  for (const set of Object.values(state)) set.openBlock(first.block.consensusEnd);
  if (stated !== undefined) setStated(state, stated);
}

function unseenIn(state: StateSets, rows: BatchRows): UnseenEntities {
  const created = new Set(rows.entity.map(({ kind, id }) => `${tableOf(kind)} ${id}`));
  const minted = new Set(rows.nftMint.map(({ token, serial }) => `${token} ${serial}`));
  const unseenOf = (table: 'account' | 'token' | 'topic'): EntityId[] =>
    state[table].unseen.flatMap(({ id }) => (created.has(`${table} ${id}`) ? [] : [id as EntityId]));
  return {
    accounts: unseenOf('account'),
    tokens: unseenOf('token'),
    topics: unseenOf('topic'),
    nfts: state.nft.unseen.flatMap(({ token, serial }) =>
      minted.has(`${token} ${serial}`) ? [] : [{ token: token as EntityId, serial }],
    ),
  };
}

function setStated(state: StateSets, { accounts, tokens, topics, nfts }: StatedEntities): void {
  for (const stated of accounts ?? []) setAccount(state, stated);
  for (const stated of tokens ?? []) setToken(state, stated);
  for (const stated of topics ?? []) setTopic(state, stated);
  for (const { token, serial, ...fields } of nfts ?? []) Object.assign(state.nft.change({ token, serial }), fields);
}

/** What is counted is what was made and not deleted: a deletion that follows is not counted below it. */
function setAccount(state: StateSets, { id, ...fields }: StatedOf<'accounts'>): void {
  const account = Object.assign(state.account.change({ id }), fields);
  if (isAlive(account)) addTo(state, account.isContract === 1 ? 'contracts' : 'accounts', 1n);
}

function setTopic(state: StateSets, { id, ...fields }: StatedOf<'topics'>): void {
  if (isAlive(Object.assign(state.topic.change({ id }), fields))) addTo(state, 'topics', 1n);
}

function isAlive({ createdNs, deleted }: { readonly createdNs: bigint; readonly deleted: number }): boolean {
  return createdNs !== 0n && deleted === 0;
}

function setToken(state: StateSets, { id, totalSupply, ...fields }: StatedOf<'tokens'>): void {
  const token = Object.assign(state.token.change({ id }), fields);
  const supply = state.tokenSupply.change({ id });
  supply.type = token.type;
  if (totalSupply !== undefined) Object.assign(supply, { totalSupply, supplyStated: 1 });
  if (token.type !== '') addTo(state, token.type === 'FUNGIBLE_COMMON' ? 'fungibleTokens' : 'nonFungibleTokens', 1n);
  if (token.createdNs !== 0n && token.deletedNs === 0n) addTo(state, 'tokens', 1n);
}

function tableOf(kind: string): 'account' | 'token' | 'topic' | undefined {
  return TABLES[kind as keyof typeof TABLES];
}
