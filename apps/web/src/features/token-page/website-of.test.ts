import { describe, expect, it } from 'vitest';
import { websiteOf } from './website-of.ts';

describe('the website that metadata names', () => {
  it.each([
    [{ website: 'https://example.org/a' }, 'https://example.org/a'],
    [{ website: 'javascript:alert(1)', external_url: 'http://example.org' }, 'http://example.org/'],
    [{ website: 'https://user:secret@example.org' }, undefined],
    [{ website: ['https://example.org'] }, undefined],
    [null, undefined],
    ['https://example.org', undefined],
  ])('in %j is %s', (document, expected) => {
    expect(websiteOf(document)?.href).toBe(expected);
  });
});
