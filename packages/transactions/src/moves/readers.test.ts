import { StreamMatches, type StreamRule } from '@ledgerscope/api/stream/stream-matches';
import { openTestApi, type TestApi } from '@ledgerscope/api/testing/open-test-api';
import type { AccountTransfer, TransactionRowReply as RowReply, TransactionDetailReply } from '@ledgerscope/contract';
import { isWanted } from '@ledgerscope/feeds/alerts/account-change';
import { alertText } from '@ledgerscope/feeds/alerts/alert-text';
import { receivedBy } from '@ledgerscope/feeds/payment-follower';
import type { Derivation } from '@ledgerscope/ingest/derive/derive-context';
import { changeBalances } from '@ledgerscope/ingest/state/balance';
import {
  accountMove,
  consensusNsOf,
  type EntityId,
  formatEntityId,
  formatEpoch,
  formatIso,
  NS_PER_SECOND,
} from '@ledgerscope/ledger';
import {
  type CaseRow,
  caseId,
  caseIds,
  casePairs,
  caseRows,
  factsOfCase,
} from '@ledgerscope/ledger/testing/facts-of-case';
import type { MoveCase } from '@ledgerscope/ledger/testing/move-case';
import { MOVE_CASES } from '@ledgerscope/ledger/testing/move-cases';
import type { TransactionRow } from '@ledgerscope/ledger-store';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { encode, hapi } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IndexableRule, RuleIndex } from '../match/rule-index.ts';
import { movedRowsAfter } from './moved-rows-after.ts';
import type { MovedRow } from './read-move-facts.ts';

const START = 1_700_000_000_000_000_000n;
const FIRST_SCHEDULE = 900_000n;
const MEMO = 'LS-7-ABCDEFGH';
const at = (index: number): bigint => START + BigInt(index) * NS_PER_SECOND;

/** The row of a case, as ingest writes it: what the model looks up is in other tables. */
function rowOf(given: MoveCase, index: number): TransactionRow {
  const { schedulePayer, ethereumSender, sent, ...row } = factsOfCase(given);
  const schedule = schedulePayer === undefined ? 0n : FIRST_SCHEDULE + BigInt(index);
  const zeros = {
    transferApproval: row.transferAccount.map(() => 0),
    nftTransferApproval: row.nftTransferToken.map(() => 0),
  };
  const tokenTransferApproval = row.tokenTransferToken.map(() => 0);
  return sampleTransaction({
    consensusNs: at(index),
    block: 1n,
    memo: MEMO,
    schedule,
    ...zeros,
    tokenTransferApproval,
    ...(row as Partial<TransactionRow>),
  });
}

function rawOf({ sent }: MoveCase, index: number) {
  const accountAmounts = casePairs(sent ?? '').map(([id, amount]) => ({
    accountID: { shardNum: id >> 54n, realmNum: (id >> 38n) & 0xffffn, accountNum: id & 0x3f_ffff_ffffn },
    amount,
  }));
  const body = accountAmounts.length === 0 ? { memo: 'x' } : { cryptoTransfer: { transfers: { accountAmounts } } };
  const signed = encode(hapi.SignedTransaction, { bodyBytes: encode(hapi.TransactionBody, body as never) });
  const transactionBytes = encode(hapi.Transaction, { signedTransactionBytes: signed });
  const recordBytes = encode(hapi.TransactionRecord, { transactionFee: 1n });
  return sampleRow('transactionRaw', { consensusNs: at(index), transactionBytes, recordBytes });
}

const rows = MOVE_CASES.map(rowOf);
const last = at(MOVE_CASES.length - 1);

