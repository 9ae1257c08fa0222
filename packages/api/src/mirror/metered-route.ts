import { type Call, call, type PublicPath } from '@ledgerscope/contract';
import { MIRROR_BASE, type MirrorCall } from '@ledgerscope/contract/mirror/mirror-call';
import { Type } from 'typebox';

/** How the mirror node's API is served: to everybody, or to keys alone. */
export type MirrorAccess = 'on' | 'keyed';

/** What a call with a key costs and is counted as: like any other of the public API. */
export function meteredRoute(
  name: string,
  { path, summary }: MirrorCall,
  access: MirrorAccess,
): { readonly call: Call; readonly publicPath: PublicPath } {
  const full = `${MIRROR_BASE}${path}`;
  return {
    // Its replies have ETags of their own.
    call: call<string, typeof ANY>({ path: full, summary, tag: GROUP, reply: ANY, dependsOn: ['outside'] }),
    publicPath: {
      operation: name,
      documented: name,
      path: full,
      inQuery: [],
      atTop: true,
      old: false,
      isOpen: access === 'on',
    },
  };
}

const ANY = Type.Unknown();
/** Which calls of the server it is among. */
const GROUP = 'mirror';
