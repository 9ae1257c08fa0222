import { describe, expect, it } from 'vitest';
import { supplyState } from './supply-state.ts';

describe('supplyState', () => {
  it('is invalid beyond 20 decimals, whatever the supply', () => {
    expect([supplyState(5, 20), supplyState(5, 21), supplyState(null, 21)]).toEqual(['shown', 'invalid', 'invalid']);
  });

  it('is unknown without a supply, and shown where only the decimals are not known', () => {
    expect([supplyState(null, 8), supplyState('9223372036854775807', null)]).toEqual(['unknown', 'shown']);
  });
});
