import {
  type Erc20Move,
  type Erc20Transfer,
  eventCursor,
  type eventQuery,
  type ListReply,
  type QueryValue,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { hexText } from '@ledgerscope/ledger';
import { decodeParameters, readParameters } from '@ledgerscope/ledger/abi';
import {
  type ContractAnswer,
  contractAnswers,
  type Erc20TransferRow,
  erc20Transfers,
  type LedgerSnapshot,
} from '@ledgerscope/ledger-store';
import { idFields, idOrNull, idText, requireStored, withTransactions } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { itself, listReply, pageToRead } from '../list-page.ts';
import { timeSpan } from '../time-span.ts';

/** A page of the ERC-20 transfers that an account or contract takes part in. */
export async function erc20TransferList(
  { snapshot }: ApiContext,
  party: EntityId,
  query: QueryValue<typeof eventQuery>,
): Promise<ListReply<Erc20Transfer>> {
  const { after, ...page } = pageToRead(query);
  const behind = after === undefined ? undefined : { ...after, logIndex: BigInt(after.logIndex) };
  const found = await erc20Transfers(snapshot, party, { ...page, ...timeSpan(snapshot, query), after: behind });
  return listReply(eventCursor, query, found, (rows) => replies(snapshot, rows), itself);
}

async function replies(snapshot: ApiContext['snapshot'], rows: readonly Erc20TransferRow[]): Promise<Erc20Transfer[]> {
  const [made, moves] = await Promise.all([withTransactions(snapshot, rows, 'a transfer'), erc20Moves(snapshot, rows)]);
  return made.map(([{ consensusNs }, transaction], place) => ({
    ...idFields(transaction),
    ...requireStored(moves[place], 'a transfer', consensusNs),
  }));
}

const UNKNOWN: Erc20Metadata = { name: null, symbol: null, decimals: null };

/** ERC-20 transfers as replies have them, with what their contracts answered to name(), symbol() and decimals(). */
export async function erc20Moves(snapshot: LedgerSnapshot, rows: readonly Erc20TransferRow[]): Promise<Erc20Move[]> {
  const answers = await contractAnswers(
    snapshot,
    rows.map(({ contract }) => contract),
  );
  const metadata = erc20Metadata(answers);
  return rows.map((row) => ({
    index: row.logIndex,
    contractID: idText(row.contract),
    sender: idOrNull(row.sender),
    receiver: idOrNull(row.receiver),
    senderAddress: hexText(row.senderAddress),
    receiverAddress: hexText(row.receiverAddress),
    amount: row.amount,
    ...(metadata.get(row.contract) ?? UNKNOWN),
  }));
}

/** What a contract says of the token that it is; null for what no stored call asked, or what is no answer. */
interface Erc20Metadata {
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
}

/** Selectors of the optional functions of ERC-20. */
const SELECTORS = { name: '06fdde03', symbol: '95d89b41', decimals: '313ce567' } as const;
const WORD_BYTES = 32;
const MAX_DECIMALS = 255n;
const MAX_TEXT = 200;

/** The answers of contracts to name(), symbol() and decimals(), by contract. */
function erc20Metadata(answers: readonly ContractAnswer[]): ReadonlyMap<bigint, Erc20Metadata> {
  const found = new Map<bigint, Erc20Metadata>();
  for (const { contract, selector, answer } of answers) {
    const known = found.get(contract) ?? { name: null, symbol: null, decimals: null };
    if (selector === SELECTORS.name) found.set(contract, { ...known, name: decodeText(answer) });
    if (selector === SELECTORS.symbol) found.set(contract, { ...known, symbol: decodeText(answer) });
    if (selector === SELECTORS.decimals) found.set(contract, { ...known, decimals: decimalsOf(answer) });
  }
  return found;
}

function decimalsOf(answer: Uint8Array): number | null {
  if (answer.length !== WORD_BYTES) return null;
  const value = BigInt(`0x${hexText(answer)}`);
  return value > MAX_DECIMALS ? null : Number(value);
}

/** A string, or the 32 bytes that some of the first tokens answer. */
function decodeText(answer: Uint8Array): string | null {
  const text = answer.length === WORD_BYTES ? fixedText(answer) : stringOf(answer);
  return text === null || text === '' ? null : text.slice(0, MAX_TEXT);
}

function fixedText(answer: Uint8Array): string {
  const end = answer.indexOf(0);
  return new TextDecoder().decode(end === -1 ? answer : answer.subarray(0, end));
}

const STRING = readParameters([{ type: 'string' }], { parameters: 0 });

function stringOf(answer: Uint8Array): string | null {
  try {
    const [text = []] = decodeParameters(STRING, answer);
    return text.join('');
  } catch {
    // Whatever the decoder refuses is no text.
    return null;
  }
}
