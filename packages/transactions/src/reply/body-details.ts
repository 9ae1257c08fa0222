import { type Nft, toAmount } from '@ledgerscope/contract';
import {
  formatEntityId,
  type HbarFacts,
  isNoted,
  nodeFee,
  packEntityId,
  RESPONSE_CODE,
  TYPE_ID,
} from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  type TopicMessageRow,
  type TransactionParts,
  type TransactionRawRow,
  type TransactionRow,
  transactionRaw,
  unpackTransactionParts,
} from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { type Messages, readMessages } from '../moves/read-messages.ts';
import { hexOrNull, idOrNull, idText, stored } from '../values.ts';

/** What the body and the receipt say beyond the columns of the store. @param facts with what the body sends */
export function bodyDetails(row: TransactionRow, facts: HbarFacts, { body, record }: Messages) {
  const nodeFees = nodeFee(facts);
  const validFor = body.transactionValidDuration;
  return {
    nodeFees: toAmount(nodeFees),
    networkFees: toAmount(row.fee - nodeFees),
    validDurationSeconds: validFor === undefined ? null : toAmount(validFor.seconds),
    accountID: accountOf(row, body),
    tokenIDs: tokensOf(row, body),
    tokenAccount: accountText(aboutAccount(body)?.account),
    nfts: nftsOf(row, body, record),
    ...supplyDetails(row, body, record),
    prngNumber: record.prngNumber ?? null,
    prngBytes: record.prngBytes === undefined ? null : hexOrNull(record.prngBytes),
    fileContentsSize: contentsSize(body),
    entityMemo: memoOf(body),
  };
}

/** An update without contents leaves those of the file as they are. */
function contentsSize({ fileCreate, fileUpdate, fileAppend }: hapi.TransactionBody): number | null {
  const size = (fileCreate ?? fileUpdate ?? fileAppend)?.contents.length ?? null;
  return size === 0 && fileUpdate !== undefined ? null : size;
}

/** Units that a mint, burn or wipe moved, and the supply it left. */
function supplyDetails({ notUnderstood }: TransactionRow, body: hapi.TransactionBody, record: hapi.TransactionRecord) {
  const supply = body.tokenMint ?? body.tokenBurn ?? body.tokenWipe;
  if (supply === undefined) return { tokenAmount: null, newTotalSupply: null };
  const { receipt } = record;
  const isKnown = !isNoted(notUnderstood, 'receipt.newTotalSupply');
  return {
    tokenAmount: supply.amount === 0n ? null : toAmount(supply.amount),
    newTotalSupply: receipt === undefined || !isKnown ? null : toAmount(receipt.newTotalSupply),
  };
}

const ACCOUNT_TYPES: ReadonlySet<number> = new Set([
  TYPE_ID.cryptoAddLiveHash,
  TYPE_ID.cryptoCreateAccount,
  TYPE_ID.cryptoDelete,
  TYPE_ID.cryptoDeleteLiveHash,
  TYPE_ID.cryptoUpdateAccount,
  TYPE_ID.tokenFreeze,
  TYPE_ID.tokenUnfreeze,
  TYPE_ID.tokenGrantKyc,
  TYPE_ID.tokenRevokeKyc,
  TYPE_ID.tokenAssociate,
  TYPE_ID.tokenDissociate,
]);

function accountOf(row: TransactionRow, body: hapi.TransactionBody): string | null {
  if (ACCOUNT_TYPES.has(row.type)) return idOrNull(row.entity);
  return accountText(aboutAccount(body)?.account);
}

/** The part of a body that is about an account's relation to tokens. */
export function aboutAccount(body: hapi.TransactionBody) {
  return (
    body.tokenWipe ??
    body.tokenFreeze ??
    body.tokenUnfreeze ??
    body.tokenGrantKyc ??
    body.tokenRevokeKyc ??
    body.tokenAssociate ??
    body.tokenDissociate
  );
}

const FILE_TYPES: ReadonlySet<number> = new Set([
  TYPE_ID.fileAppend,
  TYPE_ID.fileCreate,
  TYPE_ID.fileDelete,
  TYPE_ID.fileUpdate,
]);

/** The file that a transaction writes or deletes, or that holds the init code or call data it names. */
export function fileOf(row: TransactionRow, { body }: Messages): string | null {
  const read = body.contractCreateInstance?.fileID ?? body.ethereumTransaction?.callData;
  if (read !== undefined) return numText(read.shardNum, read.realmNum, read.fileNum);
  return FILE_TYPES.has(row.type) ? idOrNull(row.entity) : null;
}

