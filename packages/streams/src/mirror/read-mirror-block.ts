import { type ConsensusNs, consensusNs } from '@ledgerscope/ledger';
import { bytesEqual } from '../bytes.ts';
import {
  type ExchangeRateSet,
  type SemanticVersion,
  SignedTransaction,
  type Timestamp,
  Transaction,
  TransactionBody,
  TransactionRecord,
} from '../hapi/messages.ts';
import { openTransaction } from '../record/open-transaction.ts';
import { readBody } from '../record/read-body.ts';
import { allProblems } from '../record/record-item.ts';
import type { StreamBlock, StreamItem } from '../stream-block.ts';
import { StreamError } from '../stream-error.ts';
import { type Draft, encode } from '../wire/encode.ts';
import { decode } from '../wire/message.ts';
import { MirrorReply } from './answer.ts';
import { bodyOf } from './body-of.ts';
import { sidecarsOf } from './contract-of.ts';
import { signaturesOf } from './entity-of.ts';
import { parseExactJson } from './exact-json.ts';
import { rateOf } from './rate-of.ts';
import { recordOf } from './record-of.ts';
import { type MirrorReported, reportedOf } from './reported.ts';

/** The format's version of what a mirror node reports: it does not say which files it read. */
export const MIRROR_VERSION = 0;
const HASH_BYTES: readonly number[] = [32, 48];
const VERSION = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/;
const UTF8 = new TextDecoder();

/**
 * Reads a block from what a mirror node's REST API answered about it: `{ block, rates, transactions: [{ transaction, … }] }`, each part as the
 * API gave it. Nothing of it is signed. What the API does not report is empty in the result; see docs/decisions/0096.
 * @throws StreamError for answers that are not what the API promises
 */
export function readMirrorBlock(file: string, bytes: Uint8Array): StreamBlock {
  const answers = new MirrorReply(parse(file, bytes), file);
  const block = answers.requireObject('block');
  const times = block.requireObject('timestamp');
  let rate = rateOf(answers.object('rates'));
  const items = answers.list('transactions').map((entry, index) => {
    const reported = reportedOf(entry);
    const item = itemOf(reported, index, rate);
    // What a transaction writes holds for those after it.
    rate = rateOf(reported.more.object('rates')) ?? rate;
    return item;
  });
  const hash = hashOf(block, 'hash');
  return {
    format: 'mirror',
    version: MIRROR_VERSION,
    hapiVersion: versionOf(block.text('hapi_version')),
    number: block.integer('number'),
    consensusStart: instantOf(times.neededInstant('from')),
    consensusEnd: instantOf(times.instant('to') ?? times.neededInstant('from')),
    previousHash: hashOf(block, 'previous_hash'),
    hash,
    fileHash: hash,
    metadataHash: undefined,
    size: block.small('size'),
    items,
    sidecars: [],
  };
}

function parse(file: string, bytes: Uint8Array): unknown {
  try {
    return parseExactJson(UTF8.decode(bytes));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new StreamError({ reason: 'malformed', file, expected: 'JSON', actual: error.message });
  }
}

function itemOf(reported: MirrorReported, index: number, rate: Draft<ExchangeRateSet> | undefined): StreamItem {
  const signed = signedOf(reported);
  const transactionBytes = signed ?? rebuilt(reported);
  const envelope = openTransaction(transactionBytes);
  const body = readBody(envelope.bodyBytes);
  const recordBytes = encode(TransactionRecord, recordOf(reported, rate));
  return {
    consensusNs: instantOf(reported.time),
    index,
    transactionBytes,
    recordBytes,
    body: body.message,
    record: decode(TransactionRecord, recordBytes),
    typeId: signed === undefined ? reported.typeId : body.typeId,
    transactionHash: reported.transaction.base64('transaction_hash'),
    signatureCount: envelope.signatureCount,
    notUnderstood: allProblems(reported.notUnderstood, envelope.problems, body.problems),
    sidecars: sidecarsOf(reported),
  };
}

/** Some mirror nodes keep the bytes that were sent. They are taken where they have the hash that is reported. */
function signedOf({ transaction }: MirrorReported): Uint8Array | undefined {
  const bytes = transaction.base64('bytes');
  if (bytes.length === 0) return undefined;
  return bytesEqual(openTransaction(bytes).transactionHash, transaction.base64('transaction_hash')) ? bytes : undefined;
}

/** A transaction that says what is reported. Its hash is not that of the bytes that were sent, and nobody signed it. */
function rebuilt(reported: MirrorReported): Uint8Array {
  const bodyBytes = encode(TransactionBody, bodyOf(reported));
  const sigMap = signaturesOf(reported);
  return encode(Transaction, { signedTransactionBytes: encode(SignedTransaction, { bodyBytes, sigMap }) });
}

function hashOf(block: MirrorReply, name: string): Uint8Array {
  const hash = block.hex(name);
  if (!HASH_BYTES.includes(hash.length)) throw block.wrong(name, 'a hash of 32 or 48 bytes');
  return hash;
}

function versionOf(text: string): SemanticVersion | undefined {
  const [, major, minor, patch] = VERSION.exec(text) ?? [];
  if (patch === undefined) return undefined;
  return { major: Number(major), minor: Number(minor), patch: Number(patch), pre: '', build: '' };
}

function instantOf({ seconds, nanos }: Timestamp): ConsensusNs {
  return consensusNs(seconds, nanos);
}
