/** What networks are called in the EVM (HIP-26); every other one is a local one. */
const CHAIN_IDS: Readonly<Record<string, string>> = { mainnet: '0x127', testnet: '0x128', previewnet: '0x129' };
const LOCAL = '0x12a';

/** The chain id of a network by its name, as 0x and hexadecimal digits. */
export function evmChainId(network: string): string {
  return CHAIN_IDS[network] ?? LOCAL;
}
