import { type Call, type PublicPath, unitsOf } from '@ledgerscope/contract';
import type { Meter, UnitHold } from '@ledgerscope/portal/meter/meter';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { isPageCall } from '../pages/call-api.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts units. */
    meter: Meter;
  }
  interface FastifyRequest {
    /** Units that are set aside for a call of the public API until it is answered. */
    unitHold: UnitHold | undefined;
  }
}

const NO_BALANCE = 'Service not performed due to insufficient balance.';
/** How often it is written down what was used. */
const SETTLE_MS = 1_000;

/**
 * Charges what a call did cost when it is answered, and nothing where it failed. What was used is written down as long as the
 * server runs, and at its end.
 */
export function addMeter(app: FastifyInstance, meter: Meter): void {
  app.decorate('meter', meter);
  app.decorateRequest('unitHold', undefined);
  app.addHook('onSend', async (request, reply) => {
    const { unitHold, apiKey, routeOptions, objects } = request;
    if (unitHold === undefined || apiKey === undefined || routeOptions.config.call === undefined) return;
    request.unitHold = undefined;
    const units = reply.statusCode < 400 ? unitsOf(routeOptions.config.call, objects) : 0;
    if (units === 0) unitHold.release();
    else unitHold.charge(units);
    sayUnits(app, request, reply, units);
  });
  const timer = setInterval(() => void meter.settle(), SETTLE_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await meter.settle(true);
  });
}

/**
 * Sets aside as many units as a call can cost, before anything is read.
 * @throws ApiError `insufficient_balance`
 */
export async function holdUnits(
  app: FastifyInstance,
  call: Call,
  { operation }: PublicPath,
  rows: number,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  // A call that the server makes itself, for a page that was counted.
  if (isPageCall(request)) return;
  if (request.apiKey === undefined) throw new Error(`${operation} is served without a key`);
  request.unitHold = await app.meter.hold(request.apiKey, operation, unitsOf(call, rows));
  if (request.unitHold !== undefined) return;
  sayUnits(app, request, reply, 0);
  throw new ApiError('insufficient_balance', NO_BALANCE);
}

/** Says what a call cost, and what is left as far as this process knows. */
export function sayUnits(
  { meter }: Pick<FastifyInstance, 'meter'>,
  { apiKey }: FastifyRequest,
  reply: FastifyReply,
  units: number,
): void {
  reply.header('x-units-charged', String(units));
  const left = apiKey === undefined ? undefined : meter.remainingUnits(apiKey.userId);
  if (left !== undefined) reply.header('x-units-remaining', String(left));
}

/** Rows that a query asks for at most; one where it does not page. */
export function rowsAsked(query: object): number {
  const { limit } = query as { readonly limit?: unknown };
  return typeof limit === 'number' ? limit : 1;
}
