import type { Suggestion } from '@ledgerscope/contract';
import { describe, expect, it } from 'vitest';
import { searchRoute } from './search-route.ts';
import { readSearchText } from './search-text.ts';

const row = (kind: Suggestion['kind'], id: string): Suggestion => ({
  kind,
  id,
  label: 'Paper Boat',
  detail: 'BOAT',
  link: `/${kind}/${id}`,
  exact: true,
});

describe('where a name leads', () => {
  it.each([
    ['BOAT', [row('token', '0.0.7')], '/token/0.0.7'],
    ['BOAT', [row('contract', '0.0.8')], '/contract/0.0.8'],
    ['BOAT', [row('token', '0.0.7'), row('token', '0.0.9')], '/search?q=BOAT'],
    ['BOAT', [row('token', '0.0.7'), row('contract', '0.0.8')], '/search?q=BOAT'],
    ['BOAT', [row('account', '0.0.5'), row('token', '0.0.7'), row('token', '0.0.9')], '/account/0.0.5'],
    ['BOAT', [row('token', '0.0.7'), row('topic', '0.0.9')], '/token/0.0.7'],
    // The id itself, though another token has it as its symbol.
    ['0.0.7', [row('token', '0.0.7'), row('token', '0.0.9')], '/token/0.0.7'],
    ['BOAT', [], '/search?q=BOAT'],
  ])('%s of %j', (text, exact, link) => {
    expect(searchRoute(readSearchText(text), 'all', exact, null).link).toBe(link);
  });
});
