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
});
