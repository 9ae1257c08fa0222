import { clusterTablesOf } from './cluster-tables.ts';
import type { LedgerClient, Parameters, StatementLimits } from './ledger-client.ts';
import type { LedgerConnection } from './ledger-connection.ts';
import { encodedTable, NativeEncoder } from './native-encoder.ts';
import { checkParameters } from './parameter-text.ts';
import { readRows, readTypedRows } from './row-binary-reader.ts';
import { checkRowCount, translateStatementErrors } from './statement-checks.ts';

/** Rows in and out of a connection that deals in bytes. */
export function clientOn(connection: LedgerConnection): LedgerClient {
  const encoder = new NativeEncoder();

  async function read(tag: string, sql: string, parameters: Parameters, limits?: StatementLimits): Promise<Uint8Array> {
    checkParameters(tag, sql, parameters);
    return connection.read({ tag, sql, parameters, limits });
  }

  const query: LedgerClient['query'] = async (tag, sql, parameters, columns, limits) =>
    readTypedRows(await read(tag, sql, parameters, limits), columns, tag);

  return {
    kind: connection.kind,
    clusterTables: clusterTablesOf({ query }, connection.kind),
    query,
    queryUntyped: async (tag, sql, parameters = {}, limits) => readRows(await read(tag, sql, parameters, limits)),
    command: (tag, sql) => connection.command(tag, sql),
    insert: (table, rows, token) =>
      translateStatementErrors({ tag: `insert ${token}`, table: table.name }, async () => {
        checkRowCount(rows.length);
        if (rows.length > 0) await connection.insert({ ...encodedTable(encoder, table, rows), token });
      }),
    insertEncoded: (block) => connection.insert(block),
    close: () => connection.close(),
  };
}