/** What every reader is asked for the same cases. */
describe('readers of what a transaction moved', () => {
  let api: TestApi;
  let followed: readonly MovedRow[];
  beforeAll(async () => {
    api = await openTestApi();
    const schedule = MOVE_CASES.flatMap(({ schedulePayer }, index) =>
      schedulePayer === undefined
        ? []
        : [sampleRow('schedule', { id: FIRST_SCHEDULE + BigInt(index), payer: caseId(schedulePayer), version: last })],
    );
    const contractResult = MOVE_CASES.flatMap(({ ethereumSender }, index) =>
      ethereumSender === undefined
        ? []
        : [sampleRow('contractResult', { consensusNs: at(index), sender: caseId(ethereumSender), type: 50 })],
    );
    await api.write(
      sampleRows({ transaction: rows, transactionRaw: MOVE_CASES.map(rawOf), schedule, contractResult }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: last })],
    );
    followed = await movedRowsAfter(api.store.snapshot(), START - 1n, last, 1_000);
  });
  afterAll(() => api.close());

  const row = (index: number): MovedRow => {
    const found = followed[index];
    if (found === undefined) throw new RangeError(`no row ${index}`);
    return found;
  };

  it('list and page of transactions say what each account sent and received', async () => {
    const listed = new Map<string, RowReply>();
    for (let offset = 0; offset < rows.length; offset += 50) {
      const { data } = await api.get<{ data: RowReply[] }>(`/api/transactions?limit=50&offset=${offset}&order=asc`);
      for (const reply of data) listed.set(reply.consensusTime, reply);
    }
    for (const [index, given] of MOVE_CASES.entries()) {
      const { data } = await api.get<{ data: TransactionDetailReply }>(
        `/api/transactions/${formatEpoch(consensusNsOf(at(index)))}`,
      );
      const changes = sorted(casePairs(given.moved).map(([account, amount]) => [formatEntityId(account), amount]));
      for (const { hbarChanges, feesApart } of [data, listed.get(data.consensusTime) ?? data])
        expect([
          given.name,
          feesApart,
          sorted(hbarChanges.map(({ accountID, amount }) => [accountID, amount])),
        ]).toEqual([given.name, given.feesIncluded !== true, changes]);
    }
    expect(listed.size).toBe(rows.length);
  });

  it('list and export of an account show its amount, fee, reward and the other side', async () => {
    for (const [account, expected] of rowsByAccount()) {
      const id = formatEntityId(account);
      const { data } = await api.get<{ data: AccountTransfer[] }>(`/api/accounts/${id}/transfers?limit=100`);
      const file = await api.app.inject(`/api/export/account-transfers?id=${id}&format=jsonl`);
      const exported = file.body
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as AccountTransfer]));
      for (const list of [data, exported]) {
        const byTime = new Map(list.map((reply) => [reply.consensusTime, shown(reply)]));
        // What did not change the balance is in no list of it.
        for (const { time, text, isChanged } of expected)
          expect([id, time, byTime.get(time)]).toEqual([
            id,
            time,
            isChanged ? text : byTime.has(time) ? text : undefined,
          ]);
      }
    }
  });

  it('subscriptions and streams match senders and receivers', async () => {
    for (const [index, given] of MOVE_CASES.entries()) {
      const parties = { SENDER_ACCOUNT: caseIds(given.senders), RECEIVER_ACCOUNT: caseIds(given.receivers) };
      const touched = new Set([...row(index).transferAccount, ...row(index).tokenTransferAccount, row(index).payer]);
      for (const type of ['SENDER_ACCOUNT', 'RECEIVER_ACCOUNT'] as const)
        for (const account of [...touched, ...parties[type]]) {
          const rule = ruleOf(type, account);
          const isMatch = new RuleIndex([rule]).rulesOf(row(index)).length === 1;
          expect([given.name, type, account, isMatch]).toEqual([
            given.name,
            type,
            account,
            parties[type].includes(account as EntityId),
          ]);
          const span = { afterNs: START - 1n, untilNs: last, transactions: [row(index)] };
          const stream: StreamRule = { ...rule, shape: '', all: false };
          const write = async (_: unknown, matches: readonly { readonly rule: { readonly id: bigint } }[]) =>
            writtenOf(matches, at(index));
          const sent = await new StreamMatches([stream]).findMessages(api.store.snapshot(), span, write);
          expect(sent.has(rule.id)).toBe(isMatch);
        }
    }
  });

  it('alerts name what was received and sent, the reward and the fee', () => {
    for (const [index, given] of MOVE_CASES.entries())
      for (const [account, expected] of caseRows(given)) {
        const change = accountMove(row(index), account);
        const text = alertText(row(index), change, new Map());
        const isIn = isWanted(change, { smallestAmount: 0n, direction: 'in' });
        const found = {
          fee: text.includes('paid a fee of'),
          reward: text.includes('received a staking reward'),
          isIn,
        };
        const got = [movedOf(given, account, expected), expected.reward, earnedOf(given, account)];
        expect([given.name, account, found]).toEqual([
          given.name,
          account,
          {
            fee: expected.fee > 0n,
            reward: expected.reward > 0n,
            isIn: got.some((amount) => amount > 0n) || caseIds(given.receivers).includes(account),
          },
        ]);
      }
  });

  it('a payment is what was received for it', () => {
    for (const [index, given] of MOVE_CASES.entries())
      for (const [account, expected] of caseRows(given)) {
        const moved = movedOf(given, account, expected);
        const paid = receivedBy(account, { ...row(index), result: 22 });
        expect([given.name, account, paid?.tinybars]).toEqual([given.name, account, moved > 0n ? moved : undefined]);
      }
  });

  it('balances change by every entry that moved hbar', () => {
    for (const [index, given] of MOVE_CASES.entries()) {
      const balances = new Map<bigint, bigint>();
      changeBalances(derivationOf(balances), { ...row(index) }, 0n as EntityId);
      const expected = new Map<bigint, bigint>();
      for (const [place, [account, amount]] of casePairs(given.hbars).entries())
        if (given.errata?.includes(place) !== true) expected.set(account, (expected.get(account) ?? 0n) + amount);
      expect(balances).toEqual(expected);
    }
  });
});

