import type { Draft, hapi } from '@ledgerscope/streams';
import type { Effects } from './effects.ts';
import { fileId, timestamp } from './ids.ts';
import { SYSTEM_ADMIN } from './system-accounts.ts';
import type { World } from './world.ts';
import type { EntityNum, FileState } from './world-state.ts';

/** System entities never expire within a lifetime: the year 2100. */
export const FAR_NS = 4_102_444_800_000_000_000n;

/** What a new file is to be. */
export interface NewFile extends Pick<FileState, 'contents' | 'memo' | 'creator' | 'expiryNs'> {
  /** Serialized `Key`. */
  readonly keys: Uint8Array;
}

/** The body that asks for such a file. */
export function fileCreateBody({ contents, memo, keys, expiryNs }: NewFile): Draft<hapi.FileCreateTransactionBody> {
  return { contents, memo, keys: { keys: [keys] }, expirationTime: timestamp(expiryNs) };
}

/** Notes in the effects that the file comes to exist. */
export function addFile(world: World, effects: Effects, num: EntityNum, file: NewFile): FileState {
  const state = { num, ...file, createdNs: effects.at, updatedNs: effects.at, deleted: false };
  effects.receipt.fileID = fileId(num);
  effects.onSuccess(() => world.state.files.set(num, state));
  return state;
}

/** Makes a file of the network itself. */
export function createSystemFile(world: World, num: EntityNum, memo: string, contents: Uint8Array): void {
  const { key: keys } = world.account(SYSTEM_ADMIN);
  const file = { contents, memo, keys, creator: SYSTEM_ADMIN, expiryNs: FAR_NS };
  world.submitSystem(SYSTEM_ADMIN, { fileCreate: fileCreateBody(file) }, (effects) => {
    addFile(world, effects, num, file);
  });
}

/** What a file of the network itself holds from now on. */
export function replaceFile(world: World, admin: EntityNum, num: EntityNum, contents: Uint8Array): void {
  world.submitSystem(admin, { fileUpdate: { fileID: fileId(num), contents } }, (effects) => {
    const file = world.state.files.get(num);
    if (file !== undefined) effects.change(file, { contents, updatedNs: effects.at });
  });
}
