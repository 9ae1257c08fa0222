import { Readable } from 'node:stream';
import {
  DOCUMENT_FORMATS,
  type DocumentFormat,
  EXPORT_LISTS,
  type ExportFormat,
  type ExportListName,
  type RawQuery,
} from '@ledgerscope/contract';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext, ServerContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { clientAddress } from '../../plugins/client-address.ts';
import { ClientPlaces } from '../../plugins/client-places.ts';
import { writeStatement } from '../statement/document/write-document.ts';
import { exportBody } from './export-body.ts';
import { exportPages } from './export-pages.ts';
import { type ExportPages, resolveId } from './exported-pages.ts';
import { forSpreadsheets } from './spreadsheet-pages.ts';

/** Exports at once; each reads a page at a time, so that pages of people come in between. */
const DEFAULT_AT_ONCE = 4;
const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  jsonl: 'application/x-ndjson; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** A reader that takes no more of an export for this long has stopped reading, and gives its place back. */
const UNREAD_MS = 60_000;

/** Whole lists as a file, streamed page by page: memory does not grow with the list. */
export function exportHandlers(server: ServerContext, atOnce: number = DEFAULT_AT_ONCE, unreadMs: number = UNREAD_MS) {
  const running = new RunningExports(atOnce);
  return {
    exportList: async ({ path, query: { format, excel, timeZone = 'UTC' }, request, reply }) => {
      const name = EXPORT_LISTS.find((one) => one === path.list);
      if (name === undefined) throw new ApiError('not_found', `The lists are ${EXPORT_LISTS.join(', ')}.`);
      // HEAD says what GET would, without running the export.
      if (request.method === 'HEAD') return reply.headers(exportHeaders(name, format)).send();
      const ended = running.start(clientAddress(request));
      try {
        if (isDocument(format)) {
          const document = await writeDocument(server, name, request.query as RawQuery, { format, zone: timeZone });
          ended();
          return reply.headers(exportHeaders(name, format)).send(document);
        }
        const forSpreadsheet = format === 'csv' && excel === true;
        const query = request.query as RawQuery;
        const exported = await exportPages(pageByPage(server), name, query, forSpreadsheet);
        const list = await withFirstPage(forSpreadsheet ? forSpreadsheets(exported, timeZone) : exported);
        reply.headers(exportHeaders(name, format));
        const body = exportBody(list, format, forSpreadsheet);
        const pieces = unlessUnread(body, unreadMs, () => request.raw.destroy());
        // Counted in bytes: as objects, sixteen pages would be read ahead of who does not read.
        const stream = Readable.from(pieces, { objectMode: false });
        stream.once('close', ended);
        return reply.send(stream);
      } catch (error) {
        ended();
        throw error;
      }
    },
  } satisfies Partial<Handlers>;
}

function isDocument(format: ExportFormat): format is DocumentFormat {
  return DOCUMENT_FORMATS.some((one) => one === format);
}

/** @throws ApiError for another list than a statement, and for one that is too long */
async function writeDocument(
  server: ServerContext,
  name: ExportListName,
  query: RawQuery,
  options: Parameters<typeof writeStatement>[3],
): Promise<Buffer> {
  if (name !== 'account-statement') {
    const message = `Query parameter format must be csv, jsonl or parquet for ${name}: ${options.format} is for account-statement.`;
    throw new ApiError('invalid_parameter', message, 'format');
  }
  const context = { ...server, snapshot: server.store.snapshot() };
  return Buffer.from(await writeStatement(context, query, await resolveId(context, query), options));
}

/** An export may take minutes, in which rows change more often than two versions of each are stored: each page is as of its own head. */
function pageByPage(server: ServerContext): ApiContext {
  return {
    ...server,
    get snapshot() {
      return server.store.snapshot();
    },
  };
}

function exportHeaders(name: ExportListName, format: ExportFormat): Readonly<Record<string, string>> {
  return {
    'content-type': MEDIA_TYPES[format],
    'content-disposition': `attachment; filename="ledgerscope-${name}.${format}"`,
    'cache-control': 'no-store',
  };
}

/** Reads the first page before the status is sent, so that what is wrong with the query is answered with it. */
async function withFirstPage({ fields, pages }: ExportPages): Promise<ExportPages> {
  const first = await pages.next();
  async function* all(): ExportPages['pages'] {
    try {
      if (first.done === true) return;
      yield first.value;
      yield* pages;
    } finally {
      // Where the client disconnected.
      await pages.return(undefined);
    }
  }
  return { fields, pages: all() };
}

/**
 * The same pieces; `stop` is called where the reader takes no further one for `unreadMs`. The time-out of a connection alone
 * takes twice as long: what was still being sent when it began counts as a move.
 */
export async function* unlessUnread<Piece>(
  pieces: AsyncIterable<Piece>,
  unreadMs: number,
  stop: () => void,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    const timer = setTimeout(stop, unreadMs);
    try {
      yield piece;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Exports that run: each client has half of the places. */
export class RunningExports {
  readonly #most: number;
  readonly #each: number;
  readonly #places: ClientPlaces;

  constructor(most: number) {
    this.#most = most;
    this.#each = Math.max(1, Math.floor(most / 2));
    this.#places = new ClientPlaces({ each: this.#each, all: most });
  }

  /**
   * Counts one more; the result is to be called when it ends, however it ends.
   * @throws ApiError `rate_limited` where the client runs its share already, `overloaded` where all do
   */
  start(client: string): () => void {
    const place = this.#places.take(client);
    if (place === 'client')
      throw new ApiError(
        'rate_limited',
        `You already have ${this.#each} exports in progress. Try again when one finishes.`,
      );
    if (place === 'all') throw new ApiError('overloaded', `${this.#most} exports are running. Try again in a moment.`);
    return place;
  }
}
