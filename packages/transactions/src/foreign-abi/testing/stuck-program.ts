const TEXT = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ order }) => {
  while (order.abi === 'stuck');
  parentPort.postMessage({ done: { topics: [order.abi] } });
});
parentPort.postMessage({ ready: true });
`;

/** A program in the place of that of ABI threads, which never ends with the ABI `stuck` and answers the key of any other. */
export const STUCK_PROGRAM = new URL(`data:text/javascript,${encodeURIComponent(TEXT)}`);
