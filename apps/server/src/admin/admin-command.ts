import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TrustError } from '@ledgerscope/ingest/trust/trust-error';
import { countWithNoun, formatEntityId, parseEntityId } from '@ledgerscope/ledger';
import { AbiError, readAbi } from '@ledgerscope/ledger/abi';
import { withPortalStore } from '@ledgerscope/portal/portal-place';
import { addContractAbi, PortalUnavailableError } from '@ledgerscope/portal-store';
import { ConfigError } from '@ledgerscope/process/config-error';
import { readConfig } from '../config.ts';
import { commandArguments, settingsOf } from './command-arguments.ts';
import { createAdministrator } from './create-administrator.ts';
import { giveUnits } from './grant-units.ts';
import { TRUST_USAGE, trust } from './trust/trust-command.ts';

const ADD_ABI_USAGE = `ledgerscope admin add-abi <contract> <file> [--name <name>] [--data <folder> | --database-url <url>]

Stores the ABI of a contract (shard.realm.num): JSON in the compiler’s output format, or an artifact that contains it as "abi". Calls and logs
of the contract are then decoded with it. Can be used while the server is running.`;

const CREATE_USAGE = `ledgerscope admin create <email> [--name <name>] [--data <folder> | --database-url <url>] [--public-url <url> | --port <n>]

Creates a portal administrator, or promotes an existing user, and prints a set-password link. Can be used while the server
is running.`;

const GRANT_UNITS_USAGE = `ledgerscope admin grant-units <email> <units> [--data <folder> | --database-url <url>]

Adds public API units to a user. Can be used while the server is running.`;

/** What can be asked for, and how it is asked for. */
const ACTIONS = new Map([
  ['add-abi', { act: addAbi, usage: ADD_ABI_USAGE }],
  ['create', { act: createAdministrator, usage: CREATE_USAGE }],
  ['grant-units', { act: giveUnits, usage: GRANT_UNITS_USAGE }],
  ['trust', { act: trust, usage: TRUST_USAGE }],
]);

/** `ledgerscope admin …`: what an operator does to the portal store, and what he trusts. Returns the exit code: 0, 1 (it failed) or 2 (cannot be asked so). */
export async function adminCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const [what, ...rest] = args;
  const action = ACTIONS.get(what ?? '');
  if (action === undefined) {
    console.error([...ACTIONS.values()].map(({ usage }) => usage).join('\n\n'));
    return what === '--help' ? 0 : 2;
  }
  if (rest.includes('--help')) {
    console.error(action.usage);
    return 0;
  }
  try {
    console.log(await action.act(rest, env));
    return 0;
  } catch (error) {
    const badRequest = error instanceof ConfigError;
    if (!badRequest && !isExpected(error)) throw error;
    console.error(badRequest ? `${error.message}\n\n${action.usage}` : (error as Error).message);
    return badRequest ? 2 : 1;
  }
}

function isExpected(error: unknown): boolean {
  const fromSystem = (error as NodeJS.ErrnoException).syscall !== undefined;
  return fromSystem || [AbiError, PortalUnavailableError, TrustError].some((expected) => error instanceof expected);
}

async function addAbi(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { contract, file, name, flags } = readRequest(args);
  const abi = readAbi(readFileSync(file, 'utf8'));
  const config = readConfig([...flags, '--roles', 'api'], env);
  await withPortalStore(config, (store) =>
    addContractAbi(store, { contractId: contract, name, abi, source: 'operator' }),
  );
  return `Calls and logs of ${formatEntityId(contract)} are decoded with ${countWithNoun(abi.length, 'item')} from ${path.basename(file)}.`;
}

/** @throws ConfigError */
function readRequest(args: readonly string[]) {
  const { values, positionals } = commandArguments(args, ['name', 'data', 'database-url']);
  const [contractText, file, ...more] = positionals;
  if (contractText === undefined || file === undefined || more.length > 0)
    throw new ConfigError('a contract and a file are required');
  const contract = parseEntityId(contractText);
  if (contract === undefined) throw new ConfigError(`"${contractText}" is not shard.realm.num`);
  const { name = '', ...settings } = values;
  return { contract, file, name, flags: settingsOf(settings) };
}
