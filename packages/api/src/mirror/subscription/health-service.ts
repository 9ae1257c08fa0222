import { setTimeout as sleep } from 'node:timers/promises';
import { findIfAnswering } from '@ledgerscope/telemetry/ingest-health';
import type { ServerContext } from '../../api-context.ts';
import type { GrpcCall, GrpcHandler } from '../grpc/grpc-call.ts';
import { frameOf } from '../grpc/grpc-frame.ts';
import { GrpcError, invalidArgument } from '../grpc/grpc-status.ts';

/** `ServingStatus` of grpc.health.v1. */
const STATUS = { serving: 1, notServing: 2, serviceUnknown: 3 } as const;
type Status = (typeof STATUS)[keyof typeof STATUS];

const SERVICE = '/grpc.health.v1.Health';
/** Field 1 of the request, a text, and of the reply, a number. */
const [TEXT_TAG, NUMBER_TAG] = [0x0a, 0x08];
const LONG = 0x80;
/** How often whoever watches is looked for. */
const LOOK_MS = 5_000;

/** The calls of grpc.health.v1 about these services, and about all of them by the empty name: they serve while the stores answer. */
export function healthService(
  server: ServerContext,
  services: readonly string[],
  lookMs = LOOK_MS,
): Readonly<Record<string, GrpcHandler>> {
  const known = new Set(['', ...services]);
  const statusNow = async (): Promise<Status> => {
    const isAnswering = await findIfAnswering(server.store.snapshot());
    return isAnswering && server.isEnding?.() !== true ? STATUS.serving : STATUS.notServing;
  };
  const check = async (call: GrpcCall): Promise<void> => {
    if (!known.has(serviceOf(call.message))) throw new GrpcError('notFound', 'unknown service');
    call.write(frameOf(Uint8Array.of(NUMBER_TAG, await statusNow())));
  };
  const watch = async (call: GrpcCall): Promise<void> => {
    const isKnown = known.has(serviceOf(call.message));
    let last: Status | undefined;
    call.begin();
    // Ends with the call: its signal throws.
    for (;;) {
      const status = isKnown ? await statusNow() : STATUS.serviceUnknown;
      call.signal.throwIfAborted();
      if (status !== last) call.write(frameOf(Uint8Array.of(NUMBER_TAG, status)));
      last = status;
      await sleep(lookMs, undefined, { signal: call.signal, ref: false });
    }
  };
  return { [`${SERVICE}/Check`]: check, [`${SERVICE}/Watch`]: watch };
}

/** The name of the service that is asked about. @throws GrpcError for what is no such request */
function serviceOf(message: Uint8Array): string {
  if (message.length === 0) return '';
  const [tag, length = LONG] = message;
  if (tag !== TEXT_TAG || length >= LONG || message.length !== length + 2)
    throw invalidArgument('The request must name one service.');
  return Buffer.from(message.subarray(2)).toString();
}
