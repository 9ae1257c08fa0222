import { runInThread, ThreadEndedError } from '@ledgerscope/process/one-shot-thread';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { ServerContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { callApiOf } from '../call-api.ts';
import type { CallApi } from '../page-facts.ts';
import { pageAt } from '../site-pages.ts';
import { chartPreview } from './chart-preview.ts';
import { type PreviewCard, previewCard } from './preview-card.ts';

const THREAD = new URL('./preview-thread.ts', import.meta.url);
const LIMITS = { ms: 10_000, heapMb: 64 };
/** Previews are drawn one at a time; so many may wait. */
const MOST_WAITING = 16;
/** A preview may wait longer for its facts than a document: nobody looks at an empty page meanwhile. */
const FACTS_MS = 10_000;
const FRESH_SECONDS = 600;
const FILE = /\.png$/;

/**
 * Serves the preview image of each page with facts: `<prefix>/accounts/0.0.98.png` for `/accounts/0.0.98`, with the page's query.
 * A PNG of 1200 × 630 pixels; 404 where the page has nothing to show, 503 while too many are drawn.
 */
export function addPreviews(
  app: FastifyInstance,
  prefix: string,
  { network, log }: Pick<ServerContext, 'network' | 'log'>,
): void {
  const atOnce = pLimit(1);
  const draw = async (card: PreviewCard): Promise<Uint8Array> => {
    if (atOnce.pendingCount >= MOST_WAITING)
      throw new ApiError('overloaded', 'Too many preview images are being created. Try again later.');
    try {
      return await atOnce(() => runInThread<Uint8Array>(THREAD, card, LIMITS));
    } catch (error) {
      if (!(error instanceof ThreadEndedError)) throw error;
      log.warn({ error: error.message, title: card.title }, 'a preview image could not be created');
      throw new ApiError('overloaded', 'Creating the preview image took too long.');
    }
  };
  app.get(`${prefix}/*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://host');
    const path = FILE.test(pathname) ? pathname.slice(prefix.length).replace(FILE, '') : '';
    const card = await readCard(callApiOf(app, request.ip, FACTS_MS), path, searchParams, network());
    if (card === undefined) throw new ApiError('not_found', 'No preview image available for this page.');
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
      .send(Buffer.from(await draw(card)));
  });
}

/** Undefined for a page that has nothing to show. */
async function readCard(
  call: CallApi,
  path: string,
  search: URLSearchParams,
  network: string,
): Promise<PreviewCard | undefined> {
  const found = pageAt(path);
  if (found === undefined) return undefined;
  const facts = await found.page.read(call, found.name, search);
  if (facts === undefined) throw new ApiError('overloaded', 'The page did not load in time. Try again later.');
  if (facts.status !== 200) return undefined;
  const chart = facts.chart === undefined ? undefined : await chartPreview(call, facts.chart, search);
  return previewCard(facts, network, chart);
}
