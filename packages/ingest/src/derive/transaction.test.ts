import { BATCH_TABLES, type BatchRows } from '@ledgerscope/ledger-store';
import { hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { account, BUILT_SECONDS, blockOf, builtBlock, builtItem, contract, token } from './testing/built-block.ts';
import { MemoryContext } from './testing/memory-context.ts';
import { rowsOf } from './testing/rows-of.ts';

const START_NS = BUILT_SECONDS * 1_000_000_000n;
const ADDRESS = new Uint8Array(20).fill(0xab);

function tablesWithRows(rows: BatchRows): string[] {
  return Object.keys(BATCH_TABLES).filter((table) => rows[table as keyof BatchRows].length > 0);
}

describe('the transaction row', () => {
  it('holds times, ids and links', () => {
    const batchKey = { ...hapi.Key.create(), ed25519: new Uint8Array(32).fill(1) };
    const rows = rowsOf(
      builtBlock({
        body: { batchKey, transactionFee: 50n, memo: 'hello', nodeAccountID: account(3n) },
        receipt: {
          exchangeRate: {
            currentRate: { hbarEquiv: 1, centEquiv: 12, expirationTime: { seconds: 99n } },
            nextRate: undefined,
          },
        },
        record: {
          scheduleRef: { ...hapi.ScheduleID.create(), scheduleNum: 7n },
          parentConsensusTimestamp: { seconds: 5n, nanos: 1 },
        },
        sigPairs: [{ pubKeyPrefix: Uint8Array.of(1) }, { pubKeyPrefix: Uint8Array.of(2) }],
      }),
      new MemoryContext(42n),
    );
    expect(rows.transaction[0]).toMatchObject({
      consensusNs: START_NS + 1n,
      block: 42n,
      validStartDelta: 9_999_999_996n,
      scheduled: 1,
      schedule: 7n,
      parentNs: 5_000_000_001n,
      payer: 1001n,
      node: 3n,
      maxFee: 50n,
      memo: 'hello',
      signatures: 2,
      hbarEquiv: 1,
      centEquiv: 12,
      rateExpirationSeconds: 99n,
      batchKey: hapiKey(batchKey),
    });
    expect(rows.transactionRaw).toHaveLength(1);
  });

  it('exists for a type newer than this program, without side effects', () => {
    const rows = rowsOf(blockOf([{ ...builtItem({}), typeId: 4_321 }]));
    expect(rows.transaction[0]).toMatchObject({ type: 4_321, entity: 0n });
    expect(tablesWithRows(rows)).toEqual(['transaction', 'transactionRaw']);
  });

  it('exists for a record without receipt, transfers or id, and for a valid start beyond int64', () => {
    const rows = rowsOf(
      blockOf([{ ...builtItem({}), body: hapi.TransactionBody.create(), record: hapi.TransactionRecord.create() }]),
    );
    expect(rows.transaction[0]).toMatchObject({ payer: 0n, result: 0, hbarEquiv: 0, node: 0n, transferAccount: [] });
    const far = { ...hapi.TransactionID.create(), transactionValidStart: { seconds: -(1n << 62n), nanos: 0 } };
    expect(rowsOf(builtBlock({ body: { transactionID: far } })).transaction[0]?.validStartDelta).toBe(
      (BUILT_SECONDS + (1n << 62n)) * 1_000_000_000n + 1n,
    );
  });

  it('notes a type number that its column cannot hold', () => {
    expect(rowsOf(blockOf([{ ...builtItem({}), typeId: 70_000 }])).transaction[0]).toMatchObject({
      type: 0,
      notUnderstood: 'body type: expected 0 to 65535, found 70000',
    });
  });

  it('says what the readers could not read, and has its raw bytes', () => {
    const item = { ...builtItem({}), notUnderstood: ['TransactionBody.cryptoTransfer: cut'] };
    const rows = rowsOf(blockOf([item]));
    expect(rows.transaction[0]?.notUnderstood).toBe('TransactionBody.cryptoTransfer: cut');
    expect(rows.transactionRaw[0]?.transactionBytes).toEqual(item.transactionBytes);
  });
});

describe('the main entity', () => {
  const context = new MemoryContext();
  context.learn(ADDRESS, 777n as never);
  const call = hapi.ContractCallTransactionBody.create();
  const addressed = { ...hapi.ContractID.create(), evmAddress: ADDRESS };
  const longZero = new Uint8Array(20);
  longZero[19] = 9;
  const cases: readonly [string, Parameters<typeof builtItem>[0], bigint][] = [
    [
      'receipt before body',
      { body: { contractCall: { ...call, contractID: contract(1n) } }, receipt: { contractID: contract(2n) } },
      2n,
    ],
    ['body where the receipt names none', { body: { contractCall: { ...call, contractID: contract(1n) } } }, 1n],
    ['an EVM address that the stream knows', { body: { contractCall: { ...call, contractID: addressed } } }, 777n],
    [
      'a long-zero address',
      {
        body: {
          contractCall: { ...call, contractID: { ...contract(0n), contractNum: undefined, evmAddress: longZero } },
        },
      },
      9n,
    ],
    [
      'an account by EVM address',
      {
        body: {
          cryptoUpdateAccount: {
            ...hapi.CryptoUpdateTransactionBody.create(),
            accountIDToUpdate: { ...hapi.AccountID.create(), alias: ADDRESS },
          },
        },
      },
      777n,
    ],
    ['the account of a token freeze', { body: { tokenFreeze: { token: token(5n), account: account(6n) } } }, 6n],
    [
      'the token of a mint',
      { body: { tokenMint: { ...hapi.TokenMintTransactionBody.create(), token: token(5n) } } },
      5n,
    ],
    ['the payer of a rejection without owner', { body: { tokenReject: { owner: undefined, rejections: [] } } }, 1001n],
    ['none for a transfer', { body: { cryptoTransfer: { transfers: undefined, tokenTransfers: [] } } }, 0n],
    ['none for an id beyond the range', { body: { tokenDeletion: { token: token(1n << 40n) } } }, 0n],
    ['none for a negative id', { body: { tokenDeletion: { token: token(-1n) } } }, 0n],
  ];

  it.each(cases)('is %s', (_, built, entity) => {
    expect(rowsOf(builtBlock(built), context).transaction[0]?.entity).toBe(entity);
  });

  it('reads shard, realm and number from an address where it holds them', () => {
    const address = Buffer.alloc(20);
    address.writeUInt32BE(11, 0);
    address.writeBigUInt64BE(12n, 4);
    address.writeBigUInt64BE(1_234n, 12);
    const contractID = { shardNum: 11n, realmNum: 12n, contractNum: undefined, evmAddress: address };
    const [row] = rowsOf(builtBlock({ body: { contractCall: { ...call, contractID } } })).transaction;
    expect(row?.entity).toBe((11n << 54n) | (12n << 38n) | 1_234n);
  });
});

describe('success', () => {
  const create = { consensusCreateTopic: hapi.ConsensusCreateTopicTransactionBody.create() };
  const receipt = { topicID: { ...hapi.TopicID.create(), topicNum: 800n } };
  const parentOf = { parentConsensusTimestamp: { seconds: BUILT_SECONDS, nanos: 1 } };

  it.each([
    [22, 1],
    [104, 1],
    [220, 1],
    [23, 0],
    [366, 0],
  ])('with status %i creates %i entities', (status, count) => {
    expect(rowsOf(builtBlock({ body: create, receipt: { ...receipt, status } })).entity).toHaveLength(count);
  });

  it('needs a successful parent', () => {
    const child = { body: create, receipt, record: parentOf };
    expect(rowsOf(builtBlock({}, child)).entity).toHaveLength(1);
    expect(rowsOf(builtBlock({ receipt: { status: 33 } }, child)).entity).toHaveLength(0);
    expect(rowsOf(builtBlock({ receipt: { status: 33 } }, child)).transaction[1]?.created).toBe(0n);
  });

  it('survives a transaction that names itself as its parent', () => {
    expect(rowsOf(builtBlock({ body: create, receipt, record: parentOf })).entity).toHaveLength(1);
  });
});

function hapiKey(key: hapi.Key): Uint8Array {
  return Uint8Array.of(0x12, 32, ...(key.ed25519 ?? []));
}
