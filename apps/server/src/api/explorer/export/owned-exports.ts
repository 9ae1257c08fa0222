import {
  AccountFile,
  Allowance,
  accountFileQuery,
  airdropQuery,
  allowanceQuery,
  CreatedEntity,
  createdQuery,
  FileUpdate,
  instantListQuery,
  PendingAirdrop,
  type RawQuery,
  StorageSlot,
  slotQuery,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import {
  allowancesOf,
  contractStorage,
  entitiesCreatedBy,
  fileChanges,
  pendingAirdropsOf,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { accepted } from '../accepted.ts';
import { accountFiles, airdropReply, allowanceReply, createdReply } from '../account/account-owned-routes.ts';
import { slotReply } from '../contract/contract-routes.ts';
import { fileUpdateReplies } from '../file/file-routes.ts';

const PAGE = 1000;

type Pages = AsyncGenerator<readonly object[]>;
type Make = (context: ApiContext, query: RawQuery, id: EntityId) => Pages;
type FindId = (context: ApiContext, query: RawQuery) => Promise<EntityId>;

/** Whole lists of what belongs to one account, contract or file; `idOf` finds what the query's `id` names. */
export function ownedExports(idOf: FindId) {
  const of = (make: Make) => async (context: ApiContext, query: RawQuery) =>
    make(context, query, await idOf(context, query));
  return {
    'account-created': { fields: CreatedEntity.properties, make: of(createdPages) },
    'account-files': { fields: AccountFile.properties, make: of(accountFilePages) },
    'account-allowances': { fields: Allowance.properties, make: of(allowancePages) },
    'account-airdrops': { fields: PendingAirdrop.properties, make: of(airdropPages) },
    'contract-state': { fields: StorageSlot.properties, make: of(slotPages) },
    'file-updates': { fields: FileUpdate.properties, make: of(updatePages) },
  };
}

/** Reads on behind the last row of each page until one is not full. */
async function* walk<Row>(
  read: (after: Row | undefined) => Promise<{ readonly rows: readonly Row[] }>,
  reply: (rows: readonly Row[]) => Promise<readonly object[]> | readonly object[],
): Pages {
  for (let after: Row | undefined, more = true; more; ) {
    const { rows } = await read(after);
    yield await reply(rows);
    after = rows.at(-1);
    more = rows.length === PAGE;
  }
}

function createdPages({ store }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { order, kind } = accepted(createdQuery, query);
  return walk(
    (after: { createdNs: bigint; id: bigint; kind: string } | undefined) =>
      entitiesCreatedBy(store, account, kind, { limit: PAGE, order, after }),
    (rows) => rows.map(createdReply),
  );
}

function accountFilePages({ store }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { order } = accepted(accountFileQuery, query);
  return walk(
    (after: { createdNs: bigint; id: bigint; kind: string } | undefined) =>
      entitiesCreatedBy(store, account, 'file', { limit: PAGE, order, after }),
    (rows) => accountFiles(store, rows),
  );
}

function allowancePages({ store }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { side, kind } = accepted(allowanceQuery, query);
  const of = side === 'granted' ? 'owner' : 'spender';
  const ofKind = kind === undefined ? {} : { kind };
  return walk(
    (after: Awaited<ReturnType<typeof allowancesOf>>['rows'][number] | undefined) =>
      allowancesOf(store, account, of, { limit: PAGE, after, ...ofKind }),
    (rows) => rows.map(allowanceReply),
  );
}

function airdropPages({ store }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { side } = accepted(airdropQuery, query);
  const of = side === 'received' ? 'receiver' : 'sender';
  return walk(
    (after: Awaited<ReturnType<typeof pendingAirdropsOf>>['rows'][number] | undefined) =>
      pendingAirdropsOf(store, account, of, { limit: PAGE, after }),
    (rows) => rows.map(airdropReply),
  );
}

function slotPages({ store }: ApiContext, query: RawQuery, contract: EntityId): Pages {
  const { order } = accepted(slotQuery, query);
  return walk(
    (after: Awaited<ReturnType<typeof contractStorage>>['rows'][number] | undefined) =>
      contractStorage(store, contract, { limit: PAGE, order, after: after?.slot }),
    (rows) => rows.map(slotReply),
  );
}

function updatePages({ store }: ApiContext, query: RawQuery, file: EntityId): Pages {
  const { order } = accepted(instantListQuery, query);
  return walk(
    (after: Awaited<ReturnType<typeof fileChanges>>['rows'][number] | undefined) =>
      fileChanges(store, file, { limit: PAGE, order, after: after?.consensusNs }),
    (rows) => fileUpdateReplies(store, rows),
  );
}
