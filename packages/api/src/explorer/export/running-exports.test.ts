import { describe, expect, it } from 'vitest';
import { RunningExports } from './export-routes.ts';

describe('running exports', () => {
  it('are bounded for each client and in all, and ended once', () => {
    const running = new RunningExports(4);
    const first = running.start('a');
    running.start('a');
    expect(() => running.start('a')).toThrow(expect.objectContaining({ status: 429 }));
    running.start('b');
    running.start('c');
    expect(() => running.start('d')).toThrow(expect.objectContaining({ status: 503 }));
    first();
    first();
    running.start('d');
    expect(() => running.start('e')).toThrow(expect.objectContaining({ status: 503 }));
  });

  it('leave everyone one where only one runs', () => {
    const running = new RunningExports(1);
    const ended = running.start('a');
    ended();
    expect(running.start('b')).toBeTypeOf('function');
  });
});
