import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWritten, WrittenNumber, writeJson } from './written-json.ts';

describe('numbers of JSON', () => {
  it.each([
    '12345678901234567890',
    '-9223372036854775808',
    '9007199254740993',
    '0.1234567890123456789',
    '1.10',
    '1e400',
    '1E5',
    '-0',
    '0.000000000000000000000001',
  ])('%s is as it was written', (number) => {
    const text = `{"dna":${number},"list":[${number},1],"as text":"${number}"}`;
    const value = parseWritten(text) as { dna: unknown; list: unknown[]; 'as text': unknown };
    expect([String(value.dna), value.dna instanceof WrittenNumber, value['as text']]).toEqual([number, true, number]);
    expect(JSON.stringify(value)).toBe(text);
    expect(writeJson(value)).toBe(
      `{\n  "dna": ${number},\n  "list": [\n    ${number},\n    1\n  ],\n  "as text": "${number}"\n}`,
    );
  });

  it.each(['5', '-1', '0', '1.5', '9007199254740991', '1e+21'])('%s is a JavaScript number', (number) => {
    expect(parseWritten(number)).toBe(Number(number));
  });

  it.each(['{', '01', '1.', '[1,]', '{"a":1e}', '"\u0000"', '+1', '1.10.1', '--1'])('%j is no JSON', (text) => {
    expect(() => parseWritten(text)).toThrow(SyntaxError);
  });

  it.each([
    ['a text without an end', '"'],
    ['a list of a text without an end', '[1.10, "'],
    ['texts of escapes', '"\\"'],
  ])('is refused at once in %s of a megabyte', (_, start) => {
    // A pattern that began again at each quote would need hours.
    expect(() => parseWritten(start + '\\"'.repeat(500_000))).toThrow(SyntaxError);
  });

  it('leaves texts as they are, whatever they hold', () => {
    for (const text of ['\u0000written:', '\u0000written:1', '\u00000.5:1', 'a 12345678901234567890 b', '\\" 1.10 "'])
      expect(parseWritten(JSON.stringify([text, 1]).replace('1]', '1.10]'))).toEqual([text, new WrittenNumber('1.10')]);
  });

  it('are read as JSON.parse reads them, where nothing is lost', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(JSON.stringify(parseWritten(text))).toBe(text);
        expect(writeJson(parseWritten(text))).toBe(JSON.stringify(JSON.parse(text), null, 2));
      }),
    );
  });
});
