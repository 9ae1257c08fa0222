declare module 'vitest' {
  interface ProvidedContext {
    /** Where a project's set-up says that its server has started (`share-server.ts`). */
    readonly sharedServerFile: string;
  }
}

/** Where the server of the live demo sends who asks for tunefm: nobody listens there. */
export const TUNEFM_URL = 'http://127.0.0.1:9/tokens/tune';

let sharedServerUrl: string | undefined;

/** For `await-server.ts`, before the test file is read. */
export function setSharedServerUrl(url: string): void {
  sharedServerUrl = url;
}

function sharedUrl(): string {
  if (sharedServerUrl === undefined)
    throw new Error('e2e/vitest.config.ts puts this test file into no project with a server');
  return sharedServerUrl;
}

/** A server that several test files look at; none may change what another one sees. */
export interface SharedServer {
  readonly server: { readonly url: string };
  /** `data` of a reply of the site API; undefined for every status but 200. */
  readonly get: <Data>(path: string) => Promise<Data | undefined>;
}

/** The simulated ledger that does not change, so that what a page shows can be compared with the API. */
export function stillLedger(): SharedServer {
  const url = sharedUrl();
  return {
    server: { url },
    get: async <Data>(address: string) => {
      const reply = await fetch(`${url}${address}`);
      return reply.status === 200 ? ((await reply.json()) as { data: Data }).data : undefined;
    },
  };
}

/** Address of the server of an empty network. Each test signs up people of its own. */
export function emptyNetworkUrl(): string {
  return sharedUrl();
}

export interface LiveDemo {
  readonly url: string;
  readonly tunefmUrl: string;
  /** The whole reply of a call. */
  readonly reply: <Body>(path: string) => Promise<Body>;
  /** `data` of the reply of a call. */
  readonly data: <Data>(path: string) => Promise<Data>;
}

/** The living demo network, whose newest transactions are of now, and where it sends who asks for tunefm. */
export function liveDemo(): LiveDemo {
  const url = sharedUrl();
  const reply = async <Body>(path: string) => (await (await fetch(`${url}${path}`)).json()) as Body;
  const data = async <Data>(path: string) => (await reply<{ data: Data }>(path)).data;
  return { url, tunefmUrl: TUNEFM_URL, reply, data };
}
