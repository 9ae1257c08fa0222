import { setTimeout as sleep } from 'node:timers/promises';
import {
  AccountId,
  AddressBookQuery,
  Client,
  FileId,
  MirrorNodeAccountBalanceQuery,
  type SubscriptionHandle,
  Timestamp,
  type TopicMessage,
  TopicMessageQuery,
} from '@hiero-ledger/sdk';
import { account, BUILT_SECONDS, type Built, blockOf, builtItem } from '@ledgerscope/ingest/derive/testing/built-block';
import { StateLedger } from '@ledgerscope/ingest/state/testing/state-ledger';
import { type AddressBook, hapi } from '@ledgerscope/streams';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { type LedgerApi, openLedgerApi } from '@ledgerscope/testkit/open-ledger-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '../testing/test-context.ts';
import { type OpenMirrorPorts, openMirrorPorts } from './mirror-ports.ts';

const TOPIC = 7_000n;
const ADDRESS = '00112233445566778899aabbccddeeff00112233';
const PIECES = ['first piece, ', 'second piece, ', 'third piece'];
/** Where the SDK asks a mirror node on this machine by HTTP, whatever port its gRPC has. */
const REST_PORT = 5551;
const PORT_MS = 60_000;

function bookNode(nodeId: bigint, description: string) {
  return {
    nodeId,
    accountId: nodeId + 3n,
    publicKeyHex: '3082',
    certHash: Buffer.from('ab'.repeat(48)),
    description,
    stake: undefined,
    serviceEndpoints: [
      { ip: '10.0.0.1', domain: undefined, port: 50_211 },
      { ip: undefined, domain: 'node.example', port: 50_212 },
    ],
    memo: '',
  };
}
const BOOK = { nodes: [bookNode(0n, 'The first'), bookNode(1n, 'The second')] } as unknown as AddressBook;

const topicID = { ...hapi.TopicID.create(), topicNum: TOPIC };
let instant = 0;

/** A message, or a piece of one whose first piece was submitted by this transaction. */
function message(text: string, sequence: number, piece?: { readonly number: number; readonly nanos: number }): Built {
  const chunkInfo = piece && {
    number: piece.number,
    total: PIECES.length,
    initialTransactionID: {
      ...hapi.TransactionID.create(),
      accountID: account(1001n),
      transactionValidStart: { seconds: BUILT_SECONDS - 20n, nanos: piece.nanos },
    },
  };
  return {
    body: { consensusSubmitMessage: { topicID, message: Buffer.from(text), chunkInfo } },
    receipt: {
      topicSequenceNumber: BigInt(sequence),
      topicRunningHashVersion: 3n,
      topicRunningHash: new Uint8Array(48),
    },
  };
}

function block(number: bigint, ...built: readonly Built[]) {
  const items = built.map((one) => builtItem(one, instant++));
  const hash = new Uint8Array(48).fill(Number(number));
  return { ...blockOf(items), number, hash, fileHash: hash };
}

/** Another test of this machine may have the port for a while. */
async function openWhenFree(open: () => Promise<OpenMirrorPorts>): Promise<OpenMirrorPorts> {
  const until = performance.now() + PORT_MS;
  // Ends with the port, or with the error that it cannot be had.
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE' || performance.now() > until) throw error;
      await sleep(100);
    }
  }
}

