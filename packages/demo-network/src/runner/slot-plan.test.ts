import { NS_PER_SECOND } from '@ledgerscope/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILE_NS, planSlots, type Stretch } from './slot-plan.ts';

const DAY_NS = 86_400n * NS_PER_SECOND;
const END_NS = 1_795_219_200n * NS_PER_SECOND;

function history(days: number, more: Partial<Stretch> = {}): Stretch {
  const startNs = END_NS - BigInt(Math.round(days * 43_200)) * FILE_NS;
  return { startNs, endNs: END_NS, genesisNs: startNs, tps: 5, ...more };
}

describe('the plan of files', () => {
  it('covers the stretch without gaps or overlaps, in files of whole even seconds', () => {
    const days = fc.double({ min: 0.001, max: 1_500, noNaN: true });
    const total = fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined });
    fc.assert(
      fc.property(days, fc.double({ min: 0.1, max: 500, noNaN: true }), total, (length, tps, transactions) => {
        const stretch = history(length, { tps, transactions });
        const slots = [...planSlots(stretch)];
        expect(slots[0]?.startNs).toBe(stretch.startNs);
        expect(slots.at(-1)?.endNs).toBe(END_NS);
        for (const [index, slot] of slots.entries()) {
          expect(slot.endNs > slot.startNs && (slot.endNs - slot.startNs) % FILE_NS === 0n).toBe(true);
          expect(Number.isSafeInteger(slot.transactions) && slot.transactions >= 0).toBe(true);
          if (index > 0) expect(slot.startNs).toBe(slots[index - 1]?.endNs);
        }
        const sum = slots.reduce((all, slot) => all + slot.transactions, 0);
        if (transactions !== undefined) expect(sum).toBe(transactions);
      }),
      { numRuns: 60 },
    );
  });

  it('has two years in some 1,000 files and 300,000 transactions, whatever the live rate', () => {
    for (const tps of [1, 5, 20, 100]) {
      const slots = [...planSlots(history(730, { tps }))];
      expect(slots.length).toBeGreaterThan(800);
      expect(slots.length).toBeLessThan(1_500);
      const sum = slots.reduce((all, slot) => all + slot.transactions, 0);
      expect(sum).toBeGreaterThan(180_000);
      expect(sum).toBeLessThan(280_000);
    }
  });

  it('grows from quarter to quarter and ends at the live rate', () => {
    const slots = [...planSlots(history(730))];
    const quarters = new Array<number>(8).fill(0);
    for (const { endNs, transactions } of slots) {
      const quarter = Math.min(7, 7 - Number((END_NS - endNs) / (91n * DAY_NS)));
      quarters[Math.max(0, quarter)] = (quarters[Math.max(0, quarter)] ?? 0) + transactions;
    }
    expect([...quarters].sort((a, b) => a - b)).toEqual(quarters);
    expect(quarters[0]).toBeGreaterThan(1_000);
    const minutes = slots.filter(({ startNs }) => startNs >= END_NS - 600n * NS_PER_SECOND);
    const rate = minutes.reduce((all, slot) => all + slot.transactions, 0) / 600;
    // The day's rhythm is in it.
    expect(rate).toBeGreaterThan(2);
    expect(rate).toBeLessThan(10);
    expect(slots.slice(-40).every(({ startNs, endNs }) => endNs - startNs === FILE_NS)).toBe(true);
  });

  it('fills the time in which no process ran no denser than live time', () => {
    const genesisNs = END_NS - 730n * DAY_NS;
    const slots = [...planSlots({ startNs: END_NS - DAY_NS, endNs: END_NS, genesisNs, tps: 5 })];
    const sum = slots.reduce((all, slot) => all + slot.transactions, 0);
    expect(sum).toBeLessThan(5 * 86_400);
    expect(sum).toBeGreaterThan(10_000);
    expect(slots.length).toBeLessThan(600);
  });
});
