import { NS_PER_MINUTE } from '@ledgerscope/ledger';
import { transferHbar } from '../activities/crypto/hbar-transfer.ts';
import { castOf } from '../world/cast.ts';
import { amountOf } from '../world/ids.ts';
import { HBAR } from '../world/units.ts';
import type { World } from '../world/world.ts';
import type { EntityNum } from '../world/world-state.ts';
import { accountLink, pause, type Scenario, scenarioAccount, somebody, transactionLink } from './scenario.ts';

const BUSY_TRANSACTIONS = 2_500;
const WAYS = 100;

/** A memo holds at most 100 bytes of UTF-8. */
const MEMO_BYTES = 100;

/** One account with thousands of payments in both directions. */
export const busyAccount: Scenario = {
  name: 'busy-account',
  title: 'An account with thousands of payments and receipts',
  days: 40,
  run: (world) => {
    const busy = scenarioAccount(world, 'very busy account', 5_000_000n * HBAR);
    for (let index = 0; index < BUSY_TRANSACTIONS; index++) {
      const other = somebody(world, busy);
      const amount = world.random.amount(1_000n, 900n * HBAR);
      const outwards = world.random.chance(0.5) || world.account(other).balance < amount + HBAR;
      transferHbar(world, [outwards ? [busy, other, amount] : [other, busy, amount]], `order ${10_000 + index}`);
      world.now += BigInt(world.random.between(1, 40)) * NS_PER_MINUTE;
    }
    return [accountLink(busy, `${BUSY_TRANSACTIONS} transactions over weeks`)];
  },
};

/** Transfers that move nothing. */
export const zeroAmounts: Scenario = {
  name: 'zero-amount-transfers',
  title: 'Transfers of zero hbar',
  days: 1,
  run: (world) => {
    const from = scenarioAccount(world, 'sends nothing', 100n * HBAR);
    const to = somebody(world, from);
    const nothing = send(world, from, [amountOf(from, 0n), amountOf(to, 0n)], 'nothing at all');
    const empty = send(world, from, [], 'an empty transfer list');
    return [
      transactionLink(nothing, 'two amounts of zero'),
      transactionLink(empty, 'no amounts at all'),
      accountLink(from, 'the sender'),
    ];
  },
};

/** One sender, ninety-nine receivers. */
export const hundredWays: Scenario = {
  name: '100-way-transfer',
  title: 'A transfer between a hundred accounts',
  days: 1,
  run: (world) => {
    const { foundation } = castOf(world);
    const receivers = Array.from({ length: WAYS - 1 }, (_, index) =>
      scenarioAccount(world, `receiver ${index + 1}`, HBAR),
    );
    const moves = receivers.map((to, index) => [foundation, to, BigInt(index + 1) * 1_000_001n] as const);
    return [transactionLink(transferHbar(world, moves, 'to all ninety-nine'), 'a hundred lines')];
  },
};

/** A person with a telling memo of the account, who pays with memos. */
function memoScenario(
  facts: Pick<Scenario, 'name' | 'title'>,
  account: readonly [memo: string, title: string],
  memos: readonly (readonly [memo: string, title: string])[],
): Scenario {
  return {
    ...facts,
    days: 1,
    run: (world) => {
      const person = scenarioAccount(world, account[0], 100n * HBAR);
      const payments = memos.map(([memo, title]) => transactionLink(pay(world, person, memo), title));
      return [accountLink(person, account[1]), ...payments];
    },
  };
}

const WORDS = 'a memo that goes on and on, with many words, until there is no room left for even one more of them!!';

/** Memos as long as the ledger allows. */
export const longMemos = memoScenario(
  { name: 'very-long-memo', title: 'Memos of 100 bytes, with and without places to break' },
  ['m'.repeat(MEMO_BYTES), 'an account memo without a space'],
  [
    [WORDS.slice(0, MEMO_BYTES), 'a hundred bytes of words'],
    ['W'.repeat(MEMO_BYTES), 'a hundred wide letters'],
    ['𒐫'.repeat(MEMO_BYTES / 4), 'the widest signs of Unicode'],
  ],
);

/** Memos in right-to-left scripts, emoji, joined and combining signs. */
export const unicodeMemos = memoScenario(
  { name: 'right-to-left-and-emoji-memos', title: 'Memos in many scripts, with direction marks and emoji' },
  ['مرحبا بكم في الحساب', 'an Arabic account memo'],
  [
    ['دفع مقابل الفاتورة رقم 2041', 'Arabic with a number'],
    ['שלום וברכה, תודה רבה!', 'Hebrew with punctuation'],
    ['\u202Eexe.tnemyap\u202C', 'a right-to-left override'],
    ['👩‍👩‍👧‍👦🏳️‍🌈🇨🇭👍🏽', 'joined emoji'],
    ['Z̷͎̈ă̶̙l̵̼̈g̴̝̊ö̵̰́', 'stacked combining signs'],
    ['支付編號 2041 の領収書', 'Chinese and Japanese'],
    ['\u0000zero\u0007bell\u001b[31m', 'control characters'],
  ],
);

/** Memos that a careless page would run. */
export const htmlMemos = memoScenario(
  { name: 'html-in-memos', title: 'Memos with markup and scripts' },
  ['<b>bold</b><script>alert(1)</script>', 'an account memo with a script'],
  [
    ['<img src=x onerror="document.title=\'owned\'">', 'an image with a handler'],
    ['</title><script>alert(document.domain)</script>', 'a closing tag and a script'],
    ['<a href="javascript:alert(1)">click</a>', 'a script link'],
    ["'; DROP TABLE transaction; --", 'an SQL injection'],
    ['{{7*7}}#{7*7}<%= 7*7 %>', 'template expressions'],
    ['=HYPERLINK("http://example.com","pay")', 'a spreadsheet formula'],
  ],
);

function pay(world: World, from: EntityNum, memo: string) {
  const to = somebody(world, from);
  return send(world, from, [amountOf(from, -1_234n), amountOf(to, 1_234n)], memo, [from, to, 1_234n]);
}

/** A CryptoTransfer with exactly these lines; `move` is what they amount to. */
function send(
  world: World,
  payer: EntityNum,
  accountAmounts: ReturnType<typeof amountOf>[],
  memo: string,
  move?: readonly [from: EntityNum, to: EntityNum, amount: bigint],
) {
  pause(world);
  return world.submit({
    payer,
    data: { cryptoTransfer: { transfers: { accountAmounts } } },
    memo,
    reliable: true,
    execute: (effects) => {
      if (move !== undefined) effects.moves.moveHbar(...move);
    },
  });
}
