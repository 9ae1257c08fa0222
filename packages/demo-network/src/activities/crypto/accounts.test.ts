import { decode, hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { castOf } from '../../world/cast.ts';
import type { World } from '../../world/world.ts';
import type { Activity } from '../activity.ts';
import { accountNum, askedFor, DemoLedger, given, insist, type Recorded, sumOf } from '../testing/demo-ledger.ts';
import { accountBook } from './account-book.ts';
import { deleteAccount } from './delete-account.ts';
import { approveHbar, revokeAllowance, spendAllowance } from './hbar-allowance.ts';
import { transferHbar } from './hbar-transfer.ts';
import { completeHollow, sendToAddress, sendToKey } from './new-address.ts';
import { lostTransfer, tinyTransfer } from './odd-transfer.ts';
import { changeStake, updateAccount } from './update-account.ts';

const successes = (items: readonly Recorded[]) => items.filter(({ status }) => status === 'SUCCESS');

/** Does the same thing many times. */
async function repeat(world: World, activity: Activity, times: number): Promise<void> {
  for (let done = 0; done < times; done++) await activity.act(world);
}

function checkCreation(child: Recorded, parent: Recorded, num: number): void {
  const create = given(child.body.cryptoCreateAccount);
  expect(create.key).toMatchObject({ keyList: { keys: [] } });
  expect(create.alias).toHaveLength(20);
  expect(child.record.evmAddress).toEqual(create.alias);
  expect(child.record.transactionID).toEqual({ ...parent.record.transactionID, nonce: 1 });
  expect(child.record.parentConsensusTimestamp).toBeUndefined();
  expect(parent.consensusNs - child.consensusNs).toBe(1n);
  expect(accountNum(child.record.receipt?.accountID)).toBe(num);
  expect(askedFor(parent.body).some(({ accountID }) => accountID?.alias?.length === 20)).toBe(true);
}

/** Owner and spender that an approval or an approved transfer of hbars is about. */
function pairOf({ body }: Recorded): string | undefined {
  const approval = body.cryptoApproveAllowance?.cryptoAllowances[0];
  if (approval !== undefined) return `${accountNum(approval.owner)}:${accountNum(approval.spender)}`;
  const debit = askedFor(body).find(({ isApproval }) => isApproval);
  return debit && `${accountNum(debit.accountID)}:${accountNum(body.transactionID?.accountID)}`;
}

/** What the stream says is left of each allowance, and how often one was used. */
function followAllowances(items: readonly Recorded[]): { left: Map<string, bigint>; spent: number } {
  const left = new Map<string, bigint>();
  let spent = 0;
  for (const item of items) {
    const pair = pairOf(item);
    if (pair === undefined) continue;
    const before = left.get(pair) ?? 0n;
    const amount = askedFor(item.body).find(({ isApproval }) => isApproval)?.amount;
    if (item.status === 'AMOUNT_EXCEEDS_ALLOWANCE') expect(-given(amount)).toBeGreaterThan(before);
    if (item.status !== 'SUCCESS') continue;
    if (amount === undefined) left.set(pair, given(item.body.cryptoApproveAllowance?.cryptoAllowances[0]).amount);
    else left.set(pair, before + amount);
    if (amount !== undefined) spent++;
  }
  return { left, spent };
}

describe('accounts of the demo network', () => {
  it('come to be hollow by a transfer to an address, and are completed by their owner', async () => {
    const ledger = await DemoLedger.open(31);
    let num = 0;
    const made = await ledger.perform(async (world) => {
      const { hollow } = accountBook(world);
      hollow.length = 0;
      num = insist(() => {
        void sendToAddress.act(world);
        return hollow[0];
      });
    });
    const [child, parent] = successes(made).slice(-2).map(given);
    checkCreation(given(child), given(parent), num);
    const account = given(ledger.network.books.accounts.get(num));
    expect([account.hollow, account.createdNs]).toEqual([true, given(child).consensusNs]);
    const [completion, payment] = (await ledger.perform((world) => completeHollow.act(world))).map(given);
    expect(given(completion).record.transactionID).toEqual({ ...given(payment).record.transactionID, nonce: 1 });
    expect(given(completion).body.cryptoUpdateAccount?.key?.ECDSASecp256k1).toHaveLength(33);
    expect(accountNum(given(payment).body.transactionID?.accountID)).toBe(num);
    expect(account.hollow).toBe(false);
    expect(ledger.network.books.people).toContain(num);
    for (const { record } of made) expect(sumOf(record)).toBe(0n);
  });

  it('come to be with a key by a transfer to it', async () => {
    const ledger = await DemoLedger.open(32);
    const items = await ledger.perform((world) => repeat(world, sendToKey, 12));
    const children = successes(items).filter(({ body }) => body.cryptoCreateAccount !== undefined);
    expect(children.length).toBeGreaterThan(3);
    for (const { body, record } of children) {
      expect(decode(hapi.Key, given(body.cryptoCreateAccount?.alias))).toEqual(body.cryptoCreateAccount?.key);
      expect(record.evmAddress.length).toBe(body.cryptoCreateAccount?.key?.ECDSASecp256k1 === undefined ? 0 : 20);
    }
  });

  it('change: every kind of update happens, and key changes are signed by old and new keys', async () => {
    const ledger = await DemoLedger.open(33);
    const items = successes(
      await ledger.perform(async (world) => {
        await repeat(world, updateAccount, 1_500);
        await repeat(world, changeStake, 60);
      }),
    ).map(({ body, transaction }) => ({ update: body.cryptoUpdateAccount, transaction }));
    const has = (test: (update: hapi.CryptoUpdateTransactionBody) => boolean) =>
      items.some(({ update }) => update !== undefined && test(update));
    expect(has(({ memo }) => memo !== undefined)).toBe(true);
    expect(has(({ expirationTime }) => expirationTime !== undefined)).toBe(true);
    expect(has(({ maxAutomaticTokenAssociations }) => maxAutomaticTokenAssociations !== undefined)).toBe(true);
    expect(has(({ receiverSigRequiredWrapper }) => receiverSigRequiredWrapper !== undefined)).toBe(true);
    expect(has(({ key }) => key?.keyList !== undefined)).toBe(true);
    expect(has(({ key }) => key?.thresholdKey !== undefined)).toBe(true);
    expect(has(({ key }) => key?.keyList?.keys.some(({ thresholdKey }) => thresholdKey !== undefined) ?? false)).toBe(
      true,
    );
    expect(has(({ stakedNodeId }) => stakedNodeId === -1n)).toBe(true);
    expect(has(({ stakedNodeId }) => (stakedNodeId ?? -1n) >= 0n)).toBe(true);
    expect(has(({ stakedAccountId }) => stakedAccountId !== undefined)).toBe(true);
    expect(has(({ declineReward }) => declineReward !== undefined)).toBe(true);
    const keyChange = items.find(({ update }) => update?.key?.ed25519 !== undefined);
    const { sigMap } = decode(
      hapi.SignedTransaction,
      keyChange?.transaction.signedTransactionBytes ?? new Uint8Array(0),
    );
    expect(sigMap?.sigPair.length).toBeGreaterThan(1);
    expect(sigMap?.sigPair.map(({ pubKeyPrefix }) => pubKeyPrefix)).toContainEqual(keyChange?.update?.key?.ed25519);
  });

  it('take nothing unsigned where they want to sign for it', async () => {
    const ledger = await DemoLedger.open(36);
    const items = await ledger.perform((world) => {
      const { foundation, oracle } = castOf(world);
      const [person = 0] = world.state.people;
      world.account(person).receiverSigRequired = true;
      const send = (from: number, to: number) =>
        insist(() => {
          const outcome = transferHbar(world, [[from, to, 5n]], 'please sign');
          return outcome?.succeeded === true || to === person ? outcome : undefined;
        });
      send(foundation, person);
      send(person, oracle);
    });
    expect(items[0]?.status).toBe('INVALID_SIGNATURE');
    expect(items.at(-1)?.status).toBe('SUCCESS');
  });

  it('let others spend: no more than allowed, and what is left goes down', async () => {
    const ledger = await DemoLedger.open(34);
    const items = await ledger.perform(async (world) => {
      await repeat(world, approveHbar, 20);
      await repeat(world, spendAllowance, 120);
      await repeat(world, revokeAllowance, 5);
    });
    const { left, spent } = followAllowances([...ledger.first, ...items]);
    expect(spent).toBeGreaterThan(20);
    const { accounts } = ledger.network.books;
    for (const [pair, amount] of left) {
      expect(amount).toBeGreaterThanOrEqual(0n);
      const [owner = 0, spender = 0] = pair.split(':').map(Number);
      expect(accounts.get(owner)?.hbarAllowances.get(spender) ?? 0n).toBe(amount);
    }
    expect(items.some(({ body }) => body.cryptoApproveAllowance?.cryptoAllowances[0]?.amount === 0n)).toBe(true);
  });

  it('leave: what they had goes on, and nobody can send to them any more', async () => {
    const ledger = await DemoLedger.open(35);
    await ledger.live(2_500);
    const items = await ledger.perform(async (world) => {
      await repeat(world, deleteAccount, 120);
      await repeat(world, lostTransfer, 40);
      await repeat(world, tinyTransfer, 20);
    });
    const deletions = successes(items).filter(({ body }) => body.cryptoDelete !== undefined);
    expect(deletions.length).toBeGreaterThan(2);
    for (const { body, record } of deletions) {
      const num = Number(body.cryptoDelete?.deleteAccountID?.accountNum);
      expect(ledger.network.books.accounts.get(num)).toMatchObject({ deleted: true, balance: 0n });
      expect(sumOf(record)).toBe(0n);
    }
    const statuses = new Set(items.map(({ status }) => status));
    expect(statuses).toContain('ACCOUNT_DELETED');
    expect(statuses).toContain('INVALID_ACCOUNT_ID');
    const zero = items.find(({ body }) => body.memo === 'ping');
    expect(askedFor(given(zero).body).map(({ amount }) => amount)).toEqual([0n, 0n]);
  });
});