function earnedOf(given: MoveCase, account: bigint): bigint {
  return casePairs(given.earned).find(([one]) => one === account)?.[1] ?? 0n;
}

/** What an account sent or received, by what its list shows. */
function movedOf(given: MoveCase, account: bigint, { amount, fee }: CaseRow): bigint {
  return amount + fee - earnedOf(given, account);
}

function sorted(changes: readonly (readonly [string, number | string | bigint])[]): string[] {
  return changes.map(([account, amount]) => `${account} ${amount}`).sort();
}

function shown({ transactionDirection, amount, fee, stakingReward, toFromAccount }: AccountTransfer): string {
  return `${transactionDirection} ${amount} fee ${fee} reward ${stakingReward} with ${[...toFromAccount].sort().join(' ')}`;
}

/** What the list of each account has to show of which instant. */
function rowsByAccount() {
  const found = MOVE_CASES.flatMap((given, index) =>
    caseRows(given).map(([account, { amount, fee, reward, others }]) => {
      const direction = (amount === 0n ? reward : amount) > 0n ? 'credit' : 'debit';
      const sides = others.map((other) => formatEntityId(other as EntityId)).sort();
      const text = `${direction} ${amount} fee ${fee} reward ${reward} with ${sides.join(' ')}`;
      return { account, time: formatIso(consensusNsOf(at(index))), text, isChanged: amount + reward !== 0n };
    }),
  );
  return Map.groupBy(found, ({ account }) => account);
}

function ruleOf(type: 'SENDER_ACCOUNT' | 'RECEIVER_ACCOUNT', account: bigint): IndexableRule {
  const filter = { type, values: [formatEntityId(account as EntityId)], topics: [], sinceNs: 0n };
  return { id: 1n, userId: 1n, type: 'TRANSACTION', transactionTypes: [], abi: undefined, filters: [filter] };
}

/** Messages without contents. */
function writtenOf(matches: readonly { readonly rule: { readonly id: bigint } }[], consensusNs: bigint) {
  const messages = matches.map(({ rule }) => ({
    subscriptionId: rule.id,
    userId: 1n,
    consensusNs,
    messageId: '',
    body: 'x',
  }));
  return { messages, stopped: new Map<bigint, string>() };
}

/** As far as balances read it; what they change is summed up. */
function derivationOf(balances: Map<bigint, bigint>): Derivation {
  const accountBalance = {
    change: ({ id }: { id: bigint }) => ({
      get balance() {
        return balances.get(id) ?? 0n;
      },
      set balance(value: bigint) {
        balances.set(id, value);
      },
    }),
  };
  const state = { accountBalance, ledgerCounter: { change: () => ({ value: 0n }) } };
  const changes = {
    want: () => undefined,
    push: (change: (given: unknown) => void) => change(state),
    sums: { move: () => undefined },
  };
  return { successful: false, consensusNs: 0n, changes } as unknown as Derivation;
}
