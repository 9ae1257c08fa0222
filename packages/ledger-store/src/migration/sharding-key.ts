/**
 * The commit marker: its rows of one batch have to be one insert of one table, or a batch could be half committed. The journal and
 * the list of migrations are as small.
 */
const FIRST_SHARD: ReadonlySet<string> = new Set(['block', 'ingest_batch', 'schema_migration']);
const ORDER = /\bORDER BY (?:\(((?:[^()]|\([^()]*\))+)\)|(\w+))/;
const HAS_INSTANT = /^ {2}consensus_ns /m;

/**
 * By what rows of a table are spread over the shards of a cluster, from the statement that makes it. Rows of one minute stay
 * together, with what views derive of them, so that a batch is a few large inserts and not a small one on every shard. Tables in which a row
 * takes the place of another one are spread by what names the row: all of its versions meet on one shard, where the engine merges
 * them (both slots too, 0008). Sums are added up wherever they are.
 */
export function shardingKey(table: string, statement: string): string {
  if (FIRST_SHARD.has(table)) return '0';
  const merges = !/\{engine:MergeTree\}/.test(statement);
  if (!merges && HAS_INSTANT.test(statement)) return 'intDiv(toUnixTimestamp(consensus_ns), 60)';
  const [, several, one] = ORDER.exec(statement) ?? [];
  return `cityHash64(${(several ?? one ?? '').replace(/, slot$/, '')})`;
}
