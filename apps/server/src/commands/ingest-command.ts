import { checkCommand } from './check-command.ts';
import { loadBalancesCommand } from './load-balances-command.ts';

const USAGE = `ledgerscope ingest check           looks whether the store agrees with itself
ledgerscope ingest load-balances   anchors the store's balances at a balance file, or compares them with it

--help after each says more.`;

/** `ledgerscope ingest <what>`: work on a store beside reading its source. Returns the exit code. */
export async function ingestCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const [what, ...rest] = args;
  if (what === 'check') return checkCommand(rest, env);
  if (what === 'load-balances') return loadBalancesCommand(rest, env);
  console.error(USAGE);
  return what === '--help' || what === '-h' ? 0 : 2;
}
