import { createHash } from 'node:crypto';
import { type ConsensusNs, parseEpoch, parseIso } from '@ledgerscope/ledger';
import { type AddressBook, ledgerIdOf, readAddressBook, StreamError, TssError } from '@ledgerscope/streams';
import { AnchorsField } from './anchors-field.ts';
import { AnchorsError } from './trust-error.ts';

/** Anchors of trust as a network publishes them of itself. Plain data: it is handed to the thread that reads. */
export interface Anchors {
  readonly network: string | undefined;
  readonly ledger: AnchoredLedger | undefined;
  /** The address book history, oldest first. */
  readonly books: readonly AnchoredBook[];
}

export interface AnchoredLedger {
  /** In hex: 32 bytes, or 64. */
  readonly ledgerId: string;
  /** Key of WRAPS proofs; undefined where it is not published with the ledger id. */
  readonly wrapsKey: Uint8Array | undefined;
  /** SHA-256 of it, in hex, as it is pinned. */
  readonly wrapsKeySha256: string | undefined;
  /** The nodes at the cutover. */
  readonly roster: readonly RosterNode[];
}

export interface RosterNode {
  readonly nodeId: bigint;
  readonly weight: bigint;
  /** Its Schnorr key; undefined where it is not published. */
  readonly historyProofKey: Uint8Array | undefined;
}

export interface AnchoredBook {
  /** When it came into force. */
  readonly fromNs: ConsensusNs;
  /** Contents of file 0.0.102 then. */
  readonly bytes: Uint8Array;
}

/** The whole document; the full form of a WRAPS key alone has 4.8 MB. */
export const MAX_DOCUMENT_BYTES = 16 * 1_048_576;
const MAX_ROSTER = 1_000;
const MAX_BOOKS = 10_000;
const LEDGER_ID = /^(?:[0-9a-f]{64}|[0-9a-f]{128})$/i;
const LONG_LEDGER_ID_DIGITS = 128;

/**
 * Reads anchors (docs/operating/cutover.md has the form), and checks them against each other.
 * @param origin names the file or topic
 * @throws AnchorsError naming the field
 */
export function readAnchors(text: string, origin: string): Anchors {
  const whole = new AnchorsField(origin, '', parseJson(text, origin));
  const { network, ledgerId, wrapsVerificationKey, roster, addressBooks } = whole.fields([
    'network',
    'ledgerId',
    'wrapsVerificationKey',
    'roster',
    'addressBooks',
  ]);
  if (ledgerId === undefined && addressBooks === undefined)
    throw new AnchorsError({ origin, field: 'the document', problem: 'has neither ledgerId nor addressBooks' });
  if (ledgerId === undefined) refuseWithoutLedger(wrapsVerificationKey ?? roster);
  const books = addressBooks === undefined ? [] : readBooks(addressBooks);
  const nodes = readRoster(roster, books.at(-1)?.book);
  return {
    network: network?.text(/^[a-z0-9-]{1,50}$/, 'a network name'),
    ledger: ledgerId && readLedger(ledgerId, wrapsVerificationKey?.bytes(), nodes),
    books: books.map(({ fromNs, bytes }) => ({ fromNs, bytes })),
  };
}

function refuseWithoutLedger(field: AnchorsField | undefined): void {
  if (field !== undefined) throw field.refuse('is given without ledgerId');
}

function parseJson(text: string, origin: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new AnchorsError({ origin, field: 'the document', problem: `is not JSON: ${(error as Error).message}` });
  }
}

function readLedger(
  field: AnchorsField,
  wrapsKey: Uint8Array | undefined,
  roster: readonly RosterNode[],
): AnchoredLedger {
  const ledgerId = field.text(LEDGER_ID, '64 or 128 hex digits').toLowerCase();
  const computed = ledgerIdOfRoster(field, ledgerId, roster);
  if (computed !== undefined && computed !== ledgerId)
    throw field.refuse(`is ${ledgerId}, but the roster nodes result in ${computed}`);
  const wrapsKeySha256 = wrapsKey && createHash('sha256').update(wrapsKey).digest('hex');
  return { ledgerId, wrapsKey, wrapsKeySha256, roster };
}

