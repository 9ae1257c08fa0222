import fs from 'node:fs';
import path from 'node:path';
import { NS_PER_DAY } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { flagOf, type RawSettings } from '@ledgerscope/process/setting';
import type { NodePlaces } from './explorer/node/bundled-places.ts';
import { readNodesFile } from './explorer/node/read-nodes-file.ts';
import type { MirrorAccess } from './mirror/metered-route.ts';
import type { MirrorPorts } from './mirror/port-numbers.ts';
import { type PriceFeedSource, readPriceFeeds } from './prices/price-feed-source.ts';
import { readNamedLinks } from './site-settings.ts';

const MAX_DAYS = 36_500;
const MAX_PORT = 65_535;
const PORTS = /^(\d{1,5}),(\d{1,5})$/;
/** Where the SDKs look for a mirror node on this machine. */
const SDK_PORTS = '5551,5600';

/** Settings of what the explorer's pages show beside the ledger. */
export const EXPLORER_SETTINGS = {
  priceFeed: {
    value: '<feeds>',
    unset: 'none: the price is the exchange rate on the ledger',
    meaning:
      'Price feeds, separated by spaces, each `[name=]url#path`: a URL that returns JSON and the path of the USD-per-hbar value (`https://api.example.com/price?id=hbar#hbar.usd`). The first one is used as the hbar price and queried every ten minutes; feeds named `binance`, `okex` and `bittrex` serve the calls with these names.',
  },
  nodesFile: {
    value: '<file>',
    unset: 'the bundled locations for mainnet, testnet and the simulated network',
    meaning:
      'Node operators and their locations on the map: JSON, `{"0.0.3": {"name": "…", "city": "…", "latitude": 1.5, "longitude": 2.5}}` by node account. Overrides the bundled locations.',
  },
  topicHistory: {
    value: '<days>',
    default: 'unlimited',
    meaning: 'Number of days of topic messages to show. Older messages are stored but not served.',
  },
  networks: {
    value: '<links>',
    unset: 'none: no switcher is shown',
    meaning:
      'Explorers of other networks for the network switcher in the header, separated by spaces, each `name=url` (`testnet=https://testnet.example.org/hedera/home`); an underscore in a name is shown as a space.',
  },
  compilers: {
    value: '<folder>',
    unset: 'none: the bundled compiler',
    meaning:
      'Folder of Solidity compilers for contract source verification: files such as `soljson-v0.8.20+commit.a1b79de6.js`, as in `bin` at binaries.soliditylang.org. New files are used immediately.',
  },
  mirrorApi: {
    value: '<on|off|keyed>',
    default: 'on',
    meaning:
      'Mirror node REST API at `/api/v1`, served from the database (see [Mirror node API](operating/mirror-api.md)). `keyed`: requires a public API key in `x-api-key`, which is charged for the calls. `off`: disabled.',
  },
  mirrorPorts: {
    value: '<off|on|ports>',
    default: 'off',
    meaning:
      '`on`: also serve the mirror node API on the ports that SDKs use for local networks, 5551 (REST) and 5600 (gRPC and grpc-web), in addition to `/api/v1` on the site’s port. Two numbers such as `15551,15600` set other ports. With `--mirror-api keyed`, gRPC calls must send the key as metadata.',
  },
  mirrorBytes: {
    value: '<on|off>',
    default: 'off',
    meaning: '`on`: `bytes` of transactions in the mirror node API contains the transaction as submitted. `off`: null.',
  },
  videoEmbeds: {
    value: '<on|off>',
    default: 'off',
    meaning: '`on`: play YouTube videos of NFTs on the page (youtube-nocookie.com) after a click. `off`: show a link.',
  },
} as const;

/** Another network, and where its explorer is. */
export interface OtherNetwork {
  readonly name: string;
  readonly url: string;
}

/** The checked values of {@link EXPLORER_SETTINGS}. */
export interface ExplorerConfig {
  readonly priceFeeds: readonly PriceFeedSource[];
  readonly nodePlaces: NodePlaces | undefined;
  /** Undefined for all messages. */
  readonly topicHistoryNs: bigint | undefined;
  /** Explorers of other networks. */
  readonly networks: readonly OtherNetwork[];
  /** Undefined for none. */
  readonly compilersFolder: string | undefined;
  /** How the mirror node's REST API is served. */
  readonly mirrorApi: MirrorAccess | 'off';
  /** Ports of its own for it; undefined for none. */
  readonly mirrorPorts: MirrorPorts | undefined;
  /** Whether it gives transactions as they were sent. */
  readonly mirrorBytes: boolean;
  /** Whether films of the largest video host may play on the pages of NFTs. */
  readonly videoEmbeds: boolean;
}

/** @throws ConfigError naming the setting */
export function readExplorerConfig(raw: RawSettings<typeof EXPLORER_SETTINGS>): ExplorerConfig {
  const mirrorApi = readMirrorApi(raw.mirrorApi);
  return {
    priceFeeds: readPriceFeeds(raw.priceFeed),
    nodePlaces: raw.nodesFile === undefined ? undefined : readNodesFile(path.resolve(raw.nodesFile)),
    topicHistoryNs: readDays(raw.topicHistory),
    networks: raw.networks === undefined ? [] : readNamedLinks('networks', raw.networks),
    compilersFolder: raw.compilers === undefined ? undefined : readFolder(raw.compilers),
    mirrorApi,
    mirrorPorts: readMirrorPorts(raw.mirrorPorts, mirrorApi),
    mirrorBytes: readSwitch('mirrorBytes', raw.mirrorBytes),
    videoEmbeds: readSwitch('videoEmbeds', raw.videoEmbeds),
  };
}

function readSwitch(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ConfigError(`Invalid value "${text}" for --${flagOf(name)}: must be on or off`);
}

function readMirrorPorts(text: string, api: ExplorerConfig['mirrorApi']): MirrorPorts | undefined {
  if (text === 'off') return undefined;
  if (api === 'off') throw new ConfigError('--mirror-ports has nothing to serve with --mirror-api off');
  const ports = portsIn(text === 'on' ? SDK_PORTS : text);
  if (ports === undefined)
    throw new ConfigError(
      `Invalid value "${text}" for --mirror-ports: must be off, on, or two ports such as ${SDK_PORTS}`,
    );
  return ports;
}

function portsIn(text: string): MirrorPorts | undefined {
  const [rest, grpc] = PORTS.exec(text)?.slice(1).map(Number) ?? [];
  if (rest === undefined || grpc === undefined || Math.max(rest, grpc) > MAX_PORT) return undefined;
  return rest === grpc && rest !== 0 ? undefined : { rest, grpc };
}

function readMirrorApi(text: string): ExplorerConfig['mirrorApi'] {
  if (text === 'on' || text === 'off' || text === 'keyed') return text;
  throw new ConfigError(`Invalid value "${text}" for --mirror-api: must be on, off or keyed`);
}

function readFolder(text: string): string {
  const folder = path.resolve(text);
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return folder;
  throw new ConfigError(`Invalid value "${text}" for --compilers: must be a folder`);
}

function readDays(text: string): bigint | undefined {
  if (text === 'unlimited') return undefined;
  const days = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (days >= 1 && days <= MAX_DAYS) return BigInt(days) * NS_PER_DAY;
  throw new ConfigError(
    `Invalid value "${text}" for --topic-history: must be an integer number of days from 1 to ${MAX_DAYS}`,
  );
}