describe("the SDK @hiero-ledger/sdk over the mirror node's API", () => {
  let api: LedgerApi;
  let ports: OpenMirrorPorts;
  let client: Client;
  const handles: SubscriptionHandle[] = [];

  beforeAll(async () => {
    const ledger = await StateLedger.open();
    const cryptoCreateAccount = {
      ...hapi.CryptoCreateTransactionBody.create(),
      initialBalance: 5n,
      alias: Buffer.from(ADDRESS, 'hex'),
    };
    await ledger.commit(
      block(
        1n,
        { body: { consensusCreateTopic: hapi.ConsensusCreateTopicTransactionBody.create() }, receipt: { topicID } },
        {
          body: { cryptoCreateAccount },
          receipt: { accountID: account(9_001n) },
          record: { evmAddress: Buffer.from(ADDRESS, 'hex'), alias: Buffer.from(ADDRESS, 'hex') },
        },
        message('one', 1),
        message('two', 2),
        ...PIECES.map((text, place) => message(text, 3 + place, { number: place + 1, nanos: 77 })),
      ),
    );
    api = await openLedgerApi({}, ledger);
    await api.app.ready();
    ports = await openWhenFree(() =>
      openMirrorPorts(api.app, testContext(api.store, { givenAddressBook: async () => BOOK }), {
        host: '127.0.0.1',
        ports: { rest: REST_PORT, grpc: 0 },
        trustProxy: [],
        subscriptions: { each: 100 },
      }),
    );
    client = Client.forNetwork({ '127.0.0.1:50211': new AccountId(3) });
    client.setMirrorNetwork([`127.0.0.1:${ports.grpc}`]);
  });
  afterAll(async () => {
    for (const handle of handles) handle.unsubscribe();
    client.close();
    await ports.close();
    await api.close();
  });

  /** What the query is given until it ends, or until it has so many. */
  function readTopic(query: TopicMessageQuery, most = Number.POSITIVE_INFINITY): Promise<readonly TopicMessage[]> {
    const messages: TopicMessage[] = [];
    return new Promise((resolve, reject) => {
      query.setCompletionHandler(() => resolve(messages));
      const handle = query.subscribe(
        client,
        (_, error) => reject(error),
        (one) => {
          messages.push(one);
          if (messages.length >= most) resolve(messages);
        },
      );
      handles.push(handle);
    });
  }

  const fromStart = () => new TopicMessageQuery().setTopicId(`0.0.${TOPIC}`).setStartTime(new Timestamp(0, 0));
  const textsOf = (messages: readonly TopicMessage[]) =>
    messages.map(({ contents }) => Buffer.from(contents).toString());

  it('reads a topic from its start, with messages in pieces put together, and what comes', async () => {
    const read = readTopic(fromStart(), 4);
    const live = readTopic(new TopicMessageQuery().setTopicId(`0.0.${TOPIC}`).setLimit(1));
    const stored = await readTopic(fromStart(), 3);
    expect(textsOf(stored)).toEqual(['one', 'two', PIECES.join('')]);
    expect(stored[2]?.chunks).toHaveLength(3);
    expect(stored[2]?.initialTransactionId?.toString()).toBe(`0.0.1001@${BUILT_SECONDS - 20n}.000000077`);
    await sleep(500);
    await api.ledger.commit(block(2n, message('six', 6)));
    expect(textsOf(await read)).toEqual(['one', 'two', PIECES.join(''), 'six']);
    expect(textsOf(await live)).toEqual(['six']);
  });

  it('ends by its limit and by its end', async () => {
    expect(textsOf(await readTopic(fromStart().setLimit(2)))).toEqual(['one', 'two']);
    // The second message was the fourth transaction.
    const end = new Timestamp(Number(BUILT_SECONDS), 4);
    expect(textsOf(await readTopic(fromStart().setEndTime(end)))).toEqual(['one']);
    const start = new Timestamp(Number(BUILT_SECONDS), 4);
    expect(textsOf(await readTopic(fromStart().setStartTime(start).setLimit(1)))).toEqual(['two']);
  });

  it('hears of a topic that there is not', async () => {
    const query = new TopicMessageQuery().setTopicId('0.0.424242').setMaxAttempts(0);
    await expect(readTopic(query)).rejects.toThrow('0.0.424242 does not exist');
  });

  it('reads the address book', async () => {
    const { nodeAddresses } = await new AddressBookQuery().setFileId(FileId.ADDRESS_BOOK).execute(client);
    expect(nodeAddresses.map(({ accountId }) => accountId?.toString())).toEqual(['0.0.3', '0.0.4']);
    const [first] = nodeAddresses;
    expect(first?.addresses.map(String)).toEqual(['10.0.0.1:50211', 'node.example:50212']);
    expect(Buffer.from(first?.certHash ?? []).toString()).toBe('ab'.repeat(48));
    expect([first?.description, first?.nodeId?.toString()]).toEqual(['The first', '0']);
    const one = await new AddressBookQuery().setFileId('0.0.101').setLimit(1).execute(client);
    expect(one.nodeAddresses).toHaveLength(1);
  });

  it('finds accounts by their address, and addresses by their account, by HTTP', async () => {
    const named = await AccountId.fromEvmAddress(0, 0, ADDRESS).populateAccountNum(client);
    expect(named.num.toString()).toBe('9001');
    const numbered = await AccountId.fromString('0.0.9001').populateAccountEvmAddress(client);
    expect(numbered.evmAddress?.toString()).toBe(ADDRESS);
  });
});

describe('the balance query of the SDK', () => {
  let api: DemoApi<unknown>;
  let ports: OpenMirrorPorts;
  let client: Client;
  beforeAll(async () => {
    api = await openDemoApi({ seed: 23, genesisNs: 1_767_225_600_000_000_000n, files: 4n, perFile: 40 });
    const limits = { host: '127.0.0.1', trustProxy: [], subscriptions: { each: 100 } };
    ports = await openWhenFree(() =>
      openMirrorPorts(api.app, testContext(api.store), { ...limits, ports: { rest: REST_PORT, grpc: 0 } }),
    );
    client = Client.forNetwork({ '127.0.0.1:50211': new AccountId(3) });
    client.setMirrorNetwork([`127.0.0.1:${ports.grpc}`]);
  });
  afterAll(async () => {
    client.close();
    await ports.close();
    await api.close();
  });

  it('reads what an account has, by its number and by its address', async () => {
    const listed = await api.app.inject('/api/v1/accounts?account.balance=gt:0&account.id=gt:1000&limit=5');
    const { accounts } = listed.json<{
      accounts: readonly { account: string; evm_address: string; balance: { balance: number } }[];
    }>();
    expect(accounts.length).toBeGreaterThan(0);
    for (const { account, evm_address: address, balance } of accounts)
      for (const accountId of [account, AccountId.fromEvmAddress(0, 0, address)]) {
        const { hbars } = await new MirrorNodeAccountBalanceQuery({ accountId }).execute(client);
        expect(hbars.toTinybars().toString(), `${accountId}`).toBe(String(balance.balance));
      }
    const nobody = await new MirrorNodeAccountBalanceQuery({ accountId: '0.0.424242' }).execute(client);
    expect(nobody.hbars.toTinybars().toString()).toBe('0');
  });
});
