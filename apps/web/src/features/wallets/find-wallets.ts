/** What a wallet says of itself, by EIP-6963. Extensions are not ours: nothing of it is believed to be well-formed. */
export interface Wallet {
  readonly id: string;
  readonly name: string;
  /** The addresses that the owner lets this site see; the wallet asks its owner. */
  readonly addresses: () => Promise<readonly string[]>;
}

const NAME_MAX = 60;
const ADDRESSES_MAX = 20;
/** EIP-1193: the owner said no. */
const REFUSED = 4001;

/**
 * Wallets that are installed as extensions of the browser, as they announce themselves; `found` is called for each one.
 * @returns what ends the search
 */
export function findWallets(target: EventTarget, found: (wallet: Wallet) => void): () => void {
  const listen = (event: Event) => {
    const wallet = walletOf((event as CustomEvent<unknown>).detail);
    if (wallet !== undefined) found(wallet);
  };
  target.addEventListener('eip6963:announceProvider', listen);
  target.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => target.removeEventListener('eip6963:announceProvider', listen);
}

type Request = (call: { readonly method: string }) => Promise<unknown>;

function walletOf(detail: unknown): Wallet | undefined {
  const { info, provider } = objectOf(detail);
  const { uuid, name } = objectOf(info);
  const { request } = objectOf(provider);
  if (typeof uuid !== 'string' || typeof name !== 'string' || typeof request !== 'function') return undefined;
  const shown = name.trim().slice(0, NAME_MAX);
  if (shown === '') return undefined;
  const ask: Request = async (call) => Reflect.apply(request, provider, [call]);
  return { id: uuid, name: shown, addresses: () => requestAddresses(ask) };
}

async function requestAddresses(ask: Request): Promise<readonly string[]> {
  const reply = await ask({ method: 'eth_requestAccounts' }).catch((error: unknown) => {
    throw new Error(
      objectOf(error).code === REFUSED
        ? 'You declined the request in your wallet.'
        : 'The wallet could not be connected.',
    );
  });
  const addresses = (Array.isArray(reply) ? reply : [])
    .filter((one): one is string => typeof one === 'string' && /^0x[0-9a-f]{40}$/i.test(one))
    .map((one) => one.toLowerCase());
  return [...new Set(addresses)].slice(0, ADDRESSES_MAX);
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
