import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { VERSION } from '@ledgerscope/process/version';
import type { Logger } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pagesAddress, sayStarting, sayWhenRead } from './say-pages.ts';

function listener() {
  const lines: string[] = [];
  return { lines, log: { info: (line: string) => lines.push(line) } as unknown as Logger };
}

describe('the address of the pages', () => {
  it.each([
    ['http://127.0.0.1:8080', 'http://localhost:8080/hedera'],
    ['http://0.0.0.0:8080', 'http://localhost:8080/hedera'],
    ['http://[::]:8080', 'http://localhost:8080/hedera'],
    ['http://192.0.2.7:8080', 'http://192.0.2.7:8080/hedera'],
  ])('of %s is one that a browser of this machine opens', (origin, pages) => {
    expect(pagesAddress(origin)).toBe(pages);
  });

  it.each([
    [['ingest', 'api'], 8080, '; pages will be at http://localhost:8080/hedera'],
    [['ingest', 'api'], 0, ''],
    [['ingest'], 8080, ''],
  ] as const)('is in the first line with roles %j and port %d', (roles, port, pages) => {
    const { lines, log } = listener();
    sayStarting({ roles: new Set(roles), host: '127.0.0.1', port }, log);
    expect(lines).toEqual([`ledgerscope ${VERSION} starts (${roles.join(', ')})${pages}`]);
  });

  describe('when everything is read', () => {
    const isTerminal = process.stderr.isTTY;

    afterEach(() => {
      process.stderr.isTTY = isTerminal;
    });

    const reading = (caughtUp: () => boolean) => () => ({ caughtUp: caughtUp() }) as never;

    it('is said again on a terminal', async () => {
      process.stderr.isTTY = true;
      const { lines, log } = listener();
      const caughtUp = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
      await sayWhenRead(reading(caughtUp), () => 'http://127.0.0.1:1', log, new AbortController().signal);
      expect(lines).toEqual(['all source data ingested; pages at http://localhost:1/hedera']);
      expect(caughtUp).toHaveBeenCalledTimes(2);
    });

    it('is not said where programs read the log, nor when the server ends', async () => {
      const { lines, log } = listener();
      process.stderr.isTTY = false;
      await sayWhenRead(
        reading(() => true),
        () => 'http://127.0.0.1:1',
        log,
        new AbortController().signal,
      );
      process.stderr.isTTY = true;
      await sayWhenRead(
        reading(() => false),
        () => 'http://127.0.0.1:1',
        log,
        AbortSignal.abort(),
      );
      expect(lines).toEqual([]);
    });
  });
});

describe('--version', () => {
  it('prints the version and the commit, and ends', () => {
    const { status, stdout } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), '--version'], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(
      new RegExp(`^ledgerscope ${VERSION.replaceAll('.', '\\.')}, commit (?:unknown|[0-9a-f]{40})\n$`),
    );
  });
});
