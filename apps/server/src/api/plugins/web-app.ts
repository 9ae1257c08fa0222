import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const DIST = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
const BASE = '/hedera';
const YEAR_SECONDS = 31_536_000;

/** Paths of the app's own routes; any other path under the base answers the same document with status 404. */
const PAGES = [/^\/(home)?\/?$/, /^\/transactions\/?$/, /^\/transactions\/[^/]+\/?$/, /^\/accounts\/[^/]+\/?$/];

/**
 * Serves the built React app under /hedera: hashed assets for ever, the document never from a cache.
 * @throws Error when the app has not been built.
 */
export async function addWebApp(app: FastifyInstance): Promise<void> {
  const document = readDocument();
  await app.register(fastifyStatic, {
    root: path.join(DIST, 'assets'),
    prefix: `${BASE}/assets/`,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
    decorateReply: false,
  });
  for (const name of fs.readdirSync(DIST, { withFileTypes: true })) {
    if (name.isFile() && name.name !== 'index.html' && !name.name.startsWith('.')) addFile(app, name.name);
  }
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const route = new URL(request.url, 'http://host').pathname.slice(BASE.length);
    const known = PAGES.some((page) => page.test(route));
    return reply
      .code(known ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(document);
  };
  app.get('/', (_request, reply) => reply.redirect(`${BASE}/home`));
  app.get(BASE, (_request, reply) => reply.redirect(`${BASE}/home`));
  app.get(`${BASE}/*`, send);
}

function readDocument(): string {
  const file = path.join(DIST, 'index.html');
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8');
  throw new Error(`the web app is not built: ${file} is missing (npm run build:web)`);
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
