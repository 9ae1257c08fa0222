import { consensusNsOf, entityIdFromStore, formatIso, TYPE_ID } from '@ledgerscope/ledger';
import { judgedFilePieces, judgedTransactionsOf, type LedgerStore } from '@ledgerscope/ledger-store';
import {
  type AddressBook,
  AddressBookFile,
  type LedgerIdPublication,
  openTransaction,
  readAddressBook,
  readBody,
} from '@ledgerscope/streams';
import { AnchorsField, sha384 } from './anchors-field.ts';
import { type AnchoredLedger, type Anchors, bookAt, type RosterNode } from './read-anchors.ts';
import type { AnchorsError } from './trust-error.ts';

/** What nodes signed of the network's trust in the record files that are stored. */
export interface StreamTrust {
  /** The newest ledger id that was published. */
  readonly ledger: { readonly publication: LedgerIdPublication; readonly sinceNs: bigint } | undefined;
  /** What they wrote to file 0.0.102 last. */
  readonly book: SignedBook | undefined;
  /** Until when the store has the stream. */
  readonly untilNs: bigint | undefined;
}

interface SignedBook {
  readonly book: AddressBook;
  readonly bytes: Uint8Array;
  readonly sinceNs: bigint;
}

const FILE_102 = entityIdFromStore(102n);

export async function readStreamTrust(store: LedgerStore): Promise<StreamTrust> {
  const published = (await judgedTransactionsOf(store, TYPE_ID.ledgerIdPublication)).flatMap(
    ({ consensusNs: sinceNs, transactionBytes, proven }) => {
      const publication = readBody(openTransaction(transactionBytes).bodyBytes).message.ledgerIdPublication;
      return proven && publication !== undefined ? [{ publication, sinceNs }] : [];
    },
  );
  return { ledger: published.at(-1), book: await signedBook(store), untilNs: store.head?.lastNs };
}

async function signedBook(store: LedgerStore): Promise<SignedBook | undefined> {
  const follower = new AddressBookFile(102n);
  let found: SignedBook | undefined;
  for (const { piece, proven } of await judgedFilePieces(store, FILE_102)) {
    const { type, contents, consensusNs } = piece;
    const book = follower.followStored([{ appends: type === TYPE_ID.fileAppend, contents, believed: proven }]);
    if (book !== undefined && follower.contents !== undefined)
      found = { book, bytes: follower.contents, sinceNs: consensusNs };
  }
  return found;
}

/** @throws AnchorsError where nodes signed otherwise, naming the field and both values */
export function checkAgainstStream({ ledger, books }: Anchors, stream: StreamTrust, origin: string): void {
  const field = (name: string) => new AnchorsField(origin, name, undefined);
  if (ledger !== undefined && stream.ledger !== undefined) checkLedger(ledger, stream.ledger, field);
  if (stream.book === undefined || stream.untilNs === undefined) return;
  const entry = bookAt(books, consensusNsOf(stream.untilNs));
  if (entry === undefined) return;
  const name = `addressBooks[${books.indexOf(entry)}]`;
  const problem = differenceOf(readAddressBook(entry.bytes, name), stream.book.book);
  if (problem !== undefined)
    throw field(name).refuse(`${problem} in file 0.0.102, as nodes signed it at ${timeText(stream.book.sinceNs)}`);
}

function checkLedger(
  { ledgerId, wrapsKey, roster }: AnchoredLedger,
  { publication, sinceNs }: NonNullable<StreamTrust['ledger']>,
  field: (name: string) => AnchorsField,
): void {
  const signed = `in the record file of ${timeText(sinceNs)}, which nodes signed`;
  const published = Buffer.from(publication.ledgerId).toString('hex');
  if (ledgerId !== published) throw field('ledgerId').refuse(`is ${ledgerId}, but ${published} ${signed}`);
  const key = publication.historyProofVerificationKey;
  if (wrapsKey !== undefined && key.length > 0 && sha384(wrapsKey) !== sha384(key))
    throw field('wrapsVerificationKey').refuse(`has the SHA-384 ${sha384(wrapsKey)}, but ${sha384(key)} ${signed}`);
  const others = new Map(publication.nodeContributions.map((node) => [node.nodeId, node]));
  for (const node of roster)
    checkNode(node, others.get(node.nodeId), (problem) => field('roster').refuse(`${problem} ${signed}`));
  const known = new Set(roster.map(({ nodeId }) => nodeId));
  const absent = [...others.keys()].find((nodeId) => !known.has(nodeId));
  if (roster.length > 0 && absent !== undefined)
    throw field('roster').refuse(`has no node ${absent}, which is ${signed}`);
}

function checkNode(
  { nodeId, weight, historyProofKey }: RosterNode,
  other: LedgerIdPublication['nodeContributions'][number] | undefined,
  refuse: (problem: string) => AnchorsError,
): void {
  if (other === undefined) throw refuse(`has node ${nodeId}, which is not`);
  if (weight !== other.weight) throw refuse(`gives node ${nodeId} the weight ${weight}, but it is ${other.weight}`);
  if (historyProofKey !== undefined && sha384(historyProofKey) !== sha384(other.historyProofKey))
    throw refuse(
      `gives node ${nodeId} a key with the SHA-384 ${sha384(historyProofKey)}, but it is ${sha384(other.historyProofKey)}`,
    );
}

/** The first node that has another key in two books; undefined where there is none. */
function differenceOf(one: AddressBook, other: AddressBook): string | undefined {
  const [here, there] = [keysOf(one), keysOf(other)];
  for (const nodeId of new Set([...here.keys(), ...there.keys()])) {
    const [key, signed] = [keyText(here.get(nodeId)), keyText(there.get(nodeId))];
    if (key !== signed) return `has ${key} for node ${nodeId}, but it is ${signed}`;
  }
  return undefined;
}

function keysOf(book: AddressBook): ReadonlyMap<bigint, string> {
  return new Map(book.nodes.map(({ nodeId, publicKeyHex }) => [nodeId, publicKeyHex.toLowerCase()]));
}

function keyText(key: string | undefined): string {
  return key === undefined ? 'no key' : `the RSA key with the SHA-384 ${sha384(Buffer.from(key, 'hex'))}`;
}

function timeText(ns: bigint): string {
  return formatIso(consensusNsOf(ns));
}
