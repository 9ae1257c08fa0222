import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const TOP = path.join(import.meta.dirname, '../../..');

/** Hand-written sources outside of this package, tests apart; the client is published without it. */
const SOURCES = fs
  .globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: TOP })
  .filter((file) => !/\.test\.tsx?$|\/testing\/|^packages\/(?:ledger|client|testkit)\/|hapi\/messages\.ts$/.test(file));

const COPIES: readonly (readonly [what: string, instead: string, copy: RegExp])[] = [
  ['digits of each byte', 'hexText', /\(?byte\)? => byte\.toString\(16\)\.padStart\(2/],
  [
    'a function for the digits of bytes',
    'hexText',
    /\w+ ?(?:= )?\(\w+: Uint8Array\)(?:: string)? (?:=>|\{\s*return) Buffer\.from\([^()]*\)\.toString\('hex'\);/,
  ],
  [
    'a function for the smaller or larger of two',
    'smaller, larger',
    /\(\w+: bigint, \w+: bigint\): bigint \{\s*return (\w+) [<>] (\w+) \? (?:\1 : \2|\2 : \1);/,
  ],
  [
    'nanoseconds of a unit of time',
    'time.ts',
    /const \w+ = (?:1_000_000n|1_000_000_000n|60_000_000_000n|3_600_000_000_000n|86_400_000_000_000n|24n \* NS_PER_HOUR|60n \* NS_PER_MINUTE);/,
  ],
  [
    'seconds of an hour or a day',
    'time.ts',
    /const (?:\w*SECONDS_(?:PER|OF|AN?)_\w+|(?:HOUR|DAY)_SECONDS) = \d[\d_]*n?;/,
  ],
  ['a role of an account that fees go to', 'fee-accounts.ts', /\b(?:98|80[0-2])n\b(?! \*)/],
];
/** Other numbers of the same digits. */
const OTHER: ReadonlySet<string> = new Set([
  'packages/ledger-store/src/stats/term-window.ts',
  'packages/ledger-store/src/stats/dapp-activity.ts',
  'packages/demo-network/src/activities/topic/keep-topic.ts',
]);

describe('what this package has is written nowhere else', () => {
  it.each(COPIES)('%s: %s', (_, __, copy) => {
    expect(SOURCES.length).toBeGreaterThan(1_000);
    const copies = SOURCES.filter(
      (file) => !OTHER.has(file) && copy.test(fs.readFileSync(path.join(TOP, file), 'utf8')),
    );
    expect(copies).toEqual([]);
  });
});
