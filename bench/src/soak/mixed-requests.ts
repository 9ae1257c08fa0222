import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 30_000;
/** Readers are many: one alone may not fill the store's connections. */
const CLIENTS = 50;
/** Lists and charts that pages ask for. */
const FIXED = [
  '/api/transactions?limit=25',
  '/api/accounts?limit=25',
  '/api/tokens?limit=25',
  '/api/topics?limit=25',
  '/api/contracts?limit=25',
  '/api/blocks?limit=25',
  '/api/status',
  '/api/search/suggest?q=demo',
  '/hedera/home',
];
/** Whose entities are asked for, and what of each. */
const ENTITIES: Readonly<Record<string, readonly string[]>> = {
  accounts: ['/api/accounts/:id', '/api/accounts/:id/transactions', '/api/accounts/:id/transfers'],
  tokens: ['/api/tokens/:id', '/api/hts/tokens/:id/transactions', '/api/tokens/:id/holders'],
  topics: ['/api/topics/:id', '/api/topics/:id/messages'],
  contracts: ['/api/contracts/:id', '/api/contracts/:id/calls'],
};

/** What became of the requests so far. */
export interface Outcome {
  asked: number;
  /** By the status, or what the network said. */
  readonly failed: Map<string, number>;
}

/** The paths of a mixed load: half of them entities that the lists name now. */
export async function mixedPaths(origin: string): Promise<readonly string[]> {
  const entities: string[] = [];
  for (const [kind, calls] of Object.entries(ENTITIES)) {
    const reply = await fetch(`${origin}/api/${kind}?limit=50`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const ids = new Set((await reply.text()).match(/(?<="(?:id|entityId|accountId|tokenId)":")0\.0\.\d+(?=")/g));
    entities.push(...[...ids].flatMap((id) => calls.map((call) => call.replace(':id', id))));
  }
  const shuffled = entities.map((one, place) => ({ one, order: (place * 7919) % 10_007 }));
  const inOrder = shuffled.toSorted((a, b) => a.order - b.order).map(({ one }) => one);
  return inOrder.flatMap((one, place) => [one, FIXED[place % FIXED.length] ?? '/api/status']);
}

/** Asks as many times a second as it is asked to, however long replies take, until asked to stop; then waits for what is under way. */
export async function ask(
  origin: string,
  perSecond: () => number,
  paths: () => readonly string[],
  outcome: Outcome,
  signal: AbortSignal,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  let looked = performance.now();
  let due = 0;
  while (!signal.aborted) {
    const now = performance.now();
    due += ((now - looked) * perSecond()) / 1_000;
    looked = now;
    while (outcome.asked < due) {
      const all = paths();
      const one = askOnce(`${origin}${all[outcome.asked % all.length]}`, outcome.asked++ % CLIENTS, outcome);
      underWay.add(one);
      void one.finally(() => underWay.delete(one));
    }
    await sleep(10);
  }
  await Promise.all(underWay);
}

/** As the proxy of a client that the server trusts would ask. */
async function askOnce(url: string, client: number, { failed }: Outcome): Promise<void> {
  const headers = { 'x-forwarded-for': `10.0.0.${client + 1}` };
  const problem = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then(async (reply) => {
      await reply.arrayBuffer();
      return reply.ok ? undefined : `${reply.status} ${new URL(url).pathname.replace(/0\.0\.\d+/, ':id')}`;
    })
    .catch((error: unknown) => (error instanceof Error ? error.name : String(error)));
  if (problem !== undefined) failed.set(problem, (failed.get(problem) ?? 0) + 1);
}
