import { createHash } from 'node:crypto';
import { folderOf } from '@ledgerscope/ingest/settings/source-settings';
import { DirectorySource } from '@ledgerscope/ingest/source/directory-source';
import { sha384 } from '@ledgerscope/ingest/trust/anchors-field';
import type { ImportedAnchors } from '@ledgerscope/ingest/trust/stored-anchors';
import { checkAgainstStream, type StreamTrust } from '@ledgerscope/ingest/trust/stream-trust';
import { AnchorsError } from '@ledgerscope/ingest/trust/trust-error';
import { givenAddressBook } from '@ledgerscope/ingest/verify/given-address-book';
import { consensusNsOf, countWithNoun, formatIso, NS_PER_MS } from '@ledgerscope/ledger';
import { type BootstrapNetwork, bootstrapAddressBook, readAddressBook } from '@ledgerscope/streams';
import type { Config } from '../../config.ts';

const PUBLIC_NETWORKS: readonly BootstrapNetwork[] = ['mainnet', 'testnet', 'previewnet'];

/**
 * What is trusted, from where, since when, with checksums: one line each, what comes first wins.
 * @param config with what was imported
 * @param stream undefined where the store cannot be read
 */
export async function showTrust(config: Config, stream: StreamTrust | undefined): Promise<string> {
  return [
    'Ledger ids',
    ...orNone([...ledgerLines(config), ...signedLedger(stream)]),
    'hinTS keys',
    ...orNone([...config.blockProof.pins.keys].map((key) => line(`SHA-256 ${key}`, 'setting --hints-key'))),
    'Address books',
    ...orNone([...(await bookLines(config)), ...signedBook(stream)]),
    ...agreement(config.imported, stream),
  ].join('\n');
}

function orNone(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? ['  none'] : lines;
}

function line(...parts: readonly string[]): string {
  return `  ${parts.join(' · ')}`;
}

function importText({ origin, since, sha384: checksum }: ImportedAnchors): string {
  return `import of ${origin} on ${since}, SHA-384 ${checksum}`;
}

function ledgerLines({ blockProof, imported }: Config): string[] {
  const ledger = imported?.anchors.ledger;
  const lines = blockProof.pins.ledgers.map(({ ledgerId, wrapsKeySha256 }) => {
    const from = imported !== undefined && ledger?.ledgerId === ledgerId ? importText(imported) : 'setting --ledger-id';
    const key = wrapsKeySha256 === undefined ? [] : [`WRAPS key SHA-256 ${wrapsKeySha256}`];
    return line(ledgerId, ...key, from);
  });
  if (ledger === undefined || ledger.roster.length === 0) return lines;
  return [...lines, line(`roster of ${countWithNoun(ledger.roster.length, 'node')}`, 'import')];
}

function signedLedger(stream: StreamTrust | undefined): string[] {
  if (stream?.ledger === undefined) return [];
  const { publication, sinceNs } = stream.ledger;
  const key = createHash('sha256').update(publication.historyProofVerificationKey).digest('hex');
  const from = `record stream, signed by nodes at ${formatIso(consensusNsOf(sinceNs))}`;
  return [line(Buffer.from(publication.ledgerId).toString('hex'), `WRAPS key SHA-256 ${key}`, from)];
}

/** What checking begins with; the record stream takes over from there. */
async function bookLines(config: Config): Promise<string[]> {
  const { imported, addressBookFile, network } = config;
  const folder = config.source === undefined ? undefined : folderOf(config.source);
  const beside = folder === undefined ? undefined : new DirectorySource(folder);
  const given = await givenAddressBook(config, beside, () => consensusNsOf(0n));
  const lines = (imported?.anchors.books ?? []).map(({ fromNs, bytes }) =>
    bookLine(bytes, `import, in force from ${formatIso(fromNs)}`),
  );
  const isImported = addressBookFile === undefined && lines.length > 0;
  if (given !== undefined && !isImported)
    lines.unshift(
      bookLine(
        given.bytes,
        `${addressBookFile === undefined ? 'next to the files' : 'setting --address-book'}, ${given.origin}`,
      ),
    );
  const known = PUBLIC_NETWORKS.find((name) => name === network);
  return known === undefined ? lines : [...lines, bundledLine(known)];
}

function bookLine(bytes: Uint8Array, from: string): string {
  const { nodes } = readAddressBook(bytes);
  return line(countWithNoun(nodes.length, 'node'), `SHA-384 ${sha384(bytes)}`, from);
}

/** It holds keys alone, so that the checksum is over these. */
function bundledLine(network: BootstrapNetwork): string {
  const { nodes } = bootstrapAddressBook(network, consensusNsOf(BigInt(Date.now()) * NS_PER_MS));
  const keys = nodes.map(({ nodeId, publicKeyHex }) => `${nodeId} ${publicKeyHex}\n`).join('');
  return line(countWithNoun(nodes.length, 'node'), `SHA-384 of the keys ${sha384(keys)}`, `bundled, ${network}`);
}

function signedBook(stream: StreamTrust | undefined): string[] {
  if (stream?.book === undefined) return [];
  const { bytes, sinceNs } = stream.book;
  return [bookLine(bytes, `record stream, signed by nodes at ${formatIso(consensusNsOf(sinceNs))}`)];
}

function agreement(imported: ImportedAnchors | undefined, stream: StreamTrust | undefined): string[] {
  if (stream === undefined)
    return [
      'The record stream was not checked because a running server is using the database. The settings are those given to this command; the server may use others.',
    ];
  if (imported === undefined) return [];
  const signed = [stream.ledger && 'ledger id', stream.book && 'address book'].filter((part) => part !== undefined);
  try {
    checkAgainstStream(imported.anchors, stream, imported.origin);
  } catch (error) {
    if (error instanceof AnchorsError) return [`The import contradicts the record stream: ${error.message}`];
    throw error;
  }
  if (signed.length === 0) return ['The stored record stream does not contain anything to compare with the import.'];
  return [`The import agrees with the record stream (${signed.join(', ')}).`];
}
