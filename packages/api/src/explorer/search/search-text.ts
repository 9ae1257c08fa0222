import {
  type EntityId,
  packEntityId,
  parseChecksummedId,
  parseEntityId,
  parseTransactionRef,
  type TransactionRef,
} from '@ledgerscope/ledger';
import { normalText } from '@ledgerscope/ledger-store';
import { publicKeyOf } from '../account/public-key-of.ts';

const BARE_NUMBER = /^\d{1,12}$/;
/** An id cut short: `0.0.` or `0.0.12`. */
const ID_PREFIX = /^(\d{1,4})\.(\d{1,5})\.(\d{0,12})$/;
const NFT = /^(\d{1,4}\.\d{1,5}\.\d{1,12})(?:-[a-zA-Z]{5})?#(\d{1,18})$/;
const SERIAL = /^#(\d{1,18})$/;
const HASH = /^(?:0x)?([0-9a-f]{96}|[0-9a-f]{64})$/i;
const ADDRESS = /^(?:0[xX])?[0-9a-fA-F]{40}$|^(?:\d{1,4}\.\d{1,5}\.)?(?:[A-Z2-7]{32}|[A-Z2-7]{40,200})$/;

/** What a search text can be by its shape alone; a text often has several shapes. */
export interface SearchText {
  readonly text: string;
  /** `x.y.z`, or 0.0.N for a number alone. */
  readonly id: EntityId | undefined;
  /** The five letters that were given with the id. */
  readonly checksum: string | null;
  /** Number alone: an entity, a block or a node. */
  readonly number: bigint | undefined;
  /** The beginning of ids: id of number 0 in the realm, and the digits. */
  readonly prefix: { readonly base: bigint; readonly digits: string } | undefined;
  readonly nft: { readonly token: EntityId; readonly serial: bigint } | undefined;
  /** `#5`: NFTs with this serial number. */
  readonly serial: bigint | undefined;
  readonly transaction: TransactionRef | undefined;
  /** 48 bytes: a block or a transaction; 32: a block hashed with SHA-256. */
  readonly hash: Uint8Array | undefined;
  /** Whether it is an EVM address or an alias. */
  readonly address: boolean;
  readonly publicKey: Uint8Array | undefined;
  /** Lower case, words apart by one space; empty where none of the above leaves words to look for. */
  readonly words: string;
}

/** Reads the shapes of a text; surrounding space does not count. */
export function readSearchText(given: string): SearchText {
  const text = given.trim();
  const number = BARE_NUMBER.test(text) ? BigInt(text) : undefined;
  const hash = HASH.exec(text)?.[1];
  const ids = idsIn(text, number);
  const shaped = {
    text,
    ...ids,
    number,
    prefix: prefixOf(number === undefined ? text : `0.0.${text}`),
    nft: nftIn(text),
    serial: serialIn(text),
    transaction: ids.id === undefined || number !== undefined ? parseTransactionRef(text) : undefined,
    hash: hash === undefined ? undefined : Buffer.from(hash, 'hex'),
    address: ADDRESS.test(text),
    publicKey: publicKeyOf(text),
  };
  return { ...shaped, words: leavesWords(shaped) ? normalText(text) : '' };
}

function idsIn(text: string, number: bigint | undefined): Pick<SearchText, 'id' | 'checksum'> {
  if (number !== undefined) return { id: packEntityId(0n, 0n, number), checksum: null };
  const checked = parseChecksummedId(text);
  return { id: checked?.id, checksum: checked?.checksum ?? null };
}

function nftIn(text: string): SearchText['nft'] {
  const [, token = '', serial = ''] = NFT.exec(text) ?? [];
  const id = parseEntityId(token);
  return id === undefined ? undefined : { token: id, serial: BigInt(serial) };
}

function serialIn(text: string): bigint | undefined {
  const serial = SERIAL.exec(text)?.[1];
  return serial === undefined ? undefined : BigInt(serial);
}

/** Ids, hashes and keys are looked up whole: their digits are no words of names. A number can be a name, too. */
function leavesWords({ id, number, nft, serial, transaction, address, publicKey, prefix }: Omit<SearchText, 'words'>) {
  if (number !== undefined) return true;
  return [id, nft, serial, transaction, publicKey, prefix].every((shape) => shape === undefined) && !address;
}

function prefixOf(text: string): SearchText['prefix'] {
  const [, shard = '', realm = '', digits = ''] = ID_PREFIX.exec(text) ?? [];
  const base = digits === '' ? undefined : packEntityId(BigInt(shard), BigInt(realm), 0n);
  return base === undefined ? undefined : { base, digits };
}
