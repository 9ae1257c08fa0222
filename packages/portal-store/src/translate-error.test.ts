import { describe, expect, it } from 'vitest';
import { PortalFullError, PortalRetryError } from './portal-error.ts';
import { translateError } from './translate-error.ts';

const failed = (code: string, message = 'failed'): Error =>
  new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });

describe('what a database says', () => {
  it.each([
    ['its disk is full', failed('53100', 'could not extend file "base/5/1"'), PortalFullError],
    ['its log does not fit', failed('58030', 'could not write: No space left on device'), PortalFullError],
    ['its connections are used up', failed('53300'), PortalRetryError],
    ['it is ending', failed('57P01'), PortalRetryError],
  ])('%s', (_, error, kind) => {
    const translated = translateError(error);
    expect(translated).toBeInstanceOf(PortalRetryError);
    expect((translated as Error).constructor).toBe(kind);
  });
});
