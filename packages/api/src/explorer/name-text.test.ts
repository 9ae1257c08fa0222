import { describe, expect, it } from 'vitest';
import { nameText } from './searched-text.ts';

describe('a text that is part of a name', () => {
  it.each([
    ['"Midnight Clouds"', 'Midnight Clouds'],
    ['\u201cMidnight Clouds\u201d', 'Midnight Clouds'],
    ['Midnight   Clouds', 'Midnight Clouds'],
    ['hazel, harp', 'hazel*harp'],
    ['Hazel-Harp', 'Hazel*Harp'],
    ['hazel harp points!', 'hazel harp points*'],
    ['kit*ns', 'kit*ns'],
    ['*"Midnight  Clouds"*', 'Midnight Clouds'],
    ['*coin*', 'coin'],
    ['*', ''],
  ])('%s is compared as %s', (given, expected) => expect(nameText(given)).toBe(expected));

  it.each(['$X', 'C++', '100%', '_', "d'or", '\u{1f408}'])('%s keeps its sign', (text) =>
    expect(nameText(text)).toBe(text === "d'or" ? 'd*or' : text),
  );
});
