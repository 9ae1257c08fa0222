import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { decode, hapi } from '@ledgerscope/streams';
import { recoverTransactionAddress } from 'viem';
import { toFunctionSelector, toHex } from 'viem/utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { lotAt, lotCount, refundOf } from '../../contracts/auction.ts';
import { tokensOf } from '../../contracts/demo-token.ts';
import type { ContractKind, DeployedContract } from '../../contracts/deployed-contract.ts';
import { longZeroAddress, ZERO_ADDRESS } from '../../contracts/evm-address.ts';
import { intrinsicGas } from '../../contracts/gas-schedule.ts';
import { listingAt, listingCount } from '../../contracts/market.ts';
import { DemoNetwork } from '../../demo-network.ts';
import { writeAddressBook } from '../../network/address-book.ts';
import { demoNodes } from '../../network/demo-nodes.ts';
import { makeNodes } from '../../testing/make-nodes.ts';
import { readProvenRecords } from '../../testing/read-stream.ts';
import { SUCCESS, statusCode } from '../../world/status.ts';
import { StreamWriter } from '../../writer/stream-writer.ts';
import { given } from '../testing/demo-ledger.ts';
import type { ContractBook } from './contract-book.ts';
import { type DappLife, dappLife } from './testing/dapp-life.ts';

const ACTS = 3_000;
const REVERTED_SUCCESS = statusCode('REVERTED_SUCCESS');
const REVERTED = statusCode('CONTRACT_REVERT_EXECUTED');
const WRONG_NONCE = statusCode('WRONG_NONCE');
const TOKEN_SERVICE = 0x167n;
const NO_BYTES = new Uint8Array(0);
const OPEN = toFunctionSelector('open(string,uint256,uint256)').slice(2);

interface Item {
  readonly body: hapi.TransactionBody;
  readonly record: hapi.TransactionRecord;
  readonly status: number;
}

function itemsOf({ files }: DappLife): Item[] {
  return files.flatMap(({ items }) =>
    items.map(({ transaction, record: bytes }) => {
      const { signedTransactionBytes } = decode(hapi.Transaction, transaction);
      const { bodyBytes } = decode(hapi.SignedTransaction, signedTransactionBytes);
      const record = decode(hapi.TransactionRecord, bytes);
      return { body: decode(hapi.TransactionBody, bodyBytes), record, status: record.receipt?.status ?? -1 };
    }),
  );
}

function sidecarsOf({ files }: DappLife): hapi.TransactionSidecarRecord[] {
  return files.flatMap(({ sidecars }) => sidecars.map((bytes) => decode(hapi.TransactionSidecarRecord, bytes)));
}

function timeOf(time: hapi.Timestamp | undefined): string {
  return `${time?.seconds}.${time?.nanos}`;
}

function wordAt(bytes: Uint8Array | undefined, index: number): bigint {
  return BigInt(`0x${Buffer.from(bytes ?? NO_BYTES).toString('hex', 32 * index, 32 * (index + 1))}`);
}

let life: DappLife;
let items: Item[];
beforeAll(async () => {
  life = await dappLife(11, ACTS);
  items = itemsOf(life);
});

/** The activities' book, of a ledger that nobody acts on any more. */
function bookOf({ demo }: DappLife): ContractBook {
  return demo.books.activities.get('contracts') as ContractBook;
}

function contractsOf(of: DappLife, kind: ContractKind): DeployedContract[] {
  return [...bookOf(of).contracts.values()].filter((contract) => contract.kind === kind);
}

/** The leading bids of lots that did not end, and refunds not fetched yet. */
function owedBy(house: DeployedContract, bidders: Iterable<string>): bigint {
  let owed = 0n;
  for (const bidder of bidders) owed += refundOf(house, bidder);
  for (let index = 0n; index < lotCount(house); index++) {
    const lot = lotAt(house, index);
    if (lot?.ended === false && lot.bidder !== ZERO_ADDRESS) owed += lot.price;
  }
  return owed;
}

