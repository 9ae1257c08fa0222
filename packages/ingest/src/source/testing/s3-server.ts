import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with a request in place of answering it as it should. */
export type S3Fault = 'slow-down' | 'fault' | 'cut' | 'short' | 'silent' | 'absent';

/** A request that came. */
export interface S3Request {
  readonly kind: 'list' | 'get';
  /** The key, or the prefix of a listing. */
  readonly key: string;
  /** How often this was asked for before. */
  readonly before: number;
  readonly query: URLSearchParams;
  readonly headers: http.IncomingHttpHeaders;
}

export interface S3ServerOptions {
  /** Keys of a page; 1000 at Amazon. */
  readonly pageSize?: number;
  /** Requests without a signature are refused. */
  readonly signedOnly?: boolean;
}

/** For tests: a server that speaks as much of the S3 protocol as is needed to list and read one bucket, with faults. */
export class S3Server {
  /** What the bucket `bucket` holds. */
  readonly objects = new Map<string, Uint8Array>();
  readonly requests: S3Request[] = [];
  /** Asked at every request. */
  fault: (request: S3Request) => S3Fault | undefined = () => undefined;
  readonly #options: S3ServerOptions;
  readonly #asked = new Map<string, number>();
  readonly #server: http.Server;

  private constructor(options: S3ServerOptions) {
    this.#options = options;
    this.#server = http.createServer((request, response) => this.#answer(request, response));
  }

  static async start(options: S3ServerOptions = {}): Promise<S3Server> {
    const server = new S3Server(options);
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The keys that were read, with repeats. */
  get read(): string[] {
    return this.requests.filter(({ kind }) => kind === 'get').map(({ key }) => key);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(incoming: http.IncomingMessage, response: http.ServerResponse): void {
    const url = new URL(incoming.url ?? '/', this.url);
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const kind = url.searchParams.has('list-type') ? 'list' : 'get';
    const key = kind === 'list' ? (url.searchParams.get('prefix') ?? '') : rest.join('/');
    const before = this.#asked.get(`${kind} ${key}`) ?? 0;
    this.#asked.set(`${kind} ${key}`, before + 1);
    const request = { kind, key, before, query: url.searchParams, headers: incoming.headers } as const;
    this.requests.push(request);
    const fault = this.fault(request);
    if (fault === 'silent') return;
    const refusal = this.#refusal(bucket, incoming, fault);
    if (refusal !== undefined) refuse(response, ...refusal);
    else if (kind === 'list') this.#list(url.searchParams, response);
    else this.#get(key, fault, response);
  }

  #refusal(
    bucket: string | undefined,
    { headers }: http.IncomingMessage,
    fault: S3Fault | undefined,
  ): [status: number, code: string] | undefined {
    if (bucket !== 'bucket') return [404, 'NoSuchBucket'];
    if (this.#options.signedOnly === true && headers.authorization === undefined) return [403, 'AccessDenied'];
    if (fault === 'slow-down') return [503, 'SlowDown'];
    return fault === 'fault' ? [500, 'InternalError'] : undefined;
  }

  #get(key: string, fault: S3Fault | undefined, response: http.ServerResponse): void {
    const bytes = fault === 'absent' ? undefined : this.objects.get(key);
    if (bytes === undefined) {
      refuse(response, 404, 'NoSuchKey');
      return;
    }
    const half = bytes.subarray(0, bytes.length >> 1);
    response.setHeader('content-length', fault === 'short' ? half.length : bytes.length);
    if (fault !== 'cut') response.end(fault === 'short' ? half : bytes);
    else response.write(half, () => response.destroy());
  }

  #list(query: URLSearchParams, response: http.ServerResponse): void {
    const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
    const most = Math.min(Number(query.get('max-keys') ?? '1000'), this.#options.pageSize ?? 1_000);
    const entries = this.#entriesAfter(after, query.get('prefix') ?? '', query.get('delimiter') ?? undefined);
    const page = entries.slice(0, most);
    const more = entries.length > page.length;
    const body = [
      '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
      `<IsTruncated>${more}</IsTruncated>`,
      more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '',
      ...page.map((entry) =>
        entry.endsWith('/')
          ? `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`
          : `<Contents><Key>${entry}</Key></Contents>`,
      ),
      '</ListBucketResult>',
    ];
    response.setHeader('content-type', 'application/xml');
    response.end(body.join(''));
  }

  #entriesAfter(after: string, prefix: string, delimiter: string | undefined): string[] {
    const entries = new Set<string>();
    for (const key of [...this.objects.keys()].sort()) {
      if (!key.startsWith(prefix)) continue;
      const cut = delimiter === undefined ? -1 : key.indexOf(delimiter, prefix.length);
      entries.add(cut === -1 ? key : key.slice(0, cut + 1));
    }
    return [...entries].filter((entry) => entry > after);
  }
}

function refuse(response: http.ServerResponse, status: number, code: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/xml');
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code} of the test</Message></Error>`);
}
