import { type EntityId, parseEntityId } from '../entity-id.ts';
import type { MoveFacts } from '../moves/move-facts.ts';
import type { MoveCase } from './move-case.ts';

const CRYPTO_TRANSFER = 14;
const SUCCESS = 22;

/** For tests: the packed id of `1001` or `11.12.1001`. */
export function caseId(text: string): EntityId {
  const id = parseEntityId(text.includes('.') ? text : `0.0.${text}`);
  if (id === undefined) throw new TypeError(`no id: ${text}`);
  return id;
}

/** For tests: ids that commas or spaces separate. */
export function caseIds(text: string): EntityId[] {
  return text.split(/[, ]+/).flatMap((part) => (part === '' ? [] : [caseId(part)]));
}

/** For tests: pairs of id and amount. */
export function casePairs(text: string): [EntityId, bigint][] {
  return rowsIn(text).map(([account = '', amount = '']) => [caseId(account), BigInt(amount)]);
}

/** For tests: what an account's list shows of a case. */
export interface CaseRow {
  readonly amount: bigint;
  readonly fee: bigint;
  readonly reward: bigint;
  readonly others: readonly bigint[];
}

/** For tests: the rows of a case by account. */
export function caseRows({ accounts }: Pick<MoveCase, 'accounts'>): [EntityId, CaseRow][] {
  return Object.entries(accounts).map(([account, text]) => {
    const [, amount = '', , fee = '0', , reward = '0', , others = ''] =
      /^(-?\d+)( fee (\d+))?( reward (-?\d+))?( with (.+))?$/.exec(text) ?? [];
    return [
      caseId(account),
      { amount: BigInt(amount), fee: BigInt(fee), reward: BigInt(reward), others: caseIds(others) },
    ];
  });
}

/** For tests: a case as the model reads it, with its result. */
export function factsOfCase(given: MoveCase): MoveFacts & { readonly result: number } {
  const hbars = casePairs(given.hbars);
  const rewards = casePairs(given.rewards ?? '');
  const tokens = rowsIn(given.tokens ?? '');
  const nfts = rowsIn(given.nfts ?? '');
  const id = (rows: readonly (readonly string[])[], at: number) => rows.map((row) => caseId(row[at] ?? ''));
  const whole = (rows: readonly (readonly string[])[], at: number) => rows.map((row) => BigInt(row[at] ?? ''));
  return {
    type: given.type ?? CRYPTO_TRANSFER,
    result: given.result ?? SUCCESS,
    scheduled: given.scheduled === true ? 1 : 0,
    payer: caseId(given.payer),
    node: caseId(given.node ?? '3'),
    fee: BigInt(given.fee),
    transferAccount: hbars.map(([account]) => account),
    transferAmount: hbars.map(([, amount]) => amount),
    transferErrata: hbars.map((_, index) => (given.errata?.includes(index) === true ? 1 : 0)),
    rewardAccount: rewards.map(([account]) => account),
    rewardAmount: rewards.map(([, amount]) => amount),
    tokenTransferToken: id(tokens, 0),
    tokenTransferAccount: id(tokens, 1),
    tokenTransferAmount: whole(tokens, 2),
    nftTransferToken: id(nfts, 0),
    nftTransferSerial: whole(nfts, 1),
    nftTransferSender: id(nfts, 2),
    nftTransferReceiver: id(nfts, 3),
    ...lookedUp(given),
  };
}

/** What the model reads of other rows. */
function lookedUp({ schedulePayer, ethereumSender, sent }: MoveCase): Partial<MoveFacts> {
  return {
    schedulePayer: schedulePayer === undefined ? undefined : caseId(schedulePayer),
    ethereumSender: ethereumSender === undefined ? undefined : caseId(ethereumSender),
    sent: sent === undefined ? undefined : new Map(casePairs(sent)),
  };
}

function rowsIn(text: string): string[][] {
  return text === '' ? [] : text.split(', ').map((entry) => entry.split(' '));
}
