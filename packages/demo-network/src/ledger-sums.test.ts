import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { decode, hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { DemoNetwork } from './demo-network.ts';
import { addressBookBytes } from './network/address-book.ts';
import { demoNodes } from './network/demo-nodes.ts';
import { makeNodes } from './testing/make-nodes.ts';
import { SUPPLY, TREASURY } from './world/system-accounts.ts';
import type { SimulatedAccount, SimulatedToken, WorldState } from './world/world-state.ts';

const TRANSACTIONS = testSize(10_000, 1_000_000);
/** So many that the usual size takes as many days as 300,000 of 5,000 would: what falls due falls due. */
const PER_FILE = testSize(500, 5_000);
const GENESIS_NS = 1_700_000_000_000_000_000n;
/** A new treasury gets what the old one held by a single transfer of this serial. */
const ALL_OF_TREASURY = -1n;
const FILE_NS = 6n * 3_600_000_000_000n;

/** What an outsider who reads nothing but the records would write into the books. */
class RecordBooks {
  readonly hbar = new Map<bigint, bigint>([[BigInt(TREASURY), SUPPLY]]);
  readonly tokens = new Map<string, bigint>();
  readonly owners = new Map<string, bigint>();
  readonly unbalanced: string[] = [];
  fees = 0n;
  count = 0n;

  add(record: hapi.TransactionRecord): void {
    this.count++;
    this.fees += record.transactionFee;
    let sum = 0n;
    for (const { accountID, amount } of record.transferList?.accountAmounts ?? []) {
      sum += amount;
      const num = accountID?.accountNum ?? -1n;
      this.hbar.set(num, (this.hbar.get(num) ?? 0n) + amount);
    }
    if (sum !== 0n) this.unbalanced.push(`${record.consensusTimestamp?.seconds}`);
    for (const list of record.tokenTransferLists) this.#addTokens(list);
  }

  #addTokens({ token, transfers, nftTransfers }: hapi.TokenTransferList): void {
    for (const { accountID, amount } of transfers) {
      const key = `${token?.tokenNum}:${accountID?.accountNum}`;
      this.tokens.set(key, (this.tokens.get(key) ?? 0n) + amount);
    }
    for (const transfer of nftTransfers) this.#addSerial(token?.tokenNum, transfer);
  }

  #addSerial(token: bigint | undefined, { serialNumber, senderAccountID, receiverAccountID }: hapi.NftTransfer): void {
    const key = `${token}:${serialNumber}`;
    const owner = receiverAccountID?.accountNum ?? 0n;
    if (serialNumber === ALL_OF_TREASURY) this.#changeTreasury(token, senderAccountID?.accountNum, owner);
    else if (owner === 0n) this.owners.delete(key);
    else this.owners.set(key, owner);
  }

  #changeTreasury(token: bigint | undefined, from: bigint | undefined, to: bigint): void {
    for (const [key, owner] of this.owners) {
      if (owner === from && key.startsWith(`${token}:`)) this.owners.set(key, to);
    }
  }
}

/** What the ledger's own books say otherwise than the records do. */
function differences(books: WorldState, outside: RecordBooks): string[] {
  const found = outside.unbalanced.map((at) => `transfers at ${at} do not sum to zero`);
  for (const account of books.accounts.values()) found.push(...accountDifferences(account, books, outside));
  for (const token of books.tokens.values()) found.push(...tokenDifferences(token, books, outside));
  return found;
}

function accountDifferences(
  { num, balance, tokens }: SimulatedAccount,
  books: WorldState,
  outside: RecordBooks,
): string[] {
  const right = balance >= 0n && balance === (outside.hbar.get(BigInt(num)) ?? 0n);
  const wrong = [...tokens].filter(
    ([token, relation]) =>
      books.tokens.get(token)?.kind === 'fungible' &&
      relation.balance !== (outside.tokens.get(`${token}:${num}`) ?? 0n),
  );
  return [...(right ? [] : [`balance of 0.0.${num}`]), ...wrong.map(([token]) => `0.0.${token} of 0.0.${num}`)];
}

function tokenDifferences(token: SimulatedToken, books: WorldState, outside: RecordBooks): string[] {
  const { num, kind, supply, nfts } = token;
  let held = 0n;
  for (const { tokens } of books.accounts.values()) held += tokens.get(num)?.balance ?? 0n;
  const found = held === supply ? [] : [`supply of 0.0.${num}: ${held} held, ${supply} issued`];
  if (kind === 'fungible') return found;
  for (const [serial, { owner }] of nfts) {
    const expected = owner === undefined ? undefined : BigInt(owner);
    if (outside.owners.get(`${num}:${serial}`) !== expected) found.push(`owner of 0.0.${num}#${serial}`);
  }
  return found;
}

describe(`${TRANSACTIONS} transactions`, () => {
  it('leave books that follow from the records alone, to the last tinybar, token unit and serial', {
    timeout: 900_000,
  }, async () => {
    const network = new DemoNetwork({
      seed: 2026,
      genesisNs: GENESIS_NS,
      nodes: demoNodes(),
      addressBook: addressBookBytes(makeNodes(7)),
    });
    const outside = new RecordBooks();
    for (let startNs = GENESIS_NS; outside.count < TRANSACTIONS; startNs += FILE_NS) {
      const file = await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: PER_FILE });
      for (const { record } of file.items) outside.add(decode(hapi.TransactionRecord, record));
    }
    const { books } = network;
    expect(differences(books, outside)).toEqual([]);
    expect(outside.count).toBe(books.transactionCount);
    expect(outside.fees).toBe(books.feesCharged);
    expect([...books.accounts.values()].reduce((total, { balance }) => total + balance, 0n)).toBe(SUPPLY);
    const failed = books.transactionCount - (books.results.get('SUCCESS') ?? 0n);
    expect(Number(failed) / Number(books.transactionCount)).toBeGreaterThan(0.03);
    expect(Number(failed) / Number(books.transactionCount)).toBeLessThan(0.055);
  });
});
