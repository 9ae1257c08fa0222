import { MIRROR_BASE, type MirrorCall } from '@ledgerscope/contract/mirror/mirror-call';
import { MIRROR_CALLS } from '@ledgerscope/contract/mirror/mirror-calls';
import { MIRROR_RELEASE, mirrorDocument } from '@ledgerscope/contract/mirror/mirror-open-api';
import { VERSION } from '@ledgerscope/process/version';
import type { FastifyInstance } from 'fastify';

const HOUR = 'public, max-age=3600';
const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:62rem;padding:0 1rem;color:#1b1f24;background:#fff}
h2{font:600 1rem ui-monospace,monospace;margin:2rem 0 .25rem;overflow-wrap:anywhere}p{margin:.25rem 0}dl{margin:.5rem 0}
dt{font:600 .85rem ui-monospace,monospace}dd{margin:0 0 .4rem 1rem}code{font-family:ui-monospace,monospace}
@media (prefers-color-scheme:dark){body{color:#e6e8eb;background:#14171a}a{color:#8ab4f8}}`;

/** Serves the description of what is answered, as the mirror node serves its own: a page, and OpenAPI. */
export function addMirrorDocuments(scope: FastifyInstance): void {
  // JSON is YAML, too: there is one text for both.
  const text = JSON.stringify(mirrorDocument(VERSION), undefined, 2);
  for (const [name, type] of [
    ['openapi.yml', 'application/yaml'],
    ['openapi.yaml', 'application/yaml'],
    ['openapi.json', 'application/json'],
  ] as const)
    scope.get(`/docs/${name}`, (_request, reply) =>
      reply.header('cache-control', HOUR).type(`${type}; charset=utf-8`).send(text),
    );
  const page = pageText();
  scope.get('/docs', (_request, reply) =>
    reply.header('cache-control', HOUR).type('text/html; charset=utf-8').send(page),
  );
}

function pageText(): string {
  const calls = Object.values<MirrorCall>(MIRROR_CALLS).map(sectionOf).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mirror node API · Ledgerscope</title><style>${STYLE}</style></head>
<body><main><h1>Mirror node API</h1>
<p>The calls of mirror node release ${MIRROR_RELEASE} that this server supports: <a href="${MIRROR_BASE}/docs/openapi.json">OpenAPI as JSON</a>, <a href="${MIRROR_BASE}/docs/openapi.yml">as YAML</a>.
Parameters may be repeated; operators precede the value, as in <code>timestamp=gte:1700000000</code>.</p>
${calls}
</main></body></html>
`;
}

/** Texts are the contract's own: none is a stranger's. */
function sectionOf({ path, summary, params }: MirrorCall): string {
  const url = `${MIRROR_BASE}${path}`;
  const title = path.includes('{') ? url : `<a href="${url}">${url}</a>`;
  const items = Object.entries(params).map(([name, { description, operators }]) => {
    const shown = operators.length === 1 ? '' : ` <code>${operators.join(' ')}</code>`;
    return `<dt>${name}</dt><dd>${markCode(description)}${shown}</dd>`;
  });
  return `<h2>${title}</h2><p>${markCode(summary)}</p>${items.length === 0 ? '' : `<dl>${items.join('')}</dl>`}`;
}

function markCode(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
