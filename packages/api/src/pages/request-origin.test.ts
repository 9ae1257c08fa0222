import { describe, expect, it } from 'vitest';
import { requestOrigin } from './request-origin.ts';

describe('requestOrigin', () => {
  it.each(['example.org', 'example.org:8080', '127.0.0.1:1', '[::1]:8080'])('keeps the host %s', (host) => {
    expect(requestOrigin({ protocol: 'https', host })).toBe(`https://${host}`);
  });

  it.each(['', 'a b', 'x"><script>', 'user@example.org', 'example.org/path'])('replaces the host %j', (host) => {
    expect(requestOrigin({ protocol: 'http', host })).toBe('http://localhost');
  });
});
