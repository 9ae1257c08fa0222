import http from 'node:http';
import { percentile } from '../percentile.ts';
import { treeCpuMicros } from '../row-stores/process-cpu.ts';

const CLIENTS = 8;
/** Of each question so many are asked first and not counted: the engine compiles what they need. */
const FIRST = 5;

export interface Measured {
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds of processor time of the server's processes, a call of one client. */
  readonly cpu: number;
  /** Calls a second of eight clients. */
  readonly rate: number;
  readonly bytes: number;
  /** Answers that were not 200. */
  readonly failed: number;
}

interface Answer {
  readonly ms: number;
  readonly bytes: number;
  readonly ok: boolean;
}

/** Asks for each path once, and counts nothing. */
export async function warmServer(server: { readonly url: string }, paths: readonly string[]): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (const path of paths) await get(`${server.url}${path}`, agent);
  agent.destroy();
}

/** One client in turn over half of the paths, then eight over the other half; every path is asked once. */
export async function askServer(
  server: { readonly url: string; readonly pid: number },
  paths: readonly string[],
): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const ask = (path: string) => get(`${server.url}${path}`, agent);
  for (const path of paths.slice(0, FIRST)) await ask(path);
  const middle = FIRST + Math.floor((paths.length - FIRST) / 2);
  const before = treeCpuMicros(server.pid);
  const answers: Answer[] = [];
  for (const path of paths.slice(FIRST, middle)) answers.push(await ask(path));
  const cpu = (treeCpuMicros(server.pid) - before) / 1_000 / answers.length;
  const waiting = paths.slice(middle);
  const others = waiting.length;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) answers.push(await ask(path));
    }),
  );
  const rate = (others / (performance.now() - start)) * 1_000;
  agent.destroy();
  const times = answers.slice(0, middle - FIRST).map(({ ms }) => ms);
  return {
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    cpu,
    rate,
    bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0) / answers.length,
    failed: answers.filter(({ ok }) => !ok).length,
  };
}

function get(url: string, agent: http.Agent): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.on('end', () => resolve({ ms: performance.now() - start, bytes, ok: reply.statusCode === 200 }));
    });
    request.on('error', reject);
  });
}
