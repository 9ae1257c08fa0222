import type { Transaction, TransactionRow } from '@ledgerscope/contract';

/** Accounts that collect network and service fees: 0.0.98, and by later rules 0.0.800 to 0.0.802 (HIP-1259). */
const COLLECTOR_NUMBERS = new Set(['98', '800', '801', '802']);
const ETHEREUM_TYPE = 'ETHEREUMTRANSACTION';

/** Staking rewards are paid out of this account. */
const REWARD_ACCOUNT = '0.0.800';

type FeeFacts = Pick<TransactionRow, 'type' | 'scheduled' | 'payerID' | 'nodeID' | 'transactionFee' | 'transfers'> &
  Partial<Pick<Transaction, 'nodeFees' | 'senderID' | 'schedule' | 'stakingRewards'>>;

/** Net hbar change per account, in tinybars, staking rewards apart, without accounts that did not change. */
export interface HbarChanges {
  readonly byAccount: ReadonlyMap<string, bigint>;
  /** False where the fee could not be distinguished, so that the changes contain it. */
  readonly feesApart: boolean;
}

/**
 * Sums the transfers per account, takes out the staking rewards that were paid along, and takes the charged fee out on both sides: from who paid it and from who earned it.
 * Where the transfers do not hold the fee as expected (the oldest records leave it out), they stay as they are.
 */
export function hbarChanges(facts: FeeFacts): HbarChanges {
  const sums = new Map<string, bigint>();
  for (const { accountID, amount } of facts.transfers) add(sums, accountID, BigInt(amount));
  takeRewards(sums, facts.stakingRewards ?? []);
  const apart = new Map(sums);
  const fee = BigInt(facts.transactionFee);
  const feesApart = fee === 0n || (takeFromEarners(apart, facts, fee) && giveToPayers(apart, facts, fee));
  return { byAccount: withoutZeros(feesApart ? apart : sums), feesApart };
}

/** The transaction only brought them about: nobody sent them. */
function takeRewards(sums: Map<string, bigint>, rewards: Transaction['stakingRewards']): void {
  for (const { accountID, amount } of rewards) {
    add(sums, accountID, -BigInt(amount));
    add(sums, REWARD_ACCOUNT, BigInt(amount));
  }
}

/** Takes the fee out of the credits of the node and the collectors; false where they did not get it. */
function takeFromEarners(sums: Map<string, bigint>, facts: FeeFacts, fee: bigint): boolean {
  const collectors = [...sums.keys()].filter((account) => COLLECTOR_NUMBERS.has(account.split('.')[2] ?? ''));
  if (facts.nodeFees === undefined) return takeExactly(sums, collectors, facts.nodeID, fee);
  if (facts.nodeID !== null && !take(sums, facts.nodeID, BigInt(facts.nodeFees))) return false;
  return takeFromCollectors(sums, collectors, fee - BigInt(facts.nodeFees));
}

/** Without the node's part of the fee, it can be distinguished only where all that its earners got is the fee. */
function takeExactly(
  sums: Map<string, bigint>,
  collectors: readonly string[],
  nodeID: string | null,
  fee: bigint,
): boolean {
  const earners = [...new Set(nodeID === null ? collectors : [nodeID, ...collectors])];
  const earned = earners.reduce((total, account) => total + (sums.get(account) ?? 0n), 0n);
  if (earned !== fee) return false;
  for (const account of earners) sums.delete(account);
  return true;
}

function takeFromCollectors(sums: Map<string, bigint>, collectors: readonly string[], part: bigint): boolean {
  let rest = part;
  for (const account of collectors) {
    const credit = sums.get(account) ?? 0n;
    const taken = credit < rest ? credit : rest;
    if (taken > 0n) {
      add(sums, account, -taken);
      rest -= taken;
    }
  }
  return rest === 0n;
}

function take(sums: Map<string, bigint>, account: string, part: bigint): boolean {
  if ((sums.get(account) ?? 0n) < part) return false;
  add(sums, account, -part);
  return true;
}

/** Gives the fee back to who paid it; an Ethereum fee may be shared by the relay (payer) and the sender. */
function giveToPayers(sums: Map<string, bigint>, facts: FeeFacts, fee: bigint): boolean {
  const payer = payerOf(facts);
  const sender = facts.type === ETHEREUM_TYPE ? (facts.senderID ?? null) : null;
  if (sender === null || sender === payer) {
    add(sums, payer, fee);
    return true;
  }
  const debit = -(sums.get(payer) ?? 0n);
  const ofPayer = debit <= 0n ? 0n : debit < fee ? debit : fee;
  add(sums, payer, ofPayer);
  add(sums, sender, fee - ofPayer);
  return true;
}

/** Who pays for what a schedule runs does not pay for its creation, nor for its signatures. */
function payerOf({ scheduled, schedule, payerID }: FeeFacts): string {
  return (scheduled ? schedule?.payerID : undefined) ?? payerID;
}

function add(sums: Map<string, bigint>, account: string, amount: bigint): void {
  sums.set(account, (sums.get(account) ?? 0n) + amount);
}

function withoutZeros(sums: ReadonlyMap<string, bigint>): ReadonlyMap<string, bigint> {
  return new Map([...sums].filter(([, amount]) => amount !== 0n));
}
