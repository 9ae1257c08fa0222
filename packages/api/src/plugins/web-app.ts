import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { SECONDS_PER_YEAR } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../api-context.ts';
import { callApiOf } from '../pages/call-api.ts';
import type { CallApi, PageFacts } from '../pages/page-facts.ts';
import { builtTemplate, PREVIEWS } from '../pages/page-template.ts';
import { addPreviews } from '../pages/preview/add-previews.ts';
import { requestOrigin } from '../pages/request-origin.ts';
import { robotsText, sitemapXml } from '../pages/search-engine-files.ts';
import { notFoundFacts, pageAt, plainFacts } from '../pages/site-pages.ts';
import { allowFrames, allowVideoFrames } from './security-headers.ts';

const DIST = fileURLToPath(new URL('../../../../apps/web/dist/', import.meta.url));
const BASE = '/hedera';
const CHART = `${BASE}/chart`;
/** The one document that other sites may frame. */
const EMBEDDED_CHART = `${BASE}/embed/chart`;
/** Calls whose data every page shows: the document carries it. */
const SHOWN_EVERYWHERE = {
  config: '/api/config',
  announcements: '/api/announcements',
  status: '/api/status',
  counts: '/api/stats/counts',
  price: '/api/prices/hbar',
} as const;

/**
 * Serves the built React app under /hedera: hashed assets for ever, the document never from a cache. Each document
 * carries title, description and a plain core of its own page, and status 404 where there is nothing to show.
 * @param context says which dapps have pages elsewhere, whether pages of NFTs may frame a video host, and the network's name
 * @param publicUrl the address for canonical links and the sitemap; without it they follow the request's Host, and nobody may
 *   keep what says so
 * @throws Error when the app has not been built.
 */
export async function addWebApp(
  app: FastifyInstance,
  {
    dappRedirects = {},
    videoEmbeds,
    ...server
  }: Pick<ServerContext, 'dappRedirects' | 'videoEmbeds' | 'network' | 'log'>,
  publicUrl?: string,
): Promise<void> {
  const currentRender = builtTemplate(documentFile());
  await app.register(fastifyStatic, {
    root: path.join(DIST, 'assets'),
    prefix: `${BASE}/assets/`,
    immutable: true,
    preCompressed: true,
    maxAge: SECONDS_PER_YEAR * 1000,
    index: false,
    decorateReply: false,
  });
  for (const name of fs.readdirSync(DIST, { withFileTypes: true })) {
    if (name.isFile() && name.name !== 'index.html' && !name.name.startsWith('.')) addFile(app, name.name);
  }
  const originOf = (request: FastifyRequest) => publicUrl ?? requestOrigin(request);
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://host');
    const route = pathname.slice(BASE.length);
    const call = callApiOf(app, request.ip);
    const [facts, data] = await Promise.all([readFacts(call, route, searchParams), shownEverywhere(call)]);
    return reply
      .code(facts.status)
      .header('cache-control', publicUrl === undefined ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(currentRender()(facts, { origin: originOf(request), path: route, data }));
  };
  app.get('/', (_request, reply) => reply.redirect(`${BASE}/home`));
  app.get(BASE, (_request, reply) => reply.redirect(`${BASE}/home`));
  for (const [id, address] of Object.entries(dappRedirects))
    app.get(`${BASE}/dapps/${encodeURIComponent(id)}`, (_request, reply) => reply.redirect(address));
  app.get(EMBEDDED_CHART, { onSend: allowFrames }, send);
  app.get(CHART, (request, reply) => {
    reply.header('vary', 'sec-fetch-dest');
    return isFramed(request) ? reply.redirect(request.url.replace(CHART, EMBEDDED_CHART)) : send(request, reply);
  });
  if (videoEmbeds === true) app.get(`${BASE}/nft/*`, { onSend: allowVideoFrames }, send);
  app.get(`${BASE}/*`, send);
  addPreviews(app, PREVIEWS, server);
  addSearchEngineFiles(app, originOf, publicUrl === undefined ? 'no-store' : 'no-cache');
}

/** True where a browser asks for the document of a frame, as all of today's say. */
function isFramed({ headers }: FastifyRequest): boolean {
  return /^i?frame$/.test(headers['sec-fetch-dest'] ?? '');
}

async function shownEverywhere(call: CallApi): Promise<Readonly<Record<string, unknown>>> {
  const named = Object.entries(SHOWN_EVERYWHERE);
  const entries = named.map(async ([name, path]) => [name, (await call<unknown>(path)).data] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function readFacts(call: CallApi, route: string, search: URLSearchParams): Promise<PageFacts> {
  const found = pageAt(route);
  if (found === undefined) return notFoundFacts();
  return (await found.page.read(call, found.name, search)) ?? plainFacts();
}

function addSearchEngineFiles(
  app: FastifyInstance,
  originOf: (request: FastifyRequest) => string,
  cacheControl: string,
): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(robotsText(originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(await sitemapXml(callApiOf(app, request.ip), originOf(request))),
  );
}

/** @throws ConfigError where the app was never built */
function documentFile(): string {
  const file = path.join(DIST, 'index.html');
  if (fs.existsSync(file)) return file;
  throw new ConfigError(`the web app is not built: ${file} is missing (npm run build:web)`);
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

function addFile(app: FastifyInstance, name: string): void {
  const contents = fs.readFileSync(path.join(DIST, name));
  const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
  app.get(`${BASE}/${name}`, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(contents));
}
