import { once } from 'node:events';
import { onParentInterrupted } from './end-with-parent.ts';

/** Exit code of a process that was interrupted. */
const INTERRUPTED_CODE = 130;

/**
 * Calls `stop` once when this process is asked to end: by SIGINT, by SIGTERM, or by an interrupt of the script that started it. Asked
 * a second time, the process ends at once with code 130. One Ctrl-C comes twice, from the terminal and from that script: they are
 * counted apart.
 */
export function stopOnRequest(stop: (signal: 'SIGINT' | 'SIGTERM') => void): void {
  let isAsked = false;
  const requests = () => {
    let isSecond = false;
    return (signal: 'SIGINT' | 'SIGTERM') => {
      if (isSecond) process.exit(INTERRUPTED_CODE);
      isSecond = true;
      if (isAsked) return;
      isAsked = true;
      stop(signal);
    };
  };
  const bySignal = requests();
  const byParent = requests();
  process.on('SIGINT', bySignal);
  process.on('SIGTERM', bySignal);
  onParentInterrupted(() => byParent('SIGINT'));
}

/** Resolves once the signal is aborted. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
