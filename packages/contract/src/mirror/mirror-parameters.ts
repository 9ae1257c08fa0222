import { type ConsensusNs, consensusNsOf, NS_PER_SECOND, smaller } from '@ledgerscope/ledger';
import {
  type MirrorEntityName,
  readMirrorAccount,
  readMirrorAddress,
  readMirrorId,
  readNumberedId,
} from './mirror-ids.ts';
import {
  ALL_OPERATORS,
  atMost,
  BOUNDS,
  booleanParameter,
  EQUALS,
  longParameter,
  type MirrorOperator,
  type MirrorParameter,
  readLong,
  wordParameter,
} from './mirror-parameter.ts';

const INSTANT = /^(\d{1,10})(?:\.(\d{1,9}))?$/;
/** As the program `java` reads it: seconds may have zeros before them. */
const JAVA_INSTANT = /^(\d{1,17})(?:\.(\d{1,9}))?$/;
const PUBLIC_KEY = /^(?:0x)?([0-9a-fA-F]{64}|[0-9a-fA-F]{66}|[0-9a-fA-F]{88})$/;
/** What comes before an Ed25519 key in DER. */
const DER_HEADER = '302a300506032b6570032100';
const HASH = /^(?:0x)?([0-9a-fA-F]{64}|[0-9a-fA-F]{96})$/;
const WORD = /^(?:0x)?([0-9a-fA-F]{1,64})$/;
const HEX_NUMBER = /^0x[0-9a-fA-F]{1,16}$/;
const MAX_INT = 0x7fff_ffffn;
const MOST_ROWS = 100n;

/** Rows of a page where none are asked for, and the most of them. */
export const MIRROR_ROWS = { byDefault: 25, most: Number(MOST_ROWS) } as const;

/** No row has a later one: what is asked for beyond it is as far as rows can tell. */
const LAST_INSTANT = 0x7fff_ffff_ffff_fffen;

/** Reads seconds, with up to nine digits behind a point; undefined for any other text. */
export function readMirrorInstant(text: string): ConsensusNs | undefined {
  const instant = readInstant(text, INSTANT);
  return instant === undefined ? undefined : consensusNsOf(smaller(instant, LAST_INSTANT));
}

/** The same for the program `java`, which refuses what is beyond 64 bits of nanoseconds. */
function readJavaInstant(text: string): ConsensusNs | undefined {
  const instant = readInstant(text, JAVA_INSTANT);
  return instant === undefined || instant > LAST_INSTANT + 1n
    ? undefined
    : consensusNsOf(smaller(instant, LAST_INSTANT));
}

function readInstant(text: string, pattern: RegExp): bigint | undefined {
  const [, seconds, fraction = ''] = pattern.exec(text) ?? [];
  return seconds === undefined ? undefined : BigInt(seconds) * NS_PER_SECOND + BigInt(fraction.padEnd(9, '0'));
}

/** Hex digits of a hash of 32 or 48 bytes, in lower case; undefined for any other text. */
export function readMirrorHash(text: string): string | undefined {
  return HASH.exec(text)?.[1]?.toLowerCase();
}

function hexParameter(description: string, pattern: RegExp, operators: readonly MirrorOperator[] = EQUALS) {
  const read = (text: string) => pattern.exec(text)?.[1]?.toLowerCase();
  return { description, operators, read } satisfies MirrorParameter<string>;
}

function idParameter(description: string, operators: readonly MirrorOperator[] = ALL_OPERATORS) {
  return { description, operators, read: readMirrorId } satisfies MirrorParameter<bigint>;
}

function readPublicKey(text: string): string | undefined {
  const hex = PUBLIC_KEY.exec(text)?.[1]?.toLowerCase();
  return hex?.startsWith(DER_HEADER) === true ? hex.slice(DER_HEADER.length) : hex;
}

const publicKey: MirrorParameter<string> = {
  description: 'A public key: 64 hex digits (Ed25519), 66 (ECDSA) or 88 (Ed25519 in DER).',
  operators: ALL_OPERATORS,
  read: readPublicKey,
};

/** Number and order of the rows of a page. */
export const PAGE = {
  limit: {
    description: `Rows per page: ${MIRROR_ROWS.byDefault} by default; values above ${MIRROR_ROWS.most} return ${MIRROR_ROWS.most} rows.`,
    operators: ALL_OPERATORS,
    read: (text) => {
      const rows = readLong(text, 1n);
      return rows === undefined ? undefined : Number(rows > MOST_ROWS ? MOST_ROWS : rows);
    },
  } satisfies MirrorParameter<number>,
  order: wordParameter('Ascending or descending.', ['asc', 'desc']),
} as const;

/** The same for the program `java`, which refuses more rows than a page has. */
export const JAVA_PAGE = {
  ...PAGE,
  limit: {
    description: `Rows per page: ${MIRROR_ROWS.byDefault} by default, up to ${MIRROR_ROWS.most}.`,
    operators: EQUALS,
    isSingle: true,
    read: (text) => {
      const rows = readLong(text, 1n);
      return rows === undefined || rows > MOST_ROWS ? undefined : Number(rows);
    },
    refusal: (text) => {
      const rows = readLong(text);
      if (rows === undefined) return undefined;
      return rows === 0n ? 'limit must be greater than 0' : `limit must be less than or equal to ${MIRROR_ROWS.most}`;
    },
  } satisfies MirrorParameter<number>,
  order: { ...PAGE.order, isSingle: true },
} as const;

const YES_OR_NO: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  yes: true,
  1: true,
  false: false,
  off: false,
  no: false,
  0: false,
};

/** An account of a query. */
export interface NamedAccount {
  readonly named: MirrorEntityName;
  /** Whether it is an alias or an EVM address, also one that is made of a number. */
  readonly isName: boolean;
}

