import { describe, expect, it } from 'vitest';
import { chosenMessage, messageSearch, parseSequenceNumber } from './message-search.ts';

describe('the chosen message in the URL', () => {
  it('is put beside what is there, and taken away again', () => {
    const search = new URLSearchParams('page=2');
    expect(messageSearch(search, '77')).toBe('?page=2&message=77');
    expect(messageSearch(new URLSearchParams('page=2&message=77'), null)).toBe('?page=2');
    expect(messageSearch(new URLSearchParams('message=77'), null)).toBe('');
  });

  it.each([
    ['message=77', 77n],
    ['message=0', undefined],
    ['message=-1', undefined],
    ['message=1e9', undefined],
    ['', undefined],
  ])('%j chooses %s', (text, number) => expect(chosenMessage(new URLSearchParams(text))).toBe(number));
});

describe('a sequence number as visitors write it', () => {
  it.each([
    ['515,545,728', '515545728'],
    [' #12 ', '12'],
    ['007', '7'],
    ['0', undefined],
    ['abc', undefined],
    ['', undefined],
  ])('%j is %s', (text, number) => expect(parseSequenceNumber(text)).toBe(number));
});
