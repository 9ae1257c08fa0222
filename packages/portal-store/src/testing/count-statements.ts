import { Client } from 'pg';

/** The statements that work sends to any database, in order, without their values. */
export async function countStatements(work: () => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = [];
  const { query } = Client.prototype;
  Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
    const [asked] = args as [string | { readonly text?: string }];
    statements.push(typeof asked === 'string' ? asked : (asked.text ?? ''));
    return Reflect.apply(query, this, args) as never;
  };
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return statements;
}
