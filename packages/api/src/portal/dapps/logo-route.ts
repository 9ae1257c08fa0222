import { SECONDS_PER_YEAR } from '@ledgerscope/ledger';
import { publicLogo } from '@ledgerscope/portal-store';
import type { FastifyInstance } from 'fastify';
import { addCalls, type Handlers } from '../../add-calls.ts';
import type { ServerContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { portalStoreOf } from '../../portal-store-of.ts';

/** Whatever else the bytes may be read as, no browser runs anything of them. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Uploaded logos. */
export const LOGO_HANDLERS = {
  getDappLogo: async ({ context, path: { id, hash }, reply }) => {
    const logo = await publicLogo(portalStoreOf(context), id);
    if (logo === undefined || logo.hash !== hash) throw new ApiError('not_found', 'Logo not found.');
    return reply
      .type(logo.mediaType)
      .header('cache-control', `public, max-age=${SECONDS_PER_YEAR}, immutable`)
      .header('content-disposition', 'inline; filename="logo"')
      .send(Buffer.from(logo.image));
  },
} satisfies Partial<Handlers>;

/** Serves the uploaded logos of public dapps, each under its own hash, so that it can be stored for ever. */
export function addDappLogos(app: FastifyInstance, context: ServerContext): void {
  addCalls(app, context, LOGO_HANDLERS, {
    onSend: async (_request, reply) => {
      reply.header('content-security-policy', POLICY);
    },
  });
}
