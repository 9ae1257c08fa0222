import type { RunnerProgress } from '@ledgerscope/demo-network';
import { countWithNoun } from '@ledgerscope/ledger';

/** What the demo network is doing, as a line for people. */
export function describeProgress({ phase, files, filesLeft, produced }: RunnerProgress): string {
  const written = countWithNoun(files, 'file');
  if (phase === 'recovering') return `demo network: resuming after ${written}`;
  if (phase === 'live') return `demo network: live, ${written}, ${countWithNoun(produced, 'new transaction')}`;
  const part = files === 0 ? 0 : Math.floor((100 * files) / (files + filesLeft));
  return `demo network: writing history, ${part} %, ${written}, ${countWithNoun(produced, 'transaction')}, ${countWithNoun(filesLeft, 'file')} left`;
}
