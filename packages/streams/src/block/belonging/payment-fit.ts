import { isSuccessful, TYPE_ID, typeRules } from '@ledgerscope/ledger';
import type { AccountAmount, AccountID, TokenTransferList } from '../../hapi/messages.ts';
import { accountKey, tokenKey } from '../entity-key.ts';
import { accountName, isSent, type Misfit, type Pair } from './misfit.ts';

/** Accounts of the network itself, nodes' accounts and collectors of fees among them. */
const LAST_SYSTEM_ACCOUNT = 1000n;

/** Fee and transfers that cannot come from the transaction. `nodes`: accounts of the nodes that sent transactions of the block in. */
export function paymentMisfit(pair: Pair, nodes: ReadonlySet<string>): Misfit | undefined {
  const { result, envelope } = pair;
  // Rewards are paid in whichever transaction touches the account, and custom fees go to whom the ledger names.
  const isPlain = result.paidStakingRewards.length === 0 && countAssessed(pair) === 0;
  if (!isSent(pair) || !isPlain || !isSuccessful(result.status)) return undefined;
  if (typeRules(envelope.typeId)?.movesFeeAlone === true) return payOnlyMisfit(pair, nodes);
  return envelope.typeId === TYPE_ID.cryptoTransfer ? transferMisfit(pair, nodes) : undefined;
}

function countAssessed({ result, outputs }: Pair): number {
  return result.assessedCustomFees.length + outputs.assessedCustomFees.length;
}

function payOnlyMisfit(pair: Pair, nodes: ReadonlySet<string>): Misfit | undefined {
  const { result, envelope } = pair;
  const [tokens] = result.tokenTransferLists;
  if (tokens !== undefined) return { expected: 'no transfers of tokens', actual: `some of ${tokenKey(tokens.token)}` };
  const limit = envelope.body.transactionFee;
  const fee = result.transactionFeeCharged;
  if (fee > limit) return { expected: `a fee of at most ${limit}`, actual: `${fee}` };
  return debitMisfit(pair, new Map()) ?? nodeMisfit(pair, nodes, new Map());
}

/** What a transfer asks to move, where all of its accounts are named by their numbers and nothing else can move hbars. */
function transferMisfit(pair: Pair, nodes: ReadonlySet<string>): Misfit | undefined {
  const body = pair.envelope.body.cryptoTransfer;
  if (body === undefined) return undefined;
  const rows = body.transfers?.accountAmounts ?? [];
  const tokens = tokensMisfit(pair, body.tokenTransfers);
  if (body.tokenTransfers.length > 0 || !rows.every(isPlainRow)) return tokens;
  if (tokens !== undefined) return tokens;
  const asked = sumsOf(rows);
  return debitMisfit(pair, asked) ?? creditMisfit(pair, rows, asked) ?? nodeMisfit(pair, nodes, asked);
}

function tokensMisfit({ result }: Pair, asked: readonly TokenTransferList[]): Misfit | undefined {
  const known = new Set(asked.map(({ token }) => tokenKey(token)));
  const other = result.tokenTransferLists.find(({ token }) => !known.has(tokenKey(token)));
  if (other === undefined) return undefined;
  return { expected: 'transfers of the tokens that it names', actual: `some of ${tokenKey(other.token)}` };
}

function isPlainRow({ accountID, preTxAllowanceHook, prePostTxAllowanceHook }: AccountAmount): boolean {
  return accountID?.accountNum !== undefined && (preTxAllowanceHook ?? prePostTxAllowanceHook) === undefined;
}

function sumsOf(rows: readonly AccountAmount[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { accountID, amount } of rows) {
    const key = accountKey(accountID);
    sums.set(key, (sums.get(key) ?? 0n) + amount);
  }
  return sums;
}

function movedOf({ result }: Pair): Map<string, bigint> {
  return sumsOf(result.transferList?.accountAmounts ?? []);
}

/** What is moved of or to an account: nothing where it is not named. */
function sum(sums: ReadonlyMap<string, bigint>, account: string): bigint {
  return sums.get(account) ?? 0n;
}

/** The payer pays the fee and what it asked to pay; nobody else pays anything but what was asked for. */
function debitMisfit(pair: Pair, asked: ReadonlyMap<string, bigint>): Misfit | undefined {
  const moved = movedOf(pair);
  const id = payerOf(pair);
  if (id === undefined) return undefined;
  const payer = accountKey(id);
  const fee = pair.result.transactionFeeCharged;
  const [due, paid] = [sum(asked, payer) - fee, sum(moved, payer)];
  if (!isOfSystem(id) && paid !== due)
    return { expected: `${accountName(id)} moved by ${due}, with the fee of ${fee}`, actual: `${paid}` };
  const other = [...moved].find(([account, amount]) => account !== payer && amount < atMost0(sum(asked, account)));
  if (other === undefined) return undefined;
  return { expected: `${other[0]} debited by ${-atMost0(sum(asked, other[0]))}`, actual: `${-other[1]}` };
}

function atMost0(amount: bigint): bigint {
  return amount < 0n ? amount : 0n;
}

/** Accounts other than those of the network get exactly what was asked for. */
function creditMisfit(
  pair: Pair,
  rows: readonly AccountAmount[],
  asked: ReadonlyMap<string, bigint>,
): Misfit | undefined {
  const moved = movedOf(pair);
  const payer = accountKey(payerOf(pair));
  for (const { accountID } of rows) {
    const key = accountKey(accountID);
    if (accountID === undefined || isOfSystem(accountID) || key === payer) continue;
    const [due, got] = [sum(asked, key), sum(moved, key)];
    if (due !== got) return { expected: `${key} moved by ${due}`, actual: `${got}` };
  }
  return undefined;
}

/** Of the nodes, only the one that the transaction was sent to earns of its fee. */
function nodeMisfit(pair: Pair, nodes: ReadonlySet<string>, asked: ReadonlyMap<string, bigint>): Misfit | undefined {
  if (pair.isInner) return undefined;
  const own = accountKey(pair.envelope.body.nodeAccountID);
  for (const [account, amount] of movedOf(pair)) {
    if (amount > 0n && account !== own && nodes.has(account) && sum(asked, account) <= 0n)
      return { expected: `the node ${own} credited`, actual: `${account}, by ${amount}` };
  }
  return undefined;
}

/** The payer, where it is named by its number. */
function payerOf({ envelope }: Pair): AccountID | undefined {
  const id = envelope.body.transactionID?.accountID;
  return id?.accountNum === undefined ? undefined : id;
}

function isOfSystem({ accountNum }: AccountID): boolean {
  return accountNum !== undefined && accountNum <= LAST_SYSTEM_ACCOUNT;
}
