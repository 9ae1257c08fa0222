import { type Nft, toAmount } from '@ledgerscope/contract';
import {
  askedIn,
  type BodyAccount,
  type BodyAsks,
  type BodyToken,
  formatEntityId,
  type HbarFacts,
  isNoted,
  nodeFee,
  packEntityId,
  RESPONSE_CODE,
  TYPE_ID,
  transactionType,
  typeRules,
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
import { hexOrNull, idOrNull, idText, requireStored } from '../values.ts';

/** What the body and the receipt say beyond the columns of the store. @param facts with what the body sends */
export function bodyDetails(row: TransactionRow, facts: HbarFacts, { body, record }: Messages) {
  const nodeFees = nodeFee(facts);
  const validFor = body.transactionValidDuration;
  const asked = askedIn(body);
  return {
    nodeFees: toAmount(nodeFees),
    networkFees: toAmount(row.fee - nodeFees),
    validDurationSeconds: validFor === undefined ? null : toAmount(validFor.seconds),
    accountID: typeRules(row.type)?.actsOnAccount === true ? idOrNull(row.entity) : accountText(asked.account),
    tokenIDs: tokensOf(row, asked),
    tokenAccount: accountText(asked.account),
    nfts: nftsOf(row, asked, record),
    ...supplyDetails(row, asked, record),
    prngNumber: record.prngNumber ?? null,
    prngBytes: record.prngBytes === undefined ? null : hexOrNull(record.prngBytes),
    fileContentsSize: asked.contentsSize ?? null,
    entityMemo: asked.memo ?? null,
  };
}

/** Units that a mint, burn or wipe moved, and the supply it left. */
function supplyDetails({ notUnderstood }: TransactionRow, { supply }: BodyAsks, { receipt }: hapi.TransactionRecord) {
  if (supply === undefined) return { tokenAmount: null, newTotalSupply: null };
  const isKnown = !isNoted(notUnderstood, 'receipt.newTotalSupply');
  return {
    tokenAmount: supply.units === 0n ? null : toAmount(supply.units),
    newTotalSupply: receipt === undefined || !isKnown ? null : toAmount(receipt.newTotalSupply),
  };
}

/** The file that a transaction writes or deletes, or that holds the init code or call data it names. */
export function fileOf(row: TransactionRow, { body }: Messages): string | null {
  const { reads } = askedIn(body);
  if (reads !== undefined) return numText(reads.shardNum, reads.realmNum, reads.fileNum);
  return transactionType(row.type).service === 'FILE' ? idOrNull(row.entity) : null;
}

function tokensOf(row: TransactionRow, { tokens = [] }: BodyAsks): string[] {
  const moved = [...row.tokenTransferToken, ...row.nftTransferToken].map(idText);
  const created = row.type === TYPE_ID.tokenCreation ? [idOrNull(row.created)] : [];
  return [...new Set([...tokens.map(tokenText), ...moved, ...created])].filter((id) => id !== null);
}

function nftsOf({ result }: TransactionRow, { supply, tokens }: BodyAsks, { receipt }: hapi.TransactionRecord): Nft[] {
  const token = tokenText(tokens?.[0]);
  if (supply === undefined || token === null || result !== RESPONSE_CODE.SUCCESS) return [];
  const serials = supply.serials ?? receipt?.serialNumbers ?? [];
  return serials.map((serial) => ({ tokenID: token, serialNumber: toAmount(serial) }));
}

interface Parts {
  readonly raw: TransactionRawRow;
  readonly messages: Messages;
  readonly parts: StoredParts;
}

/** A transaction's bytes, what they say, and what it caused in other tables. */
export async function readParts(snapshot: LedgerSnapshot, row: TransactionRow): Promise<Parts> {
  const raw = requireStored(
    await transactionRaw(snapshot, row.consensusNs),
    'the bytes of a transaction',
    row.consensusNs,
  );
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
export function accountText(account: BodyAccount | undefined): string | null {
  return account?.accountNum === undefined ? null : numText(account.shardNum, account.realmNum, account.accountNum);
}

/** `shard.realm.num` of a token that a body names. */
export function tokenText(token: BodyToken | undefined): string | null {
  return token === undefined ? null : numText(token.shardNum, token.realmNum, token.tokenNum);
}

/** `shard.realm.num`; null for numbers that no id can have. */
function numText(shard: bigint, realm: bigint, num: bigint): string | null {
  const id = packEntityId(shard, realm, num);
  return id === undefined ? null : formatEntityId(id);
}
