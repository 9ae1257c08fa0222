import { nextEd25519Key } from '../../world/account-creation.ts';
import type { BodyDraft } from '../../world/effects.ts';
import { uploadFile } from '../../world/files.ts';
import { fileId } from '../../world/ids.ts';
import { publicKeyOf } from '../../world/keys.ts';
import { pickPayer } from '../../world/people.ts';
import { refuse } from '../../world/status.ts';
import { HBAR } from '../../world/units.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, FileState } from '../../world/world-state.ts';
import { type Activity, activityState } from '../activity.ts';
import { document } from './document.ts';

/** What the SDKs put into one transaction. */
const PIECE_BYTES = 2_048;
/** Files beyond this many are made far more seldom, so that a long-lived network does not drown in them. */
const MANY = 250;

/** Files of users (those that hold contract code are not among them). */
class FileBook {
  readonly open: EntityNum[] = [];
  /** Files that the network's operators hid (SystemDelete) and may bring back. */
  readonly hidden: EntityNum[] = [];
}

export const fileBook = (world: World) => activityState(world, 'files', () => new FileBook());

/** Somebody stores a document: a FileCreate and as many FileAppends as it takes. */
export const storeFile: Activity = {
  weight: (world) => (fileBook(world).open.length < MANY ? 0.3 : 0.02),
  act: (world) => {
    const owner = pickPayer(world, 20n * HBAR);
    if (owner !== undefined) createFile(world, owner, document(world.random));
  },
};

/** Owners replace what a file holds or what it is called. */
export const updateFile: Activity = {
  weight: (world) => (fileBook(world).open.length === 0 ? 0 : 0.2),
  act: (world) => {
    const file = pickFile(world);
    if (file === undefined) return;
    const fresh = document(world.random);
    const contents = world.random.chance(0.5) ? fresh.contents.subarray(0, PIECE_BYTES) : undefined;
    const fileUpdate = {
      fileID: fileId(file.num),
      memo: { value: fresh.memo },
      ...(contents === undefined ? {} : { contents }),
    };
    send(world, file, { fileUpdate }, { memo: fresh.memo, ...(contents === undefined ? {} : { contents }) });
  },
};

/** Owners delete a file; the operators' decision is above them. */
export const deleteFile: Activity = {
  weight: (world) => (fileBook(world).open.length < 10 ? 0 : 0.08),
  act: (world) => {
    const file = pickFile(world);
    if (file === undefined) return;
    const fileDelete = { fileID: fileId(file.num) };
    const outcome = send(world, file, { fileDelete }, { deleted: true, contents: new Uint8Array(0) });
    const { open } = fileBook(world);
    if (outcome?.succeeded === true) open.splice(open.indexOf(file.num), 1);
  },
};

/** Stores a document; the file's number, or undefined where the first transaction failed. */
export function createFile(world: World, payer: EntityNum, document: Pick<FileState, 'memo' | 'contents'>) {
  const { key, publicKey } = nextEd25519Key(world);
  const file = uploadFile(world, { ...document, payer, key, keys: [publicKey], pieceBytes: PIECE_BYTES });
  if (file !== undefined) fileBook(world).open.push(file.num);
  return file?.num;
}

function pickFile(world: World): FileState | undefined {
  const { open } = fileBook(world);
  return open.length === 0 ? undefined : world.state.files.get(world.random.pick(open));
}

/** Sends what changes a file, and notes the change. */
function send(world: World, file: FileState, data: BodyDraft, change: Partial<FileState>): Outcome | undefined {
  return world.submit({
    payer: file.creator,
    data,
    keys: file.keys === undefined ? [] : [publicKeyOf(file.keys)],
    execute: (effects) => {
      if (file.deleted) refuse('FILE_DELETED');
      effects.change(file, { ...change, updatedNs: effects.at });
    },
  });
}
