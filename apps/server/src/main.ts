import { withAnchors } from '@ledgerscope/ingest/trust/with-anchors';
import { NS_PER_MS } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { endWithParent } from '@ledgerscope/process/end-with-parent';
import { VERSION } from '@ledgerscope/process/version';
import { readConfig } from './config.ts';
import { beSupervised } from './supervised.ts';
import { usage } from './usage.ts';

// The engine's queries run on libuv's threads; this must be set before the first one starts.
process.env.UV_THREADPOOL_SIZE ??= '16';

endWithParent();

const [first, ...others] = process.argv.slice(2);
const command = first === undefined || first.startsWith('-') ? 'start' : first;
const args = command === first ? others : process.argv.slice(2);

/** Each gives the exit code; only who asks for one pays for loading it. */
const COMMANDS: Readonly<Record<string, (rest: readonly string[]) => Promise<number>>> = {
  demo: async (rest) => (await import('./demo/demo-command.ts')).runDemoCommand(rest),
  check: async (rest) => (await import('./commands/check-command.ts')).checkCommand(rest, process.env),
  'load-balances': async (rest) =>
    (await import('./commands/load-balances-command.ts')).loadBalancesCommand(rest, process.env),
  ingest: async (rest) => (await import('./commands/former-ingest-command.ts')).formerIngestCommand(rest, process.env),
  admin: async (rest) => (await import('./admin/admin-command.ts')).adminCommand(rest, process.env),
  backup: async (rest) => (await import('./backup/backup-command.ts')).backupCommand(rest, process.env),
  schema: async (rest) => (await import('./schema-command.ts')).schemaCommand(rest),
  restore: async (rest) => (await import('./backup/restore-command.ts')).restoreCommand(rest, process.env),
};

const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
if (run !== undefined) {
  process.exitCode = await run(args);
} else if (command === 'seed') {
  const { seedCommand } = await import('./seed/seed-command.ts');
  const { code, startWith } = await seedCommand(args, BigInt(Date.now()) * NS_PER_MS);
  process.exitCode = code;
  if (startWith !== undefined) await startServer(startWith);
} else if (command === 'help' || args.includes('--help') || args.includes('-h')) {
  console.log(usage());
} else if (command === 'start' && args.includes('--version')) {
  const { programCommit } = await import('@ledgerscope/process/commit');
  console.log(`ledgerscope ${VERSION}, commit ${programCommit() ?? 'unknown'}`);
} else if (command !== 'start') {
  console.error(`Unknown command: ${command}.\n\n${usage()}`);
  process.exitCode = 2;
} else {
  await startServer(args);
}

async function startServer(flags: readonly string[]): Promise<void> {
  const config = readOrExplain(flags);
  if (config === undefined) return;
  beSupervised(config.operation.unansweredMs);
  const { start } = await import('./start.ts');
  process.exitCode = await start(config);
}

function readOrExplain(flags: readonly string[]) {
  try {
    return withAnchors(readConfig(flags, process.env));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`${error.message}\nFor all flags run: npm start -- --help`);
  }
  process.exitCode = 2;
  return undefined;
}
