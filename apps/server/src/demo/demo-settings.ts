import path from 'node:path';
import { BLOCK_KEY_SHA256 } from '@ledgerscope/demo-network/stream-format';
import type { BlockProofConfig } from '@ledgerscope/ingest/settings/block-proof-settings';
import { ConfigError } from '@ledgerscope/process/config-error';
import type { KeptFree } from '@ledgerscope/process/free-space';
import { flagOf, type RawSettings } from '@ledgerscope/process/setting';
import { DEMO_FLAGS } from './demo-flags.ts';
import type { DemoRun } from './demo-messages.ts';
import { readCutover, readDuration, readFormat, readSeed, readTps } from './demo-values.ts';

/** Settings of the network that is simulated where no source is named. */
export const DEMO_SETTINGS = {
  demoSeed: {
    value: '<n>',
    default: DEMO_FLAGS.seed.default,
    meaning: 'Seed of the simulated network (only without --source).',
  },
  demoTps: {
    value: '<n>',
    default: DEMO_FLAGS.tps.default,
    meaning: 'Transactions per second of the simulated network (only without --source).',
  },
  demoHistory: {
    value: '<duration>',
    default: DEMO_FLAGS.history.default,
    meaning:
      'Without a source: length of the history of the simulated network, such as `90m`, `3d` or `2y`. The files are in `demo` in the data folder.',
  },
  demoFormat: {
    value: '<format>',
    default: DEMO_FLAGS.format.default,
    meaning:
      'Without a source: file format of the simulated network. `record`: record files; `wrapped`: blocks that wrap them; `blocks`: block stream blocks, whose key is pinned automatically.',
  },
  demoCutoverAt: {
    value: '<time>',
    unset: 'never',
    meaning:
      'Without a source: time at which the simulated network switches from record files to block stream blocks, as the public networks do. A time such as `2026-11-25T00:00:00Z`, or a duration after the end of the history, such as `2m`.',
  },
} as const;

type Raw = RawSettings<typeof DEMO_SETTINGS> & {
  readonly source: string | undefined;
  readonly network: string | undefined;
};

const NAMES = Object.keys(DEMO_SETTINGS) as (keyof typeof DEMO_SETTINGS)[];

/** Where the network is, and whether there is somebody to read it. */
interface DemoPlace {
  readonly hasIngest: boolean;
  readonly dataFolder: string;
  readonly freeSpace: KeptFree;
}

/**
 * Without a source to read there is a network of its own.
 * @param given names of the settings that were given
 * @throws ConfigError for settings that would have no effect
 */
export function readDemo(
  raw: Raw,
  given: ReadonlySet<string>,
  { hasIngest, dataFolder, freeSpace }: DemoPlace,
): DemoRun | undefined {
  if (raw.source !== undefined || !hasIngest) {
    const named = NAMES.find((key) => given.has(key));
    if (named === undefined) return undefined;
    throw new ConfigError(
      `--${flagOf(named)} is for the simulated network, which runs with ingest and without --source`,
    );
  }
  if (raw.network !== undefined) throw new ConfigError('--network requires --source');
  const format = readFormat('--demo-format', raw.demoFormat);
  return {
    out: path.join(dataFolder, 'demo'),
    seed: readSeed('--demo-seed', raw.demoSeed),
    tps: readTps('--demo-tps', raw.demoTps),
    historyNs: readDuration('--demo-history', raw.demoHistory),
    format,
    freeSpace,
    cutover: readCutover('--demo-cutover-at', raw.demoCutoverAt, format),
  };
}

/** The simulated network runs beside its reader, who knows its key. */
export function withDemoKey(config: BlockProofConfig, demo: DemoRun | undefined): BlockProofConfig {
  if (demo?.format !== 'blocks') return config;
  const { ledgers, keys } = config.pins;
  return { ...config, pins: { ledgers, keys: new Set([...keys, BLOCK_KEY_SHA256]) } };
}
