import { parseArgs } from 'node:util';
import { ConfigError } from './config-error.ts';

/**
 * What a setting is, in words. Its name in the settings gives its flag and, unless it has another one, its environment variable.
 * The default stands here alone: readers get it as the setting's text, and documents show it.
 */
export type DescribedSetting = {
  readonly env?: string;
  /** What stands behind the flag; undefined for a switch. */
  readonly value: string | undefined;
  readonly meaning: string;
} & (
  | { readonly default: number | string | boolean; readonly unset?: undefined }
  /** Without a default of its own it says what happens where it is not given. */
  | { readonly default?: undefined; readonly unset: string }
);

type DescribedSettings = Readonly<Record<string, DescribedSetting>>;

/** One setting: its flag, its environment variable, its default, its meaning. The table of docs/configuration.md is made from these. */
export type Setting = DescribedSetting & { readonly flag: string; readonly env: string };

/** Texts of some settings, unchecked: what was given, else the default. Only a setting without a default can be undefined. */
export type RawSettings<Settings extends DescribedSettings> = {
  readonly [Name in keyof Settings]: Settings[Name] extends { readonly default: number | string | boolean }
    ? string
    : string | undefined;
};

/** The flag of a setting by its name, without the dashes before it: `request-rate` of `requestRate`. */
export function flagOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function variableOf(name: string): string {
  return `LEDGERSCOPE_${flagOf(name).toUpperCase().replaceAll('-', '_')}`;
}

/** Adds what follows from the names: `--request-rate` and `LEDGERSCOPE_REQUEST_RATE` of `requestRate`. */
export function namedSettings<const Settings extends DescribedSettings>(described: Settings) {
  const entries = Object.entries<DescribedSetting>(described).map(([name, setting]): [string, Setting] => {
    return [name, { ...setting, flag: flagOf(name), env: setting.env ?? variableOf(name) }];
  });
  return Object.fromEntries(entries) as { readonly [Name in keyof Settings]: Settings[Name] & Setting };
}

/** The texts of settings of which some were given. */
export function textsOf<Settings extends DescribedSettings>(
  settings: Settings,
  given: Readonly<Partial<Record<keyof Settings, string | undefined>>>,
): RawSettings<Settings> {
  const texts = Object.entries<DescribedSetting>(settings).map(([name, setting]) => {
    const text = given[name as keyof Settings];
    return [name, text ?? (setting.default === undefined ? undefined : String(setting.default))] as const;
  });
  return Object.fromEntries(texts) as RawSettings<Settings>;
}

/** The default of a setting for people: the text that would have the same effect, or what happens without one. */
export function defaultText(setting: DescribedSetting): string {
  if (setting.default === undefined) return setting.unset;
  return typeof setting.default === 'boolean' ? (setting.default ? 'on' : 'off') : String(setting.default);
}

/** A whole number within bounds; undefined where none is set. @throws ConfigError naming the setting */
export function readWhole<Name extends string>(
  raw: Readonly<Record<NoInfer<Name>, string>>,
  name: Name,
  least: number,
  most: number,
): number;
export function readWhole<Name extends string>(
  raw: Readonly<Record<NoInfer<Name>, string | undefined>>,
  name: Name,
  least: number,
  most: number,
): number | undefined;
export function readWhole<Name extends string>(
  raw: Readonly<Record<Name, string | undefined>>,
  name: Name,
  least: number,
  most: number,
): number | undefined {
  const text = raw[name];
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new ConfigError(`Invalid value "${text}" for --${flagOf(name)}: must be an integer from ${least} to ${most}`);
}

/** Whether a switch is set. @throws ConfigError naming the variable */
export function readSwitch<Name extends string>(
  raw: Readonly<Record<NoInfer<Name>, string | undefined>>,
  name: Name,
): boolean {
  const text = raw[name];
  if (text === undefined || text === 'false' || text === '0') return false;
  if (text === 'true' || text === '1') return true;
  throw new ConfigError(`Invalid value "${text}" for ${variableOf(name)}: must be true or false`);
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
