import { describe, expect, it } from 'vitest';
import { FailureLog } from './failure-log.ts';

describe('what fails over and over', () => {
  it('is logged when it begins, once a minute, and when it works again', () => {
    const lines: string[] = [];
    let now = 0;
    const write = (level: string) => (facts: object, text?: string) =>
      void lines.push(`${level} ${(facts as { failures: number }).failures} ${text}`);
    const log = new FailureLog({ warn: write('warn'), info: write('info') }, 'units could not be written', () => now);
    log.noteSuccess();
    for (; now < 61_000; now += 1_000) log.noteFailure(new Error('away'));
    log.noteSuccess();
    log.noteSuccess();
    log.noteFailure(new Error('away'));
    expect(lines).toEqual([
      'warn 1 units could not be written; retrying',
      'warn 61 units could not be written; retrying',
      'info 61 units could not be written, and works again',
      'warn 1 units could not be written; retrying',
    ]);
  });
});
