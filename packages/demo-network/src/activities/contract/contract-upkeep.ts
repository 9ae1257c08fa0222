import { NS_PER_SECOND } from '@ledgerscope/ledger';
import { createAuction } from '../../contracts/auction.ts';
import { accountId, contractId } from '../../world/ids.ts';
import { AUTO_RENEW_SECONDS } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { type ContractBook, contractBook, contractOf } from './contract-book.ts';
import { createFromFile } from './send-creation.ts';

const MAX_TRIALS = 2;

/** The developers look after their contracts: notes, renewals, trial versions that are deleted again. */
export const contractUpkeep: Activity = {
  weight: (world) => (contractBook(world).market === undefined ? 0 : 0.06),
  act: async (world) => {
    const book = contractBook(world);
    const { developer } = book;
    if (developer === undefined) return;
    const draw = world.random.unit();
    if (draw < 0.45) update(world, book, developer);
    else if (book.trials.length < MAX_TRIALS) await startTrial(world, book, developer);
    else endTrial(world, book, developer);
  },
};

function update(world: World, book: ContractBook, developer: EntityNum): void {
  const own = [book.coin, book.auction, book.market].filter((address) => address !== undefined);
  const { num } = contractOf(book, world.random.pick(own));
  const renews = world.random.chance(0.5);
  const memo = `version 1.${world.random.between(1, 40)}, audited`;
  const contractID = contractId(num);
  world.submit({
    payer: developer,
    data: {
      contractUpdateInstance: renews
        ? { contractID, autoRenewPeriod: { seconds: AUTO_RENEW_SECONDS } }
        : { contractID, memoWrapper: { value: memo } },
    },
    execute: (effects) => {
      effects.receipt.contractID = contractID;
      effects.change(world.account(num), renews ? { autoRenewSeconds: AUTO_RENEW_SECONDS } : { memo });
    },
  });
}

async function startTrial(world: World, book: ContractBook, developer: EntityNum): Promise<void> {
  const memo = `trial ${world.now / NS_PER_SECOND}`;
  const address = await createFromFile(world, developer, { prepare: createAuction, memo });
  if (address !== undefined) book.trials.push(address);
}

function endTrial(world: World, book: ContractBook, developer: EntityNum): void {
  const address = book.trials[0];
  if (address === undefined) return;
  const { num } = contractOf(book, address);
  const contractID = contractId(num);
  const outcome = world.submit({
    payer: developer,
    data: { contractDeleteInstance: { contractID, transferAccountID: accountId(developer) } },
    execute: (effects) => {
      const { balance } = world.account(num);
      if (balance > 0n) effects.moves.moveHbar(num, developer, balance);
      effects.receipt.contractID = contractID;
      effects.change(world.account(num), { deleted: true });
    },
  });
  if (!outcome?.succeeded) return;
  book.trials.shift();
  book.contracts.delete(address);
}
