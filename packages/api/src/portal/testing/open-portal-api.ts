import { answerMailRequests } from '@ledgerscope/portal/mail/answer-requests';
import { newestMails, type PortalStore } from '@ledgerscope/portal-store';
import { startTestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../api-context.ts';
import { checkSchema, openTestApi, type TestApi } from '../../testing/open-test-api.ts';

export const PASSWORD = 'a long enough passphrase';

/** The site API with a portal store of its own. */
export interface PortalApi {
  readonly app: FastifyInstance;
  readonly context: ServerContext;
  readonly store: PortalStore;
  /** Adds one batch of rows and its blocks to the ledger. */
  readonly write: TestApi['write'];
  /** Makes a call, as the user of a token where one is given. The reply has to pass the call's schema. */
  send(method: Method, url: string, options?: SendOptions): Promise<Sent>;
  /** Signs up, activates by the mail and signs in. */
  signedIn(email: string): Promise<{ id: string; token: string }>;
  /** The links of the mails to an address, newest first. */
  linksTo(email: string): Promise<string[]>;
  close(): Promise<void>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface SendOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Sent {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for; the schema was checked.
  readonly json: any;
}

/** Opens it. `more` is what a test adds to the context. */
export async function openPortalApi(more: Partial<ServerContext> = {}): Promise<PortalApi> {
  const engine = await startTestPortal();
  const store = await engine.open();
  const portal = { store: () => store, opened: Promise.resolve(store), close: async () => {} };
  const api = await openTestApi('embedded', { portal, ...more });
  const send: PortalApi['send'] = async (method, url, { body, token, from, headers } = {}) => {
    const reply = await api.app.inject({
      method,
      url,
      ...(body === undefined ? {} : { payload: body as object }),
      ...(from === undefined ? {} : { remoteAddress: from }),
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    });
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    const json: unknown = isJson ? reply.json() : undefined;
    if (isJson) checkSchema(url, reply.statusCode, json, method);
    return { status: reply.statusCode, body: reply.body, headers: reply.headers, json };
  };
  const linksTo = async (email: string) => {
    await answerMailRequests(store);
    const mails = (await newestMails(store, 1_000)).filter(({ recipient }) => recipient === email);
    return mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/) ?? []);
  };
  return {
    app: api.app,
    context: api.context,
    store,
    send,
    linksTo,
    write: api.write,
    signedIn: async (email) => {
      await send('POST', '/api/auth/signup', { body: { name: 'Ada', email, password: PASSWORD }, from: nextClient() });
      const token = tokenIn((await linksTo(email))[0]);
      await send('POST', '/api/auth/activate', { body: { token }, from: nextClient() });
      const body = { username: email, password: PASSWORD };
      const { json } = await send('POST', '/api/auth/login', { body, from: nextClient() });
      return { id: json.data.id, token: json.data.access_token };
    },
    close: async () => {
      await api.close();
      await store.close();
      await engine.stop();
    },
  };
}

/** The token of a link in a mail. */
export function tokenIn(link: string | undefined): string {
  return new URL(link ?? 'http://no.mail').searchParams.get('token') ?? '';
}

let clients = 0;

/** An address of a client that nobody else has: what is limited for each client does not stop a test. */
export function nextClient(): string {
  clients++;
  return `10.${Math.floor(clients / 65_536) % 256}.${Math.floor(clients / 256) % 256}.${clients % 256}`;
}
