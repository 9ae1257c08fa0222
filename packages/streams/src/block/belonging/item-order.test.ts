import { describe, expect, it } from 'vitest';
import { BlockItem, RoundHeader } from '../../hapi/messages.ts';
import { batch, blockOf, change, item, itemsOf, PAYER } from '../../testing/built-blocks.ts';
import { encode } from '../../wire/encode.ts';
import { readBlockFile } from '../read-block-file.ts';

const SECONDS = 1_786_398_533n;
const event = item({ eventHeader: new Uint8Array(0) });
const round = (roundNumber: bigint) => item({ roundHeader: encode(RoundHeader, { roundNumber }) });
const one = itemsOf({ at: 1, body: { memo: 'one' } });
const two = itemsOf({ at: 2, body: { memo: 'two' } });
const accountIdKey = { ...PAYER, accountNum: 77n };

function read(...items: readonly Uint8Array[]) {
  return readBlockFile('9.blk', blockOf(items));
}

describe('the end of a block', () => {
  it('is its footer and its proofs', () => {
    const whole = blockOf(one);
    expect(readBlockFile('9.blk', whole).items).toHaveLength(1);
    const late = encode(BlockItem, { ...BlockItem.create(), roundHeader: Uint8Array.of(8, 1) });
    const longer = Buffer.concat([whole, Uint8Array.of(10, late.length, ...late)]);
    expect(() => readBlockFile('9.blk', longer)).toThrow(/foreign-result.*nothing but proofs behind the block's proof/);
  });
});

describe('the rounds of a block', () => {
  it('have headers, numbered without a gap, before the first event', () => {
    expect(read(round(7n), event, ...one, round(8n), event, ...two).items).toHaveLength(2);
    expect(() => read(event, ...one)).toThrow(
      /foreign-result.*the header of a round before the block's first event \(item 1 of block 9\), found none/,
    );
    expect(() => read(event, round(7n), ...one)).toThrow(/the header of a round before the block's first event/);
    expect(() => read(round(7n), event, ...one, round(9n), event, ...two)).toThrow(
      /foreign-result.*expected round 8 behind round 7 \(item 5 of block 9\), found round 9/,
    );
    expect(() => read(round(8n), event, ...one, round(7n), event)).toThrow(/round 9 behind round 8 .*found round 7/);
  });

  it('are taken as they are where a header cannot be read', () => {
    const unread = item({ roundHeader: Uint8Array.of(8) });
    expect(read(round(7n), event, ...one, unread, event, ...two, round(12n)).items).toHaveLength(2);
  });
});

describe('the transactions of a unit', () => {
  const signature = item({ signedTransaction: Uint8Array.of(10, 6, 138, 4, 3, 10, 1, 0) });
  const ofRound = itemsOf({ at: 5, changes: [change(126, { accountIdKey })] }).slice(-1);
  const parent = itemsOf({ at: 1, body: { memo: 'parent' } });
  const child = itemsOf({ at: 2, body: { memo: 'child', transactionID: idOf(1) }, parent: 1, result: {} });
  const top = itemsOf({ at: 1, body: batch({ memo: 'inner' }) });
  const inner = itemsOf({ at: 2, parent: 1 });
  const units = { 'a transaction and what it caused': [parent, child], 'a batch and what is in it': [top, inner] };
  const others = [event, round(8n), ...ofRound];

  it.each(Object.entries(units))('%s stand directly behind each other', (_, [first = [], second = []]) => {
    expect(read(round(7n), event, ...first, ...second).items).toHaveLength(2);
    for (const between of others) {
      expect(() => read(round(7n), event, ...first, between, ...second)).toThrow(
        /foreign-result.*one unit directly behind each other in the result of .*\(item \d+ of block 9\), found a header/,
      );
      expect(read(round(7n), event, ...first, ...second, between, ...itemsOf({ at: 9, body: {} })).items).toHaveLength(
        3,
      );
    }
  });

  it('have no transaction of a node between them', () => {
    expect(read(...parent, ...child, signature, ...itemsOf({ at: 9, body: {} })).items).toHaveLength(3);
    expect(() => read(...parent, signature, ...child)).toThrow(/foreign-result.*one unit directly behind each other/);
    expect(() => read(...top, signature, ...inner)).toThrow(/foreign-result.*transactions of type 65 have none/);
  });
});

function idOf(nonce: number) {
  return { accountID: PAYER, transactionValidStart: { seconds: SECONDS, nanos: 0 }, nonce, scheduled: false };
}
