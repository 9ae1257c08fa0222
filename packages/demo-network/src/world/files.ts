import type { Draft, hapi } from '@ledgerscope/streams';
import type { Effects } from './effects.ts';
import { fileId, timestamp } from './ids.ts';
import type { SubmittedTransaction } from './submission.ts';
import { SYSTEM_ADMIN } from './system-accounts.ts';
import { AUTO_RENEW_SECONDS, extendExpiry } from './units.ts';
import type { World } from './world.ts';
import type { EntityNum, FileState } from './world-state.ts';

/** System entities never expire within a lifetime: the year 2100. */
export const FAR_NS = 4_102_444_800_000_000_000n;

/** What a new file is to be. */
interface NewFile extends Pick<FileState, 'contents' | 'memo' | 'creator' | 'expiryNs'> {
  /** Serialized `Key`. */
  readonly keys: Uint8Array;
}

/** The body that asks for such a file. */
function fileCreateBody({ contents, memo, keys, expiryNs }: NewFile): Draft<hapi.FileCreateTransactionBody> {
  return { contents, memo, keys: { keys: [keys] }, expirationTime: timestamp(expiryNs) };
}

/** Notes in the effects that the file comes to exist. */
function addFile(world: World, effects: Effects, num: EntityNum, file: NewFile): FileState {
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

/** Contents that somebody stores, in pieces that fit into a transaction each. */
interface Upload
  extends Pick<SubmittedTransaction, 'payer' | 'keys' | 'reliable'>,
    Pick<FileState, 'contents' | 'memo'> {
  /** Serialized `Key`. */
  readonly key: Uint8Array;
  readonly pieceBytes: number;
}

/** Sends a FileCreate and as many FileAppends as it takes, up to one that fails; the file where the first one succeeded. */
export function uploadFile(
  world: World,
  { contents, memo, key, pieceBytes, ...sender }: Upload,
): FileState | undefined {
  const expiryNs = extendExpiry(0n, world.now, AUTO_RENEW_SECONDS);
  const first = { contents: contents.subarray(0, pieceBytes), memo, keys: key, creator: sender.payer, expiryNs };
  const file = world.create({
    ...sender,
    data: { fileCreate: fileCreateBody(first) },
    execute: (effects) => addFile(world, effects, effects.newEntity(), first),
  });
  if (file === undefined) return undefined;
  for (let offset = pieceBytes; offset < contents.length; offset += pieceBytes) {
    const piece = contents.subarray(offset, offset + pieceBytes);
    const outcome = world.submit({
      ...sender,
      data: { fileAppend: { fileID: fileId(file.num), contents: piece } },
      execute: (effects) => {
        effects.change(file, { contents: Buffer.concat([file.contents, piece]), updatedNs: effects.at });
      },
    });
    if (!outcome?.succeeded) break;
  }
  return file;
}
