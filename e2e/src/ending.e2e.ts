import { NODES, SampleNetwork } from '@ledgerscope/demo-network/testing/sample-network';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from './running-server.ts';

const CLIENTS = 10;
/** What the log says where the server ends at its bound of seven seconds, as it may on a busy machine. */
const CUT_OFF = 'shutdown timeout: current batch aborted';

let network: SampleNetwork;
let server: RunningServer;
beforeAll(async () => {
  network = new SampleNetwork(NODES);
  network.write(4);
  server = await startServer(['--source', `dir:${network.folder}`, '--request-rate', '0']);
}, 120_000);
afterAll(() => network.remove());

it('ends under load: what was begun is answered whole within its bound, and it is not ready before anything else fails', async () => {
  let asked = 0;
  let cut = 0;
  const ready = () =>
    fetch(`${server.url}/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  /** Asks until it gets no answer, or another than what was asked for; gives whether the server was ready then. */
  const ask = async (client: number): Promise<number> => {
    for (let round = 0; ; round++) {
      const reply = await fetch(`${server.url}/api/transactions?limit=50&client=${client}&round=${round}`).catch(
        () => undefined,
      );
      if (reply === undefined) return ready();
      const body = await reply.json().catch(() => undefined);
      if (body === undefined) cut++;
      if (reply.status !== 200) return ready();
      asked++;
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, client) => ask(client));
  await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(5 * CLIENTS);
  const code = await server.stop();
  const readyThen = await Promise.all(clients);
  expect(readyThen.filter((status) => status === 200)).toEqual([]);
  if (code === 0) expect(cut).toBe(0);
  else expect(server.log()).toContain(CUT_OFF);
}, 120_000);
