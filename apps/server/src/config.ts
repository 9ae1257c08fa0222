import path from 'node:path';
import { EXPLORER_SETTINGS, readExplorerConfig } from '@ledgerscope/api/explorer-settings';
import { NFT_SETTINGS, readNftConfig } from '@ledgerscope/api/nft-metadata/nft-settings';
import { readSiteOperator, SITE_SETTINGS } from '@ledgerscope/api/site-settings';
import { BLOCK_PROOF_SETTINGS, readBlockProofConfig } from '@ledgerscope/ingest/settings/block-proof-settings';
import {
  folderSource,
  readSourceConfig,
  SOURCE_SETTINGS,
  type SourceConfig,
} from '@ledgerscope/ingest/settings/source-settings';
import { readUnknownFieldsPolicy, UNKNOWN_FIELDS_SETTINGS } from '@ledgerscope/ingest/settings/unknown-fields-setting';
import type { ImportedAnchors } from '@ledgerscope/ingest/trust/stored-anchors';
import { MS_PER_HOUR } from '@ledgerscope/ledger';
import { isPostgresUrl, PORTAL_SETTINGS, readPortalConfig } from '@ledgerscope/portal/portal-settings';
import { ConfigError } from '@ledgerscope/process/config-error';
import { FREE_SPACE_SETTINGS, readKeptFree } from '@ledgerscope/process/free-space';
import { namedSettings, parseFlags, readSwitch, readWhole, type Setting, textsOf } from '@ledgerscope/process/setting';
import { checkVariables } from './check-variables.ts';
import type { DemoRun } from './demo/demo-messages.ts';
import { DEMO_SETTINGS, readDemo, withDemoKey } from './demo/demo-settings.ts';
import { LOG_SETTINGS, readLogSettings } from './log-settings.ts';
import { OPERATION_SETTINGS, readOperation } from './operation-settings.ts';

export { ConfigError } from '@ledgerscope/process/config-error';

/** Every setting of the server. Flags win over environment variables. */
export const SETTINGS = namedSettings({
  ...SOURCE_SETTINGS,
  ...DEMO_SETTINGS,
  data: {
    value: '<folder>',
    default: './data',
    meaning: 'Data folder for the embedded databases. Delete it to start over. Only one process can use it at a time.',
  },
  ...FREE_SPACE_SETTINGS,
  port: {
    value: '<n>',
    default: 8080,
    meaning: 'Port for the web pages and API. 0 picks a free port.',
  },
  host: {
    value: '<address>',
    default: '127.0.0.1',
    meaning: 'Address to listen on. Use `0.0.0.0` to accept connections from other machines.',
  },
  roles: {
    value: '<list>',
    default: 'ingest,api,feeds',
    meaning:
      'Roles of this process, comma separated: `ingest` (reads the source into the database), `api` (serves pages and calls), `feeds` (delivers ledger activity to subscriptions and alerts).',
  },
  network: {
    value: '<name>',
    unset: 'read from the address book; `demo` for the simulated network',
    meaning: '`mainnet`, `testnet`, `previewnet`, or any name for a private network.',
  },
  addressBook: {
    value: '<file>',
    unset:
      'the imported one (`npm run admin -- trust import`), else `address_book.bin` at the top of a `dir:` source, else the bundled book of the network',
    meaning:
      'Initial address book (contents of file 0.0.102) used to verify signatures. Later versions are read from the stream.',
  },
  trustUnsigned: {
    value: undefined,
    default: false,
    meaning: 'Accept files without enough node signatures. Every page shows a warning.',
  },
  ...BLOCK_PROOF_SETTINGS,
  allowGaps: {
    value: undefined,
    default: false,
    meaning: 'Continue past missing files. Gaps are recorded and shown.',
  },
  ...UNKNOWN_FIELDS_SETTINGS,
  pollMs: {
    value: '<ms>',
    default: 500,
    meaning: 'Polling interval for new files once caught up.',
  },
  batchTransactions: {
    value: '<n>',
    default: 15_000,
    meaning: 'Transactions per commit while catching up. Live files are committed one at a time.',
  },
  clickhouseUrl: {
    value: '<url>',
    unset: 'none: ClickHouse runs in the process, in the data folder',
    meaning:
      'URL of a ClickHouse server, including user, password and database (`http://user:password@host:8123/ledgerscope`).',
  },
  databaseReadUrl: {
    value: '<url>',
    unset: 'none: rows are read from `--database-url`',
    meaning:
      'A replica of the PostgreSQL server in `--database-url`. Processes without the role `ingest` read the row store from it. Pages show the blocks that the replica contains.',
  },
  contentFolder: {
    value: '<folder>',
    unset: 'none: no gateway; the gateway of the simulated network',
    meaning:
      'Folder of files named by content ID (CIDv1, raw, sha2-256), served at `/ipfs/<cid>`. The content of each file is verified against its ID.',
  },
  ...LOG_SETTINGS,
  ...OPERATION_SETTINGS,
  ...EXPLORER_SETTINGS,
  ...PORTAL_SETTINGS,
  ...SITE_SETTINGS,
  ...NFT_SETTINGS,
});

