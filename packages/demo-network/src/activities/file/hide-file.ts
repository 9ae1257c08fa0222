import { NS_PER_SECOND } from '@ledgerscope/ledger';
import type { BodyDraft } from '../../world/effects.ts';
import { fileId } from '../../world/ids.ts';
import { SYSTEM_DELETE_ADMIN, SYSTEM_UNDELETE_ADMIN } from '../../world/system-accounts.ts';
import type { Outcome, World } from '../../world/world.ts';
import type { EntityNum, FileState } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { fileBook } from './user-file.ts';

const MONTH_SECONDS = 2_592_000n;

/** The operators hide a user's file (SystemDelete). */
export const hideFile: Activity = {
  weight: (world) => (fileBook(world).open.length < 5 ? 0 : 0.015),
  act: (world) => {
    const { open, hidden } = fileBook(world);
    const index = world.random.below(open.length);
    const file = world.state.files.get(open[index] ?? -1);
    if (file === undefined) return;
    const seconds = world.now / NS_PER_SECOND + MONTH_SECONDS;
    const data = { systemDelete: { fileID: fileId(file.num), expirationTime: { seconds } } };
    if (!operate(world, SYSTEM_DELETE_ADMIN, file, data, 'reported contents')?.succeeded) return;
    open.splice(index, 1);
    hidden.push(file.num);
  },
};

/** The operators bring a hidden file back (SystemUndelete). */
export const restoreFile: Activity = {
  weight: (world) => (fileBook(world).hidden.length < 2 ? 0 : 0.012),
  act: (world) => {
    const { open, hidden } = fileBook(world);
    const file = world.state.files.get(hidden[0] ?? -1);
    if (file === undefined) return;
    const data = { systemUndelete: { fileID: fileId(file.num) } };
    if (!operate(world, SYSTEM_UNDELETE_ADMIN, file, data, '')?.succeeded) return;
    hidden.shift();
    open.push(file.num);
  },
};

/** Hides a file that is shown, and shows one that is hidden. */
function operate(world: World, payer: EntityNum, file: FileState, data: BodyDraft, memo: string): Outcome | undefined {
  return world.submit({
    payer,
    data,
    memo,
    reliable: true,
    execute: (effects) => effects.change(file, { deleted: !file.deleted, updatedNs: effects.at }),
  });
}
