import { checkMoves, checkReceivers } from './check-moves.ts';
import { Effects, type RecordDraft } from './effects.ts';
import { canPay } from './fee-moves.ts';
import { timestamp } from './ids.ts';
import type { DemoKey } from './keys.ts';
import { resultOf, SUCCESS, statusCode } from './status.ts';
import type { Outcome, SubmittedTransaction } from './submission.ts';
import { signedTransaction } from './transaction-encoder.ts';
import type { Charge, World } from './world.ts';
import type { EntityNum } from './world-state.ts';

/** Inner transactions name 0.0.0 as their node (HIP-551). */
const NO_NODE: EntityNum = 0;

/** Several transactions that happen together or not at all (HIP-551). */
export interface SimulatedBatch {
  readonly payer: EntityNum;
  /** Signs the batch; every inner transaction names it. */
  readonly batchKey: DemoKey;
  readonly memo?: string;
  /**
   * In order. What one does may move balances that another one uses, but must not rest on anything else that another one
   * changes; children of their own and automatic associations are not supported.
   */
  readonly inner: readonly SubmittedTransaction[];
}

interface Charged {
  readonly submission: SubmittedTransaction;
  readonly charge: Charge;
}

interface Inner extends Charged {
  readonly effects: Effects;
  readonly status: number;
}

/**
 * Sends a batch. Where an inner transaction fails, those before it are rolled back, those after it never run, and the
 * batch fails; all that ran pay their fees. Undefined where somebody cannot pay.
 */
export function submitBatch(world: World, batch: SimulatedBatch): Outcome | undefined {
  const { state } = world;
  const at = world.nextInstant();
  const outer = world.charge({ payer: batch.payer, data: { atomicBatch: {} }, execute: () => {} });
  const charged = batch.inner.flatMap((submission) => {
    const charge = world.charge(submission, true);
    return charge === undefined ? [] : [{ submission, charge }];
  });
  if (outer === undefined || charged.length < batch.inner.length || !affordable(world, outer, charged))
    return undefined;
  const counter = { value: state.nextEntity };
  const ran = run(world, charged, outer, at, counter);
  const succeeded = ran.every(({ status }) => status === SUCCESS);
  if (succeeded) state.nextEntity = counter.value;
  const status = succeeded ? SUCCESS : statusCode('INNER_TRANSACTION_FAILED');
  const id = world.newId(batch.payer);
  const signed = charged.map((each) => signInner(world, batch, each));
  const own = new Effects(at, counter);
  const total = outer.total;
  state.feesCharged += total;
  world.record(
    {
      id,
      node: outer.node,
      memo: batch.memo ?? '',
      maxFee: total * 2n,
      data: { atomicBatch: { transactions: signed.map(({ bytes }) => bytes) } },
      signers: world.signers({ payer: batch.payer, keys: [batch.batchKey.publicKey] }),
      consensusNs: at,
      record: {
        ...world.settle(own, outer.moves, true),
        receipt: { status, exchangeRate: world.rateSet },
        transactionFee: total,
      },
    },
    own,
  );
  for (const [index, inner] of ran.entries()) recordInner(world, inner, signed[index], at, succeeded);
  world.advance(at + BigInt(ran.length));
  return { at, id, status, succeeded, receipt: { status } };
}

/** Executes the inner transactions up to the first that fails; none of it is part of the ledger yet. */
function run(world: World, inner: readonly Charged[], outer: Charge, at: bigint, counter: { value: EntityNum }) {
  const together = new Effects(at, counter);
  const fees = new Map(outer.moves);
  const ran: Inner[] = [];
  for (const [index, { submission, charge }] of inner.entries()) {
    addAll(fees, charge.moves);
    const effects = new Effects(at + BigInt(index + 1), counter, at);
    let status = effects.statusAfter(submission.execute);
    if (status === SUCCESS) {
      together.children.push({ data: submission.data, memo: '', preceding: false, effects });
      status = resultOf(() => {
        checkMoves(world.state, together, fees);
        checkReceivers(world.state, effects, submission);
      });
    }
    ran.push({ submission, charge, effects, status });
    if (status !== SUCCESS) break;
  }
  return ran;
}

function affordable(world: World, outer: Charge, inner: readonly Charged[]): boolean {
  const nets = new Map(outer.moves);
  for (const { charge } of inner) addAll(nets, charge.moves);
  return canPay(world.state, nets);
}

function addAll(nets: Map<EntityNum, bigint>, moves: Charge['moves']): void {
  for (const [num, amount] of moves) nets.set(num, (nets.get(num) ?? 0n) + amount);
}

function signInner(world: World, { batchKey }: SimulatedBatch, { submission, charge }: Charged) {
  const parts = {
    id: submission.id ?? world.newId(submission.payer),
    node: NO_NODE,
    memo: submission.memo ?? '',
    maxFee: charge.total * 2n,
    data: { ...submission.data, batchKey: batchKey.key },
    signers: world.signers(submission),
  };
  return { parts, bytes: signedTransaction(parts, world.random) };
}

function recordInner(
  world: World,
  inner: Inner,
  signed: ReturnType<typeof signInner> | undefined,
  at: bigint,
  succeeded: boolean,
) {
  if (signed === undefined) return;
  const { charge, effects } = inner;
  const reverted = !succeeded && inner.status === SUCCESS;
  const status = reverted ? statusCode('REVERTED_SUCCESS') : inner.status;
  if (!succeeded) effects.discard();
  const settled = world.settle(effects, charge.moves, succeeded);
  world.state.feesCharged += charge.total;
  const record: RecordDraft = {
    ...effects.record,
    ...settled,
    receipt: { ...(succeeded ? effects.receipt : {}), status, exchangeRate: world.rateSet },
    transactionFee: charge.total,
    parentConsensusTimestamp: timestamp(at),
  };
  world.record({ ...signed.parts, consensusNs: effects.at, record, signed: signed.bytes }, effects);
}
