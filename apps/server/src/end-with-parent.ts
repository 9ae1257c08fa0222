/**
 * Ends this process as SIGTERM does when the script that started it is gone, however that one ended: the channel between the two
 * closes. Without such a channel nothing happens.
 */
export function endWithParent(): void {
  if (process.channel === undefined) return;
  const end = () => process.kill(process.pid, 'SIGTERM');
  process.once('disconnect', end);
  // Listening must not keep the process from ending by itself.
  process.channel?.unref();
  if (!process.connected) end();
}
