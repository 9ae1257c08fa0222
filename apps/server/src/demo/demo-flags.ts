import { BLOCK_KEY_SHA256 } from '@ledgerscope/demo-network/stream-format';
import { type DescribedSetting, defaultText } from '@ledgerscope/process/setting';

/** Every flag of `ledgerscope demo`. */
export const DEMO_FLAGS = {
  out: { value: '<folder>', unset: 'none: required', meaning: 'Folder for the stream files.' },
  seed: {
    value: '<n>',
    default: 1,
    meaning: 'Integer; the same seed, rates and times produce the same bytes.',
  },
  tps: {
    value: '<n>',
    default: 5,
    meaning: 'Target transactions per second.',
  },
  history: { value: '<duration>', default: '2y', meaning: 'Length of the network history, such as 90m, 3d or 2y.' },
  until: {
    value: '<time>',
    default: 'now',
    meaning: 'End of the history: now, or a time such as 2026-11-01T00:00:00Z.',
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
      'Time at which record files are replaced by block stream blocks: a time such as 2026-11-25T00:00:00Z, or with --live a duration after the end of the history, such as 2m.',
  },
  transactions: {
    value: '<n>',
    unset: 'none: as for a growing network',
    meaning:
      'For benchmarks: number of transactions (k and m multiply), evenly spread over large files, one copy each.',
  },
  'per-file': { value: '<n>', default: 4000, meaning: 'Transactions per file, with --transactions.' },
  live: { value: undefined, default: false, meaning: 'Keep writing a file every two seconds until stopped.' },
  keep: {
    value: '<duration>',
    unset: 'all',
    meaning: 'With --live: files older than this are removed.',
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
    'Writes the stream files of a simulated network. An existing folder is continued.',
    '',
    ...lines,
  ].join('\n');
}
