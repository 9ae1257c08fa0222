import { NS_PER_DAY } from '@ledgerscope/ledger';
import { pickOther, pickPerson } from '../../world/people.ts';
import type { World } from '../../world/world.ts';
import type { TokenKeyName } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { airdropTokens } from '../token/airdrop-tokens.ts';
import { deleteToken, setPaused } from '../token/manage-token.ts';
import { prepareHolder } from '../token/prepare-holder.ts';
import { rejectTokens } from '../token/reject-tokens.ts';
import { isLive, pickCollection, type TokenEntry, tokenBook } from '../token/token-book.ts';
import { transferTokens } from '../token/transfer-tokens.ts';
import { exchangeTreasury, pausedAmong, senderFor } from '../token/upkeep.ts';
import { approveNfts, disallowNfts } from './approve-nfts.ts';
import { COLLECTION_CATALOGUE } from './collection-catalogue.ts';
import { burnNfts, updateNfts, wipeNfts } from './manage-nfts.ts';
import { ownedByOthers, ownedByTreasury, pickNft, redrawn } from './nft-work.ts';

/** Owners give NFTs away; some receivers owe the fallback fee then and sign for it. */
export const giveNft: Activity = {
  weight: () => 2,
  act: (world) => {
    const { random } = world;
    const found = pickNft(world, pickCollection(world, isLive), ownedByOthers);
    if (found === undefined) return;
    const { entry, serial, owner } = found;
    const to = pickOther(world, owner);
    if (to === undefined || !prepareHolder(world, entry, to)) return;
    // A few try to give what is not theirs.
    const from = random.chance(0.02) ? pickPerson(world, ({ num }) => num !== owner && num !== to) : owner;
    if (from === undefined) return;
    const memo = random.pick(['', '', '', 'for you 🎁', 'happy birthday']);
    transferTokens(world, { nfts: [{ token: entry.num, serial, from, to }] }, { memo, signers: [to] });
  },
};

/** Owners permit others to move their NFTs, who do so later. */
export const useNftAllowance: Activity = {
  weight: () => 0.8,
  act: (world) => {
    const entry = pickCollection(world, isLive);
    if (entry === undefined) return;
    if (entry.approvals.length === 0 || world.random.chance(0.55)) allow(world, entry);
    else moveForOwner(world, entry);
  },
};

/** Creators give serials away, asked or not; some are sent back. */
export const airdropNft: Activity = {
  weight: () => 0.45,
  act: (world) => {
    if (world.random.chance(0.2)) return reject(world);
    const entry = pickCollection(world, (token) => isLive(token) && token.keys.kyc === undefined);
    const mine = pickNft(world, entry, ownedByTreasury);
    const to = mine === undefined ? undefined : pickOther(world, mine.owner);
    if (mine === undefined || to === undefined) return;
    const { serial, owner: from } = mine;
    airdropTokens(world, from, { nfts: [{ token: mine.entry.num, serial, from, to }] });
  },
};

/** Creators burn, wipe, change metadata, move treasuries, pause and end collections. */
export const manageCollection: Activity = {
  weight: () => 0.5,
  act: (world) => {
    if (endOverdue(world)) return;
    const lot = world.random.unit();
    if (lot < 0.25) burn(world);
    else if (lot < 0.4) wipe(world);
    else if (lot < 0.8) changeMetadata(world);
    else if (lot < 0.9) moveTreasury(world);
    else pause(world);
  },
};

function allow(world: World, entry: TokenEntry): void {
  const lot = world.random.unit();
  if (lot > 0.75) {
    disallow(world, entry);
    return;
  }
  const found = pickNft(world, entry, ownedByOthers);
  const spender = found === undefined ? undefined : pickOther(world, found.owner);
  if (found === undefined || spender === undefined) return;
  const serials = lot < 0.35 ? 'all' : [found.serial];
  approveNfts(world, { token: entry.num, owner: found.owner, spender, serials });
}

