import { packEntityId } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { blockOf } from '../derive/testing/built-block.ts';
import {
  type ExpectedTransaction,
  expectedBlocks,
  expectedErrata,
  readPairFile,
  readRecordBlock,
  readStreamBlock,
  readWrappedBlock,
} from '../derive/testing/real-blocks.ts';
import type { StateSets } from './state-set.ts';
import { stateAfter } from './testing/state-after.ts';

const KINDS = [
  ['record', readRecordBlock],
  ['wrappedRecordBlock', readWrappedBlock],
  ['block', readStreamBlock],
] as const;
const NOBODY = '0.0.0';

interface Moves {
  /** `token account` → net amount, NFTs counting one each. */
  readonly balances: Map<string, bigint>;
  /** `token serial` → who got it last. */
  readonly owners: Map<string, string>;
}

/** What the independent decoder's transfers add up to. */
function movesOf(transactions: readonly ExpectedTransaction[]): Moves {
  const balances = new Map<string, bigint>();
  const owners = new Map<string, string>();
  const add = (token: string, account: string | null, amount: bigint): void => {
    if (account === null || account === NOBODY) return;
    balances.set(`${token} ${account}`, (balances.get(`${token} ${account}`) ?? 0n) + amount);
  };
  for (const transaction of transactions) {
    if (transaction.status !== 'SUCCESS' && transaction.status !== 'FAIL_INVALID') continue;
    for (const { token, account, amount } of transaction.tokenTransfers as Entry[]) add(token, account, BigInt(amount));
    for (const { token, serial, sender, receiver } of transaction.nftTransfers as NftEntry[]) {
      add(token, sender, -1n);
      add(token, receiver, 1n);
      owners.set(`${token} ${serial}`, receiver ?? NOBODY);
    }
  }
  return { balances, owners };
}
interface Entry {
  readonly token: string;
  readonly account: string;
  readonly amount: string;
}
interface NftEntry {
  readonly token: string;
  readonly serial: string;
  readonly sender: string | null;
  readonly receiver: string | null;
}

function packed(id = NOBODY): bigint {
  const [shard = 0n, realm = 0n, num = 0n] = id.split('.').map(BigInt);
  return packEntityId(shard, realm, num) ?? -1n;
}

/** Every balance and owner that the state has is what the transfers add up to, and the other way round. */
function check(state: StateSets, { balances, owners }: Moves): number {
  const held = [...state.accountToken.knownRows()].filter(({ balance }) => balance !== 0n);
  expect(held).toHaveLength([...balances.values()].filter((balance) => balance !== 0n).length);
  for (const [key, balance] of balances) {
    const [token, account] = key.split(' ').map(packed);
    const relation = state.accountToken.get({ account: account ?? 0n, token: token ?? 0n });
    expect(relation?.balance, key).toBe(balance);
  }
  expect([...state.nft.knownRows()]).toHaveLength(owners.size);
  for (const [key, owner] of owners) {
    const [token, serial] = key.split(' ');
    expect(state.nft.get({ token: packed(token), serial: BigInt(serial ?? 0) })?.owner, key).toBe(packed(owner));
  }
  return balances.size + owners.size;
}

describe('tokens of real files', () => {
  it.each(KINDS)('of kind %s hold what the transfers add up to', (kind, read) => {
    let checked = 0;
    for (const expected of expectedBlocks(kind)) {
      const moves = movesOf(expected.transactions);
      checked += check(stateAfter(read(expected)), moves);
    }
    expect(checked).toBeGreaterThan(0);
  });

  it('count what moved under FAIL_INVALID', () => {
    let checked = 0;
    for (const expected of expectedErrata()) {
      const moves = movesOf([expected]);
      checked += check(stateAfter(blockOf([readPairFile(String(expected.file))])), moves);
    }
    expect(checked).toBeGreaterThan(0);
  });
});
