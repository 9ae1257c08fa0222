import { AbandonedStoreError, askingFor, BusyStoreError } from '@ledgerscope/ledger-store';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Admission } from './admission.ts';

/** Work that lasts until it is asked to end. */
function held(): { work: () => Promise<string>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('first') };
}

describe('requests that wait for their turn', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begin once for all who asked under the same name, and anew for those who ask later', async () => {
    const admission = new Admission(1);
    const first = held();
    const running = admission.run(first.work);
    let made = 0;
    const make = async () => {
      made++;
      return `made ${made}`;
    };
    const asked = [admission.once('a', make), admission.once('a', make), admission.once('b', make)];
    first.end();
    expect(await Promise.all([running, ...asked])).toEqual(['first', 'made 1', 'made 1', 'made 2']);
    expect(await admission.once('a', make)).toBe('made 3');
  });

  it('are refused after five seconds without having begun, and may ask again', async () => {
    vi.useFakeTimers();
    const admission = new Admission(1);
    const first = held();
    const running = admission.run(first.work);
    const make = vi.fn(async () => 'second');
    const refused = expect(admission.once('a', make)).rejects.toThrow(BusyStoreError);
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
    expect(make).not.toHaveBeenCalled();
    first.end();
    await running;
    expect(await admission.once('a', make)).toBe('second');
  });

  it('stay for the others when the one who asked first leaves', async () => {
    const admission = new Admission(1);
    const first = held();
    const running = admission.run(first.work);
    const leaving = new AbortController();
    const make = async () => 'second';
    const asked = askingFor({ name: 'one', signal: leaving.signal }, () => [
      admission.once('a', make),
      admission.run(make),
    ]);
    const left = expect(asked[1]).rejects.toThrow(AbandonedStoreError);
    const other = askingFor({ name: 'other' }, () => admission.once('a', make));
    leaving.abort();
    await left;
    first.end();
    expect(await Promise.all([running, asked[0], other])).toEqual(['first', 'second', 'second']);
  });

  it('take turns by who asks', async () => {
    const admission = new Admission(1);
    const first = held();
    const running = admission.run(first.work);
    const order: string[] = [];
    const ask = (name: string) => askingFor({ name }, () => admission.run(async () => order.push(name)));
    const asked = ['many', 'many', 'many', 'one'].map(ask);
    first.end();
    await Promise.all([running, ...asked]);
    expect(order).toEqual(['many', 'one', 'many', 'many']);
  });
});
