import { describe, expect, it } from 'vitest';
import { CALLS } from './calls.ts';
import { CALL_PRICE, FREE_UNITS_TEXT, KEY_RATE_TEXT, LIST_PRICE, MESSAGE_PRICE, REPLAY_PRICE } from './price-texts.ts';
import { publicApiDocument } from './public-open-api.ts';

describe('sentences about prices', () => {
  it('state what the table of prices says', () => {
    expect([CALL_PRICE, LIST_PRICE, MESSAGE_PRICE, REPLAY_PRICE, FREE_UNITS_TEXT, KEY_RATE_TEXT]).toEqual([
      'A call costs one unit',
      'A call costs one unit, and one more for each further 100 objects that it answers.',
      'Each message costs one unit',
      'at one unit a message and one for each 10,000 transactions that are looked at',
      'Your first 1,000 units are free.',
      'A key may make 10 calls a second, and 20 at once',
    ]);
  });

  it('are those of the documents', () => {
    const { info } = publicApiDocument('0') as { readonly info: { readonly description: string } };
    expect(info.description).toContain(LIST_PRICE);
    expect(info.description).toContain(KEY_RATE_TEXT);
    expect(CALLS.replaySubscription.summary).toContain(REPLAY_PRICE);
    expect(CALLS.streamEvents.summary).toContain(MESSAGE_PRICE);
  });
});
