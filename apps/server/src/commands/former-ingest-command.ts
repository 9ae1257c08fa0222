import { checkCommand } from './check-command.ts';
import { loadBalancesCommand } from './load-balances-command.ts';

/** The commands that began with `ingest` up to 0.2. */
const COMMANDS = { check: checkCommand, 'load-balances': loadBalancesCommand } as const;

function isCommand(name: string | undefined): name is keyof typeof COMMANDS {
  return name !== undefined && Object.hasOwn(COMMANDS, name);
}

/**
 * `ledgerscope ingest check` and `ledgerscope ingest load-balances`: the former names of two commands, which go on working for one
 * release and say the new name. Returns the exit code.
 */
export async function formerIngestCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const [name, ...rest] = args;
  if (!isCommand(name)) {
    console.error('The command `ingest` no longer exists. Use `ledgerscope check` or `ledgerscope load-balances`.');
    return 2;
  }
  console.error(
    `\`ledgerscope ingest ${name}\` is now \`ledgerscope ${name}\`; the old name will be removed in the next release.`,
  );
  return COMMANDS[name](rest, env);
}
