import type { LedgerConnection } from './ledger-connection.ts';
import { StoreFullError } from './store-error.ts';

/** Says why nothing new is to be stored; undefined while there is room. */
export type ReadShortage = () => string | undefined;

/**
 * The connection while there is room: without, nothing that writes reaches the engine. On a full disk it can leave a statement of a
 * deletion half written, which keeps the table from being loaded at the next start, and waits for such a deletion without an end.
 */
export function withinSpace(connection: LedgerConnection, shortage: ReadShortage | undefined): LedgerConnection {
  if (shortage === undefined) return connection;
  const check = (tag: string): void => {
    const text = shortage();
    if (text !== undefined) throw new StoreFullError(text, { tag });
  };
  return {
    kind: connection.kind,
    read: (statement) => connection.read(statement),
    insert: async (block) => {
      check(`insert ${block.table}`);
      await connection.insert(block);
    },
    command: async (tag, sql) => {
      check(tag);
      await connection.command(tag, sql);
    },
    close: () => connection.close(),
  };
}