function everyAddress({ demo }: DappLife): string[] {
  return [...demo.books.accounts.values()].map(({ num, evmAddress }) =>
    evmAddress === undefined ? longZeroAddress(num) : Buffer.from(evmAddress).toString('hex'),
  );
}

/** What a record says of the EVM's run. */
function resultOf({ record }: Item): hapi.ContractFunctionResult {
  return record.contractCreateResult ?? record.contractCallResult ?? hapi.ContractFunctionResult.create();
}

describe('people with contracts', () => {
  it('use every kind of transaction, and fail for many reasons', () => {
    const has = (test: (item: Item) => unknown) => expect(items.some(test)).toBe(true);
    for (const code of [SUCCESS, REVERTED, statusCode('INSUFFICIENT_GAS')]) {
      has(({ body, status }) => body.contractCall && status === code);
    }
    for (const code of [SUCCESS, REVERTED, WRONG_NONCE]) {
      has(({ body, status }) => body.ethereumTransaction && status === code);
    }
    has(({ body }) => body.contractCreateInstance?.fileID);
    has(({ body }) => body.contractCreateInstance?.initcode);
    has(({ body, record }) => body.ethereumTransaction && record.contractCreateResult);
    has(({ body }) => body.contractUpdateInstance);
    has(({ body }) => body.contractDeleteInstance);
    has(({ body }) => body.contractCall?.amount);
  });

  it('leave every coin where its ledger says', () => {
    const coins = contractsOf(life, 'demo-token');
    expect(coins.length).toBeGreaterThan(2);
    const supplySlot = '0'.repeat(64);
    for (const coin of coins) {
      const held = everyAddress(life).reduce((sum, address) => sum + tokensOf(coin, address), 0n);
      expect(held).toBe(coin.storage.get(supplySlot));
    }
  });

  it('leave auction houses with what they owe', () => {
    const houses = contractsOf(life, 'auction').filter(
      ({ num }) => life.demo.books.accounts.get(num)?.deleted === false,
    );
    const owed = houses.map((house) => [house.num, owedBy(house, everyAddress(life))] as const);
    expect(owed.reduce((sum, [, amount]) => sum + amount, 0n)).toBeGreaterThan(0n);
    for (const [num, amount] of owed) expect(life.demo.books.accounts.get(num)?.balance).toBe(amount);
  });

  it('know to whom the auction house owes a refund', () => {
    const { contracts, auction = '', refunds } = bookOf(life);
    const house = contracts.get(auction);
    const due = everyAddress(life).filter((address) => house !== undefined && refundOf(house, address) > 0n);
    expect(due.length).toBeGreaterThan(0);
    expect([...refunds].sort()).toEqual(due.sort());
  });

  it('leave the market with the lots on sale', () => {
    const market = given(contractsOf(life, 'market')[0]);
    expect(listingCount(market)).toBeGreaterThan(20n);
    const onSale = new Map<string, bigint>();
    for (let index = 0n; index < listingCount(market); index++) {
      const { open, token, amount } = given(listingAt(market, index));
      onSale.set(token, (onSale.get(token) ?? 0n) + (open ? amount : 0n));
    }
    const held = [...(life.demo.books.accounts.get(market.num)?.tokens ?? [])];
    expect(new Map(held.map(([token, { balance }]) => [longZeroAddress(token), balance]))).toEqual(onSale);
  });

  it('get the same bytes from the same seed', async () => {
    const { files } = await dappLife(5, 300);
    // Two at once, since both use the one EVM.
    const [again, other] = await Promise.all([dappLife(5, 300), dappLife(6, 300)]);
    expect(again.files).toEqual(files);
    expect(other.files.at(-1)).not.toEqual(files.at(-1));
  });

  it('survive a snapshot', async () => {
    const { demo } = await dappLife(5, 200);
    const nodes = demoNodes();
    const options = { seed: 5, genesisNs: 0n, nodes, addressBook: Buffer.from('book') };
    const restored = DemoNetwork.restore(demo.snapshot(), options);
    expect(restored.books.activities.get('contracts')).toEqual(demo.books.activities.get('contracts'));
  });
});

