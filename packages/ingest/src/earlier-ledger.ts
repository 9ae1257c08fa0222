import { type EntityId, hexText, NO_ENTITY, unpackEntityId } from '@ledgerscope/ledger';
import type { EarlierQuestions, EarlierState, hapi } from '@ledgerscope/streams';
import type { DeriveState } from './derive-state.ts';
import { EntityIds } from './entity-ids.ts';
import type { LedgerState } from './state/ledger-state.ts';

/** States of the ledger that answer what a block asks: addresses as of the block before it, rows as of the last batch that was built. */
export interface LedgerBefore {
  readonly derive: Pick<DeriveState, 'findEntities'>;
  /** Undefined where it is not that of the block before: what its rows would tell is unknown. */
  readonly ledger: Pick<LedgerState, 'readRows'> | undefined;
}

/** Whether a block asks for rows, which are those of the block before it only where it is the first of its batch. */
export function asksForRows({ supplies, aliases }: EarlierQuestions): boolean {
  return supplies.length + aliases.length > 0;
}

/** What ingest knows of the state before a block, as far as the block asks for it; the rest is unknown, never 0. */
export async function earlierLedger(asked: EarlierQuestions, before: LedgerBefore): Promise<EarlierState> {
  const [supplies, aliases, accounts, contracts] = await Promise.all([
    readSupplies(asked.supplies, before),
    readAliases(asked.aliases, before),
    before.derive.findEntities(asked.accounts),
    before.derive.findEntities(asked.contracts),
  ]);
  return {
    totalSupply: (token) => supplies.get(IDS.token(token)),
    alias: (account) => aliases.get(IDS.account(account)),
    accountOfAlias: (alias) => accountId(accounts.get(hexText(alias))),
    contractOfAddress: (address) => contractId(contracts.get(hexText(address))),
  };
}

/** Asked for are entities by their numbers. */
const IDS = new EntityIds(() => undefined);

async function readSupplies(tokens: readonly hapi.TokenID[], { ledger }: LedgerBefore): Promise<Map<EntityId, bigint>> {
  const rows = await ledger?.readRows('tokenSupply', knownEntities(tokens.map((token) => IDS.token(token))));
  return new Map(rows?.flatMap((row) => (row.supplyStated === 1 ? [[row.id as EntityId, row.totalSupply]] : [])));
}

/** An account that was created before this ledger began has an alias or none: that is not known. */
async function readAliases(
  ids: readonly hapi.AccountID[],
  { ledger }: LedgerBefore,
): Promise<Map<EntityId, Uint8Array>> {
  const rows = await ledger?.readRows('account', knownEntities(ids.map((id) => IDS.account(id))));
  return new Map(
    rows?.flatMap(({ id, evmAddress, alias, createdNs }) => {
      const address = evmAddress.length > 0 ? evmAddress : alias;
      return address.length > 0 || createdNs !== 0n ? [[id as EntityId, address]] : [];
    }),
  );
}

function knownEntities(ids: readonly EntityId[]): { readonly id: EntityId }[] {
  return ids.flatMap((id) => (id === NO_ENTITY ? [] : [{ id }]));
}

function accountId(id: EntityId | undefined): hapi.AccountID | undefined {
  if (id === undefined) return undefined;
  const { shard: shardNum, realm: realmNum, num: accountNum } = unpackEntityId(id);
  return { shardNum, realmNum, accountNum, alias: undefined };
}

function contractId(id: EntityId | undefined): hapi.ContractID | undefined {
  if (id === undefined) return undefined;
  const { shard: shardNum, realm: realmNum, num: contractNum } = unpackEntityId(id);
  return { shardNum, realmNum, contractNum, evmAddress: undefined };
}
