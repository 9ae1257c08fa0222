import type { RowOf, STATE_TABLES } from '@ledgerscope/ledger-store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveBlock } from '../derive/derive-block.ts';
import { MemoryContext } from '../derive/testing/memory-context.ts';
import { emptyBatchRows } from '../empty-batch-rows.ts';
import { applyBlock } from './apply-block.ts';
import { wantCounters } from './counter.ts';
import { emptyStateSets } from './ledger-state.ts';
import { StateChanges } from './state-changes.ts';
import { RandomLedger } from './testing/random-ledger.ts';

type Name = keyof typeof STATE_TABLES;
type Row = { readonly slot: number; readonly version: bigint } & Readonly<Record<string, unknown>>;

/** Two versions of each key, as the tables keep them. */
class KeptRows {
  readonly #rows = new Map<string, Row[]>();

  write(table: Name, key: readonly string[], rows: readonly Row[]): void {
    for (const row of rows) {
      const name = `${table} ${key.map((property) => row[property]).join(' ')}`;
      const kept = (this.#rows.get(name) ?? []).filter(({ slot }) => slot !== row.slot);
      this.#rows.set(name, [...kept, row]);
    }
  }

  /** The newest of each key up to the head. */
  upTo(table: Name, headNs: bigint): Row[] {
    return [...this.#rows].flatMap(([name, rows]) => {
      if (!name.startsWith(`${table} `)) return [];
      const known = rows.filter(({ version }) => version <= headNs);
      const [newest] = known.toSorted((one, other) => (one.version < other.version ? 1 : -1));
      return newest === undefined ? [] : [newest];
    });
  }
}

describe('a random ledger, block by block', () => {
  it('has the state of a plain model, wherever memory is lost and whichever batch is repeated', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.record({ size: fc.integer({ min: 1, max: 12 }), restart: fc.boolean(), repeat: fc.boolean() }), {
          minLength: 1,
          maxLength: 12,
        }),
        (seed, batches) => {
          const random = new RandomLedger(seed);
          const kept = new KeptRows();
          const context = new MemoryContext();
          let sets = emptyStateSets();
          let headNs = -1n;
          const run = (block: ReturnType<RandomLedger['block']>): bigint => {
            const changes = new StateChanges();
            const rows = emptyBatchRows();
            deriveBlock(block, context, rows, changes);
            wantCounters(sets);
            changes.wantAll(sets);
            for (const name of Object.keys(sets) as Name[]) sets[name].settle(kept.upTo(name, headNs) as never[]);
            applyBlock({ block, place: { gapBefore: false }, changes }, sets, rows);
            for (const name of Object.keys(sets) as Name[])
              kept.write(name, sets[name].table.key, [...sets[name].take()]);
            return block.consensusEnd;
          };
          headNs = run(random.genesis());
          for (const { size, restart, repeat } of batches) {
            const block = random.block(size);
            if (restart) sets = emptyStateSets();
            if (repeat) {
              // Written and never committed: memory is lost, and the same batch is written from the head again.
              run(block);
              sets = emptyStateSets();
            }
            headNs = run(block);
          }
          const balances = kept.upTo('accountBalance', headNs) as unknown as RowOf<
            typeof STATE_TABLES.accountBalance
          >[];
          const accounts = kept.upTo('account', headNs) as unknown as RowOf<typeof STATE_TABLES.account>[];
          const held = new Map(balances.map(({ id, balance }) => [id, balance]));
          const found = accounts.map(({ id, memo, deleted, createdNs, stakedNodeId }) => [
            id,
            { balance: held.get(id) ?? 0n, memo, deleted: deleted === 1, createdNs, stakedNodeId },
          ]);
          expect(new Map(found as never)).toEqual(new Map(random.accounts));
        },
      ),
      { numRuns: 60 },
    );
  });
});
