import type { LedgerFile } from '@ledgerscope/contract';
import { countWithNoun } from '@ledgerscope/ledger';
import { accountLine, entityPage, line, moment, sentenceOf, short } from './entity-lines.ts';

const MISSING = { title: 'File not found', description: 'No file found with this ID.' };

/** The document of a file of the ledger. */
export const filePage = entityPage<LedgerFile>('files', MISSING, (file) => ({
  title: `File ${file.fileID}`,
  description: sentenceOf([
    `File ${file.fileID}: ${countWithNoun(file.sizeBytes, 'byte')}`,
    file.deleted ? 'deleted' : '',
    file.createdOn === null ? '' : `created ${moment(file.createdOn)}`,
    short(file.memo),
  ]),
  lines: [
    ...line('File ID', file.fileID),
    ...accountLine('Created by', file.createdBy),
    ...line('Created', file.createdOn),
    ...line('Last updated', file.updateDate),
    ...line('Expires', file.expiry),
    ...line('Size in bytes', String(file.sizeBytes)),
    ...line('Memo', file.memo),
  ],
}));
