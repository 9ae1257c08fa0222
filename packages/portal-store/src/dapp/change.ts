import { type EntityId, formatEntityId } from '@ledgerscope/ledger';
import { and, eq, sql } from '../drizzle.ts';
import { inTransaction, type PortalDatabase, type PortalStore } from '../portal-store.ts';
import type { DappChange, DappTexts, NewLogo } from '../submission/content.ts';
import { submissionTable } from '../submission/table.ts';
import { setLogo } from './logo.ts';
import { lockOwnDapp } from './owned.ts';
import { dappTable } from './table.ts';

/** What an owner changes of a dapp; its title stays. */
export interface NewChange extends DappTexts {
  readonly accountId: EntityId;
  /** Undefined where the logo stays as it is. */
  readonly logo: NewLogo | undefined;
}

type Transaction = Pick<PortalDatabase, 'select' | 'insert' | 'update'>;

/**
 * Changes a dapp. One that is public stays as it is until the operator approves the change; any other takes it over and
 * waits for the operator (again).
 * @returns false where the user has no such dapp
 */
export async function changeDapp(
  store: PortalStore,
  userId: bigint,
  dappId: string,
  { logo, ...texts }: NewChange,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const dapp = await lockOwnDapp(tx, userId, dappId);
    if (dapp === undefined) return false;
    if (dapp.review === 'approved') {
      await submitAnew(tx, userId, dappId, 'dapp-change', { change: storedChange({ ...texts, logo }) });
      return true;
    }
    await tx
      .update(dappTable)
      .set({ ...texts, review: 'pending' })
      .where(eq(dappTable.id, dappId));
    if (logo !== undefined) await setLogo(tx, dappId, logo);
    await submitAnew(tx, userId, dappId, 'dapp', {});
    return true;
  });
}

/**
 * Puts a request in the place of one that still waits: whoever looks at that one cannot approve what came since. The dapp is locked, so
 * that there is no other.
 */
export async function submitAnew(
  tx: Transaction,
  userId: bigint,
  dappId: string,
  kind: 'dapp' | 'dapp-change',
  content: { readonly change?: DappChange },
): Promise<void> {
  await tx
    .update(submissionTable)
    // Nobody sees its logo any more, and each change can bring one.
    .set({ state: 'withdrawn', content: sql`${submissionTable.content} #- '{change,logo}'` })
    .where(
      and(eq(submissionTable.dappId, dappId), eq(submissionTable.kind, kind), eq(submissionTable.state, 'pending')),
    );
  await tx.insert(submissionTable).values({ kind, userId, dappId, content });
}

function storedChange({ accountId, logo, ...texts }: NewChange): DappChange {
  const change = { ...texts, accountId: formatEntityId(accountId) };
  if (logo === undefined) return change;
  return { ...change, logo: { mediaType: logo.mediaType, base64: Buffer.from(logo.image).toString('base64') } };
}
