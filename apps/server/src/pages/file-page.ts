import type { LedgerFile } from '@ledgerscope/contract';
import { counted } from '@ledgerscope/ledger';
import { accountLine, entityFacts, line, moment, sentenceOf, short } from './entity-lines.ts';
import type { CallApi, PageFacts } from './page-facts.ts';

const MISSING = { title: 'File not found', description: 'No file with this ID is known.' };

/** The document of a file of the ledger. */
export function filePage(call: CallApi, name: string): Promise<PageFacts | undefined> {
  return entityFacts<LedgerFile>(call, `/api/files/${encodeURIComponent(name)}`, MISSING, (file) => ({
    title: `File ${file.fileID}`,
    description: sentenceOf([
      `File ${file.fileID}: ${counted(file.sizeBytes, 'byte')}`,
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
}