describe('records of contracts', () => {
  it('charge at least 80 % of the gas limit and never more than it', () => {
    const calls = items.filter(
      ({ body, record }) => body.contractCall !== undefined && record.contractCallResult !== undefined,
    );
    expect(calls.length).toBeGreaterThan(500);
    for (const { body, record } of calls) {
      const limit = body.contractCall?.gas ?? 0n;
      const used = record.contractCallResult?.gasUsed ?? 0n;
      expect(used <= limit && used * 5n >= limit * 4n).toBe(true);
    }
  });

  it('say why a call was reverted, and then hold no logs', () => {
    const reverted = items.filter(({ status }) => status === REVERTED);
    const reasons = new Set(reverted.map(({ record }) => record.contractCallResult?.errorMessage.slice(0, 10)));
    expect(reasons.size).toBeGreaterThan(4);
    const starved = new Set(
      sidecarsOf(life).flatMap(({ consensusTimestamp, actions: made }) => {
        const inner = made?.contractActions.slice(1) ?? [];
        return inner.some(({ error = NO_BYTES }) => Buffer.from(error).toString() === 'INSUFFICIENT_GAS')
          ? [timeOf(consensusTimestamp)]
          : [];
      }),
    );
    for (const { record } of reverted) {
      // A call inside that runs out of gas leaves no reason for the outer one to pass on.
      const reason = starved.has(timeOf(record.consensusTimestamp)) ? /^0x$/ : /^0x[0-9a-f]{8,}$/;
      expect(record.contractCallResult?.errorMessage).toMatch(reason);
      expect([record.contractCallResult?.logInfo, record.tokenTransferLists]).toEqual([[], []]);
    }
  });

  it('gather the filters of their logs', () => {
    const results = items.map(({ record }) => record.contractCallResult ?? record.contractCreateResult);
    const logged = results.filter((result) => (result?.logInfo.length ?? 0) > 0);
    expect(logged.length).toBeGreaterThan(500);
    for (const result of logged) {
      const union = new Uint8Array(256);
      for (const { bloom } of result?.logInfo ?? [])
        for (const [at, byte] of bloom.entries()) union[at] = (union[at] ?? 0) | byte;
      expect(Buffer.from(result?.bloom ?? []).equals(union)).toBe(true);
    }
  });

  it('have children for what contracts ask the token service', () => {
    const children = items.filter(({ record }) => record.transactionID?.nonce && record.contractCallResult);
    expect(children.length).toBeGreaterThan(50);
    for (const item of children) {
      const { contractID, contractCallResult, senderId } = resultOf(item);
      expect([contractID?.contractNum, senderId?.accountNum]).toEqual([TOKEN_SERVICE, expect.any(BigInt)]);
      expect([item.record.parentConsensusTimestamp === undefined, item.body.nodeAccountID]).toEqual([false, undefined]);
      // A transfer that its parent undid had succeeded when it was made.
      const answered = item.status === REVERTED_SUCCESS ? SUCCESS : item.status;
      expect(BigInt(`0x${Buffer.from(contractCallResult).toString('hex')}`)).toBe(BigInt(answered));
      expect(item.record.tokenTransferLists.length).toBe(item.status === SUCCESS ? 1 : 0);
    }
  });

  it('of Ethereum transactions count the nonces of each sender', () => {
    const sent = items.filter(({ body }) => body.ethereumTransaction !== undefined);
    expect(sent.length).toBeGreaterThan(200);
    const nonces = new Map<bigint | undefined, bigint>();
    for (const item of sent) {
      const { senderId, signerNonce } = resultOf(item);
      const before = nonces.get(senderId?.accountNum) ?? 0n;
      const after = item.status === WRONG_NONCE ? before : before + 1n;
      expect(signerNonce?.value).toBe(after);
      nonces.set(senderId?.accountNum, after);
      expect(item.record.ethereumHash).toHaveLength(32);
    }
  });

  it('of Ethereum transactions name the one who signed, and are paid by another', async () => {
    const sent = items.filter(({ body }) => body.ethereumTransaction !== undefined).slice(0, 40);
    for (const item of sent) {
      const serializedTransaction = toHex(item.body.ethereumTransaction?.ethereumData ?? NO_BYTES) as `0x02${string}`;
      const sender = resultOf(item).senderId?.accountNum;
      expect(item.body.transactionID?.accountID?.accountNum).not.toBe(sender);
      const { evmAddress = NO_BYTES } = life.demo.books.accounts.get(Number(sender)) ?? {};
      expect((await recoverTransactionAddress({ serializedTransaction })).toLowerCase()).toBe(toHex(evmAddress));
    }
  });

  it('count time from the consensus time of the call', () => {
    const openings = items.filter(({ body, record }) => {
      const input = Buffer.from(body.contractCall?.functionParameters ?? NO_BYTES).toString('hex');
      return input.startsWith(OPEN) && record.contractCallResult?.logInfo.length === 1;
    });
    expect(openings.length).toBeGreaterThan(3);
    for (const { body, record } of openings) {
      const duration = wordAt(body.contractCall?.functionParameters.subarray(4), 2);
      const endsAt = wordAt(record.contractCallResult?.logInfo[0]?.data, 2);
      expect(endsAt - duration).toBe(record.consensusTimestamp?.seconds);
    }
  });

  it('come with actions that begin with what the limit leaves', () => {
    const actions = new Map(
      sidecarsOf(life).flatMap(({ consensusTimestamp, actions: made }) =>
        made === undefined ? [] : [[timeOf(consensusTimestamp), made.contractActions] as const],
      ),
    );
    let nested = 0;
    for (const { body, record } of items.filter(({ body, record }) => body.contractCall && record.contractCallResult)) {
      const { gas, functionParameters } = body.contractCall ?? hapi.ContractCallTransactionBody.create();
      const [first, ...rest] = actions.get(timeOf(record.consensusTimestamp)) ?? [];
      expect([first?.callDepth, first?.gas]).toEqual([0, gas - intrinsicGas(functionParameters, false)]);
      expect(first?.callingAccount).toEqual(body.transactionID?.accountID);
      expect(rest.every((action) => action.gasUsed <= action.gas && action.gas < gas)).toBe(true);
      nested += rest.length;
    }
    expect(nested).toBeGreaterThan(50);
  });

  it('come with the bytecode of each creation, and with what calls changed', () => {
    const created = items.filter((item) => item.status === SUCCESS && item.record.contractCreateResult !== undefined);
    const codes = sidecarsOf(life).flatMap(({ bytecode }) => (bytecode === undefined ? [] : [bytecode]));
    expect(codes.map(({ contractId }) => contractId)).toEqual(created.map(({ record }) => record.receipt?.contractID));
    // The network leaves out init code that is in the transaction.
    expect(codes.map(({ initcode }) => initcode.length > 0)).toEqual(
      created.map(({ body }) => body.contractCreateInstance?.fileID !== undefined),
    );
    const changes = sidecarsOf(life).flatMap(({ stateChanges }) => stateChanges?.contractStateChanges ?? []);
    const written = changes.flatMap(({ storageChanges }) => storageChanges.filter(({ valueWritten }) => valueWritten));
    expect(written.length).toBeGreaterThan(1_000);
  });

  it('pass the readers with every proof', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-contracts-'));
    try {
      const nodes = makeNodes(1);
      writeAddressBook(folder, nodes);
      const writer = new StreamWriter({ folder, nodes, format: 'record', copies: 'every-node' });
      const { files } = await dappLife(5, 300);
      for (const file of files) await writer.write(file);
      await writer.untilSettled();
      const read = readProvenRecords(folder).flatMap((block) => block.items);
      expect(read.length).toBe(files.reduce((sum, file) => sum + file.items.length, 0));
      expect(read.flatMap((item) => item.sidecars).length).toBe(
        files.reduce((sum, file) => sum + file.sidecars.length, 0),
      );
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
});
