import { describe, expect, it } from 'vitest';
import { BUDGETS, webBundle } from './web-bundle.ts';

/** Reads the files that the web build wrote before these tests began. */
describe('the built web app', () => {
  const { first, routes } = webBundle();

  it('stays within the budget of the first page', () => {
    expect(first.script).toBeGreaterThan(0);
    expect(first.script).toBeLessThanOrEqual(BUDGETS.firstScript);
    expect(first.style).toBeGreaterThan(0);
    expect(first.style).toBeLessThanOrEqual(BUDGETS.firstStyle);
  });

  it('stays within the budget of every further page', () => {
    expect(routes.length).toBeGreaterThan(10);
    const heavy = routes.filter(({ script, style }) => script > BUDGETS.routeScript || style > BUDGETS.routeStyle);
    expect(heavy).toEqual([]);
  });
});
