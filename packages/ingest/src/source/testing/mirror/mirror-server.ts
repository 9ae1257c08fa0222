import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeExactJson } from '@ledgerscope/streams';
import type { JsonObject } from '../../mirror/mirror-client.ts';
import { withinBounds } from './filter.ts';

/** Answers of one kind of address. */
export type Route = (query: URLSearchParams, parts: readonly string[]) => JsonObject | MirrorPage | undefined;

/** Entries of a list, of which the query says which and how many. */
export interface MirrorPage {
  readonly name: string;
  readonly entries: readonly JsonObject[];
  /** What entries are ordered by, and the query's name for it. */
  readonly by: string;
  readonly keyOf: (entry: JsonObject) => bigint;
  /** How the key is written in a link. */
  readonly write: (key: bigint) => string;
  /** What each page says beside them. */
  readonly also?: JsonObject;
}

/** What the server answers in place of the truth. */
export interface Fault {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Never answers. */
  readonly silent?: boolean;
  /** Ends the connection in the middle of the body. */
  readonly cut?: boolean;
}

const DEFAULT_LIMIT = 25;

/** For tests: a mirror node's REST API over given answers, in pages, with faults. */
export class MirrorServer {
  /** By the path after `/api/v1/`, in which `*` matches one part. */
  readonly routes = new Map<string, Route>();
  readonly requests: string[] = [];
  /** Asked at every request; `before` counts those for the same address. */
  fault: (path: string, before: number) => Fault | undefined = () => undefined;
  /** The most entries of a page. */
  pageSize = 100;
  readonly #asked = new Map<string, number>();
  readonly #server: http.Server;

  private constructor() {
    this.#server = http.createServer((request, response) => this.#answer(request.url ?? '/', response));
  }

  static async start(): Promise<MirrorServer> {
    const server = new MirrorServer();
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(path: string, response: http.ServerResponse): void {
    this.requests.push(path);
    const before = this.#asked.get(path) ?? 0;
    this.#asked.set(path, before + 1);
    const fault = this.fault(path, before);
    if (fault?.silent === true) return;
    const text = fault?.body ?? this.#textOf(path);
    const status = fault?.status ?? (text === undefined ? 404 : 200);
    send(response, status, text ?? '{"_status":{"messages":[{"message":"Not found"}]}}', fault);
  }

  #textOf(path: string): string | undefined {
    const url = new URL(path, this.url);
    const parts = url.pathname.replace('/api/v1/', '').split('/').map(decodeURIComponent);
    for (const [pattern, route] of this.routes) {
      const wanted = pattern.split('/');
      if (wanted.length !== parts.length || !wanted.every((part, at) => part === '*' || part === parts[at])) continue;
      const found = route(url.searchParams, parts);
      if (found === undefined) return undefined;
      return writeExactJson(isPage(found) ? this.#page(found, url) : found);
    }
    return undefined;
  }

  #page({ name, entries, by, keyOf, write, also }: MirrorPage, url: URL): JsonObject {
    const query = url.searchParams;
    const ascending = query.get('order') !== 'desc';
    const limit = Math.min(Number(query.get('limit') ?? DEFAULT_LIMIT), this.pageSize);
    const kept = entries
      .filter((entry) => withinBounds(query, by, keyOf(entry)))
      .sort((one, other) => (keyOf(one) < keyOf(other) === ascending ? -1 : 1));
    const page = kept.slice(0, limit);
    const last = page.at(-1);
    if (last === undefined || kept.length <= limit) return { ...also, [name]: page, links: { next: null } };
    const next = new URLSearchParams(query);
    const bounds = query.getAll(by).filter((bound) => !bound.startsWith(ascending ? 'gt' : 'lt'));
    next.delete(by);
    for (const bound of [...bounds, `${ascending ? 'gt' : 'lt'}:${write(keyOf(last))}`]) next.append(by, bound);
    return { ...also, [name]: page, links: { next: `${url.pathname}?${next.toString()}` } };
  }
}

function isPage(found: JsonObject | MirrorPage): found is MirrorPage {
  return 'keyOf' in found && typeof found.keyOf === 'function';
}

function send(
  response: http.ServerResponse,
  status: number,
  text: string | Uint8Array,
  { headers, cut }: Fault = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (cut === true) response.write(String(text).slice(0, 20), () => response.destroy());
  else response.end(text);
}
