import type { RunnerProgress } from '@ledgerscope/demo-network';

/** What the demo network is doing, as a line for people. */
export function describeProgress({ phase, files, filesLeft, produced }: RunnerProgress): string {
  const count = (value: number) => value.toLocaleString('en-US');
  if (phase === 'recovering') return `demo network: picking up after ${count(files)} files`;
  if (phase === 'live') return `demo network: live, ${count(files)} files, ${count(produced)} new transactions`;
  const part = files === 0 ? 0 : Math.floor((100 * files) / (files + filesLeft));
  return `demo network: writing history, ${part} %, ${count(files)} files, ${count(produced)} transactions, ${count(filesLeft)} files left`;
}
