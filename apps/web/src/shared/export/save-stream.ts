import { FailedReply } from '../api/api-error.ts';
import { errorOfResponse } from '../api/error-of-response.ts';
import { saveBlob } from '../save-blob.ts';

/** How far a download is. */
export interface SaveProgress {
  readonly bytes: number;
  /** Lines so far, of which the first of a CSV is its heading; null for formats without lines. */
  readonly lines: number | null;
}

const LINE_END = 10;
/** Parts are handed to the browser's own storage in pieces of this size, so that a long list does not fill the memory. */
const PIECE_BYTES = 8_000_000;

/**
 * Downloads a file and saves it as `fileName`, reporting progress.
 * @throws ApiError where the server refuses or the connection ends too early.
 */
export async function saveStream(
  path: string,
  fileName: string,
  hasLines: boolean,
  signal: AbortSignal,
  report: (progress: SaveProgress) => void,
): Promise<void> {
  const response = await fetchStream(path, signal);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const blob = await collect(response, hasLines, report, signal);
  saveBlob(blob.slice(0, blob.size, type), fileName);
}

async function fetchStream(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new FailedReply('unreachable', 0, 'Can’t reach the server. Check your connection and try again.');
  });
  if (response.ok) return response;
  throw await errorOfResponse(response);
}

async function collect(
  response: Response,
  hasLines: boolean,
  report: (progress: SaveProgress) => void,
  signal: AbortSignal,
): Promise<Blob> {
  let whole = new Blob();
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let waiting = 0;
  let bytes = 0;
  let lines = 0;
  for await (const part of readParts(response, signal)) {
    pieces.push(part);
    bytes += part.length;
    waiting += part.length;
    lines += hasLines ? countLines(part) : 0;
    report({ bytes, lines: hasLines ? lines : null });
    if (waiting < PIECE_BYTES) continue;
    whole = new Blob([whole, ...pieces]);
    pieces = [];
    waiting = 0;
  }
  return new Blob([whole, ...pieces]);
}

/** Not every browser lets a stream be iterated by itself. */
async function* readParts(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) yield part.value;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new FailedReply('unreachable', 0, 'The export stopped before it finished. Try again.');
  }
}

function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === LINE_END) count++;
  return count;
}
