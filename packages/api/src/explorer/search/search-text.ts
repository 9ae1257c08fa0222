import {
  type EntityId,
  packEntityId,
  parseChecksummedId,
  parseNftName,
  parseTransactionIdStart,
  parseTransactionRef,
  type TransactionIdStart,
  type TransactionRef,
} from '@ledgerscope/ledger';
import { normalText } from '@ledgerscope/ledger-store';
import { publicKeyOf } from '../account/public-key-of.ts';

const BARE_NUMBER = /^\d{1,12}$/;
/** An id cut short: `0.0.` or `0.0.12`. */
const ID_PREFIX = /^(\d{1,4})\.(\d{1,5})\.(\d{0,12})$/;
/** What something is, in front of its number or name: `block 3305`, `node 3`, `tx 0x…`. */
const NOUN = /^(account|contract|token|collection|nft|topic|transaction|tx|block|schedule|file|node)s?[ :#]([^\n]+)$/i;
const LEADING = /^[ :#]+/;
const SERIAL = /^#(\d{1,18})$/;
const HASH = /^(?:0x)?([0-9a-f]{96}|[0-9a-f]{64})$/i;
const ADDRESS = /^(?:0[xX])?[0-9a-fA-F]{40}$|^(?:\d{1,4}\.\d{1,5}\.)?(?:[A-Z2-7]{32}|[A-Z2-7]{40,200})$/;

/** What a search text can be by its shape alone; a text often has several shapes. */
export interface SearchText {
  readonly text: string;
  /** `x.y.z`, or 0.0.N for a number alone. */
  readonly id: EntityId | undefined;
  /** The five letters that were given with the id, or with the collection of an NFT. */
  readonly checksum: string | null;
  /** Number alone: an entity, a block or a node. */
  readonly number: bigint | undefined;
  /** The beginning of ids: id of number 0 in the realm, and the digits. */
  readonly prefix: { readonly base: bigint; readonly digits: string } | undefined;
  readonly nft: { readonly token: EntityId; readonly serial: bigint } | undefined;
  /** `#5`: NFTs with this serial number. */
  readonly serial: bigint | undefined;
  readonly transaction: TransactionRef | undefined;
  /** The beginning of transaction ids. */
  readonly started: TransactionIdStart | undefined;
  /** 48 bytes: a block or a transaction; 32: a block hashed with SHA-256. */
  readonly hash: Uint8Array | undefined;
  /** Whether it is an EVM address or an alias. */
  readonly address: boolean;
  readonly publicKey: Uint8Array | undefined;
  /** A word that says what is meant, in lower case, and the text behind it. */
  readonly noun: { readonly word: string; readonly text: string } | undefined;
  /** Lower case, words apart by one space; empty where none of the above leaves words to look for. */
  readonly words: string;
}

/** Reads the shapes of a text; surrounding space does not count. */
export function readSearchText(given: string): SearchText {
  const text = given.trim();
  const number = BARE_NUMBER.test(text) ? BigInt(text) : undefined;
  const nft = nftIn(text);
  const ids = idsIn(text, number);
  const shaped = {
    text,
    ...ids,
    checksum: nft === undefined ? ids.checksum : nft.checksum,
    number,
    prefix: prefixOf(number === undefined ? text : `0.0.${text}`),
    nft,
    serial: serialIn(text),
    transaction: ids.id === undefined || number !== undefined ? parseTransactionRef(text) : undefined,
    started: parseTransactionIdStart(text),
    hash: hashIn(text),
    address: ADDRESS.test(text),
    publicKey: publicKeyOf(text),
    noun: nounIn(text),
  };
  return { ...shaped, words: leavesWords(shaped) ? normalText(text) : '' };
}

function hashIn(text: string): SearchText['hash'] {
  const hash = HASH.exec(text)?.[1];
  return hash === undefined ? undefined : Buffer.from(hash, 'hex');
}

function idsIn(text: string, number: bigint | undefined): Pick<SearchText, 'id' | 'checksum'> {
  if (number !== undefined) return { id: packEntityId(0n, 0n, number), checksum: null };
  const checked = parseChecksummedId(text);
  return { id: checked?.id, checksum: checked?.checksum ?? null };
}

function nftIn(text: string) {
  const named = parseNftName(text);
  const token = parseChecksummedId(named?.collection ?? '');
  if (named === undefined || token === undefined) return undefined;
  return { token: token.id, serial: named.serial, checksum: token.checksum };
}

function nounIn(text: string): SearchText['noun'] {
  const [, word, named] = NOUN.exec(text) ?? [];
  const rest = named?.replace(LEADING, '') ?? '';
  return word === undefined || rest === '' ? undefined : { word: word.toLowerCase(), text: rest };
}

function serialIn(text: string): bigint | undefined {
  const serial = SERIAL.exec(text)?.[1];
  return serial === undefined ? undefined : BigInt(serial);
}

/** Ids, hashes and keys are looked up whole: their digits are no words of names. A number can be a name, too. */
function leavesWords(shaped: Omit<SearchText, 'words'>) {
  if (shaped.number !== undefined) return true;
  const { id, nft, serial, transaction, started, publicKey, prefix } = shaped;
  return (
    [id, nft, serial, transaction, started, publicKey, prefix].every((one) => one === undefined) && !shaped.address
  );
}

function prefixOf(text: string): SearchText['prefix'] {
  const [, shard = '', realm = '', digits = ''] = ID_PREFIX.exec(text) ?? [];
  const base = digits === '' ? undefined : packEntityId(BigInt(shard), BigInt(realm), 0n);
  return base === undefined ? undefined : { base, digits };
}
