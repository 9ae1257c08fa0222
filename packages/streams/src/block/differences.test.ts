import { describe, expect, it } from 'vitest';
import {
  Account,
  type CryptoUpdateTransactionBody,
  EvmTransactionResult,
  MapUpdateChange,
  SingletonUpdateChange,
  StateChange,
  StateChanges,
  Token,
  type TransactionBody,
} from '../hapi/messages.ts';
import {
  batch,
  blockOf,
  CONTRACT,
  change,
  difference,
  item,
  itemsOf,
  PAYER,
  read,
  TOKEN,
  TOPIC,
} from '../testing/built-blocks.ts';
import { encode } from '../wire/encode.ts';
import type { EarlierState } from './earlier-state.ts';
import { type BlockFile, readBlockFile } from './read-block-file.ts';

const ACCOUNTS = 2;
const TOKENS = 7;
const TOPICS = 21;
const SUPPLY = 5;
const OTHER_FIELD = { tokenValue: { lastUsedSerialNumber: 3n } };
const ALIAS = new Uint8Array(20).fill(9);

/** What is known before the block, unless said otherwise: nothing. */
function earlier(known: Partial<Record<keyof EarlierState, unknown>>): EarlierState {
  const answer = (name: keyof EarlierState) => () => known[name] as never;
  return {
    totalSupply: answer('totalSupply'),
    alias: answer('alias'),
    accountOfAlias: answer('accountOfAlias'),
    contractOfAddress: answer('contractOfAddress'),
  };
}

const mint = (amount: bigint): Partial<TransactionBody> => ({ tokenMint: { token: TOKEN, amount, metadata: [] } });
const burn = (amount: bigint): Partial<TransactionBody> => ({ tokenBurn: { token: TOKEN, amount, serialNumbers: [] } });
const supplyChange = (...cleared: number[]): StateChange =>
  difference(TOKENS, { tokenIdKey: TOKEN }, OTHER_FIELD, cleared);

function suppliesOf({ items }: BlockFile): (bigint | undefined)[] {
  return items.map(({ record }) => record.receipt?.newTotalSupply);
}

describe('a difference of a token', () => {
  it('gives the supply that it has, whichever id its value has', () => {
    const value = { tokenValue: { tokenId: { tokenNum: 77n }, totalSupply: 8n } };
    const block = read({ at: 1, body: mint(5n), changes: [difference(TOKENS, { tokenIdKey: TOKEN }, value)] });
    expect(suppliesOf(block)).toEqual([8n]);
    expect(block.unanswered).toBeUndefined();
  });

  it('that clears the supply says that there is none left', () => {
    const block = read({ at: 1, body: burn(5n), changes: [supplyChange(SUPPLY)] });
    expect(suppliesOf(block)).toEqual([0n]);
    expect(block.items[0]?.unknown).toBeUndefined();
  });

  it('that omits the supply leaves it as it was before the block, and each transaction of the unit gets its own', () => {
    const block = read(
      { at: 1, body: batch(mint(5n), burn(2n), burn(3n)), changes: [supplyChange()] },
      { at: 2, parent: 1 },
      { at: 3, parent: 1 },
      { at: 4, parent: 1 },
    );
    expect(block.unanswered?.asked).toEqual({ supplies: [TOKEN], aliases: [], accounts: [], contracts: [] });
    expect(block.items.slice(1).map(({ unknown }) => unknown)).toEqual(Array(3).fill(['receipt.newTotalSupply']));
    const complete = block.unanswered?.complete(earlier({ totalSupply: 100n })) as BlockFile;
    expect(suppliesOf(complete)).toEqual([0n, 105n, 103n, 100n]);
    expect(complete.unanswered).toBeUndefined();
    expect(complete.items.every(({ unknown }) => unknown === undefined)).toBe(true);
    const ignorant = block.unanswered?.complete(earlier({})) as BlockFile;
    expect(ignorant.items.at(-1)?.unknown).toEqual(['receipt.newTotalSupply']);
  });

  it('is laid over what the block said before, by a transaction or by itself', () => {
    const whole = change(TOKENS, { tokenIdKey: TOKEN }, { tokenValue: { ...Token.create(), totalSupply: 50n } });
    const own = item({
      stateChanges: encode(StateChanges, { consensusTimestamp: { seconds: 1n, nanos: 0 }, stateChanges: [whole] }),
    });
    const first = itemsOf({ at: 1, body: mint(5n), changes: [supplyChange()] });
    const second = itemsOf({
      at: 2,
      body: mint(7n),
      changes: [difference(TOKENS, { tokenIdKey: TOKEN }, { tokenValue: { totalSupply: 57n } })],
    });
    const third = itemsOf({ at: 3, body: batch(mint(1n), burn(1n)), changes: [supplyChange()] });
    const members = [...itemsOf({ at: 4, parent: 3 }), ...itemsOf({ at: 5, parent: 3 })];
    const block = readBlockFile('9.blk', blockOf([own, ...first, ...second, ...third, ...members]));
    expect(suppliesOf(block)).toEqual([50n, 57n, 0n, 58n, 57n]);
    expect(block.unanswered).toBeUndefined();
  });

  it('after a deletion in the same block has nothing to be laid over', () => {
    const gone = {
      ...StateChange.create(),
      stateId: TOKENS,
      mapDelete: { key: change(TOKENS, { tokenIdKey: TOKEN }).mapUpdate?.key },
    };
    const block = read({ at: 1, body: mint(5n), changes: [gone, supplyChange()] });
    expect(block.items[0]?.unknown).toEqual(['receipt.newTotalSupply']);
    expect(block.unanswered).toBeUndefined();
  });

  it('gives a field that is there with its default value', () => {
    const token = Uint8Array.of(SUPPLY * 8, 0);
    const change = difference(TOKENS, { tokenIdKey: TOKEN }, { tokenValue: token });
    const block = read({ at: 1, body: burn(5n), changes: [change] });
    expect(suppliesOf(block)).toEqual([0n]);
    expect(block.unanswered).toBeUndefined();
  });

  it('names what was created by its key', () => {
    const tokenCreation = { tokenCreation: { name: 'x' } } as unknown as Partial<TransactionBody>;
    const key = { tokenIdKey: { ...TOKEN, tokenNum: 3001n } };
    const [entry] = read({
      at: 1,
      body: tokenCreation,
      changes: [change(TOKENS, key, { tokenValue: Token.create() })],
    }).items;
    expect(entry?.record.receipt?.tokenID).toEqual(key.tokenIdKey);
  });
});

