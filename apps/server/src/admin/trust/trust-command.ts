import { sha384 } from '@ledgerscope/ingest/trust/anchors-field';
import { publishedFile } from '@ledgerscope/ingest/trust/published-file';
import { readAnchors } from '@ledgerscope/ingest/trust/read-anchors';
import { importedAnchors, storeAnchors } from '@ledgerscope/ingest/trust/stored-anchors';
import { checkAgainstStream, readStreamTrust } from '@ledgerscope/ingest/trust/stream-trust';
import { type FoundDocument, topicDocument } from '@ledgerscope/ingest/trust/topic-document';
import { TrustError } from '@ledgerscope/ingest/trust/trust-error';
import { withAnchors } from '@ledgerscope/ingest/trust/with-anchors';
import { type EntityId, parseEntityId } from '@ledgerscope/ledger';
import { type LedgerStore, StoreLockedError } from '@ledgerscope/ledger-store';
import { ConfigError } from '@ledgerscope/process/config-error';
import { lockedText } from '../../commands/open-store-for-command.ts';
import { type Config, readConfig } from '../../config.ts';
import { openStore } from '../../open-store.ts';
import { commandArguments, settingsOf } from '../command-arguments.ts';
import { showTrust } from './show-trust.ts';

export const TRUST_USAGE = `ledgerscope admin trust import <file> [--data <folder>] [--clickhouse-url <url>] [--network <name>]
ledgerscope admin trust import topic:<0.0.N> [--payer <0.0.N>] [the same]

Imports the published trust data of a network: its ledger ID, WRAPS key, nodes at the cutover, and address book history, as one JSON
document (docs/operating/cutover.md), from a file with its SHA-384 in <file>.sha384 in the same folder, or from the latest message of a stored topic. It is checked against itself, the settings, and what nodes signed in the record files of the store; the
next start trusts it. The server must not be running on the data folder.

ledgerscope admin trust show [the same; --ledger-id, --hints-key, --address-book, --source]

Prints what is trusted, from where, since when, with checksums.`;

const PLACE_FLAGS = ['data', 'clickhouse-url', 'network', 'ledger-id', 'hints-key', 'address-book', 'source'] as const;

/** `admin trust …`: what is believed without regard to the source of the blocks. @throws ConfigError, TrustError */
export async function trust(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const [what, ...rest] = args;
  if (what === 'import') return importAnchors(rest, env);
  if (what === 'show') return show(rest, env);
  throw new ConfigError('expected trust import or trust show');
}

async function importAnchors(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = commandArguments(args, ['payer', ...PLACE_FLAGS]);
  const { payer, ...settings } = values;
  const [place, ...more] = positionals;
  if (place === undefined || more.length > 0) throw new ConfigError('one file or topic is required');
  const [topic, sender] = [readTopic(place), payer === undefined ? undefined : readId('--payer', payer)];
  if (topic === undefined && sender !== undefined)
    throw new ConfigError('--payer only applies to topics, not to files');
  const config = configOf(settings, env);
  // What can be said of a file without the store is said before it is opened.
  const file = topic === undefined ? publishedFile(place) : undefined;
  if (file !== undefined) readAnchors(decodeDocument(file), file.origin);
  const store = await openStoreAlone(config);
  try {
    const document = file ?? (await topicDocument(store, topic as EntityId, sender));
    return await importDocument(config, store, document);
  } finally {
    await store.close();
  }
}

async function importDocument(config: Config, store: LedgerStore, document: FoundDocument): Promise<string> {
  const { origin } = document;
  const text = decodeDocument(document);
  const anchors = readAnchors(text, origin);
  const stream = await readStreamTrust(store);
  checkAgainstStream(anchors, stream, origin);
  const since = new Date().toISOString();
  const imported = { origin, since, sha384: sha384(text), anchors };
  withAnchors(config, imported);
  storeAnchors(config.dataFolder, text, { origin, since });
  return `Imported. It will be trusted from the next start.\n\n${await showTrust(withAnchors(config, imported), stream)}`;
}

async function show(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = commandArguments(args, PLACE_FLAGS);
  if (positionals.length > 0) throw new ConfigError(`trust show does not accept "${positionals[0]}"`);
  const config = configOf(values, env);
  const withImport = withAnchors(config, importedAnchors(config.dataFolder));
  const stream = await readStoredTrust(config);
  return showTrust(withImport, stream);
}

/** Undefined where a running server has the store: what was imported can be shown all the same. */
async function readStoredTrust(config: Config) {
  let store: LedgerStore;
  try {
    store = await openStore(config);
  } catch (error) {
    if (error instanceof StoreLockedError) return undefined;
    throw new TrustError((error as Error).message);
  }
  try {
    return await readStreamTrust(store);
  } finally {
    await store.close();
  }
}

async function openStoreAlone(config: Config): Promise<LedgerStore> {
  try {
    return await openStore(config);
  } catch (error) {
    throw new TrustError(error instanceof StoreLockedError ? lockedText(error) : (error as Error).message);
  }
}

function configOf(settings: Readonly<Partial<Record<string, string>>>, env: NodeJS.ProcessEnv): Config {
  return readConfig([...settingsOf(settings), '--roles', 'api'], env);
}

function decodeDocument({ origin, bytes }: FoundDocument): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new TrustError(`${origin}: the document is not UTF-8`);
  }
}

function readTopic(place: string): EntityId | undefined {
  return place.startsWith('topic:') ? readId('the topic', place.slice('topic:'.length)) : undefined;
}

function readId(what: string, text: string): EntityId {
  const id = parseEntityId(text);
  if (id === undefined) throw new ConfigError(`${what} is "${text}", which is not shard.realm.num`);
  return id;
}
