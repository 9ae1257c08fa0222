import { DemoRunner, DemoStateError, demoProducers, type RunnerOptions } from '@ledgerscope/demo-network';
import { NS_PER_MS } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { stopOnRequest } from '@ledgerscope/process/stop-requests';
import { readDemoArguments } from './demo-arguments.ts';
import { demoUsage } from './demo-flags.ts';
import { describeProgress } from './demo-progress.ts';

const LINE_MS = 1_000;
const LOG_MS = 5_000;
/** Bad arguments. */
const USAGE_CODE = 2;

/** `ledgerscope demo`: writes a simulated network's files in this process. Returns the exit code. */
export async function runDemoCommand(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(demoUsage());
    return 0;
  }
  try {
    await runDemo(readDemoArguments(args, BigInt(Date.now()) * NS_PER_MS));
    return 0;
  } catch (error) {
    if (error instanceof ConfigError) {
      console.error(`${error.message}\nAll flags: ledgerscope demo --help`);
      return USAGE_CODE;
    }
    if (!(error instanceof DemoStateError) && (error as NodeJS.ErrnoException).code === undefined) throw error;
    console.error((error as Error).message);
    return 1;
  }
}

async function runDemo(options: RunnerOptions): Promise<void> {
  const abort = new AbortController();
  // A second signal ends the process at once; the folder survives that too.
  stopOnRequest(() => abort.abort());
  const runner = new DemoRunner(options, demoProducers);
  const started = performance.now();
  const stopShowing = showProgress(runner);
  try {
    await runner.run(abort.signal);
  } finally {
    stopShowing();
  }
  const { files, produced, filesLeft } = runner.progress;
  const seconds = (performance.now() - started) / 1_000;
  const left = filesLeft > 0 ? `; ${filesLeft} files of history are left for the next start` : '';
  console.error(
    `${options.out} contains ${files} files; ${produced} transactions were written in ${seconds.toFixed(1)} s${left}`,
  );
}

/** One living line on a terminal, a line every five seconds elsewhere. */
function showProgress(runner: DemoRunner): () => void {
  const terminal = process.stderr.isTTY;
  const show = () => {
    const text = describeProgress(runner.progress);
    process.stderr.write(terminal ? `\r\u001b[K${text}` : `${text}\n`);
  };
  const timer = setInterval(show, terminal ? LINE_MS : LOG_MS);
  return () => {
    clearInterval(timer);
    if (terminal) process.stderr.write('\r\u001b[K');
  };
}
