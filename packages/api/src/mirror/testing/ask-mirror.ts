import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { differsFromDescription } from './described-replies.ts';
import { HAS_UPSTREAM_CASES } from './upstream-cases.ts';

export type MirrorRow = Readonly<Record<string, unknown>>;

/** A page of any list. */
export interface AnsweredPage {
  readonly rows: readonly MirrorRow[];
  readonly next: string | null;
}

/** Asks the mirror node's API; every reply of 200 has to be as its description says. */
export interface AskMirror {
  /** The reply to an address behind `/api/v1/`. */
  readonly get: <Reply = MirrorRow>(url: string, status?: number) => Promise<Reply>;
  readonly page: (url: string) => Promise<AnsweredPage>;
  /** Every row of a list, page by page. */
  readonly walk: <Row = MirrorRow>(url: string) => Promise<Row[]>;
  /** A reply that the description has no form for. */
  readonly undescribed: (url: string) => Promise<MirrorRow>;
  readonly headers: (url: string) => Promise<Readonly<Record<string, unknown>>>;
}

const BASE = '/api/v1/';

export function askMirror(app: FastifyInstance): AskMirror {
  const get = async <Reply>(url: string, status = 200): Promise<Reply> => {
    const reply = await app.inject(`${BASE}${url}`);
    expect(reply.statusCode, `${url}: ${reply.body.slice(0, 300)}`).toBe(status);
    const body = reply.json<Reply>();
    if (HAS_UPSTREAM_CASES && status < 300)
      expect(differsFromDescription(`${BASE}${url}`, status, body), url).toEqual([]);
    return body;
  };
  const page = async (url: string): Promise<AnsweredPage> => {
    const { links, ...lists } = await get<MirrorRow & { links: { next: string | null } }>(url);
    const rows = (Object.values(lists).find(Array.isArray) ?? []) as MirrorRow[];
    return { rows, next: links.next?.slice(BASE.length) ?? null };
  };
  const walk = async <Row>(first: string): Promise<Row[]> => {
    const found: MirrorRow[] = [];
    for (let url: string | null = first; url !== null; ) {
      const { rows, next } = await page(url);
      found.push(...rows);
      url = next;
    }
    return found as Row[];
  };
  const headers = async (url: string) => (await app.inject(`${BASE}${url}`)).headers;
  const undescribed = async (url: string) => (await app.inject(`${BASE}${url}`)).json<MirrorRow>();
  return { get, page, walk, undescribed, headers };
}
