import { saveBlob } from './save-blob.ts';

/** Has the browser save a text as a file. */
export function saveText(name: string, text: string, type = 'text/csv'): void {
  saveBlob(new Blob([text], { type }), name);
}