/** A permission is taken back: for one serial or for all. */
function disallow(world: World, entry: TokenEntry): void {
  const { num, approvals } = entry;
  const all = approvals.find(({ owner, spender }) => world.account(owner).nftAllowances.has(`${num}:${spender}`));
  if (all !== undefined && world.random.chance(0.4)) {
    approveNfts(world, { token: num, owner: all.owner, spender: all.spender, serials: 'none any more' });
    return;
  }
  const { nfts } = world.token(num);
  const one = approvals.findLast(({ owner, spender, serial }) => {
    const nft = serial === undefined ? undefined : nfts.get(serial);
    return nft?.owner === owner && nft.spender === spender;
  });
  if (one?.serial !== undefined) disallowNfts(world, num, one.owner, [one.serial]);
}

function moveForOwner(world: World, entry: TokenEntry): void {
  const { random } = world;
  const { owner, spender, serial } = random.pick(entry.approvals);
  const found = serial === undefined ? pickNft(world, entry, (of) => of === owner) : { serial, owner };
  if (found === undefined || world.account(spender).deleted) return;
  const nft = world.token(entry.num).nfts.get(found.serial);
  const allowed = nft?.spender === spender || world.account(found.owner).nftAllowances.has(`${entry.num}:${spender}`);
  // A permission that is used up is hardly ever tried again.
  if (!allowed && !random.chance(0.05)) return;
  const to = pickOther(world, found.owner);
  if (to === undefined || !prepareHolder(world, entry, to)) return;
  const move = { token: entry.num, serial: found.serial, from: found.owner, to, isApproval: true };
  transferTokens(world, { nfts: [move] }, { payer: spender, signers: [to] });
}

function reject(world: World): void {
  const found = pickNft(world, pickCollection(world, isLive), ownedByOthers);
  if (found !== undefined) rejectTokens(world, found.owner, [{ token: found.entry.num, serial: found.serial }]);
}

/** A collection that was announced to end does when its time has come. */
function endOverdue(world: World): boolean {
  const { byNum, collections } = tokenBook(world);
  for (const [catalogue, { endsAfterDays }] of COLLECTION_CATALOGUE.entries()) {
    if (endsAfterDays === undefined) continue;
    const num = collections.find((candidate) => byNum.get(candidate)?.catalogue === catalogue);
    const entry = num === undefined ? undefined : byNum.get(num);
    if (entry === undefined) continue;
    const token = world.token(entry.num);
    if (token.deleted || world.now - token.createdNs < BigInt(endsAfterDays) * NS_PER_DAY) continue;
    if (token.paused) setPaused(world, entry.num, false, senderFor(entry, 'pause'));
    else deleteToken(world, entry.num, senderFor(entry, 'admin'));
    return true;
  }
  return false;
}

function pickManaged(world: World, key: TokenKeyName): TokenEntry | undefined {
  return pickCollection(world, (token, entry) => isLive(token) && entry.keys[key] !== undefined);
}

function burn(world: World): void {
  const found = pickNft(world, pickManaged(world, 'supply'), ownedByTreasury);
  if (found !== undefined) burnNfts(world, found.entry.num, [found.serial], senderFor(found.entry, 'supply'));
}

function wipe(world: World): void {
  const found = pickNft(world, pickManaged(world, 'wipe'), ownedByOthers);
  if (found === undefined) return;
  wipeNfts(world, found.entry.num, found.owner, [found.serial], senderFor(found.entry, 'wipe'));
}

/** A robot is repainted, a world surveyed again. */
function changeMetadata(world: World): void {
  const found = pickNft(world, pickManaged(world, 'metadata'), () => true);
  if (found === undefined) return;
  const { entry, serial } = found;
  updateNfts(world, entry.num, [serial], redrawn(world, entry, serial), senderFor(entry, 'metadata'));
}

function moveTreasury(world: World): void {
  const entry = pickManaged(world, 'admin');
  const idea = entry === undefined ? undefined : COLLECTION_CATALOGUE[entry.catalogue];
  if (entry === undefined || idea === undefined || idea.keys.includes('kyc')) return;
  exchangeTreasury(world, entry, `${idea.art.creator} gallery`);
}

function pause(world: World): void {
  const stopped = pausedAmong(world, tokenBook(world).collections);
  const entry = stopped ?? pickManaged(world, 'pause');
  if (entry !== undefined) setPaused(world, entry.num, stopped === undefined, senderFor(entry, 'pause'));
}
