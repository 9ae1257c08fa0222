import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HintsChange } from '../../block/hints-changes.ts';
import { KeyChain } from './key-chain.ts';
import type { KeyEvent } from './key-events.ts';
import type { VerifiedUnder } from './key-state.ts';

const LEDGER_ID = 'ab'.repeat(64);
const FIRST: VerifiedUnder = { keySha256: 'first', ledgerId: LEDGER_ID };

function change(state: HintsChange['state'], more: Partial<HintsChange> = {}): HintsChange {
  return {
    state,
    isPartial: false,
    cleared: [],
    constructionId: undefined,
    stage: undefined,
    keySha256: undefined,
    ...more,
    ...(more.keySha256 === undefined ? {} : { stage: 'key' as const }),
  };
}
const next = (constructionId: bigint, keySha256: string) => change('next', { constructionId, keySha256 });
const active = (constructionId: bigint, keySha256: string) => change('active', { constructionId, keySha256 });
const EMPTIED = change('next');

type Block = readonly [number: bigint, changes: readonly HintsChange[], under?: VerifiedUnder | undefined];

/** The chain after these blocks, with what each change meant. */
function read(...blocks: Block[]) {
  let chain = KeyChain.empty;
  const outcomes: string[] = [];
  for (const [number, changes, ...verified] of blocks) {
    const under = verified.length === 0 ? FIRST : verified[0];
    const { chain: after, events } = chain.after(number, changes, under);
    chain = after;
    outcomes.push(...events.map(({ outcome, reason }) => (reason === undefined ? outcome : `${outcome}: ${reason}`)));
  }
  return { chain, outcomes };
}

/** The key that an event names; a reason is given for what is refused, as all of a block is that was not verified. */
function namedBy({ outcome, reason, keySha256 }: KeyEvent, isVerified: boolean): string[] {
  expect(reason !== undefined).toBe(outcome === 'refused');
  if (!isVerified) expect(outcome).toBe('refused');
  return keySha256 === undefined || outcome === 'refused' ? [] : [keySha256];
}

function isHandedOver(chain: KeyChain, key: string, number: bigint): boolean {
  return chain.standingOf(key, number)?.kind === 'handed-over';
}

const BEGUN: Block = [1n, [active(1n, 'first')]];
const ANNOUNCED: Block = [5n, [next(2n, 'second')]];
const HANDED_OVER: Block = [9n, [active(2n, 'second'), EMPTIED]];

