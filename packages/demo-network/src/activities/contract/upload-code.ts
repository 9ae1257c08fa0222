import { fileId } from '../../world/ids.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';

const CHUNK_BYTES = 4_096;
const NS_PER_SECOND = 1_000_000_000n;
const LIFE_SECONDS = 7_776_000n;

/** Puts init code into a file, as hexadecimal digits in pieces; the file's number, or undefined where a piece failed. */
export function uploadCode(world: World, payer: EntityNum, digits: string, memo: string): EntityNum | undefined {
  const bytes = Buffer.from(digits);
  const num = createFile(world, payer, bytes.subarray(0, CHUNK_BYTES), memo);
  for (let at = CHUNK_BYTES; num !== undefined && at < bytes.length; at += CHUNK_BYTES) {
    if (!appendToFile(world, payer, num, bytes.subarray(at, at + CHUNK_BYTES))) return undefined;
  }
  return num;
}

function createFile(world: World, payer: EntityNum, contents: Uint8Array, memo: string): EntityNum | undefined {
  const { key } = world.account(payer);
  const expiryNs = world.now + LIFE_SECONDS * NS_PER_SECOND;
  let num: EntityNum | undefined;
  const outcome = world.submit({
    payer,
    data: {
      fileCreate: { contents, memo, keys: { keys: [key] }, expirationTime: { seconds: expiryNs / NS_PER_SECOND } },
    },
    reliable: true,
    execute: (effects) => {
      const created = effects.newEntity();
      num = created;
      effects.receipt.fileID = fileId(created);
      effects.onSuccess(() => {
        const { at } = effects;
        const times = { createdNs: at, updatedNs: at, expiryNs };
        world.state.files.set(created, {
          num: created,
          contents,
          memo,
          keys: key,
          creator: payer,
          ...times,
          deleted: false,
        });
      });
    },
  });
  return outcome?.succeeded ? num : undefined;
}

function appendToFile(world: World, payer: EntityNum, num: EntityNum, contents: Uint8Array): boolean {
  const outcome = world.submit({
    payer,
    data: { fileAppend: { fileID: fileId(num), contents } },
    reliable: true,
    execute: (effects) => {
      effects.onSuccess(() => {
        const file = world.state.files.get(num);
        if (file === undefined) return;
        file.contents = Buffer.concat([file.contents, contents]);
        file.updatedNs = effects.at;
      });
    },
  });
  return outcome?.succeeded === true;
}
