import { withPortalStore } from '@ledgerscope/portal/portal-place';
import { grantUnits } from '@ledgerscope/portal-store';
import { ConfigError } from '@ledgerscope/process/config-error';
import { readConfig } from '../config.ts';
import { commandArguments, settingsOf } from './command-arguments.ts';

const MOST_UNITS = 1_000_000_000_000n;

/** Gives units of the public API to a user. @throws ConfigError */
export async function giveUnits(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { email, units, flags } = readRequest(args);
  const config = readConfig([...flags, '--roles', 'api'], env);
  const balance = await withPortalStore(config, (store) => grantUnits(store, email, units));
  if (balance === undefined) throw new ConfigError(`no user with email ${email}`);
  return `${email} has ${balance} units.`;
}

function readRequest(args: readonly string[]) {
  const { values, positionals } = commandArguments(args, ['data', 'database-url']);
  const [email, text = '', ...more] = positionals;
  if (email === undefined || more.length > 0) throw new ConfigError('email and number of units are required');
  const units = /^\d{1,13}$/.test(text) ? BigInt(text) : 0n;
  if (units < 1n || units > MOST_UNITS)
    throw new ConfigError(`"${text}" is not a number of units from 1 to ${MOST_UNITS}`);
  return { email, units, flags: settingsOf(values) };
}
