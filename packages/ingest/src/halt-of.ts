import { RetryableStoreError, StoreFullError } from '@ledgerscope/ledger-store';
import { IngestHaltError } from './ingest-halt-error.ts';
import { SourceError } from './source/source-error.ts';

/** What the status page says of an error that can pass; any other is a fault of this program and is thrown on. */
export function haltOf(error: unknown, file: string | undefined, label: string) {
  if (error instanceof IngestHaltError) {
    const { file, reason, message, waiting } = error;
    return { file, reason, message, waiting };
  }
  const place = file ?? label;
  if (error instanceof StoreFullError) return { file: '', reason: 'disk-full', message: error.message, waiting: true };
  if (error instanceof RetryableStoreError) {
    return { file: place, reason: 'store-busy', message: error.message, waiting: true };
  }
  if (error instanceof SourceError)
    return {
      file: label,
      reason: 'source-unreadable',
      message: error.message,
      waiting: error.reason === 'unavailable',
    };
  if (!isSystemError(error)) throw error;
  return {
    file: label,
    reason: 'source-unreadable',
    message: `${error.path ?? label} cannot be read: ${reasonOf(error)}`,
    waiting: false,
  };
}

/** What the system says, without the call and the path that it repeats. */
function reasonOf({ message }: NodeJS.ErrnoException): string {
  return message.replace(/^[A-Z]+: /, '').replace(/, \w+( '.*')?$/s, '');
}

/** Errors of the file system or the network carry a code; anything else is a fault of this program and must surface. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string';
}