describe('a difference of a topic', () => {
  const submit = { consensusSubmitMessage: { topicID: TOPIC, message: Uint8Array.of(1), chunkInfo: undefined } };
  const runningHash = new Uint8Array(48).fill(3);

  it('gives number and running hash of the message', () => {
    const changes = [difference(TOPICS, { topicIdKey: TOPIC }, { topicValue: { sequenceNumber: 12n, runningHash } })];
    const [entry] = read({ at: 1, body: submit, changes }).items;
    expect(entry?.record.receipt).toMatchObject({ topicSequenceNumber: 12n, topicRunningHash: runningHash });
    expect(entry?.unknown).toBeUndefined();
  });

  it('that omits them says nothing of the message', () => {
    const changes = [difference(TOPICS, { topicIdKey: TOPIC }, { topicValue: { memo: 'x' } })];
    const [entry] = read({ at: 1, body: submit, changes }).items;
    expect(entry?.unknown).toEqual(['receipt.topicSequenceNumber', 'receipt.topicRunningHash']);
  });

  it('is not needed where a trace has them', () => {
    const changes = [difference(TOPICS, { topicIdKey: TOPIC }, { topicValue: { memo: 'x' } })];
    const trace = { submitMessageTraceData: { sequenceNumber: 4n, runningHash } };
    const [entry] = read({ at: 1, body: submit, changes, trace }).items;
    expect(entry?.record.receipt?.topicSequenceNumber).toBe(4n);
    expect(entry?.unknown).toBeUndefined();
  });
});

describe('a difference of an account', () => {
  const key = { accountIdKey: { ...PAYER, accountNum: CONTRACT.contractNum } };
  const balance = difference(ACCOUNTS, key, { accountValue: { tinybarBalance: 5n } });
  const update = (fields: Partial<CryptoUpdateTransactionBody>) =>
    ({ cryptoUpdateAccount: fields }) as unknown as Partial<TransactionBody>;

  it('leaves its alias to what is known: an update by alias names the account', () => {
    const accountIDToUpdate = { ...PAYER, accountNum: undefined, alias: ALIAS };
    const block = read({ at: 1, body: update({ accountIDToUpdate }), changes: [balance] });
    expect(block.unanswered?.asked.accounts).toEqual([ALIAS]);
    expect(block.items[0]?.unknown).toEqual(['receipt.accountID']);
    const complete = block.unanswered?.complete(earlier({ accountOfAlias: PAYER }));
    expect(complete?.items[0]?.record.receipt?.accountID).toEqual(PAYER);
  });

  it('leaves its address to what is known: an update or deletion by address names the contract', () => {
    const contractID = { ...CONTRACT, contractNum: undefined, evmAddress: ALIAS };
    const body = { contractDeleteInstance: { contractID } } as unknown as Partial<TransactionBody>;
    const block = read({ at: 1, body, changes: [balance] });
    expect(block.unanswered?.asked.contracts).toEqual([ALIAS]);
    expect(block.items[0]?.unknown).toEqual(['receipt.contractID']);
    const complete = block.unanswered?.complete(earlier({ contractOfAddress: CONTRACT }));
    expect(complete?.items[0]?.record.receipt?.contractID).toEqual(CONTRACT);
  });

  it('leaves the address of a contract that is made at the address of an account to what is known', () => {
    const evmTransactionResult = { ...EvmTransactionResult.create(), contractId: CONTRACT, gasUsed: 9n };
    const made = difference(ACCOUNTS, key, { accountValue: { smartContract: true } });
    const body = { contractCreateInstance: {} } as unknown as Partial<TransactionBody>;
    const block = read({ at: 1, body, outputs: [{ contractCreate: { evmTransactionResult } }], changes: [made] });
    expect(block.unanswered?.asked.aliases).toMatchObject([{ accountNum: CONTRACT.contractNum }]);
    expect(block.items[0]?.unknown).toEqual(['contractCreateResult.evmAddress']);
    expect(block.items[0]?.record.contractCreateResult?.evmAddress).toBeUndefined();
    const complete = block.unanswered?.complete(earlier({ alias: ALIAS }));
    expect(complete?.items[0]?.record.contractCreateResult?.evmAddress?.value).toEqual(ALIAS);
  });

  it.each([
    ['given', { accountValue: { ethereumNonce: 6n } }, [], 6n],
    ['cleared', { accountValue: { memo: 'x' } }, [23], 0n],
    ['unchanged', { accountValue: { memo: 'x' } }, [], undefined],
  ] as const)('says which nonce an account has that delegates its code: %s', (_name, value, cleared, nonce) => {
    const body = update({ accountIDToUpdate: key.accountIdKey, delegationAddress: ALIAS });
    const [entry] = read({ at: 1, body, changes: [difference(ACCOUNTS, key, value, cleared)] }).items;
    expect(entry?.accountNonce).toBe(nonce);
    expect(entry?.unknown).toBeUndefined();
  });
});

