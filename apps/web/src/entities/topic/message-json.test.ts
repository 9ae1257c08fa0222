import { writeJson } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { messageJson } from './message-json.ts';

describe('messageJson', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    [' [1,2]', [1, 2]],
    ['{"a":', undefined],
    ['7', undefined],
    ['"text"', undefined],
    ['hello', undefined],
    [null, undefined],
  ])('%j gives %j', (text, value) => expect(messageJson(text)).toEqual(value));

  it.each(['12345678901234567890', '1.10', '1e400', '-0', '0.30000000000000004000', '1E+2'])(
    'keeps the digits of %s',
    (number) => expect(writeJson(messageJson(`{"a":[${number},"${number}"]}`), 0)).toContain(`${number},\n"${number}"`),
  );
});
