import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import { text } from 'node:stream/consumers';

/** A request with a signature of its own making, which an attacker then changes. */
export interface ChangeableRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Names and values in turn, so that a name can be there twice. */
  readonly headers: readonly string[];
  readonly body: string;
}

/** What is signed, and by whom. */
export interface ToSign {
  readonly method?: string;
  readonly url?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly accessKey: string;
  readonly key: string;
  readonly atMs?: number;
  /** Hash that is signed in place of that of the body. */
  readonly bodyHash?: string;
}

const SCOPE_END = 'us-east-1/sqs/aws4_request';

function byName(one: string, other: string): number {
  const [[a = ''], [b = '']] = [one.split('='), other.split('=')];
  return a === b ? Number(one > other) : a < b ? -1 : 1;
}

/** Signs a request as AWS clients do (version 4), all headers that are given. */
export function signRequest({ method = 'POST', url = '/sqs', body = '', ...given }: ToSign): ChangeableRequest {
  const stamp = new Date(given.atMs ?? Date.now()).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const headers = new Map(Object.entries({ ...given.headers, 'x-amz-date': stamp }));
  const names = [...headers.keys()].toSorted();
  const [path = '', query = ''] = url.split('?', 2);
  const canonical = [
    method,
    path,
    query.split('&').toSorted(byName).join('&'),
    ...names.map((name) => `${name}:${headers.get(name)}`),
    '',
    names.join(';'),
    given.bodyHash ?? createHash('sha256').update(body).digest('hex'),
  ].join('\n');
  const scope = `${stamp.slice(0, 8)}/${SCOPE_END}`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${given.key}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, hash].join('\n')).toString('hex');
  const credential = `Credential=${given.accessKey}/${scope}`;
  headers.set(
    'authorization',
    `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  );
  return { method, url, headers: [...headers].flat(), body };
}

/** Sends it as it is. */
export async function sendRaw(origin: string, { method, url, headers, body }: ChangeableRequest) {
  const { hostname, port } = new URL(origin);
  const length = body === '' ? [] : ['content-length', String(Buffer.byteLength(body))];
  const request = http.request({ hostname, port, method, path: url, headers: [...headers, ...length] });
  request.end(body);
  return new Promise<{ readonly status: number | undefined; readonly text: string }>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (reply) => {
      text(reply).then((said) => resolve({ status: reply.statusCode, text: said }), reject);
    });
  });
}
