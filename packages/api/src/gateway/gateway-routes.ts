import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { ApiError } from '../api-error.ts';
import { ContentFolder, type NoContent } from './content-folder.ts';
import { CONTENT_POLICY, sendContent } from './send-content.ts';

/** The content of a content id never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** `GET /ipfs/<cid>`: files of a folder by their content id. */
export async function addGatewayRoutes(app: FastifyInstance, folder: string, log: Logger): Promise<void> {
  const files = new ContentFolder(folder);
  await app.register(async (scope) => {
    // Runs after the app's own hook, whose policy is meant for pages.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', CONTENT_POLICY);
    });
    // Compressed bytes would not be those of the content id, nor of a range.
    scope.get<{ Params: { cid: string } }>('/ipfs/:cid', { compress: false }, async (request, reply) => {
      const { cid } = request.params;
      const found = await files.open(cid);
      if (found.kind === 'forged')
        log.warn({ cid }, 'the content of a file in the content folder does not match its name');
      if (found.kind !== 'found') throw refusal(found, cid);
      return sendContent(request, reply, found, { etag: `"${cid}"`, cacheControl: FOR_EVER });
    });
    scope.get('/ipfs/:cid/*', async () => {
      throw new ApiError('not_found', 'Directories are not supported. Request /ipfs/<cid>.');
    });
  });
}

function refusal({ kind }: NoContent, cid: string): ApiError {
  switch (kind) {
    case 'not-an-id':
      return new ApiError('invalid_parameter', 'cid must be a CIDv1 of a raw file with sha2-256, in base32.', 'cid');
    case 'unknown':
      return new ApiError('not_found', `No file ${cid} is stored here.`);
    case 'forged':
      return new ApiError('not_found', `Stored content does not match CID ${cid}.`);
    case 'too-large':
      return new ApiError('not_found', `The file ${cid} exceeds the size limit of this gateway.`);
  }
}
