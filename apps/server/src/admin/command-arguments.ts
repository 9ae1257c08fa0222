import { parseArgs } from 'node:util';
import { ConfigError } from '@ledgerscope/process/config-error';

/** The flags (each with a text) and other arguments of a command. @throws ConfigError for flags that it does not have */
export function commandArguments<Flag extends string>(args: readonly string[], flags: readonly Flag[]) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' }] as const));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Readonly<Partial<Record<Flag, string>>>, positionals };
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

/** Flags as the server's own settings take them. */
export function settingsOf(values: Readonly<Partial<Record<string, string>>>): string[] {
  return Object.entries(values).flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}`, value]));
}
