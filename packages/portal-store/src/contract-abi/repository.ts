import { createHash } from 'node:crypto';
import { type EntityId, formatEntityId } from '@ledgerscope/ledger';
import { and, asc, desc, eq, inArray, ne, sql } from '../drizzle.ts';
import type { PortalDatabase, PortalStore } from '../portal-store.ts';
import { type AbiSource, type ContractAbiRow, contractAbiTable } from './table.ts';

/** An ABI to be stored: items as the compiler writes them, checked by the caller. */
export interface NewContractAbi {
  readonly contractId: EntityId;
  readonly name: string;
  readonly abi: readonly unknown[];
  readonly source: AbiSource;
  /** Id of the dapp or user it came with. */
  readonly sourceId?: string | undefined;
}

/** An ABI counts while the dapp that brought it is shown. */
const IS_OFFERED = sql`(${contractAbiTable.source} <> 'dapp'
  or exists (select 1 from dapp where dapp.id = ${contractAbiTable.sourceId} and dapp.active))`;

/** Verified ones, those of the operator, then those of whoever was first, unless the operator chose another; of each the newest. */
const BEST_FIRST = [
  sql`array_position(array['verified', 'operator', 'demo'], ${contractAbiTable.source}) nulls last`,
  sql`${contractAbiTable.chosen} desc nulls last`,
  asc(contractAbiTable.since),
  asc(contractAbiTable.sourceId),
  desc(contractAbiTable.uploaded),
  desc(contractAbiTable.hash),
] as const;

/** An ABI that is used, without its items. */
export type UsedContractAbi = Pick<ContractAbiRow, 'contractId' | 'hash' | 'name' | 'source' | 'sourceId'>;

/** The ABIs that are used of these contracts, the best first: of several dapps those of one alone. Contracts of which none is known are omitted. */
export async function usedContractAbis(
  store: PortalStore,
  contracts: readonly EntityId[],
): Promise<ReadonlyMap<EntityId, readonly UsedContractAbi[]>> {
  if (contracts.length === 0) return new Map();
  const { contractId, hash, name, source, sourceId } = contractAbiTable;
  const rows = await store.query((db) =>
    db
      .select({ contractId, hash, name, source, sourceId })
      .from(contractAbiTable)
      .where(and(inArray(contractId, [...new Set(contracts)]), IS_OFFERED))
      .orderBy(...BEST_FIRST),
  );
  const offered = Map.groupBy(rows, (row) => row.contractId);
  return new Map([...offered].map(([id, abis]) => [id, ofOneDapp(abis)]));
}

function ofOneDapp(abis: readonly UsedContractAbi[]): readonly UsedContractAbi[] {
  const first = abis.find(({ source }) => source === 'dapp')?.sourceId;
  return abis.filter(({ source, sourceId }) => source !== 'dapp' || sourceId === first);
}

/** An ABI of a contract as JSON; undefined where it is gone. */
export async function contractAbiText(
  store: PortalStore,
  contract: EntityId,
  hash: string,
): Promise<string | undefined> {
  const [row] = await store.query((db) =>
    db
      .select({ abi: contractAbiTable.abi })
      .from(contractAbiTable)
      .where(and(eq(contractAbiTable.contractId, contract), eq(contractAbiTable.hash, hash)))
      .limit(1),
  );
  return row && JSON.stringify(row.abi);
}

/** The ABI of a contract that counts most; undefined where none is known. */
export async function contractAbi(store: PortalStore, contract: EntityId): Promise<ContractAbiRow | undefined> {
  const [row] = await store.query((db) =>
    db
      .select()
      .from(contractAbiTable)
      .where(and(eq(contractAbiTable.contractId, contract), IS_OFFERED))
      .orderBy(...BEST_FIRST)
      .limit(1),
  );
  return row;
}

/** Names that contracts have in their source, of each that of the best ABI; contracts without one are omitted. */
export async function contractNames(
  store: PortalStore,
  limit: number,
): Promise<readonly Pick<ContractAbiRow, 'contractId' | 'name'>[]> {
  return store.query((db) =>
    db
      .selectDistinctOn([contractAbiTable.contractId], {
        contractId: contractAbiTable.contractId,
        name: contractAbiTable.name,
      })
      .from(contractAbiTable)
      .where(and(ne(contractAbiTable.name, ''), IS_OFFERED))
      .orderBy(contractAbiTable.contractId, ...BEST_FIRST)
      .limit(limit),
  );
}

/** Stores an ABI; the same one given again becomes the newest of its source. */
export async function addContractAbi(store: PortalStore, added: NewContractAbi): Promise<void> {
  await store.query((db) => addContractAbiIn(db, added));
}

/** The same in a transaction. */
export async function addContractAbiIn(db: Pick<PortalDatabase, 'insert'>, added: NewContractAbi): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(added.abi)).digest('hex');
  const { contractId, name, source, sourceId = '' } = added;
  const ofSource = sql`from contract_abi known where known.contract_id = ${formatEntityId(contractId)} and known.source = ${source} and known.source_id = ${sourceId}`;
  await db
    .insert(contractAbiTable)
    .values({
      ...added,
      sourceId,
      hash,
      since: sql`coalesce((select min(known.since) ${ofSource}), now())`,
      chosen: sql`(select max(known.chosen) ${ofSource})`,
    })
    .onConflictDoUpdate({
      target: [contractAbiTable.contractId, contractAbiTable.source, contractAbiTable.sourceId, contractAbiTable.hash],
      set: { name, uploaded: sql`now()` },
    });
}
