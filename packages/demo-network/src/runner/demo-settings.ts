import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { STREAM_FORMATS, type WrittenFormat } from '../writer/stream-format.ts';
import { DemoStateError } from './demo-state-error.ts';
import type { Stretch } from './slot-plan.ts';

/** What makes the bytes of a demo network: the same settings give the same files. */
export interface DemoSettings {
  readonly seed: number;
  readonly format: WrittenFormat;
  /** Files that begin at this time or later are blocks of the block stream; undefined where the network does not cut over. */
  readonly cutoverNs: bigint | undefined;
  /** One copy of the data and no media: for benchmarks. */
  readonly bulk: boolean;
  readonly genesisNs: bigint;
  /** The past that is being written, or was; time after its end is live. */
  readonly stretch: Stretch;
}

/** When a network leaves record files for blocks: at an instant, or so long after the history ends that it begins with. */
export type Cutover = { readonly atNs: bigint } | { readonly afterNs: bigint };

/** Files and simulation of another version of the program cannot be continued byte for byte. */
const VERSION = 1;

export function settingsJson(settings: DemoSettings): string {
  const text = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
  return `${JSON.stringify({ version: VERSION, ...settings }, text, 2)}\n`;
}

/** @throws SyntaxError when the text is no settings, or another version's */
export function parseSettings(text: string): DemoSettings {
  const {
    version,
    seed,
    format,
    bulk,
    cutoverNs,
    genesisNs: genesis,
    stretch,
  } = JSON.parse(text) as Record<string, unknown>;
  if (version !== VERSION) throw new SyntaxError(`version ${version} where ${VERSION} is expected`);
  if (typeof seed !== 'number' || typeof bulk !== 'boolean' || !isFormat(format)) {
    throw new SyntaxError('settings have seed, format and bulk');
  }
  const { startNs, endNs, tps, transactions, perFile } = (stretch ?? {}) as Record<string, unknown>;
  const genesisNs = BigInt(`${genesis}`);
  return {
    seed,
    format,
    cutoverNs: cutoverNs === undefined ? undefined : BigInt(`${cutoverNs}`),
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

function isFormat(value: unknown): value is WrittenFormat {
  return STREAM_FORMATS.some((format) => format === value);
}

function optionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** @throws DemoStateError when a folder that was begun with `stored` is asked to continue as something else */
export function expectSameNetwork(
  folder: string,
  stored: DemoSettings,
  asked: Pick<DemoSettings, 'seed' | 'format' | 'bulk'> & { readonly cutover: Cutover | undefined },
): void {
  for (const name of ['seed', 'format', 'bulk'] as const) {
    if (stored[name] === asked[name]) continue;
    throw new DemoStateError(
      `${folder} holds a demo network with ${name} ${stored[name]}, not ${asked[name]}: ask for the same, choose another folder, or delete this one`,
    );
  }
  const { cutoverNs } = stored;
  const { cutover } = asked;
  // What is counted from the end of a history holds for the one that the network began with.
  const isSame = cutover !== undefined && 'atNs' in cutover ? cutover.atNs === cutoverNs : !cutover === !cutoverNs;
  if (isSame) return;
  const what = cutoverNs === undefined ? 'does not cut over' : `cuts over at ${formatIso(consensusNsOf(cutoverNs))}`;
  throw new DemoStateError(
    `${folder} holds a demo network that ${what}: ask for the same, choose another folder, or delete this one`,
  );
}

/** The instant. @throws DemoStateError where the network would have no record file before it */
export function cutoverInstant(cutover: Cutover | undefined, genesisNs: bigint, endNs: bigint): bigint | undefined {
  if (cutover === undefined) return undefined;
  const atNs = 'atNs' in cutover ? cutover.atNs : endNs + cutover.afterNs;
  if (atNs > genesisNs) return atNs;
  throw new DemoStateError(
    `the demo network begins at ${formatIso(consensusNsOf(genesisNs))}, and cannot cut over before: ask for a later time, or for a longer history`,
  );
}
