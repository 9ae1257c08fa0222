import type { LedgerHead } from '@ledgerscope/ledger-store';
import fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { ServerContext } from '../api-context.ts';
import { addKeptAnswers } from './kept-answers.ts';
import { BY_HEAD } from './ledger-cache.ts';

/** A server whose calls count how often they were run. */
function counting() {
  const head: { sequence: bigint } = { sequence: 1n };
  const runs = { answer: 0, failing: 0, other: 0 };
  let release: (() => void) | undefined;
  const app = fastify();
  addKeptAnswers(app, { store: { head: head as LedgerHead } } as unknown as ServerContext);
  app.get('/answer', BY_HEAD, async (request) => {
    runs.answer++;
    if ('wait' in (request.query as object))
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    return { data: runs.answer };
  });
  app.get('/failing', BY_HEAD, async (_request, reply) => {
    runs.failing++;
    return reply.code(503).send({ error: 'busy' });
  });
  app.get('/other', async () => ({ data: ++runs.other }));
  return { app, head, runs, release: () => release?.() };
}

describe('answers that are kept', () => {
  it('are given again until a block is added', async () => {
    const { app, head, runs } = counting();
    const first = await app.inject('/answer?a=1');
    const again = await app.inject('/answer?a=1');
    expect(again.json()).toEqual(first.json());
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(runs.answer).toBe(1);
    await app.inject('/answer?a=2');
    expect(runs.answer).toBe(2);
    head.sequence = 2n;
    expect((await app.inject('/answer?a=1')).json()).toEqual({ data: 3 });
  });

  it('are made once for all who ask at the same time', async () => {
    const { app, runs, release } = counting();
    const asked = Array.from({ length: 20 }, () => app.inject('/answer?wait'));
    await vi.waitFor(() => expect(runs.answer).toBe(1), 10_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    release();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(runs.answer).toBe(1);
  });

  it('are neither failures nor answers that depend on more than the ledger', async () => {
    const { app, runs } = counting();
    for (let time = 0; time < 3; time++) {
      expect((await app.inject('/failing')).statusCode).toBe(503);
      await app.inject('/other');
    }
    expect(runs).toEqual({ answer: 0, failing: 3, other: 3 });
  });
});
