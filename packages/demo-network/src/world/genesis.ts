import type { DemoNode } from '../network/demo-nodes.ts';
import type { ProducerOptions } from '../runner/producer.ts';
import {
  cryptoCreateBody,
  type NewAccount,
  newAccountState,
  nextEd25519Key,
  openAccountOf,
} from './account-creation.ts';
import type { Cast } from './cast.ts';
import { rateSetAt } from './exchange-rate.ts';
import { feeScheduleBytes } from './fee-schedule.ts';
import { createSystemFile, FAR_NS } from './files.ts';
import { accountId, amountOf } from './ids.ts';
import {
  ADDRESS_BOOK_ADMIN,
  ADDRESS_BOOK_FILE,
  EXCHANGE_RATE_ADMIN,
  EXCHANGE_RATE_FILE,
  FEE_COLLECTOR,
  FEE_SCHEDULE_ADMIN,
  FEE_SCHEDULE_FILE,
  FREEZE_ADMIN,
  NODE_DETAILS_FILE,
  NODE_REWARDS,
  STAKING_REWARDS,
  SUPPLY,
  SYSTEM_ADMIN,
  SYSTEM_DELETE_ADMIN,
  SYSTEM_UNDELETE_ADMIN,
  TREASURY,
} from './system-accounts.ts';
import { HBAR } from './units.ts';
import type { World } from './world.ts';
import type { EntityNum } from './world-state.ts';

const ADMINS = [
  SYSTEM_ADMIN,
  ADDRESS_BOOK_ADMIN,
  FEE_SCHEDULE_ADMIN,
  EXCHANGE_RATE_ADMIN,
  FREEZE_ADMIN,
  SYSTEM_DELETE_ADMIN,
  SYSTEM_UNDELETE_ADMIN,
];

/** What the network begins with, in tinybars, besides what its nodes stake. */
const ENDOWMENT = {
  stakingRewards: 1_200_000_000n * HBAR,
  nodeRewards: 100_000_000n * HBAR,
  admin: 10_000n * HBAR,
  exchange: 4_000_000_000n * HBAR,
  wallet: 600_000_000n * HBAR,
  foundation: 2_500_000_000n * HBAR,
  oracle: 3_000_000n * HBAR,
};

/**
 * The first transactions of the ledger: system accounts with the whole supply on the treasury (records without a node,
 * as the network writes them at genesis), system files, nodes, and the accounts that everything else starts from.
 */
export function runGenesis(world: World, facts: Pick<ProducerOptions, 'nodes' | 'addressBook'>): Cast {
  const key = nextEd25519Key(world);
  const system: NewAccount = { key: key.key, signers: [key.publicKey], expiryNs: FAR_NS };
  addSystemAccount(world, TREASURY, { ...system, memo: 'network treasury', initialBalance: SUPPLY });
  const nodeAccounts = facts.nodes.map(({ account }) => Number(account));
  for (const num of [...nodeAccounts, ...ADMINS, FEE_COLLECTOR, STAKING_REWARDS, NODE_REWARDS]) {
    addSystemAccount(world, num, system);
  }
  addSystemFiles(world, facts.addressBook);
  for (const node of facts.nodes) addNode(world, node, key.key);
  for (const num of ADMINS) fund(world, num, ENDOWMENT.admin);
  fund(world, STAKING_REWARDS, ENDOWMENT.stakingRewards);
  fund(world, NODE_REWARDS, ENDOWMENT.nodeRewards);
  return addCast(world, facts.nodes);
}

function addSystemAccount(world: World, num: EntityNum, options: NewAccount): void {
  world.submitSystem(TREASURY, { cryptoCreateAccount: cryptoCreateBody(options) }, (effects) => {
    const account = newAccountState(num, effects.at, options);
    // The supply comes into being here: the one balance that no transfer list accounts for.
    account.balance = options.initialBalance ?? 0n;
    effects.newAccounts.set(num, account);
    effects.receipt.accountID = accountId(num);
  });
}

function addSystemFiles(world: World, addressBook: Uint8Array): void {
  const contents: [EntityNum, string, Uint8Array][] = [
    [NODE_DETAILS_FILE, 'node details', addressBook],
    [ADDRESS_BOOK_FILE, 'address book', addressBook],
    [FEE_SCHEDULE_FILE, 'fee schedule', feeScheduleBytes()],
    [EXCHANGE_RATE_FILE, 'exchange rates', rateSetAt(world.now)],
  ];
  for (const [num, memo, bytes] of contents) createSystemFile(world, num, memo, bytes);
}

function addNode(world: World, node: DemoNode, adminKey: Uint8Array): void {
  const nodeCreate = {
    accountId: accountId(Number(node.account)),
    description: node.description,
    serviceEndpoint: node.serviceEndpoints.map(({ domain, port }) => ({ domainName: domain, port })),
    adminKey,
  };
  world.submitSystem(ADDRESS_BOOK_ADMIN, { nodeCreate }, (effects) => {
    effects.receipt.nodeId = node.nodeId;
  });
}

function fund(world: World, to: EntityNum, amount: bigint): void {
  const transfers = { accountAmounts: [amountOf(TREASURY, -amount), amountOf(to, amount)] };
  world.submitSystem(
    TREASURY,
    { cryptoTransfer: { transfers } },
    (effects) => effects.moves.moveHbar(TREASURY, to, amount),
    'genesis endowment',
  );
}

function addCast(world: World, nodes: readonly DemoNode[]): Cast {
  const create = (memo: string, initialBalance: bigint, more: Partial<NewAccount> = {}) => {
    const num = openAccountOf(world, TREASURY, memo, initialBalance, more);
    if (num === undefined) throw new Error(`genesis could not create the account for ${memo}`);
    return num;
  };
  return {
    stakers: nodes.map((node) =>
      create(`stake of ${node.name}`, node.stakeTinybar, { stakedNode: Number(node.nodeId) }),
    ),
    exchange: create('Brackenridge Exchange hot wallet', ENDOWMENT.exchange, { declineReward: true, stakedNode: 2 }),
    wallet: create('Pebble Wallet onboarding', ENDOWMENT.wallet),
    foundation: create('Fernhollow Foundation grants', ENDOWMENT.foundation, { stakedNode: 4 }),
    oracle: create('Weatherglass data feed', ENDOWMENT.oracle),
  };
}
