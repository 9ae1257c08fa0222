import { askingFor, currentAsker } from '@ledgerscope/ledger-store';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientAddress } from './client-address.ts';

/**
 * Tells the store for which client statements run, so that clients are served in turn and no client blocks the others.
 * Statements that wait for a client that has disconnected are cancelled. Calls that the server makes for a page end with
 * it. To be added before the routes.
 */
export function addAskers(app: FastifyInstance): void {
  // Later than the body, whose events would lose what is set here.
  app.addHook('preValidation', (request, reply, done) => {
    const signals = [signalOf(reply), currentAsker()?.signal].filter((signal) => signal !== undefined);
    askingFor({ name: clientAddress(request), signal: AbortSignal.any(signals) }, done);
  });
}

/** Aborts when the connection ends before the reply was sent. */
function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
