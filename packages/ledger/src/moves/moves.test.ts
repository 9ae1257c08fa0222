import { describe, expect, it } from 'vitest';
import { caseIds, casePairs, caseRows, factsOfCase } from '../testing/facts-of-case.ts';
import { MOVE_CASES } from '../testing/move-cases.ts';
import { accountMove } from './account-move.ts';
import { hbarMoves } from './hbar-moves.ts';
import { partiesOf } from './parties.ts';

const sorted = (pairs: Iterable<readonly [bigint, bigint]>) =>
  [...pairs].map(([account, amount]) => `${account} ${amount}`).sort();
const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, amount) => total + amount, 0n);

describe('what a transaction moved', () => {
  it('has at least 60 cases, each with a name of its own', () => {
    expect(MOVE_CASES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(MOVE_CASES.map(({ name }) => name)).size).toBe(MOVE_CASES.length);
  });

  it.each(MOVE_CASES)('$name', (given) => {
    const facts = factsOfCase(given);
    const { moved, paid, earned, areFeesApart } = hbarMoves(facts);
    expect({ moved: sorted(moved), paid: sorted(paid), earned: sorted(earned), areFeesApart }).toEqual({
      moved: sorted(casePairs(given.moved)),
      paid: sorted(casePairs(given.paid)),
      earned: sorted(casePairs(given.earned)),
      areFeesApart: given.feesIncluded !== true,
    });
    const { senders, receivers } = partiesOf(facts);
    expect(senders).toEqual(new Set(caseIds(given.senders)));
    expect(receivers).toEqual(new Set(caseIds(given.receivers)));
    for (const [account, row] of caseRows(given)) {
      const { amount, paid: fee, reward, direction, otherSides } = accountMove(facts, account);
      expect({ account, amount, fee, reward, others: [...otherSides].sort() }).toEqual({
        account,
        ...row,
        others: [...row.others].sort(),
      });
      expect(direction).toBe((amount === 0n ? reward : amount) > 0n ? 'credit' : 'debit');
    }
  });

  it.each(MOVE_CASES)('adds up: $name', (given) => {
    const facts = factsOfCase(given);
    const { change, moved, paid, earned, rewards } = hbarMoves(facts);
    const accounts = new Set([...change, ...moved, ...paid, ...earned, ...rewards].map(([account]) => account));
    for (const account of accounts) {
      const of = (sums: ReadonlyMap<bigint, bigint>) => sums.get(account) ?? 0n;
      const { reward, change: own, ...rest } = accountMove(facts, account);
      expect(own).toBe(of(change));
      expect(own).toBe(rest.moved - rest.paid + rest.earned + reward);
      if (given.feesIncluded !== true) expect(rest.moved).toBe(of(moved));
    }
    expect(sum(moved.values())).toBe(sum(change.values()));
    expect(sum(rewards.values())).toBe(0n);
    if (given.feesIncluded !== true) expect(sum(paid.values())).toBe(sum(earned.values()));
  });
});
