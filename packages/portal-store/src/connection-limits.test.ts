import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { unlessSilent } from './connection-limits.ts';
import { PortalUnavailableError } from './portal-error.ts';

const sink = () => new Writable({ write: (_chunk, _encoding, done) => done() });

it('ends a copy that says nothing any more, and lets others end by themselves', async () => {
  const silent = new Readable({ read: () => {} });
  silent.push('one row');
  await expect(pipeline(silent, unlessSilent(20), sink())).rejects.toThrow(PortalUnavailableError);
  await pipeline(Readable.from(['one row', 'another']), unlessSilent(60_000), sink());
});
