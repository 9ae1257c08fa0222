import { encode, hapi } from '@ledgerscope/streams';
import {
  addAccount,
  cryptoCreateBody,
  type NewAccount,
  nextEcdsaKey,
  nextEd25519Key,
} from '../../world/account-creation.ts';
import type { Effects } from '../../world/effects.ts';
import { priceOf } from '../../world/fee-schedule.ts';
import { accountId, amountOf } from '../../world/ids.ts';
import { type DemoKey, EMPTY_KEY } from '../../world/keys.ts';
import { pickPayer, pickPerson } from '../../world/people.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { accountBook } from './account-book.ts';

/** Somebody sends to an EVM address that nobody has used: a hollow account comes to be (HIP-583). */
export const sendToAddress: Activity = {
  weight: () => 0.5,
  act: (world) => {
    const { publicKey, evmAddress } = nextEcdsaKey(world);
    const owner: NewAccount = {
      key: EMPTY_KEY,
      signers: [publicKey],
      alias: evmAddress,
      evmAddress,
      hollow: true,
      maxAutoAssociations: -1,
    };
    const num = sendToNew(world, owner);
    if (num !== undefined) accountBook(world).hollow.push(num);
  },
};

/** Somebody sends to a public key: an account with this key comes to be (HIP-32). */
export const sendToKey: Activity = {
  weight: () => 0.3,
  act: (world) => {
    const owner: DemoKey & { evmAddress?: Uint8Array } = world.random.chance(0.6)
      ? nextEcdsaKey(world)
      : nextEd25519Key(world);
    const { key, publicKey, evmAddress } = owner;
    const num = sendToNew(world, { key, signers: [publicKey], alias: key, maxAutoAssociations: -1, evmAddress });
    if (num !== undefined) world.state.people.push(num);
  },
};

/** A transfer that names an existing account by its alias. */
export const sendToAlias: Activity = {
  weight: () => 0.4,
  act: (world) => {
    const from = pickPayer(world, 5n * HBAR);
    const to = pickPerson(world, ({ num, alias }) => alias !== undefined && num !== from);
    if (from === undefined || to === undefined) return;
    const amount = world.random.amount(10_000n, HBAR);
    sendByAlias(world, { from, alias: world.account(to).alias ?? EMPTY_KEY, amount, receiver: () => to });
  },
};

/** The owner of a hollow account pays for something: the signature completes the account. */
export const completeHollow: Activity = {
  weight: (world) => Math.min(0.35, accountBook(world).hollow.length * 0.05),
  act: (world) => {
    const { hollow } = accountBook(world);
    const index = world.random.below(hollow.length);
    const num = hollow[index];
    const to = pickPerson(world);
    if (num === undefined || to === undefined) return;
    const account = world.account(num);
    const key = encode(hapi.Key, { ECDSASecp256k1: account.signers[0] });
    const amount = account.balance / 10n;
    const outcome = world.submit({
      payer: num,
      data: { cryptoTransfer: { transfers: { accountAmounts: [amountOf(num, -amount), amountOf(to, amount)] } } },
      reliable: true,
      execute: (effects) => {
        const data = { cryptoUpdateAccount: { accountIDToUpdate: accountId(num), key } };
        const child = effects.child(data, { preceding: true });
        child.receipt.accountID = accountId(num);
        child.change(account, { key, hollow: false });
        effects.moves.moveHbar(num, to, amount);
      },
    });
    if (outcome?.succeeded !== true) return;
    hollow.splice(index, 1);
    world.state.people.push(num);
  },
};

function sendToNew(world: World, options: NewAccount): EntityNum | undefined {
  const from = pickPayer(world, 50n * HBAR);
  if (from === undefined) return undefined;
  const amount = world.random.amount(2n * HBAR, world.account(from).balance / 4n);
  let num: EntityNum | undefined;
  const outcome = sendByAlias(world, {
    from,
    alias: options.alias ?? options.key,
    amount,
    // The sender pays for the creation too.
    extraTinycents: priceOf('cryptoCreateAccount'),
    receiver: (effects) => {
      const child = effects.child({ cryptoCreateAccount: cryptoCreateBody(options) }, { preceding: true });
      num = addAccount(child, from, options);
      return num;
    },
  });
  return outcome?.succeeded === true ? num : undefined;
}

interface AliasTransfer {
  readonly from: EntityNum;
  readonly alias: Uint8Array;
  readonly amount: bigint;
  readonly extraTinycents?: bigint;
  /** The number of the account that has the alias, or gets it. */
  readonly receiver: (effects: Effects) => EntityNum;
}

function sendByAlias(world: World, { from, alias, amount, extraTinycents, receiver }: AliasTransfer) {
  const accountAmounts = [amountOf(from, -amount), { accountID: { alias }, amount }];
  return world.submit({
    payer: from,
    ...(extraTinycents === undefined ? {} : { extraTinycents }),
    data: { cryptoTransfer: { transfers: { accountAmounts } } },
    execute: (effects) => {
      effects.moves.moveHbar(from, receiver(effects), amount);
    },
  });
}
