import { RetryableStoreError } from '@ledgerscope/ledger-store';
import pino from 'pino';
import { expect, it } from 'vitest';
import { Progress } from './progress.ts';
import { writeUntilTaken } from './write-until-taken.ts';

it('gives a batch that the store does not take up with the process', async () => {
  const abort = new AbortController();
  let tries = 0;
  const store = {
    head: undefined,
    writeBatch: async () => {
      if (++tries === 2) abort.abort();
      throw new RetryableStoreError('it does not answer');
    },
  };
  const gathered = { batch: { batch: 'one' }, rows: { transaction: [] }, blocks: [] };
  const target = { store, progress: new Progress(), log: pino({ level: 'silent' }), signal: abort.signal };
  await writeUntilTaken(target as never, gathered as never);
  expect(tries).toBe(2);
});
