import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { AnchorsField } from './anchors-field.ts';
import { MAX_DOCUMENT_BYTES } from './read-anchors.ts';
import type { FoundDocument } from './topic-document.ts';
import { AnchorsError } from './trust-error.ts';

const MAX_CHECKSUM_BYTES = 4_096;
const ADVICE = ': the checksum must be in the same folder as the document, as written by `sha384sum`';

/** A file whose SHA-384 is beside it, as `sha384sum` writes it. @throws AnchorsError where it has another, or none */
export function publishedFile(file: string): FoundDocument {
  const origin = path.resolve(file);
  const bytes = boundedFile(origin, MAX_DOCUMENT_BYTES);
  const beside = `${origin}.sha384`;
  const [checksum] = boundedFile(beside, MAX_CHECKSUM_BYTES, ADVICE).toString('latin1').trim().split(/\s+/);
  new AnchorsField(beside, 'the checksum', checksum).demandChecksumOf(bytes);
  return { origin, bytes };
}

function boundedFile(file: string, most: number, advice = ''): Buffer {
  const refusal = (problem: string) => new AnchorsError({ origin: file, field: 'the file', problem });
  try {
    const { size } = statSync(file);
    if (size > most) throw refusal(`has ${size} bytes; at most ${most} are read`);
    return readFileSync(file);
  } catch (error) {
    if (error instanceof AnchorsError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw refusal(code === 'ENOENT' ? `does not exist${advice}` : `cannot be read: ${message}`);
  }
}