/** Each part of a body that is about a single token and its holders or supply. */
export function aboutTokens(body: hapi.TransactionBody) {
  return [
    body.tokenMint,
    body.tokenBurn,
    body.tokenWipe,
    body.tokenFreeze,
    body.tokenUnfreeze,
    body.tokenGrantKyc,
    body.tokenRevokeKyc,
  ];
}

function tokensOf(row: TransactionRow, body: hapi.TransactionBody): string[] {
  const named = aboutTokens(body).map((about) => tokenText(about?.token));
  const listed = (body.tokenAssociate ?? body.tokenDissociate)?.tokens.map(tokenText) ?? [];
  const moved = [...row.tokenTransferToken, ...row.nftTransferToken].map(idText);
  const main = body.tokenCreation !== undefined ? [idOrNull(row.created)] : [];
  return [...new Set([...named, ...listed, ...moved, ...main])].filter((id) => id !== null);
}

function nftsOf(row: TransactionRow, body: hapi.TransactionBody, record: hapi.TransactionRecord): Nft[] {
  const about = body.tokenMint ?? body.tokenBurn ?? body.tokenWipe;
  const token = tokenText(about?.token);
  if (token === null || row.result !== RESPONSE_CODE.SUCCESS) return [];
  const burned = body.tokenBurn ?? body.tokenWipe;
  const serials = burned === undefined ? (record.receipt?.serialNumbers ?? []) : burned.serialNumbers;
  return serials.map((serial) => ({ tokenID: token, serialNumber: toAmount(serial) }));
}

function memoOf(body: hapi.TransactionBody): string | null {
  const created = [
    body.cryptoCreateAccount,
    body.contractCreateInstance,
    body.consensusCreateTopic,
    body.tokenCreation,
    body.fileCreate,
    body.scheduleCreate,
  ].find((entity) => entity !== undefined);
  if (created !== undefined) return created.memo;
  const updated = [body.cryptoUpdateAccount, body.consensusUpdateTopic, body.tokenUpdate, body.fileUpdate];
  return updated.find((entity) => entity !== undefined)?.memo?.value ?? null;
}

interface Parts {
  readonly raw: TransactionRawRow;
  readonly messages: Messages;
  readonly parts: StoredParts;
}

/** A transaction's bytes, what they say, and what it caused in other tables. */
export async function readParts(store: LedgerSnapshot, row: TransactionRow): Promise<Parts> {
  const raw = stored(await transactionRaw(store, row.consensusNs), 'the bytes of a transaction', row.consensusNs);
  const messages = readMessages(raw);
  return { raw, messages, parts: storedParts(raw, messages) };
}

/** A message as the page of its transaction shows it. */
export type ShownMessage = Omit<TopicMessageRow, 'payer' | 'amount'>;

/** What a transaction caused in other tables. */
interface StoredParts extends Omit<TransactionParts, 'message'> {
  readonly message: ShownMessage | undefined;
}

/** It is beside the bytes of the transaction and its record, where the message and its running hash are. */
export function storedParts({ consensusNs, parts }: TransactionRawRow, { body, record }: Messages): StoredParts {
  const { message: part, ...unpacked } = unpackTransactionParts(parts, consensusNs);
  // In the order in which the tables have them, whatever the order of the sidecars.
  const contract = {
    ...unpacked,
    stateChanges: unpacked.stateChanges.toSorted((a, b) => byContract(a, b) || Buffer.compare(a.slot, b.slot)),
    bytecode: unpacked.bytecode.toSorted(byContract),
  };
  const message = body.consensusSubmitMessage?.message ?? new Uint8Array(0);
  const runningHash = record.receipt?.topicRunningHash ?? new Uint8Array(0);
  return { ...contract, message: part && { ...part, message, runningHash } };
}

function byContract(one: { readonly contract: bigint }, other: { readonly contract: bigint }): number {
  return one.contract < other.contract ? -1 : one.contract > other.contract ? 1 : 0;
}

/** `shard.realm.num` of an account that a body names; null where it is named by an alias or not at all. */
export function accountText(account: hapi.AccountID | undefined): string | null {
  return account?.accountNum === undefined ? null : numText(account.shardNum, account.realmNum, account.accountNum);
}

/** `shard.realm.num` of a token that a body names. */
export function tokenText(token: hapi.TokenID | undefined): string | null {
  return token === undefined ? null : numText(token.shardNum, token.realmNum, token.tokenNum);
}

/** `shard.realm.num`; null for numbers that no id can have. */
function numText(shard: bigint, realm: bigint, num: bigint): string | null {
  const id = packEntityId(shard, realm, num);
  return id === undefined ? null : formatEntityId(id);
}
