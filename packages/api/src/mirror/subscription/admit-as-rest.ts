import { MIRROR_BASE } from '@ledgerscope/contract/mirror/mirror-call';
import type { FastifyInstance } from 'fastify';
import type { GrpcCall } from '../grpc/grpc-call.ts';
import { type GRPC_STATUS, GrpcError } from '../grpc/grpc-status.ts';

/** Lets in a call as a call of REST to the path: by its key, or by its address. @throws GrpcError where that is refused */
export type AdmitAsRest = (call: Pick<GrpcCall, 'keyHeaders' | 'client'>, path: string) => Promise<void>;

/** What refuses by REST, by its status; whatever else is answered was let in. */
const REFUSALS: Readonly<Record<number, Exclude<keyof typeof GRPC_STATUS, 'ok'>>> = {
  400: 'invalidArgument',
  401: 'unauthenticated',
  402: 'resourceExhausted',
  403: 'permissionDenied',
  429: 'resourceExhausted',
  503: 'unavailable',
};

/**
 * A key is looked up, limited and charged, and an address limited, by the call that the server makes itself: a gRPC call costs what one
 * row does.
 */
export function admitAsRest(app: FastifyInstance): AdmitAsRest {
  return async ({ keyHeaders, client }, path) => {
    const headers = Object.fromEntries(Object.entries(keyHeaders).map(([name, values]) => [name, [...values]]));
    const reply = await app.inject({ url: `${MIRROR_BASE}${path}`, headers, remoteAddress: client });
    const refusal = REFUSALS[reply.statusCode];
    if (refusal !== undefined) throw new GrpcError(refusal, messageOf(reply.body));
  };
}

/** The words of a refusal in the mirror node's form. */
function messageOf(body: string): string {
  const { _status: { messages = [] } = {} } = JSON.parse(body) as {
    readonly _status?: { readonly messages?: readonly { readonly message: string }[] };
  };
  return messages[0]?.message ?? 'Refused';
}
