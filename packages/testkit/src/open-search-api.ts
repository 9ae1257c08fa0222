import type { SearchRoute, SuggestReply } from '@ledgerscope/contract';
import { type DemoApi, openDemoApi } from './open-demo-api.ts';

const AMOUNT = { seed: 11, genesisNs: 1_767_225_600_000_000_000n, files: 12n, perFile: 300 };

interface SearchBooks {
  readonly accounts: ReadonlyMap<
    number,
    {
      memo: string;
      key: Uint8Array;
      alias?: Uint8Array;
      isContract: boolean;
      deleted: boolean;
      evmAddress?: Uint8Array;
    }
  >;
  readonly tokens: ReadonlyMap<
    number,
    { name: string; symbol: string; kind: string; deleted: boolean; nfts: ReadonlyMap<bigint, { createdNs: bigint }> }
  >;
  readonly topics: ReadonlyMap<number, { memo: string; deleted: boolean }>;
}

/** The site API over a ledger with something of every kind to be found. */
export interface SearchApi extends DemoApi<SearchBooks> {
  suggest(text: string): Promise<SuggestReply>;
  route(text: string, scope?: string): Promise<SearchRoute>;
}

/** Opens the API with a time limit that a busy machine can meet, too: its answers have to be complete. */
export async function openSearchApi(): Promise<SearchApi> {
  const api = await openDemoApi<SearchBooks>(AMOUNT, { searchMs: 20_000 });
  return {
    ...api,
    suggest: (text) => api.get(`/api/search/suggest?q=${encodeURIComponent(text)}`),
    route: async (text, scope = 'all') =>
      (await api.get<{ data: SearchRoute }>(`/api/search/route?q=${encodeURIComponent(text)}&scope=${scope}`)).data,
  };
}

/** The first of the simulated network's entities that is as wanted, with its id. */
export function oneOf<T>(map: ReadonlyMap<number, T>, wanted: (value: T) => boolean): readonly [string, T] {
  const found = [...map].find(([, value]) => wanted(value));
  if (found === undefined) throw new Error('the simulated network has none');
  return [`0.0.${found[0]}`, found[1]];
}
