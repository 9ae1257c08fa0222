import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly stillLedgerUrl: string;
    readonly emptyNetworkUrl: string;
    readonly liveDemoUrl: string;
    readonly tunefmUrl: string;
  }
}

/** A server that several test files look at; none may change what another one sees. */
export interface SharedServer {
  readonly server: { readonly url: string };
  /** `data` of a reply of the site API; undefined for every status but 200. */
  readonly get: <Data>(path: string) => Promise<Data | undefined>;
}

/** The simulated ledger that does not change, so that what a page shows can be compared with the API. */
export function stillLedger(): SharedServer {
  return sharedServer(inject('stillLedgerUrl'));
}

/** Address of the server of an empty network. Each test signs up people of its own. */
export function emptyNetworkUrl(): string {
  return inject('emptyNetworkUrl');
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
  const url = inject('liveDemoUrl');
  const reply = async <Body>(path: string) => (await (await fetch(`${url}${path}`)).json()) as Body;
  const data = async <Data>(path: string) => (await reply<{ data: Data }>(path)).data;
  return { url, tunefmUrl: inject('tunefmUrl'), reply, data };
}

function sharedServer(url: string): SharedServer {
  return {
    server: { url },
    get: async <Data>(address: string) => {
      const reply = await fetch(`${url}${address}`);
      return reply.status === 200 ? ((await reply.json()) as { data: Data }).data : undefined;
    },
  };
}
