// The process of `runInProcess`: runs one program in a thread, answers, and ends; it ends too when its server does.
import fs from 'node:fs';
import type { ProcessAnswer, ProcessOrder } from './one-shot-process.ts';
import { runInThread, ThreadEndedError } from './one-shot-thread.ts';

process.once('disconnect', () => process.exit());
process.once('message', (order: ProcessOrder) => {
  void answerMessage(order).then((answer) => process.send?.(answer));
});
beFirstToEnd();

async function answerMessage({ program, workerData, limits }: ProcessOrder): Promise<ProcessAnswer> {
  try {
    return { done: await runInThread(new URL(program), workerData, limits) };
  } catch (error) {
    if (!(error instanceof ThreadEndedError)) throw error;
    return { stopped: error.message };
  }
}

/** Where the machine's memory is used up, Linux ends this process before the server that started it. */
function beFirstToEnd(): void {
  try {
    fs.writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems have no such file.
  }
}
