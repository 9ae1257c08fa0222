import { ConfigError } from '@ledgerscope/process/config-error';
import type { RawSettings } from '@ledgerscope/process/setting';

/** Settings of what NFTs have outside the ledger. */
export const NFT_SETTINGS = {
  nftMetadata: {
    value: '<which>',
    default: 'all',
    meaning:
      '`all`: the ingest process fetches the metadata of all NFTs in the background. `asked`: metadata is fetched when an NFT is opened. `off`: no metadata is fetched.',
  },
  ipfsGateway: {
    value: '<url>',
    unset: 'none: content IDs are only resolved from the content folder',
    meaning:
      'IPFS gateway, requested at `<url>/ipfs/<content id>`. It can be a private address; content on the ledger cannot cause requests to other paths.',
  },
  arweaveGateway: {
    value: '<url>',
    unset: 'none: `ar://` is not resolved',
    meaning: 'Arweave gateway, requested at `<url>/<id>`.',
  },
  outsidePorts: {
    value: '<list>',
    default: '80,443',
    meaning: 'Allowed ports of public addresses for fetching metadata and media.',
  },
  mediaCacheMb: {
    value: '<n>',
    default: 1024,
    meaning: 'Size of the cache for fetched media, in MB. The cache is in `media` in the data folder.',
  },
} as const;

/** @throws ConfigError naming the setting */
export function readNftConfig(raw: RawSettings<typeof NFT_SETTINGS>) {
  return {
    metadata: readWhich(raw.nftMetadata),
    ipfsGateway: readGateway('--ipfs-gateway', raw.ipfsGateway),
    arweaveGateway: readGateway('--arweave-gateway', raw.arweaveGateway),
    outsidePorts: readPorts(raw.outsidePorts),
    mediaCacheMb: readMegabytes(raw.mediaCacheMb),
  };
}

function readWhich(text: string) {
  if (text === 'all' || text === 'asked' || text === 'off') return text;
  throw new ConfigError(`Invalid value "${text}" for --nft-metadata: must be all, asked or off`);
}

function readGateway(flag: string, text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.hash !== '')
    throw new ConfigError(`Invalid value "${text}" for ${flag}: must be a plain http or https URL`);
  return url;
}

function readPorts(text: string): ReadonlySet<number> {
  const ports = text.split(',').map((part) => (/^\s*\d{1,5}\s*$/.test(part) ? Number(part) : 0));
  if (ports.every((port) => port >= 1 && port <= 65_535)) return new Set(ports);
  throw new ConfigError(
    `Invalid value "${text}" for --outside-ports: must be ports from 1 to 65535, separated by commas`,
  );
}

function readMegabytes(text: string): number {
  const megabytes = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (megabytes >= 1) return megabytes;
  throw new ConfigError(`Invalid value "${text}" for --media-cache-mb: must be an integer from 1`);
}
