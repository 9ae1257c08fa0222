import { hash } from 'node:crypto';
import { NS_PER_DAY, NS_PER_MINUTE } from '@ledgerscope/ledger';
import { hapi } from '@ledgerscope/streams';
import type { NetworkDuty } from '../../duty-clock.ts';
import type { BodyDraft } from '../../world/effects.ts';
import { createSystemFile, replaceFile } from '../../world/files.ts';
import { accountId, fileId, timestamp } from '../../world/ids.ts';
import { ADDRESS_BOOK_ADMIN, FREEZE_ADMIN, SYSTEM_ADMIN } from '../../world/system-accounts.ts';
import type { World } from '../../world/world.ts';
import { addressBookOf, confirmedDescription, publishAddressBook } from './system-files.ts';

const UPGRADE_FILE = 150;
const UPGRADE_BYTES = 4_096;

/**
 * A release every seven weeks: a node confirms its description, the package is stored in 0.0.150, the network is asked to
 * prepare, to refresh its telemetry and to freeze for the change of software; then the address book has the news.
 */
export const upgradeNetwork: NetworkDuty = {
  periodNs: 49n * NS_PER_DAY,
  run: (world) => {
    const nodeId = Number(world.now / (49n * NS_PER_DAY)) % world.nodes.length;
    const known = addressBookOf(world)?.nodeAddress.find((node) => node.nodeId === BigInt(nodeId));
    const description = confirmedDescription(known?.description || `Node ${nodeId}`, world.now);
    updateNode(world, nodeId, description);
    freezeForRelease(world, world.now + 15n * NS_PER_MINUTE);
    publishAddressBook(world, BigInt(nodeId), description);
  },
};

/** Stores a release's package in 0.0.150, and orders the network to upgrade to it at this instant. */
export function freezeForRelease(world: World, startNs: bigint): void {
  const fileHash = storePackage(world);
  const package_ = { updateFile: fileId(UPGRADE_FILE), fileHash };
  const startTime = timestamp(startNs);
  freeze(world, { ...package_, freezeType: freezeType('PREPARE_UPGRADE') });
  freeze(world, { ...package_, freezeType: freezeType('TELEMETRY_UPGRADE'), startTime });
  freeze(world, { ...package_, freezeType: freezeType('FREEZE_UPGRADE'), startTime });
}

function updateNode(world: World, nodeId: number, description: string): void {
  const account = world.nodes[nodeId];
  if (account === undefined) return;
  administer(world, ADDRESS_BOOK_ADMIN, 'nodeUpdate', {
    nodeUpdate: { nodeId: BigInt(nodeId), accountId: accountId(account), description: { value: description } },
  });
}

/** Puts a new package into 0.0.150, which comes to exist with the first; returns its SHA-384 hash. */
function storePackage(world: World): Uint8Array {
  const contents = world.random.bytes(UPGRADE_BYTES);
  if (world.state.files.has(UPGRADE_FILE)) replaceFile(world, SYSTEM_ADMIN, UPGRADE_FILE, contents);
  else createSystemFile(world, UPGRADE_FILE, 'software upgrade', contents);
  return hash('sha384', contents, 'buffer');
}

function freeze(world: World, body: NonNullable<BodyDraft['freeze']>): void {
  administer(world, FREEZE_ADMIN, 'freeze', { freeze: body });
}

function administer(world: World, payer: number, price: 'freeze' | 'nodeUpdate', data: BodyDraft): void {
  world.submit({ payer, price, data, reliable: true, execute: () => {} });
}

function freezeType(name: string): number {
  const found = Object.entries(hapi.FreezeType).find(([, value]) => value === name);
  return Number(found?.[0] ?? 0);
}
