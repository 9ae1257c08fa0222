import { addFile, fileCreateBody } from '../../world/files.ts';
import { fileId } from '../../world/ids.ts';
import { AUTO_RENEW_SECONDS, NS_PER_SECOND } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, FileState } from '../../world/world-state.ts';

const CHUNK_BYTES = 4_096;

/** Puts init code into a file, as hexadecimal digits in pieces; the file's number, or undefined where a piece failed. */
export function uploadCode(world: World, payer: EntityNum, digits: string, memo: string): EntityNum | undefined {
  const bytes = Buffer.from(digits);
  const file = createFile(world, payer, bytes.subarray(0, CHUNK_BYTES), memo);
  for (let at = CHUNK_BYTES; file !== undefined && at < bytes.length; at += CHUNK_BYTES) {
    if (!appendTo(world, file, bytes.subarray(at, at + CHUNK_BYTES))) return undefined;
  }
  return file?.num;
}

function createFile(world: World, payer: EntityNum, contents: Uint8Array, memo: string): FileState | undefined {
  const expiryNs = (world.now / NS_PER_SECOND + AUTO_RENEW_SECONDS) * NS_PER_SECOND;
  const file = { contents, memo, keys: world.account(payer).key, creator: payer, expiryNs };
  return world.create({
    payer,
    data: { fileCreate: fileCreateBody(file) },
    reliable: true,
    execute: (effects) => addFile(world, effects, effects.newEntity(), file),
  });
}

function appendTo(world: World, file: FileState, piece: Uint8Array): boolean {
  const outcome = world.submit({
    payer: file.creator,
    data: { fileAppend: { fileID: fileId(file.num), contents: piece } },
    reliable: true,
    execute: (effects) => {
      effects.change(file, { contents: Buffer.concat([file.contents, piece]), updatedNs: effects.at });
    },
  });
  return outcome?.succeeded === true;
}
