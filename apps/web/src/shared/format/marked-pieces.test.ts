import { expect, it } from 'vitest';
import { markedPieces } from './marked-pieces.ts';

const LONG = `${'a '.repeat(40)}invoice 77 of the harbour ${'z '.repeat(40)}`;

it.each([
  ['monthly invoice 77', 'invoice', 60, 'monthly [invoice] 77'],
  ['Invoice for INVOICE', 'invoice', 60, '[Invoice] for [INVOICE]'],
  ['rent of May', 'may rent', 60, '[rent] of [May]'],
  ['part of words', 'wor*', 60, 'part of [wor]ds'],
  [LONG, 'invoice harbour', 41, '…a a a a a a a a [invoice] 77 of the [harbour]…'],
  [LONG, 'nothing', 11, 'a a a a a a…'],
  [LONG, '', 5, 'a a a…'],
  ['1+1=2 (sure)', '1+1 (sure)', 60, '[1+1]=2 [(sure)]'],
  ['\u{1F600}\u{1F600}\u{1F600}', 'x', 3, '\u{1F600}…'],
  ['ﬁx', '[', 60, 'ﬁx'],
  ['a non-fungible one', 'non-fungible', 60, 'a [non-fungible] one'],
  ['an invoice', 'in invoice', 60, 'an [invoice]'],
])('%j searched for %j within %i reads %j', (text, searched, length, expected) => {
  const pieces = markedPieces(text, searched, length);
  expect(pieces.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join('')).toBe(expected);
});

it.each(Array.from({ length: 94 }, (_, place) => String.fromCharCode(33 + place)))(
  'marks %s, which may mean something in a pattern',
  (sign) => {
    if (sign === '*') return expect(markedPieces('a * b', sign, 60)).toEqual([{ text: 'a * b', isMarked: false }]);
    expect(markedPieces(`1 ${sign}2`, `${sign}2`, 60).at(-1)).toEqual({ text: `${sign}2`, isMarked: true });
  },
);
