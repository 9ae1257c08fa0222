import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { endWithParent } from './end-with-parent.ts';
import { usage } from './usage.ts';

// The engine's queries run on libuv's threads; this must be set before the first one starts.
process.env.UV_THREADPOOL_SIZE ??= '16';

endWithParent();

const [first, ...others] = process.argv.slice(2);
const command = first === undefined || first.startsWith('-') ? 'start' : first;
const args = command === first ? others : process.argv.slice(2);

if (command === 'demo') {
  const { runDemoCommand } = await import('./demo/demo-command.ts');
  process.exitCode = await runDemoCommand(args);
} else if (command === 'ingest') {
  const { ingestCommand } = await import('./ingest-command.ts');
  process.exitCode = await ingestCommand(args, process.env);
} else if (command === 'admin') {
  const { adminCommand } = await import('./portal/admin-command.ts');
  process.exitCode = await adminCommand(args, process.env);
} else if (command === 'backup') {
  const { backupCommand } = await import('./backup/backup-command.ts');
  process.exitCode = await backupCommand(args, process.env);
} else if (command === 'restore') {
  const { restoreCommand } = await import('./backup/restore-command.ts');
  process.exitCode = await restoreCommand(args, process.env);
} else if (command === 'seed') {
  const { seedCommand } = await import('./seed/seed-command.ts');
  const { code, startWith } = await seedCommand(args, BigInt(Date.now()) * 1_000_000n);
  process.exitCode = code;
  if (startWith !== undefined) await startServer(startWith);
} else if (command === 'help' || args.includes('--help') || args.includes('-h')) {
  console.log(usage());
} else if (command !== 'start') {
  console.error(`No such command: ${command}.\n\n${usage()}`);
  process.exitCode = 2;
} else {
  await startServer(args);
}

async function startServer(flags: readonly string[]): Promise<void> {
  const config = readOrExplain(flags);
  if (config === undefined) return;
  const { start } = await import('./start.ts');
  process.exitCode = await start(config);
}

function readOrExplain(flags: readonly string[]) {
  try {
    return readConfig(flags, process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`${error.message}\nAll flags: npm start -- --help`);
  }
  process.exitCode = 2;
  return undefined;
}
