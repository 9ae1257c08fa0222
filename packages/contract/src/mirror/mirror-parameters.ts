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
  const [, seconds, fraction = ''] = INSTANT.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  return consensusNsOf(smaller(BigInt(seconds) * NS_PER_SECOND + BigInt(fraction.padEnd(9, '0')), LAST_INSTANT));
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
    description: `Rows of a page: ${MIRROR_ROWS.byDefault}, and up to ${MIRROR_ROWS.most}; more are as many as that.`,
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
    description: `Rows of a page: ${MIRROR_ROWS.byDefault}, and up to ${MIRROR_ROWS.most}.`,
    operators: EQUALS,
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
} as const;

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

/** Parameters that several calls have, under their names there. */
export const MIRROR_PARAMETERS = {
  accountId: idParameter('Id of an account.'),
  namedAccount: {
    description: 'Ids of accounts, or one alias or EVM address.',
    operators: ALL_OPERATORS,
    read: readNamedAccount,
  } satisfies MirrorParameter<NamedAccount>,
  accountBalance: longParameter('Tinybars, or smallest units of a token.', 0n, ALL_OPERATORS),
  publicKey,
  balance: booleanParameter('Whether balances are shown.'),
  blockNumber: {
    description: 'Number of a block, in decimal or hex with 0x.',
    operators: BOUNDS,
    read: (text) => (HEX_NUMBER.test(text) ? readLong(`${BigInt(text)}`) : readLong(text)),
  } satisfies MirrorParameter<bigint>,
  blockHash: hexParameter('Hash of a block.', HASH),
  contractId: {
    description: 'Id of a contract, or its EVM address.',
    operators: ALL_OPERATORS,
    read: (text, operator) => {
      const named = /^0x/.test(text) ? undefined : readMirrorAddress(text);
      return named?.kind === 'evm' && operator !== 'eq' ? undefined : named;
    },
  } satisfies MirrorParameter<MirrorEntityName>,
  encoding: wordParameter('How messages are written.', ['base64', 'utf-8', 'utf8']),
  from: {
    description: 'Sender: an id or an EVM address.',
    operators: EQUALS,
    read: (text) => (/^\d\.[\d.]*[0-9a-fA-F]{40}$/.test(text) ? undefined : readMirrorAddress(text)),
  } satisfies MirrorParameter<MirrorEntityName>,
  owner: booleanParameter('Whether the account is the owner, and not the spender.'),
  index: longParameter('Place among others of its transaction.', 0n, BOUNDS),
  internal: booleanParameter('Whether calls from within others are listed too.'),
  fileId: idParameter('Id of the file of an address book: 101 or 102.', EQUALS),
  nodeId: longParameter('Id of a node.', 0n, BOUNDS),
  hookId: longParameter('Id of a hook of its owner.', 0n, BOUNDS),
  registeredNodeId: longParameter('Id of a registered node.', 0n, BOUNDS),
  registeredNodeType: wordParameter('Kind of service of a registered node.', [
    'BLOCK_NODE',
    'GENERAL_SERVICE',
    'MIRROR_NODE',
    'RPC_RELAY',
  ]),
  nodeRows: {
    ...PAGE.limit,
    description: 'Rows of a page: 10, and up to 25; more are as many as that.',
    operators: EQUALS,
    isRefusedAsRest: true,
  } satisfies MirrorParameter<number>,
  hbar: booleanParameter('Amounts in tinybars; false: in weibars.'),
  name: {
    description: 'A part of a name, of 3 to 100 bytes.',
    operators: EQUALS,
    read: (text) => {
      const bytes = new TextEncoder().encode(text).length;
      return bytes >= 3 && bytes <= 100 ? text : undefined;
    },
  } satisfies MirrorParameter<string>,
  nonce: {
    description: 'Which of the transactions that share an id.',
    operators: EQUALS,
    read: (text) => {
      const nonce = /^\d{1,10}$/.test(text) ? readLong(text) : undefined;
      return nonce === undefined || nonce > MAX_INT ? undefined : Number(nonce);
    },
  } satisfies MirrorParameter<number>,
  result: wordParameter('Whether it succeeded.', ['success', 'fail']),
  scheduleId: idParameter('Id of a schedule.'),
  scheduled: booleanParameter('Whether it was scheduled.'),
  sequenceNumber: longParameter('Sequence number of a message.', 1n, BOUNDS),
  serialNumber: longParameter('Serial number of an NFT.', 1n, BOUNDS),
  slot: hexParameter('A storage slot.', WORD, BOUNDS),
  spenderId: idParameter('Id of the spender.'),
  timestamp: {
    description: 'Seconds since 1970, with up to nine digits behind a point.',
    operators: ALL_OPERATORS,
    read: readMirrorInstant,
  } satisfies MirrorParameter<ConsensusNs>,
  tokenId: {
    description: 'Id of a token.',
    operators: ALL_OPERATORS,
    read: readNumberedId,
  } satisfies MirrorParameter<bigint>,
  tokenType: wordParameter('Kind of token.', ['ALL', 'FUNGIBLE_COMMON', 'NON_FUNGIBLE_UNIQUE']),
  topic: hexParameter('A topic of a log.', WORD),
  transactionHash: hexParameter('Hash of a transaction.', HASH),
  transactionIndex: longParameter('Place among the EVM transactions of its block.', 0n, EQUALS),
  transactions: booleanParameter('Whether transactions are listed.'),
  transferType: wordParameter('Whether the account gained or lost.', ['credit', 'debit']),
} as const;
