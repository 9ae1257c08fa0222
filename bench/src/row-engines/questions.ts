import type { LedgerSnapshot } from '@ledgerscope/ledger-store';
import { CALL_SENDERS } from '@ledgerscope/ledger-store/rows/fact-list';
import { HOLDERS } from '@ledgerscope/ledger-store/rows/place-list';
import type { RowStore } from '@ledgerscope/ledger-store/rows/row-store';
import { STATE_TABLES } from '@ledgerscope/ledger-store/tables';
import { sampleInstants } from '../by-key/questions.ts';

const LIMITS = { seconds: 120 };
const PAGE = { order: 'desc', limit: 25, offset: 0 } as const;
/** As the lists of the API ask. */
const MOST_LOOKED = 20_000;

/** What pages ask of a row store, each with so many keys. */
export async function engineQuestions(
  snapshot: LedgerSnapshot,
  size: number,
): Promise<readonly { readonly name: string; readonly asks: readonly ((rows: RowStore) => Promise<unknown>)[] }[]> {
  const head = snapshot.head?.lastNs ?? 0n;
  const instants = await sampleInstants(snapshot, size);
  const drawSql = (term: string, condition = '1') =>
    sampleIds(
      snapshot,
      `SELECT ${term} AS id FROM transaction WHERE ${condition} ORDER BY cityHash64(consensus_ns)`,
      size,
    );
  const payers = await drawSql('payer');
  const contracts = await drawSql('entity', 'type = 7 AND entity != 0');
  const topics = await drawSql('entity', 'type = 27 AND entity != 0');
  const tokens = await sampleIds(
    snapshot,
    'SELECT DISTINCT token AS id FROM account_token WHERE balance > 0 ORDER BY cityHash64(id)',
    size,
  );
  const of = <Key>(name: string, keys: readonly Key[], ask: (rows: RowStore, key: Key) => Promise<unknown>) => ({
    name,
    asks: keys.map((key) => (rows: RowStore) => ask(rows, key)),
  });
  const everything = { first: 0n, last: head };
  return [
    of('transaction by instant', instants, (rows, at) => rows.transactions.at([at])),
    of('account', payers, (rows, id) => rows.states.byKey(STATE_TABLES.account, [{ id }], head)),
    of('25 of an account, with their rows', payers, async (rows, term) => {
      const page = { ...everything, kind: 0, term, order: 'desc', limit: 25, most: MOST_LOOKED } as const;
      return rows.transactions.at((await rows.entries.page(page)).instants);
    }),
    of('25 before an instant, with their rows', instants, async (rows, last) =>
      rows.transactions.at((await rows.transactions.scan({ first: 0n, last }, { ...PAGE, most: 25 })).instants),
    ),
    of('number of all before an instant', instants, (rows, last) => rows.transactions.countKinds({ first: 0n, last })),
    of('25 messages of a topic', topics, (rows, topic) => rows.messages.page(topic, { ...everything, ...PAGE })),
    of('25 logs of a contract', contracts, (rows, id) => rows.contracts.logs(id, { ...everything, ...PAGE })),
    of('senders of a contract', contracts, (rows, id) =>
      rows.facts.countDistinct(CALL_SENDERS, id, everything, 10_000),
    ),
    of('25 holders of a token', tokens, (rows, term) =>
      rows.places.page(HOLDERS, { term, order: 'backward', limit: 25 }, head),
    ),
  ];
}

async function sampleIds(snapshot: LedgerSnapshot, sql: string, size: number): Promise<bigint[]> {
  const rows = await snapshot.client.query('bench:keys', `${sql} LIMIT ${size}`, {}, { id: 'u64' }, LIMITS);
  return rows.map(({ id }) => id);
}
