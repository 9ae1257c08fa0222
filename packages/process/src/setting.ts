import { parseArgs } from 'node:util';
import { ConfigError } from './config-error.ts';

/** What a setting is, in words. Its name in the settings gives its flag and, unless it has another one, its environment variable. */
export interface DescribedSetting {
  readonly env?: string;
  /** What stands behind the flag; undefined for a switch. */
  readonly value: string | undefined;
  readonly fallback: string;
  readonly meaning: string;
}

/** One setting: its flag, its environment variable, its default in words, its meaning. The table of docs/configuration.md is made from these. */
export type Setting = Required<DescribedSetting> & { readonly flag: string };

/** What was given of some settings, unchecked. */
export type RawSettings<Name extends string> = Readonly<Record<Name, string | undefined>>;

/** The flag of a setting by its name, without the dashes before it: `request-rate` of `requestRate`. */
export function flagOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function variableOf(name: string): string {
  return `LEDGERSCOPE_${flagOf(name).toUpperCase().replaceAll('-', '_')}`;
}

/** Adds what follows from the names: `--request-rate` and `LEDGERSCOPE_REQUEST_RATE` of `requestRate`. */
export function namedSettings<Name extends string>(described: Readonly<Record<Name, DescribedSetting>>) {
  const entries = Object.entries<DescribedSetting>(described).map(([name, setting]) => {
    return [name, { flag: flagOf(name), env: variableOf(name), ...setting }] as const;
  });
  return Object.fromEntries(entries) as Readonly<Record<Name, Setting>>;
}

/** A whole number within bounds; undefined where none is set. @throws ConfigError naming the setting */
export function readWhole<Name extends string>(
  raw: RawSettings<Name>,
  name: Name,
  least: number,
  most: number,
): number | undefined {
  const text = raw[name];
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new ConfigError(`--${flagOf(name)} is "${text}"; it must be a whole number from ${least} to ${most}`);
}

/** Whether a switch is set. @throws ConfigError naming the variable */
export function readSwitch<Name extends string>(raw: RawSettings<Name>, name: Name): boolean {
  const text = raw[name];
  if (text === undefined || text === 'false' || text === '0') return false;
  if (text === 'true' || text === '1') return true;
  throw new ConfigError(`${variableOf(name)} is "${text}"; it must be true or false`);
}

/** The flags among arguments: with a text, or as a switch. @throws ConfigError for arguments that are none of these flags */
export function parseFlags<Flag extends string>(
  args: readonly string[],
  flags: Readonly<Record<Flag, Pick<DescribedSetting, 'value'>>>,
) {
  const options = Object.entries<Pick<DescribedSetting, 'value'>>(flags).map(
    ([flag, { value }]) => [flag, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  try {
    const { values } = parseArgs({ args: [...args], options: Object.fromEntries(options) });
    return values as Readonly<Partial<Record<Flag, string | boolean>>>;
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}
