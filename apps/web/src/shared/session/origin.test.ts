import { describe, expect, it } from 'vitest';
import { afterSignIn, originState } from './origin.ts';

describe('signing in leads', () => {
  it.each([
    [originState({ pathname: '/profile', search: '?tab=payments', hash: '#top' }), '', '/profile?tab=payments#top'],
    [null, '', '/home'],
    [{ from: '/accounts/0.0.5' }, '?other=1', '/accounts/0.0.5'],
    [{ from: '/accounts/0.0.5' }, '?pricing=true', '/pricing'],
    // Not to other sites, and not back to where one signs in.
    [{ from: '//evil.example/x' }, '', '/home'],
    [{ from: '/\\evil.example' }, '', '/home'],
    [{ from: 'https://evil.example' }, '', '/home'],
    [{ from: 5 }, '', '/home'],
    [{ from: '/login?pricing=false' }, '', '/home'],
    [{ from: '/signup' }, '', '/home'],
  ])('from %j with %j to %s', (state, search, expected) => {
    expect(afterSignIn({ state, search })).toBe(expected);
  });
});
