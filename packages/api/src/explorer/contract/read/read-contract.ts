import type { ContractRead } from '@ledgerscope/contract';
import { type EntityId, entityIdFromStore, hexText, NS_PER_SECOND, unpackEntityId } from '@ledgerscope/ledger';
import {
  type AccountState,
  accountState,
  contractSlot,
  type LedgerHead,
  type LedgerSnapshot,
} from '@ledgerscope/ledger-store';
import { runInThread, ThreadEndedError } from '@ledgerscope/process/one-shot-thread';
import { instantText } from '@ledgerscope/transactions/values';
import pLimit from 'p-limit';
import type { ApiContext } from '../../../api-context.ts';
import { ApiError } from '../../../api-error.ts';
import { ClientPlaces } from '../../../plugins/client-places.ts';
import { entityNamed } from '../../entity-named.ts';
import { byteCodeReply } from '../byte-code-reply.ts';

/** What the thread is asked to run. Bytes are hexadecimal digits throughout, big numbers digits. */
export interface ReadOrder {
  readonly address: string;
  /** The data of each call. */
  readonly calls: readonly string[];
  readonly number: string;
  readonly seconds: string;
  readonly gas: string;
  /** Accounts and storage slots that it may ask for. */
  readonly maxQuestions: number;
}

/** What the thread asks of the ledger during the call. */
export type LedgerQuestion =
  | { readonly kind: 'account'; readonly address: string }
  | { readonly kind: 'slot'; readonly address: string; readonly slot: string };

/** Without an account nobody has the address; without a value no sidecar named the slot. */
export interface LedgerAnswer {
  readonly account?: { readonly tinybars: string; readonly code: string };
  readonly value?: string;
}

/** How a call ended. */
export type ReadOutcome = Pick<ContractRead, 'result' | 'data' | 'reason' | 'gasUsed' | 'unknownSlots'>;

const THREAD = new URL('./read-thread.ts', import.meta.url);
const LIMITS = { ms: 5_000, heapMb: 128 };
/** As much as one transaction may use on the network. */
const GAS = '15000000';
const MAX_QUESTIONS = 1_000;
const atOnce = pLimit(1);
/** Calls that run or wait, of one client address and of all. */
export const CONTRACT_READS = { each: 3, all: 9 } as const;
const places = new ClientPlaces(CONTRACT_READS);

/**
 * Runs calls of a contract over the code and storage of the newest block, behind those of others; empty before the first block.
 * What each read of storage that no sidecar named is counted in `unknownSlots`.
 */
export async function readViews(
  context: ApiContext,
  contract: AccountState,
  calls: readonly string[],
): Promise<readonly ReadOutcome[]> {
  const { head } = context.snapshot;
  return head === undefined ? [] : atOnce(() => runOver(context, head, addressOf(contract), calls));
}

/**
 * Runs a call of a contract over the code and storage of the newest block.
 * @param client address of whoever asks
 * @throws ApiError `rate_limited` where some of the client wait, `overloaded` where many of others do
 */
export async function readContract(
  context: ApiContext,
  client: string,
  contract: AccountState,
  data: string,
): Promise<ContractRead> {
  const { head } = context.snapshot;
  if (head === undefined) throw new ApiError('not_ready', 'No blocks stored yet.');
  const place = places.take(client);
  if (place === 'client')
    throw new ApiError(
      'rate_limited',
      `You already have ${CONTRACT_READS.each} contract reads in progress. Try again when one finishes.`,
    );
  if (place === 'all')
    throw new ApiError('overloaded', 'Too many contract reads in progress. Try again in a few seconds.');
  const [outcome] = await atOnce(() => runOver(context, head, addressOf(contract), [data])).finally(place);
  return {
    ...(outcome ?? stoppedOutcome('nothing ran')),
    block: head.number === null ? null : String(head.number),
    consensusTime: instantText(head.lastNs),
  };
}

async function runOver(
  context: ApiContext,
  head: LedgerHead,
  address: string,
  calls: readonly string[],
): Promise<readonly ReadOutcome[]> {
  const order: ReadOrder = {
    address,
    calls,
    gas: GAS,
    maxQuestions: MAX_QUESTIONS,
    number: String(head.number ?? 0n),
    seconds: String(head.lastNs / NS_PER_SECOND),
  };
  try {
    return await runInThread<readonly ReadOutcome[]>(THREAD, order, LIMITS, (asked) =>
      answer(context, asked as LedgerQuestion),
    );
  } catch (error) {
    if (!(error instanceof ThreadEndedError)) throw error;
    return calls.map(() => stoppedOutcome(error.message));
  }
}

function stoppedOutcome(reason: string): ReadOutcome {
  return { result: 'halt', reason, data: '', gasUsed: '0', unknownSlots: 0 };
}

async function answer(context: ApiContext, asked: LedgerQuestion): Promise<LedgerAnswer> {
  const found = await entityNamed(context, asked.address, 'data');
  if (found.kind !== 'known') return {};
  const { snapshot } = context;
  return asked.kind === 'slot' ? slotAnswer(snapshot, found.id, asked.slot) : accountAnswer(snapshot, found.id);
}

async function slotAnswer(snapshot: LedgerSnapshot, id: EntityId, slot: string): Promise<LedgerAnswer> {
  const value = await contractSlot(snapshot, id, Buffer.from(slot, 'hex'));
  return value === undefined ? {} : { value: hexText(value) };
}

async function accountAnswer(snapshot: LedgerSnapshot, id: EntityId): Promise<LedgerAnswer> {
  const state = await accountState(snapshot, id);
  if (state === undefined || state.deleted) return {};
  const code = state.actsAsContract ? (await byteCodeReply(snapshot, state)).runtimeByteCode : null;
  return { account: { tinybars: String(state.balance ?? 0n), code: code ?? '' } };
}

/** Its own address, else the one that follows from its number. */
function addressOf({ id, evmAddress }: AccountState): string {
  if (evmAddress.length > 0) return hexText(evmAddress);
  return unpackEntityId(entityIdFromStore(id)).num.toString(16).padStart(40, '0');
}
