import { addAccount, cryptoCreateBody, nextEd25519Key } from '../../world/account-creation.ts';
import { submitBatch } from '../../world/batch.ts';
import { amountOf } from '../../world/ids.ts';
import { pickOther, pickPayer } from '../../world/people.ts';
import { HBAR } from '../../world/units.ts';
import type { Submission, World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { type Activity, activityState } from '../activity.ts';
import { chatter } from '../topic/chatter.ts';
import { messageSubmission } from '../topic/submit-message.ts';
import { pickTopic } from '../topic/topic-book.ts';

/** Several things that shall happen together or not at all: payments, a message about them, a new account. */
export const sendBatch: Activity = {
  weight: (world) => (pickableTopic(world) ? 0.6 : 0),
  act: (world) => {
    const payer = pickPayer(world, 20n * HBAR);
    if (payer === undefined) return;
    const inner = [payment(world, payer)];
    for (let count = world.random.between(1, 3); count > 0; count--) {
      const other = pickPayer(world, 20n * HBAR);
      if (other !== undefined) inner.push(payment(world, other));
    }
    const created: EntityNum[] = [];
    if (world.random.chance(0.3)) inner.push(account(world, payer, created));
    inner.push(message(world, payer));
    const known = inner.filter((submission) => submission !== undefined);
    // A service bundles people's transactions and signs all batches with one key.
    const batchKey = activityState(world, 'bundler', () => nextEd25519Key(world));
    const outcome = submitBatch(world, { payer, batchKey, inner: known, memo: 'all or nothing' });
    if (outcome?.succeeded === true) world.state.people.push(...created);
  },
};

function pickableTopic(world: World): boolean {
  return pickTopic(world, 'chat') !== undefined;
}

/** Now and then of more than the payer has, so that the whole batch fails. */
function payment(world: World, from: EntityNum): Submission | undefined {
  const to = pickOther(world, from);
  if (to === undefined) return undefined;
  const { balance } = world.account(from);
  const amount = world.random.chance(0.03) ? balance * 2n : world.random.amount(1_000n, balance / 10n);
  return {
    payer: from,
    data: { cryptoTransfer: { transfers: { accountAmounts: [amountOf(from, -amount), amountOf(to, amount)] } } },
    execute: ({ moves }) => {
      moves.moveHbar(from, to, amount);
    },
  };
}

function account(world: World, payer: EntityNum, created: EntityNum[]): Submission {
  const { key, publicKey } = nextEd25519Key(world);
  const options = {
    key,
    signers: [publicKey],
    initialBalance: HBAR,
    maxAutoAssociations: -1,
    memo: 'created in a batch',
  };
  return {
    payer,
    data: { cryptoCreateAccount: cryptoCreateBody(options) },
    execute: (effects) => {
      created.push(addAccount(effects, payer, options));
    },
  };
}

function message(world: World, payer: EntityNum): Submission | undefined {
  const topic = pickTopic(world, 'chat');
  if (topic === undefined) return undefined;
  return messageSubmission(world, { payer, topic, message: Buffer.from(`paid! ${chatter(world.random)}`) });
}