const ROLES = ['ingest', 'api', 'feeds'] as const;
export type ProcessRole = (typeof ROLES)[number];

/** The settings of one run, checked. */
export type Config = Readonly<ReturnType<typeof readConfig>> & {
  /** What was imported with `admin trust import`; undefined where nothing was, or is not looked at. */
  readonly imported?: ImportedAnchors | undefined;
};

const DEMO_NETWORK = 'demo';

/** Reads flags and environment. @throws ConfigError naming the setting. */
export function readConfig(args: readonly string[], env: NodeJS.ProcessEnv) {
  const texts = readGiven(args, env);
  const given = new Set(Object.keys(texts));
  const raw = textsOf(SETTINGS, texts);
  const dataFolder = path.resolve(raw.data);
  const roles = readRoles(raw.roles);
  const freeSpace = readKeptFree(raw.freeSpace);
  const demo = readDemo(raw, given, { hasIngest: roles.has('ingest'), dataFolder, freeSpace });
  const named = readSourceConfig(raw, given);
  const source = demo === undefined ? named : folderSource(demo.out);
  return {
    /** The folder of the demo network where that is what is read. */
    source,
    /** The simulated network to be run beside the server; undefined where a source is named, and without ingest. */
    demo,
    dataFolder,
    freeSpace,
    port: readWhole(raw, 'port', 0, 65_535),
    host: raw.host,
    roles,
    network: demo === undefined ? readNetwork(raw.network, named) : DEMO_NETWORK,
    addressBookFile: raw.addressBook === undefined ? undefined : path.resolve(raw.addressBook),
    trustUnsigned: readSwitch(raw, 'trustUnsigned'),
    blockProof: withDemoKey(readBlockProofConfig(raw), demo),
    allowGaps: readSwitch(raw, 'allowGaps'),
    unknownFields: readUnknownFieldsPolicy(raw.unknownFields),
    pollMs: readWhole(raw, 'pollMs', 10, MS_PER_HOUR),
    batchTransactions: readWhole(raw, 'batchTransactions', 1, 500_000),
    clickhouseUrl: raw.clickhouseUrl,
    databaseReadUrl: readReplica(raw),
    contentFolder: readContentFolder(raw.contentFolder, demo),
    ...readLogSettings(raw),
    operation: readOperation(raw),
    explorer: readExplorerConfig(raw),
    portal: readPortalConfig(raw, given),
    operator: readSiteOperator(raw, demo !== undefined),
    nft: readNftConfig(raw),
  };
}

/** The texts of the settings that were given, by name. */
function readGiven(args: readonly string[], env: NodeJS.ProcessEnv): Partial<Record<keyof typeof SETTINGS, string>> {
  const settings = Object.entries<Setting>(SETTINGS);
  checkVariables(
    env,
    settings.map(([, { env: variable }]) => variable),
  );
  const values = parseFlags(args, Object.fromEntries(settings.map(([, setting]) => [setting.flag, setting])));
  const given = settings.flatMap(([name, setting]) => {
    const text = values[setting.flag] ?? env[setting.env] ?? '';
    return text === '' && values[setting.flag] === undefined ? [] : [[name, String(text)] as const];
  });
  return Object.fromEntries(given);
}

/** The name of a public source is also its network's. */
function readNetwork(text: string | undefined, source: SourceConfig | undefined): string | undefined {
  const named = source?.network;
  if (named === undefined || text === undefined || text === named) return text ?? named;
  throw new ConfigError(`--network is "${text}", but --source is the network ${named}`);
}

/** Rows are on a server beside a ClickHouse server alone, and a replica is one of something. */
function readReplica({
  databaseReadUrl,
  databaseUrl,
  clickhouseUrl,
}: Readonly<Record<'databaseReadUrl' | 'databaseUrl' | 'clickhouseUrl', string | undefined>>): string | undefined {
  if (databaseReadUrl === undefined) return undefined;
  if (databaseUrl === undefined || clickhouseUrl === undefined)
    throw new ConfigError(
      '--database-read-url requires --database-url and --clickhouse-url, because it is a replica of the row store',
    );
  // The text holds a password: it is not repeated.
  if (!isPostgresUrl(databaseReadUrl))
    throw new ConfigError(
      '--database-read-url is not the URL of a PostgreSQL database (postgresql://user:password@host/name)',
    );
  return databaseReadUrl;
}

function readContentFolder(text: string | undefined, demo: DemoRun | undefined): string | undefined {
  if (text !== undefined) return path.resolve(text);
  return demo === undefined ? undefined : path.join(demo.out, 'ipfs');
}

function readRoles(text: string): ReadonlySet<ProcessRole> {
  const roles = new Set<ProcessRole>();
  for (const name of text.split(',').map((part) => part.trim())) {
    const role = ROLES.find((known) => known === name);
    if (role === undefined) throw new ConfigError(`--roles contains "${name}"; valid roles are ${ROLES.join(', ')}`);
    roles.add(role);
  }
  return roles;
}