const BARE_NAME = /^(?:(?:0x)?[0-9a-fA-F]{40}|[A-Z2-7]+)$/;

function readNamedAccount(text: string): NamedAccount | undefined {
  const id = readMirrorId(text);
  if (id !== undefined) return { named: { kind: 'id', id }, isName: false };
  const named = BARE_NAME.test(text) ? readMirrorAccount(text) : undefined;
  return named && { named, isName: true };
}

const timestamp: MirrorParameter<ConsensusNs> = {
  description: 'Seconds since 1970, with up to nine decimal places.',
  operators: ALL_OPERATORS,
  read: readMirrorInstant,
};

/** Parameters that several calls have, under their names there. */
export const MIRROR_PARAMETERS = {
  accountId: idParameter('Account ID.'),
  namedAccount: {
    description: 'Account IDs, or one alias or EVM address.',
    operators: ALL_OPERATORS,
    read: readNamedAccount,
  } satisfies MirrorParameter<NamedAccount>,
  accountBalance: longParameter('Tinybars, or smallest units of a token.', 0n, ALL_OPERATORS),
  publicKey,
  balance: booleanParameter('Whether balances are included.'),
  blockNumber: {
    description: 'Block number, in decimal or hex with 0x.',
    operators: BOUNDS,
    read: (text) => (HEX_NUMBER.test(text) ? readLong(`${BigInt(text)}`) : readLong(text)),
  } satisfies MirrorParameter<bigint>,
  blockHash: hexParameter('Block hash.', HASH),
  contractId: {
    description: 'Contract ID or EVM address.',
    operators: ALL_OPERATORS,
    read: (text, operator) => {
      const named = /^0x/.test(text) ? undefined : readMirrorAddress(text);
      return named?.kind === 'evm' && operator !== 'eq' ? undefined : named;
    },
  } satisfies MirrorParameter<MirrorEntityName>,
  encoding: wordParameter('Message encoding.', ['base64', 'utf-8', 'utf8']),
  from: {
    description: 'Sender: ID or EVM address.',
    operators: EQUALS,
    read: (text) => (/^\d\.[\d.]*[0-9a-fA-F]{40}$/.test(text) ? undefined : readMirrorAddress(text)),
  } satisfies MirrorParameter<MirrorEntityName>,
  owner: {
    description: 'Whether the account is the owner rather than the spender.',
    operators: EQUALS,
    isSingle: true,
    read: (text) => (Object.hasOwn(YES_OR_NO, text.toLowerCase()) ? YES_OR_NO[text.toLowerCase()] : undefined),
  } satisfies MirrorParameter<boolean>,
  index: longParameter('Position within the transaction.', 0n, BOUNDS),
  internal: booleanParameter('Whether internal calls are included.'),
  fileId: idParameter('Address book file ID: 101 or 102.', EQUALS),
  nodeId: longParameter('Node ID.', 0n, BOUNDS),
  hookId: longParameter('Hook ID.', 0n, BOUNDS),
  registeredNodeId: longParameter('Registered node ID.', 0n, BOUNDS),
  registeredNodeType: {
    ...wordParameter('Service type of a registered node.', [
      'BLOCK_NODE',
      'GENERAL_SERVICE',
      'MIRROR_NODE',
      'RPC_RELAY',
    ]),
    isSingle: true,
  },
  nodeRows: {
    ...PAGE.limit,
    description: 'Rows per page: 10 by default; larger values than 25 are treated as 25.',
    operators: EQUALS,
    isRefusedAsRest: true,
    isSingle: true,
  } satisfies MirrorParameter<number>,
  hbar: booleanParameter('True for amounts in tinybars, false for weibars.'),
  name: {
    description: 'Part of a name, 3 to 100 bytes.',
    operators: EQUALS,
    read: (text) => {
      const bytes = new TextEncoder().encode(text).length;
      return bytes >= 3 && bytes <= 100 ? text : undefined;
    },
  } satisfies MirrorParameter<string>,
  nonce: {
    description: 'Nonce of a transaction with this ID.',
    operators: EQUALS,
    read: (text) => {
      const nonce = /^\d{1,10}$/.test(text) ? readLong(text) : undefined;
      return nonce === undefined || nonce > MAX_INT ? undefined : Number(nonce);
    },
  } satisfies MirrorParameter<number>,
  result: wordParameter('Whether the transaction succeeded.', ['success', 'fail']),
  scheduleId: idParameter('Schedule ID.'),
  scheduled: booleanParameter('Whether the transaction was scheduled.'),
  sequenceNumber: longParameter('Message sequence number.', 1n, BOUNDS),
  serialNumber: longParameter('NFT serial number.', 1n, BOUNDS),
  slot: hexParameter('A storage slot.', WORD, BOUNDS),
  spenderId: idParameter('Spender ID.'),
  timestamp,
  /** The same for the program `java`. */
  javaTimestamp: atMost(2, 'timestamp', { ...timestamp, operators: BOUNDS, read: readJavaInstant }),
  tokenId: {
    description: 'Token ID.',
    operators: ALL_OPERATORS,
    read: readNumberedId,
  } satisfies MirrorParameter<bigint>,
  supplyPart: {
    ...wordParameter('Returns one of the amounts as text, in hbar.', ['totalcoins', 'circulating']),
    isSingle: true,
  },
  tokenType: wordParameter('Token type.', ['ALL', 'FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE']),
  topic: hexParameter('Log topic.', WORD),
  transactionHash: hexParameter('Transaction hash.', HASH),
  transactionIndex: longParameter('Position within the EVM transactions of the block.', 0n, EQUALS),
  transactions: booleanParameter('Whether transactions are included.'),
  transferType: wordParameter('Direction of the transfer for the account.', ['credit', 'debit']),
} as const;
