import { ConfigError, readConfig } from './config.ts';
import { usage } from './usage.ts';

// The engine's queries run on libuv's threads; this must be set before the first one starts.
process.env.UV_THREADPOOL_SIZE ??= '16';

const [first, ...others] = process.argv.slice(2);
const command = first === undefined || first.startsWith('-') ? 'start' : first;
const args = command === first ? others : process.argv.slice(2);

if (command === 'help' || args.includes('--help') || args.includes('-h')) {
  console.log(usage());
} else if (command !== 'start') {
  console.error(`No such command: ${command}.\n\n${usage()}`);
  process.exitCode = 2;
} else {
  const config = readOrExplain();
  if (config !== undefined) {
    const { start } = await import('./start.ts');
    process.exitCode = await start(config);
  }
}

function readOrExplain() {
  try {
    const config = readConfig(args, process.env);
    if (config.source !== undefined || !config.roles.has('ingest')) return config;
    console.error(
      [
        'No source of stream files is named. Name one with --source:',
        '',
        '  npm start -- --source dir:<folder>',
        '',
        'The folder holds stream files in the layout of the public buckets (recordstreams/record0.0.N/…), or flat.',
        'All flags: npm start -- --help',
      ].join('\n'),
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`${error.message}\nAll flags: npm start -- --help`);
  }
  process.exitCode = 2;
  return undefined;
}
