import { NS_PER_DAY, NS_PER_HOUR } from '@ledgerscope/ledger';
import { decodeIfValid, encode, hapi } from '@ledgerscope/streams';
import type { NetworkDuty } from '../../duty-clock.ts';
import { rateSetAt } from '../../world/exchange-rate.ts';
import { feeScheduleBytes } from '../../world/fee-schedule.ts';
import { replaceFile } from '../../world/files.ts';
import {
  ADDRESS_BOOK_ADMIN,
  ADDRESS_BOOK_FILE,
  EXCHANGE_RATE_ADMIN,
  EXCHANGE_RATE_FILE,
  FEE_SCHEDULE_ADMIN,
  FEE_SCHEDULE_FILE,
  NODE_DETAILS_FILE,
} from '../../world/system-accounts.ts';
import type { World } from '../../world/world.ts';

const NS_PER_YEAR = 31_556_952_000_000_000n;
const FIRST_YEAR = 1_970n;
const SEPARATOR = ' | ';
/** Company and place; what is behind changes. */
const FIXED_PARTS = 2;

/** The exchange rates are published again each hour. */
export const publishRates: NetworkDuty = {
  periodNs: NS_PER_HOUR,
  run: (world) => replaceFile(world, EXCHANGE_RATE_ADMIN, EXCHANGE_RATE_FILE, rateSetAt(world.now)),
};

/** The fee schedule is published again each month; the prices stay. */
export const publishFees: NetworkDuty = {
  periodNs: 30n * NS_PER_DAY,
  run: (world) => replaceFile(world, FEE_SCHEDULE_ADMIN, FEE_SCHEDULE_FILE, feeScheduleBytes()),
};

/** A node's new description, with the year in which it was confirmed. */
export function confirmedDescription(description: string, ns: bigint): string {
  const parts = description.split(SEPARATOR).slice(0, FIXED_PARTS);
  return [...parts, `confirmed ${FIRST_YEAR + ns / NS_PER_YEAR}`].join(SEPARATOR);
}

/** The address book as 0.0.102 holds it; undefined where the ledger was given something else to hold. */
export function addressBookOf(world: World): hapi.NodeAddressBook | undefined {
  const file = world.state.files.get(ADDRESS_BOOK_FILE);
  return file && decodeIfValid(hapi.NodeAddressBook, file.contents);
}

/** Writes both books again with a node's description; its keys and everything else stay. */
export function publishAddressBook(world: World, nodeId: bigint, description: string): void {
  const book = addressBookOf(world);
  if (book === undefined) return;
  const nodeAddress = book.nodeAddress.map((node) => (node.nodeId === nodeId ? { ...node, description } : node));
  const contents = encode(hapi.NodeAddressBook, { nodeAddress });
  replaceFile(world, ADDRESS_BOOK_ADMIN, NODE_DETAILS_FILE, contents);
  replaceFile(world, ADDRESS_BOOK_ADMIN, ADDRESS_BOOK_FILE, contents);
}
