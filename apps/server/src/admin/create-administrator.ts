import { EMAIL_FORM } from '@ledgerscope/contract';
import { resetAddress } from '@ledgerscope/portal/mail/account-mails';
import { withPortalStore } from '@ledgerscope/portal/portal-place';
import { newToken } from '@ledgerscope/portal/secrets/token';
import { makeAdministrator } from '@ledgerscope/portal-store';
import { ConfigError } from '@ledgerscope/process/config-error';
import { readConfig } from '../config.ts';
import { commandArguments, settingsOf } from './command-arguments.ts';

/** The link is shown on the operator's terminal, who may have to hand it on. */
const LINK_HOURS = 24;

/**
 * `ledgerscope admin create <email>`: makes an administrator, or makes one of a user. No password passes through the command
 * line: it is set in a browser, by a link that works once.
 * @returns what is shown
 * @throws ConfigError
 */
export async function createAdministrator(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { email, name, flags } = readRequest(args);
  const config = readConfig([...flags, '--roles', 'api'], env);
  const { operation, port } = config;
  const token = newToken();
  const wasThere = await withPortalStore(config, (store) =>
    makeAdministrator(store, { email, name }, { hash: token.hash, hours: LINK_HOURS }),
  );
  const origin = operation.publicUrl ?? `http://localhost:${port}`;
  const what = wasThere ? 'is now an administrator. Set a new password' : 'is an administrator. Set a password';
  return `${email} ${what} with this link (valid once, for ${LINK_HOURS} hours):\n${resetAddress(origin, token.text)}`;
}

function readRequest(args: readonly string[]) {
  const { values, positionals } = commandArguments(args, ['name', 'data', 'database-url', 'public-url', 'port']);
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new ConfigError('one email address is required');
  const result = EMAIL_FORM.email.read(given);
  if (!result.ok) throw new ConfigError(`"${given}": ${result.fault}`);
  const { name = 'Administrator', ...others } = values;
  return { email: result.value, name, flags: settingsOf(others) };
}