describe('rules of differences', () => {
  const map = (fields: object): StateChange => {
    const { mapUpdate } = change(TOKENS, { tokenIdKey: TOKEN }, { tokenValue: Token.create() });
    return {
      ...StateChange.create(),
      stateId: TOKENS,
      mapUpdate: { ...MapUpdateChange.create(), ...mapUpdate, ...fields },
    };
  };
  const singleton = (fields: object): StateChange => ({
    ...StateChange.create(),
    stateId: 1,
    singletonUpdate: { ...SingletonUpdateChange.create(), entityNumberValue: { value: 3n }, ...fields },
  });
  const over = (value: Uint8Array, ...cleared: number[]) =>
    difference(TOKENS, { tokenIdKey: TOKEN }, { tokenValue: value }, cleared);

  it.each([
    [
      'cleared fields of a whole value',
      map({ clearedFields: [5] }),
      'a whole value without cleared fields',
      'cleared fields 5',
    ],
    [
      'cleared fields out of order',
      map({ partial: true, clearedFields: [7, 5] }),
      'cleared fields in ascending order, each once',
      '7, 5',
    ],
    [
      'a field cleared twice',
      map({ partial: true, clearedFields: [5, 5] }),
      'cleared fields in ascending order, each once',
      '5, 5',
    ],
    [
      'a field given and cleared',
      over(Uint8Array.of(40, 1), 5),
      'a field either given or cleared',
      'field 5 given and cleared',
    ],
    [
      'an unknown field',
      over(Uint8Array.of(0xf8, 0x7f, 1)),
      'a difference of fields of Token',
      'field 2047 of wire type 0',
    ],
    [
      'a known field of another wire type',
      over(Uint8Array.of(42, 0)),
      'a difference of fields of Token',
      'field 5 of wire type 2',
    ],
    ['an unknown cleared field', over(Uint8Array.of(), 99), 'cleared fields of Token', 'field 99'],
    [
      'cleared fields of a whole singleton',
      singleton({ clearedFields: [1] }),
      'a whole value without cleared fields',
      'cleared fields 1',
    ],
    [
      'a field of a singleton given and cleared',
      singleton({ partial: true, clearedFields: [1] }),
      'a field either given or cleared',
      'field 1 given and cleared',
    ],
    [
      'an unknown cleared field of a singleton',
      singleton({ partial: true, clearedFields: [2] }),
      'cleared fields of UInt64Value',
      'field 2',
    ],
  ])('refuse %s, with block, item and both values', (_name, broken, expected, actual) => {
    const fine = change(ACCOUNTS, { accountIdKey: PAYER }, { accountValue: Account.create() });
    const error = catchError(() => read({ at: 1, body: mint(1n), changes: [fine, broken] }));
    expect(error).toMatchObject({
      name: 'StreamError',
      file: '9.blk',
      expected: `${expected} in change 2 (state ${broken.stateId}) of item 3 of block 9`,
      actual,
    });
  });

  it('allow a difference of nothing, a cleared field that was absent, and lists that are packed or not', () => {
    const changes = [
      over(Uint8Array.of()),
      over(Uint8Array.of(), 7, 28),
      singleton({ partial: true, entityNumberValue: Uint8Array.of() }),
    ];
    expect(
      read({ at: 1, body: { cryptoTransfer: { transfers: undefined, tokenTransfers: [] } }, changes }).items,
    ).toHaveLength(1);
  });

  it('pass over values of kinds that are not read', () => {
    const value = Uint8Array.of(0xfa, 0x3f, 2, 8, 1);
    const unknown = { ...map({ partial: true, clearedFields: [900] }) };
    const mapUpdate = { ...unknown.mapUpdate, value } as unknown as MapUpdateChange;
    const block = read({ at: 1, body: mint(1n), changes: [{ ...unknown, mapUpdate }] });
    expect(block.items).toHaveLength(1);
  });
});

function catchError(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
