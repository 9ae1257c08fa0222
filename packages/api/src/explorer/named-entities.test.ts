import { CALLS, type Call, type Contract, pathsOf } from '@ledgerscope/contract';
import { builtBlock, contract } from '@ledgerscope/ingest/derive/testing/built-block';
import {
  expectedBlocks,
  readRecordBlock,
  readStreamBlock,
  readWrappedBlock,
} from '@ledgerscope/ingest/derive/testing/real-blocks';
import { StateLedger } from '@ledgerscope/ingest/state/testing/state-ledger';
import { entityIdFromStore, formatEntityId } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { type BatchRows, type EntityKind, idsIn } from '@ledgerscope/ledger-store';
import { hapi, type StreamBlock } from '@ledgerscope/streams';
import { demoLedger } from '@ledgerscope/testkit/demo-ledger';
import { type LedgerApi, openLedgerApi } from '@ledgerscope/testkit/open-ledger-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NOUNS: Readonly<Record<EntityKind, string>> = {
  account: 'accounts',
  contract: 'contracts',
  token: 'tokens',
  topic: 'topics',
  file: 'files',
  schedule: 'schedules',
};
/** Of each column the first, the last and some between them; all of them would take long. */
const MOST_OF_A_COLUMN = testSize(1, 3);
/** Further calls of a page are asked for so many ids of each kind. */
const MOST_OF_A_KIND = testSize(1, 3);

const AMOUNT = { seed: 31, genesisNs: 1_767_225_600_000_000_000n, files: 6n, perFile: 150 };

/** What people gave to the portal, which these tests do without. */
const OF_THE_PORTAL = /\/(abi|source)$/;

/** Calls of a page that need nothing but its id. */
function callsOf(kind: EntityKind): string[] {
  const start = `/api/${NOUNS[kind]}/{id}`;
  const paths = Object.entries<Call>(CALLS)
    .filter(([, { method }]) => method === 'GET')
    .flatMap(([name, call]) => pathsOf(name, call).map(([, one]) => one));
  return paths.filter(
    (path) => path.startsWith(`${start}/`) && !OF_THE_PORTAL.test(path) && !path.slice(start.length).includes('{'),
  );
}

interface Asked {
  readonly id: string;
  readonly kind: EntityKind;
  /** The columns that name it. */
  readonly places: Set<string>;
}

/** Ids of every column of every table that holds some. */
function sampleOf(batches: readonly BatchRows[]): Asked[] {
  const byColumn = new Map<string, Map<string, { id: bigint; kind: EntityKind }>>();
  for (const rows of batches)
    for (const { table, column, id, kind } of idsIn(rows)) {
      const place = `${table}.${column}`;
      const ids = byColumn.get(place) ?? new Map<string, { id: bigint; kind: EntityKind }>();
      byColumn.set(place, ids.set(`${kind} ${id}`, { id, kind }));
    }
  const asked = new Map<string, Asked>();
  for (const [place, ids] of byColumn) {
    const all = [...ids.values()];
    const step = Math.max(1, Math.floor(all.length / MOST_OF_A_COLUMN));
    for (const { id, kind } of all.filter((_, index) => index % step === 0 || index === all.length - 1)) {
      const name = `${kind} ${id}`;
      const one = asked.get(name) ?? { id: formatEntityId(entityIdFromStore(id)), kind, places: new Set() };
      one.places.add(place);
      asked.set(name, one);
    }
  }
  return [...asked.values()];
}

/** A ledger of these blocks in one batch each, what ids its rows name, and its API. */
async function openNamed(blocks: readonly StreamBlock[]): Promise<{ api: LedgerApi; asked: Asked[] }> {
  const ledger = await StateLedger.open();
  const batches: BatchRows[] = [];
  for (const block of blocks) {
    const gathered = await ledger.gather([block]);
    batches.push(gathered.rows);
    await ledger.write(gathered);
  }
  return { api: await openLedgerApi({}, ledger), asked: sampleOf(batches) };
}

