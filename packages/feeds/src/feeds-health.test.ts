import { afterEach, describe, expect, it, vi } from 'vitest';
import { FeedsHealth } from './feeds-health.ts';

describe('what the feeds say of themselves', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is nothing while all is well', () => {
    const health = new FeedsHealth(undefined);
    health.onStep();
    expect(health.report()).toEqual({});
  });

  it('is since when steps fail, until one is done', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T08:00:00Z') });
    const health = new FeedsHealth(undefined);
    health.onStep(new Error('down'));
    vi.setSystemTime(Date.now() + 60_000);
    health.onStep(new Error('down'));
    expect(health.report()).toEqual({
      problem: 'Subscriptions and alerts have been failing since 2026-11-27T08:00:00.000Z. Retrying.',
    });
    health.onStep();
    expect(health.report()).toEqual({});
  });

  it('is a shortage of space first', () => {
    const health = new FeedsHealth(() => 'the disk is full');
    expect(health.report()).toEqual({ problem: 'the disk is full' });
  });
});
