// `node end-group.mjs <process group>`, with standard input from whoever started it: ends the group once that one is gone, however
// it ended. What does not go when asked is killed.
const ASK_AGAIN_MS = 100;
const KILL_AFTER_MS = 3000;

const group = -Number(process.argv[2]);
process.stdin.resume().once('close', () => {
  const killAt = Date.now() + KILL_AFTER_MS;
  send('SIGTERM');
  setInterval(() => send(Date.now() < killAt ? 0 : 'SIGKILL'), ASK_AGAIN_MS);
});

/** Ends this process where the group has no process any more. */
function send(signal) {
  try {
    process.kill(group, signal);
  } catch {
    process.exit();
  }
}
