import { describe, expect, it } from 'vitest';
import { CALLS } from './calls.ts';
import { CALL_PRICE, FREE_UNITS_TEXT, KEY_RATE_TEXT, LIST_PRICE, MESSAGE_PRICE, REPLAY_PRICE } from './price-texts.ts';
import { publicApiDocument } from './public-open-api.ts';

describe('sentences about prices', () => {
  it('state what the table of prices says', () => {
    expect([CALL_PRICE, LIST_PRICE, MESSAGE_PRICE, REPLAY_PRICE, FREE_UNITS_TEXT, KEY_RATE_TEXT]).toEqual([
      'Each call costs one unit',
      'Each call costs one unit, plus one for every additional 100 objects returned.',
      'Each message costs one unit',
      'one unit per message plus one unit per 10,000 transactions scanned',
      'Your first 1,000 units are free.',
      'By default each key is limited to 10 requests per second, with bursts of up to 20',
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
