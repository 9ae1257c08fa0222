import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { openLedgerStore } from '@ledgerscope/ledger-store';
import { copyLedger } from '@ledgerscope/ledger-store/rows/copy-ledger';
import type { RowStore } from '@ledgerscope/ledger-store/rows/row-store';
import { ROW_ENGINES, startRowEngine } from '@ledgerscope/ledger-store/testing/row-engines';
import { watchMachineShare } from './machine-share.ts';
import { percentile } from './percentile.ts';
import { engineQuestions } from './row-engines/questions.ts';
import { treeCpuMicros } from './row-stores/process-cpu.ts';

const CLIENTS = 8;
const FIRST = 20;

/**
 * What the engines of the row store take to be filled from a `--ledger` and to answer what pages ask of them, each question by one
 * client in turn and by eight: the same rows and statements as in a server, without HTTP.
 */
export async function benchRowEngines(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { ledger: { type: 'string' }, keys: { type: 'string', default: '400' } },
  });
  if (values.ledger === undefined) throw new Error('--ledger names a data folder');
  const ledger = await openLedgerStore({ kind: 'embedded', folder: values.ledger });
  const machineShare = watchMachineShare();
  const questions = await engineQuestions(ledger.snapshot(), Number(values.keys));
  for (const name of ROW_ENGINES) {
    const engine = await startRowEngine(name);
    const rows = await (await engine.place()).write();
    const filled = await measure(async () => {
      let transactions = 0n;
      await copyLedger(ledger.client, rows, {
        onStep: ({ of }) => {
          transactions = of;
        },
      });
      return Number(transactions);
    });
    const each = (sum: number) => ((sum * 1_000) / filled.result).toFixed(1);
    console.log(
      `\n${name}: ${filled.result} transactions in ${(filled.ms / 1_000).toFixed(1)} s, µs of processor time each:`,
    );
    console.log(
      `  ${each(filled.own)} in this process, reading the column store included; ${each(filled.others)} in the engine's`,
    );
    for (const { name: question, asks } of questions) await printQuestion(question, rows, asks);
    await rows.close();
    await engine.stop();
  }
  console.log(`  ${machineShare()}`);
  await ledger.close();
}

async function printQuestion(
  name: string,
  rows: RowStore,
  asks: readonly ((rows: RowStore) => Promise<unknown>)[],
): Promise<void> {
  for (const ask of asks.slice(0, FIRST)) await ask(rows);
  const middle = FIRST + Math.floor((asks.length - FIRST) / 2);
  const times: number[] = [];
  const alone = await measure(async () => {
    for (const ask of asks.slice(FIRST, middle)) {
      const start = performance.now();
      await ask(rows);
      times.push(performance.now() - start);
    }
  });
  const waiting = asks.slice(middle);
  const others = waiting.length;
  const together = await measure(() =>
    Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (let ask = waiting.pop(); ask !== undefined; ask = waiting.pop()) await ask(rows);
      }),
    ),
  );
  const ms = (value: number) => value.toFixed(3).padStart(7);
  const figures = [
    `p50 ${ms(percentile(times, 50))}  p95 ${ms(percentile(times, 95))} ms`,
    `CPU ${ms(alone.own / times.length)} + ${ms(alone.others / times.length)} ms`,
    `${Math.round((others / together.ms) * 1_000)}/s of 8`,
  ];
  console.log(`  ${name.padEnd(36)} ${figures.join('  ')}  (${asks.length} keys)`);
}

/** Milliseconds, and those of processor time of this process and of PostgreSQL's. */
async function measure<T>(work: () => Promise<T>) {
  const [start, own, others] = [performance.now(), process.cpuUsage(), enginesCpuMicros()];
  const result = await work();
  const { user, system } = process.cpuUsage(own);
  return {
    result,
    ms: performance.now() - start,
    own: (user + system) / 1_000,
    others: (enginesCpuMicros() - others) / 1_000,
  };
}

/** The servers that this process started, with theirs. */
function enginesCpuMicros(): number {
  if (!fs.existsSync('/proc/self/task')) return 0;
  const children = fs.readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, pid) => sum + treeCpuMicros(Number(pid)), 0);
}