/** Undefined where it cannot be recomputed: of ids of 64 bytes, and without the nodes' keys. */
function ledgerIdOfRoster(field: AnchorsField, ledgerId: string, roster: readonly RosterNode[]): string | undefined {
  const nodes = keyedRoster(roster);
  if (nodes === undefined || ledgerId.length === LONG_LEDGER_ID_DIGITS) return undefined;
  try {
    return Buffer.from(ledgerIdOf(nodes)).toString('hex');
  } catch (error) {
    if (error instanceof TssError) throw field.refuse(`cannot be recomputed from the roster: ${error.message}`);
    throw error;
  }
}

/** The nodes where each has its key. */
export function keyedRoster(
  roster: readonly RosterNode[],
): (RosterNode & { historyProofKey: Uint8Array })[] | undefined {
  const keyed = roster.flatMap(({ historyProofKey, ...node }) =>
    historyProofKey === undefined ? [] : [{ ...node, historyProofKey }],
  );
  return keyed.length > 0 && keyed.length === roster.length ? keyed : undefined;
}

function readRosterNode(field: AnchorsField): { readonly nodeId: AnchorsField; readonly node: RosterNode } {
  const { nodeId, weight, historyProofKey } = field.fields(['nodeId', 'weight', 'historyProofKey']);
  if (nodeId === undefined || weight === undefined) throw field.refuse('must have nodeId and weight');
  const node = { nodeId: nodeId.whole(), weight: weight.whole(), historyProofKey: historyProofKey?.bytes() };
  return { nodeId, node };
}

/** @param newest the newest address book, in which each node has to be */
function readRoster(list: AnchorsField | undefined, newest: AddressBook | undefined): RosterNode[] {
  if (list === undefined) return [];
  const known = newest && new Set(newest.nodes.map(({ nodeId }) => nodeId));
  const roster = new Map<bigint, RosterNode>();
  for (const field of list.list(MAX_ROSTER)) {
    const { nodeId, node } = readRosterNode(field);
    if (roster.has(node.nodeId)) throw nodeId.refuse(`is ${node.nodeId}, which is already in the roster`);
    if (known?.has(node.nodeId) === false)
      throw nodeId.refuse(`is ${node.nodeId}, which is not in the latest of addressBooks`);
    roster.set(node.nodeId, node);
  }
  const nodes = [...roster.values()];
  const keyed = nodes.filter(({ historyProofKey }) => historyProofKey !== undefined).length;
  if (keyed > 0 && keyed < nodes.length)
    throw list.refuse(`has a historyProofKey for ${keyed} of ${nodes.length} nodes: all or none must have one`);
  return nodes;
}

function readBooks(list: AnchorsField): (AnchoredBook & { readonly book: AddressBook })[] {
  let before: ConsensusNs | undefined;
  return list.list(MAX_BOOKS).map((field) => {
    const { from, contents } = field.fields(['from', 'contents']);
    if (from === undefined || contents === undefined) throw field.refuse('must have from and contents');
    const text = from.text(/^.{1,40}$/, 'a time');
    const fromNs = parseIso(text) ?? parseEpoch(text);
    if (fromNs === undefined)
      throw from.refuse(`is "${text}", which is neither like 2026-11-01T00:00:00Z nor seconds.nanoseconds`);
    if (before !== undefined && fromNs <= before) throw from.refuse(`is "${text}", which is not after the book before`);
    before = fromNs;
    const bytes = contents.bytes();
    return { fromNs, bytes, book: readBook(contents, bytes) };
  });
}

function readBook(field: AnchorsField, bytes: Uint8Array): AddressBook {
  try {
    const book = readAddressBook(bytes, field.name);
    for (const node of book.nodes) if (node.publicKeyHex !== '') demandKey(field, node);
    return book;
  } catch (error) {
    if (error instanceof StreamError) throw field.refuse(`is not an address book: ${error.message}`);
    throw error;
  }
}

function demandKey(field: AnchorsField, node: AddressBook['nodes'][number]): void {
  try {
    if (node.publicKey.asymmetricKeyType === 'rsa') return;
  } catch {
    // Said below, as of a key of another kind.
  }
  throw field.refuse(`has no RSA key for node ${node.nodeId}, but ${node.publicKeyHex.slice(0, 40)}…`);
}

/** The book in force at an instant; the first one counts from the beginning of time. */
export function bookAt(books: readonly AnchoredBook[], at: ConsensusNs): AnchoredBook | undefined {
  return books.findLast(({ fromNs }) => fromNs <= at) ?? books[0];
}