describe('a chain of keys', () => {
  it('trusts an announced key from its activation on, in the block of that too, and the one before for three blocks', () => {
    const { chain: before } = read(BEGUN, ANNOUNCED);
    expect(before.standingOf('second', 8n)).toBeUndefined();
    expect(before.standingOf('second', 9n, [HANDED_OVER[1]])).toEqual({ kind: 'handed-over', root: FIRST });
    expect(before.standingOf('second', 11n, [[], HANDED_OVER[1], []])).toEqual({ kind: 'handed-over', root: FIRST });
    const { chain, outcomes } = read(BEGUN, ANNOUNCED, HANDED_OVER);
    expect(outcomes).toEqual(['unchanged', 'announced', 'activated', 'unchanged']);
    expect(chain.standingOf('second', 10n)).toEqual({ kind: 'handed-over', root: FIRST });
    expect(chain.standingOf('first', 11n)).toBeUndefined();
    expect(chain.standingOf('first', 12n)).toMatchObject({ kind: 'retired' });
  });

  it('leads on over any number of keys, and back to one of before', () => {
    const third: Block[] = [
      [20n, [next(3n, 'third')], { keySha256: 'second', ledgerId: LEDGER_ID }],
      [21n, [EMPTIED, active(3n, 'third')], { keySha256: 'third', ledgerId: LEDGER_ID }],
      [30n, [next(4n, 'first')], { keySha256: 'third', ledgerId: LEDGER_ID }],
    ];
    const { chain, outcomes } = read(BEGUN, ANNOUNCED, HANDED_OVER, ...third);
    expect(outcomes.slice(4)).toEqual(['announced', 'withdrawn', 'activated', 'announced']);
    for (const [key, kind] of [
      ['third', 'handed-over'],
      ['second', 'retired'],
      ['first', 'retired'],
    ] as const)
      expect(chain.standingOf(key, 40n)?.kind).toBe(kind);
    const back = chain.after(41n, [active(4n, 'first'), EMPTIED], { keySha256: 'first', ledgerId: LEDGER_ID }).chain;
    expect(back.standingOf('first', 50n)?.kind).toBe('handed-over');
    expect(back.standingOf('third', 50n)?.kind).toBe('retired');
  });

  it('reads differences: fields that are not given stay, a cleared one goes', () => {
    const partial = (state: HintsChange['state'], more: Partial<HintsChange>) =>
      change(state, { isPartial: true, ...more });
    const { outcomes } = read(
      [1n, [partial('active', { constructionId: 1n, keySha256: 'first' })]],
      [2n, [change('next', { constructionId: 2n })]],
      [3n, [partial('next', { stage: 'earlier' })]],
      [4n, [partial('next', { keySha256: 'second', cleared: [5] })]],
      [5n, [partial('next', {})]],
      [
        6n,
        [partial('active', { constructionId: 2n, keySha256: 'second' }), partial('next', { cleared: [1, 2, 3, 6] })],
      ],
      [7n, [partial('next', { constructionId: 3n, keySha256: 'third' })]],
    );
    const quiet = ['unchanged', 'unchanged', 'unchanged', 'announced', 'unchanged'];
    expect(outcomes).toEqual([...quiet, 'activated', 'unchanged', 'announced']);
  });

  it('takes what was begun before the first block that was read', () => {
    const scheme = change('next', { isPartial: true, keySha256: 'second' });
    expect(read([4n, [scheme]], [6n, [active(7n, 'second')]]).outcomes).toEqual(['announced', 'activated']);
    // The nodes that are trusted so far say themselves that it is in force.
    expect(read([6n, [active(7n, 'second')]]).outcomes).toEqual(['activated']);
  });

  it('begins with a pinned key, and turns to the ledger id where that names it', () => {
    const pinned = { keySha256: 'first', ledgerId: undefined };
    const { chain } = read([1n, [], pinned], [5n, ANNOUNCED[1], pinned], [9n, HANDED_OVER[1], pinned]);
    expect(chain.standingOf('second', 10n)).toEqual({ kind: 'handed-over', root: pinned });
    const named = chain.after(10n, [], FIRST).chain;
    expect(named.standingOf('second', 12n)).toEqual({ kind: 'handed-over', root: FIRST });
  });

  it('hands over no key that no verified block named, whatever blocks say', () => {
    const names = fc.constantFrom('first', 'second', 'third');
    const changes = fc.record({
      state: fc.constantFrom('active' as const, 'next' as const),
      isPartial: fc.boolean(),
      cleared: fc.subarray([1, 6]),
      constructionId: fc.option(fc.bigInt(1n, 4n), { nil: undefined }),
      keySha256: fc.option(names, { nil: undefined }),
    });
    const blocks = fc.array(fc.tuple(fc.array(changes, { maxLength: 4 }), fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(blocks, (list) => {
        let chain = KeyChain.empty;
        const named = new Set(['first']);
        for (const [number, [some, isVerified]] of list.entries()) {
          const under = isVerified ? FIRST : undefined;
          const block = chain.after(
            BigInt(number),
            some.map((each) => change(each.state, each)),
            under,
          );
          chain = block.chain;
          for (const name of block.events.flatMap((event) => namedBy(event, isVerified))) named.add(name);
          const led = ['first', 'second', 'third'].filter((key) => isHandedOver(chain, key, BigInt(number)));
          expect([...named]).toEqual(expect.arrayContaining(led));
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a forged handover is refused', () => {
  const NOBODY = undefined;
  const SECOND: VerifiedUnder = { keySha256: 'second', ledgerId: LEDGER_ID };
  it.each<[string, Block[], string, RegExp]>([
    [
      'announced by a block that was not verified',
      [
        [5n, ANNOUNCED[1], NOBODY],
        [9n, HANDED_OVER[1], SECOND],
      ],
      'second',
      /was not verified/,
    ],
    [
      'in force by a block that was not verified',
      [ANNOUNCED, [9n, HANDED_OVER[1], NOBODY]],
      'second',
      /was not verified/,
    ],
    ['under another construction', [ANNOUNCED, [9n, [active(3n, 'second')]]], 'second', /construction 2 was announced/],
    ['with another key', [ANNOUNCED, [9n, [active(2n, 'other')]]], 'other', /construction 2 was announced/],
    [
      'announced twice, with two keys',
      [ANNOUNCED, [6n, [next(2n, 'other')]], [9n, [active(2n, 'other')]]],
      'other',
      /announced with/,
    ],
    [
      'never announced',
      [
        [4n, [EMPTIED]],
        [9n, [active(2n, 'second')]],
      ],
      'second',
      /no verified block announced/,
    ],
    [
      'withdrawn before',
      [ANNOUNCED, [6n, [EMPTIED]], [9n, [active(2n, 'second')]]],
      'second',
      /no verified block announced/,
    ],
    [
      'in force twice, with another key',
      [ANNOUNCED, HANDED_OVER, [12n, [active(2n, 'other')], SECOND]],
      'other',
      /already in force/,
    ],
    [
      'of an earlier construction',
      [ANNOUNCED, HANDED_OVER, [12n, [active(1n, 'other')], SECOND]],
      'other',
      /already in force/,
    ],
    [
      'announced out of order',
      [ANNOUNCED, HANDED_OVER, [12n, [next(2n, 'other')], SECOND]],
      'other',
      /is not later than 2/,
    ],
    [
      'of no construction',
      [ANNOUNCED, [9n, [change('active', { keySha256: 'second' })]]],
      'second',
      /construction of the key is missing/,
    ],
  ])('%s', (_, blocks, key, reason) => {
    const { chain, outcomes } = read(BEGUN, ...blocks);
    expect(outcomes.filter((outcome) => outcome.startsWith('refused')).join()).toMatch(reason);
    expect(chain.standingOf(key, 20n)?.kind).not.toBe('handed-over');
  });

  it('in blocks that are still to be read: both its parts', () => {
    const { chain } = read(BEGUN);
    expect(chain.standingOf('second', 9n, [ANNOUNCED[1], HANDED_OVER[1]])).toBeUndefined();
    const { chain: announced } = read(BEGUN, ANNOUNCED);
    expect(announced.standingOf('second', 9n, [[EMPTIED], HANDED_OVER[1]])).toBeUndefined();
    expect(announced.standingOf('second', 9n, [[active(3n, 'second')]])).toBeUndefined();
  });
});
