import { accessSync, constants, mkdirSync } from 'node:fs';
import { ConfigError } from '@ledgerscope/process/config-error';

/** Makes the data folder where it is missing. @throws ConfigError that names it where it cannot be made, or not be written */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    // A folder that is there takes no room.
    if (code === 'ENOSPC')
      throw new ConfigError(`the data folder ${folder} (--data) cannot be created: the disk is full`);
    throw new ConfigError(`the data folder ${folder} (--data) cannot be used: ${message}`);
  }
}
