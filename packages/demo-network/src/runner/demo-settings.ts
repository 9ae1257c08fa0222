import { STREAM_FORMATS, type StreamFormat } from '../writer/stream-format.ts';
import { DemoStateError } from './demo-state-error.ts';
import type { Stretch } from './slot-plan.ts';

/** What makes the bytes of a demo network: the same settings give the same files. */
export interface DemoSettings {
  readonly seed: number;
  readonly format: StreamFormat;
  /** One copy of the data and no media: for benchmarks. */
  readonly bulk: boolean;
  readonly genesisNs: bigint;
  /** The past that is being written, or was; time after its end is live. */
  readonly stretch: Stretch;
}

/** Files and simulation of another version of the program cannot be continued byte for byte. */
const VERSION = 1;

export function settingsJson(settings: DemoSettings): string {
  const text = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
  return `${JSON.stringify({ version: VERSION, ...settings }, text, 2)}\n`;
}

/** @throws SyntaxError when the text is no settings, or another version's */
export function parseSettings(text: string): DemoSettings {
  const { version, seed, format, bulk, genesisNs: genesis, stretch } = JSON.parse(text) as Record<string, unknown>;
  if (version !== VERSION) throw new SyntaxError(`version ${version} where ${VERSION} is expected`);
  if (typeof seed !== 'number' || typeof bulk !== 'boolean' || !isFormat(format)) {
    throw new SyntaxError('settings have seed, format and bulk');
  }
  const { startNs, endNs, tps, transactions, perFile } = (stretch ?? {}) as Record<string, unknown>;
  const genesisNs = BigInt(`${genesis}`);
  return {
    seed,
    format,
    bulk,
    genesisNs,
    stretch: {
      startNs: BigInt(`${startNs}`),
      endNs: BigInt(`${endNs}`),
      genesisNs,
      tps: Number(tps),
      transactions: optionalNumber(transactions),
      perFile: optionalNumber(perFile),
    },
  };
}

function isFormat(value: unknown): value is StreamFormat {
  return STREAM_FORMATS.some((format) => format === value);
}

function optionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** @throws DemoStateError when a folder that was begun with `stored` is asked to go on as something else */
export function expectSameNetwork(
  folder: string,
  stored: DemoSettings,
  asked: Pick<DemoSettings, 'seed' | 'format' | 'bulk'>,
): void {
  for (const name of ['seed', 'format', 'bulk'] as const) {
    if (stored[name] === asked[name]) continue;
    throw new DemoStateError(
      `${folder} holds a demo network with ${name} ${stored[name]}, not ${asked[name]}: ask for the same, choose another folder, or delete this one`,
    );
  }
}