async function refused({ app }: LedgerApi, urls: readonly { url: string; why: string }[]): Promise<string[]> {
  const found: string[] = [];
  for (const { url, why } of urls) {
    const { statusCode } = await app.inject(url);
    if (statusCode !== 200) found.push(`${statusCode} ${url} (${why})`);
  }
  return found;
}

function pagesAnswer(open: () => Promise<{ api: LedgerApi; asked: Asked[] }>): void {
  let opened: { api: LedgerApi; asked: Asked[] };
  beforeAll(async () => {
    opened = await open();
  }, 120_000);
  afterAll(() => opened.api.close());

  it('answer 200 for an id of every column', async () => {
    const { api, asked } = opened;
    expect(asked.length).toBeGreaterThan(0);
    const urls = asked.map(({ id, kind, places }) => ({
      url: `/api/${NOUNS[kind]}/${id}`,
      why: [...places].join(', '),
    }));
    expect(await refused(api, urls)).toEqual([]);
  }, 120_000);

  it('answer 200 with all their calls', async () => {
    const { api, asked } = opened;
    const urls = (Object.keys(NOUNS) as EntityKind[]).flatMap((kind) =>
      asked
        .filter((one) => one.kind === kind)
        .slice(0, MOST_OF_A_KIND)
        .flatMap(({ id, places }) =>
          callsOf(kind).map((path) => ({ url: path.replace('{id}', id), why: [...places].join(', ') })),
        ),
    );
    expect(await refused(api, urls)).toEqual([]);
  }, 120_000);
}

describe('pages of what rows name, where the ledger starts in the middle of the simulated network', () => {
  pagesAnswer(async () => openNamed((await demoLedger(AMOUNT)).blocks.slice(3)));
});

describe('contracts that only keys name', () => {
  it('have pages, however deep in a key they are', async () => {
    const [api, inKey, inList] = [await openLedgerApi(), contract(4_242n), contract(4_243n)];
    const none = hapi.Key.create();
    const keyList = {
      keys: [
        { ...none, ed25519: new Uint8Array(32) },
        { ...none, delegatableContractId: inList },
      ],
    };
    const consensusCreateTopic = {
      ...hapi.ConsensusCreateTopicTransactionBody.create(),
      adminKey: { ...none, contractID: inKey },
      submitKey: { ...none, thresholdKey: { threshold: 1, keys: { keys: [{ ...none, keyList }] } } },
    };
    const topicID = { ...hapi.TopicID.create(), topicNum: 5_000n };
    await api.ledger.commit(builtBlock({ body: { consensusCreateTopic }, receipt: { topicID } }));
    const urls = ['0.0.4242', '0.0.4243'].flatMap((id) => [
      { url: `/api/contracts/${id}`, why: 'key' },
      { url: `/api/accounts/${id}`, why: 'key' },
    ]);
    expect(await refused(api, urls)).toEqual([]);
    expect((await api.get<{ data: Contract }>('/api/contracts/0.0.4242')).data.knownFrom).toBe('MENTIONS');
    await api.get('/api/contracts/0.0.4244', 404);
    await api.close();
  }, 60_000);
});

const READ = { record: readRecordBlock, wrappedRecordBlock: readWrappedBlock, block: readStreamBlock } as const;
const WANTED = [
  'record-v2/mainnet/2019-09-13',
  'record-v5/mainnet/2022-01-01',
  'record-v6/mainnet/2025-07-23',
  '2022-07-13T08_46_11',
  'cli.test.sign/2021-01-12T19_44_28',
  'solo-4n-0.75/1.blk',
  'early/000000000000000000000000000007858853',
  'mirror-node-tests/000000000000000000000000000000000142',
  'mirror-node-tests/000000000000000000000000000000000143',
];
const REAL = (Object.keys(READ) as (keyof typeof READ)[]).flatMap((kind) =>
  expectedBlocks(kind)
    .filter(({ file }) => WANTED.some((part) => file.includes(part)))
    .map((expected) => [expected.file, () => READ[kind](expected)] as const),
);

describe('pages of what rows name, of real files', () => {
  it('are of many kinds of files', () => expect(REAL.length).toBe(WANTED.length));
  describe.each(REAL)('%s', (_file, read) => {
    pagesAnswer(() => openNamed([read()]));
  });
});
