/** How often each kind of statement of the column store was made, by the route or job that asked. */
export type StatementCounts = ReadonlyMap<string, number>;

const COUNTED = /^ledgerscope_store_statement_seconds_count\{tag="([^"]+)"[^}]*\} (\d+)/gm;

/** What a server's metrics say that it has asked of its column store since it started. */
export async function readStatements(metricsUrl: string): Promise<StatementCounts> {
  const reply = await fetch(metricsUrl);
  const counts = new Map<string, number>();
  for (const [, tag = '', count] of (await reply.text()).matchAll(COUNTED))
    counts.set(tag, (counts.get(tag) ?? 0) + Number(count));
  return counts;
}

/** What was asked between two looks, for each of so many calls, most first. */
export function statementsACall(before: StatementCounts, after: StatementCounts, calls: number): [string, number][] {
  const made = [...after].map(([tag, count]): [string, number] => [tag, (count - (before.get(tag) ?? 0)) / calls]);
  return made.filter(([, count]) => count > 0).toSorted(([, one], [, other]) => other - one);
}
