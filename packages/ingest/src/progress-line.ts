import { countWithNoun, NS_PER_SECOND, SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@ledgerscope/ledger';
import type { ReadIngestStatus } from '@ledgerscope/process/ingest-status';

const LINE_MS = 1_000;
const LOG_MS = 10_000;

/** Writes progress while ingest catches up: one line that changes on a terminal, a log entry every ten seconds elsewhere. */
export function showProgress(readStatus: ReadIngestStatus, log: (text: string) => void): () => void {
  const terminal = process.stderr.isTTY;
  let before = { at: performance.now(), transactions: 0, files: 0 };
  let shown = false;
  const tick = () => {
    const { filesRead, transactionsRead, filesLeft, state, lastConsensusNs } = readStatus();
    const now = performance.now();
    const seconds = (now - before.at) / 1000;
    const rate = (transactionsRead - before.transactions) / seconds;
    const fileRate = (filesRead - before.files) / seconds;
    const moved = filesRead !== before.files;
    before = { at: now, transactions: transactionsRead, files: filesRead };
    if (!moved || state === 'live') {
      if (shown && terminal) process.stderr.write('\n');
      shown = false;
      return;
    }
    const lag =
      lastConsensusNs === undefined ? 'unknown' : duration(Date.now() / 1000 - Number(lastConsensusNs / NS_PER_SECOND));
    const left =
      filesLeft === undefined || fileRate <= 0
        ? ''
        : `, ${countWithNoun(filesLeft, 'file')} left, about ${duration(filesLeft / fileRate)}`;
    const text = `read ${countWithNoun(filesRead, 'file')}, ${countWithNoun(transactionsRead, 'transaction')}, ${count(Math.round(rate))}/s, ${lag} behind${left}`;
    shown = true;
    if (terminal) process.stderr.write(`\r\u001b[K${text}`);
    else log(text);
  };
  const timer = setInterval(tick, terminal ? LINE_MS : LOG_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

function duration(seconds: number): string {
  if (seconds < 120) return `${Math.max(0, Math.round(seconds))} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 2 * SECONDS_PER_DAY) return `${Math.round(seconds / SECONDS_PER_HOUR)} h`;
  return countWithNoun(Math.round(seconds / SECONDS_PER_DAY), 'day');
}
