/** What the script that started this process sends when it alone was interrupted. */
const INTERRUPTED = 'SIGINT';

/**
 * Ends this process as SIGTERM does when the script that started it is gone, however that one ended: the channel between the two
 * closes. An interrupt that this script passes on ends a process that does not listen to interrupts. Without such a channel nothing
 * happens.
 */
export function endWithParent(): void {
  if (process.channel === undefined) return;
  const end = () => process.kill(process.pid, 'SIGTERM');
  process.once('disconnect', end);
  onParentInterrupted(() => {
    if (process.listenerCount('SIGINT') === 0) process.kill(process.pid, 'SIGINT');
  });
  if (!process.connected) end();
}

/** Calls back at each interrupt (Ctrl-C, SIGINT) of the script that started this process. */
export function onParentInterrupted(interrupted: () => void): void {
  process.on('message', (message) => {
    if (message === INTERRUPTED) interrupted();
  });
  // Listening must not keep the process from ending by itself.
  process.channel?.unref();
}
