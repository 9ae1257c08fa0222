import { useSyncExternalStore } from 'react';
import { storedChoice } from '../stored-choice.ts';

const CHOICE = storedChoice('ledgerscope-load-new-rows', (stored) => (stored === 'on' ? 'on' : 'off'));

/** Whether new rows of lists come in by themselves; stored in this browser. */
export function useLoadsNew(): readonly [boolean, (loads: boolean) => void] {
  const choice = useSyncExternalStore(CHOICE.subscribe, CHOICE.current);
  return [choice === 'on', (loads) => CHOICE.choose(loads ? 'on' : 'off')];
}
