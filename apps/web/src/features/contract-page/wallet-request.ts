import { evmChainId } from '@ledgerscope/ledger';

/** Shard and realm are no part of an address that is made of a number. */
const ID = /^\d+\.\d+\.(\d+)$/;

/**
 * What a page asks a wallet by EIP-1193 for a call of a contract, as JSON; the wallet fills in who sends it, and the gas, and refuses a request for another
 * network than the one that it is connected to.
 * @param network name of the network
 * @param evmAddress 40 hex digits; null where the contract has none of its own
 * @param data of the call, as 0x and hexadecimal digits
 */
export function walletRequest(
  network: string,
  { id, evmAddress }: { readonly id: string; readonly evmAddress: string | null },
  data: string,
): string {
  const number = BigInt(ID.exec(id)?.[1] ?? 0);
  const to = `0x${evmAddress ?? number.toString(16).padStart(40, '0')}`;
  return JSON.stringify(
    { method: 'eth_sendTransaction', params: [{ to, data, chainId: evmChainId(network) }] },
    null,
    2,
  );
}
