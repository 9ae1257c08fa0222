import { BLOCK_KEY_SHA256 } from '@ledgerscope/demo-network/stream-format';
import { type DescribedSetting, defaultText } from '@ledgerscope/process/setting';

/** Every flag of `ledgerscope demo`. */
export const DEMO_FLAGS = {
  out: { value: '<folder>', unset: 'none: it must be named', meaning: 'Where the stream files are written.' },
  seed: {
    value: '<n>',
    default: 1,
    meaning: 'Whole number; the same seed, rates and times give the same bytes.',
  },
  tps: {
    value: '<n>',
    default: 5,
    meaning: 'Target transactions per second.',
  },
  history: { value: '<duration>', default: '2y', meaning: 'How much past the network has, such as 90m, 3d or 2y.' },
  until: {
    value: '<time>',
    default: 'now',
    meaning: 'Where history ends: now, or an instant such as 2026-11-01T00:00:00Z.',
  },
  format: {
    value: '<format>',
    default: 'record',
    meaning: `record: record files with sidecars and signatures in the bucket layout; wrapped: blocks that wrap them; blocks: the block stream (read it with --hints-key ${BLOCK_KEY_SHA256}).`,
  },
  'cutover-at': {
    value: '<time>',
    unset: 'never',
    meaning:
      'When record files are replaced by blocks of the block stream: an instant such as 2026-11-25T00:00:00Z, or with --live a duration after the history that the network begins with, such as 2m.',
  },
  transactions: {
    value: '<n>',
    unset: "none: a growing network's",
    meaning:
      'For benchmarks: number of transactions (k and m multiply), evenly spread over large files, one copy each.',
  },
  'per-file': { value: '<n>', default: 4000, meaning: 'Transactions of a file, with --transactions.' },
  live: { value: undefined, default: false, meaning: 'Keep writing a file every two seconds until stopped.' },
  keep: {
    value: '<duration>',
    unset: 'all',
    meaning: 'With --live: files that are older than this are removed.',
  },
} as const satisfies Record<string, DescribedSetting>;

/** What `ledgerscope demo --help` prints. */
export function demoUsage(): string {
  const lines = Object.entries<DescribedSetting>(DEMO_FLAGS).map(([name, setting]) => {
    const flag = `--${name}${setting.value === undefined ? '' : ` ${setting.value}`}`;
    return `  ${flag.padEnd(24)} ${setting.meaning}\n${' '.repeat(27)}default: ${defaultText(setting)}`;
  });
  return [
    'ledgerscope demo --out <folder> [flags]',
    '',
    'Writes the stream files of a simulated network. A folder that was begun is continued.',
    '',
    ...lines,
  ].join('\n');
}
