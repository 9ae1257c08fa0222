import type { Activity } from '../activity.ts';
import { hideFile, restoreFile } from './hide-file.ts';
import { deleteFile, storeFile, updateFile } from './user-file.ts';

/** What people and operators do with files. */
export const FILE_ACTIVITIES: readonly Activity[] = [storeFile, updateFile, deleteFile, hideFile, restoreFile];
