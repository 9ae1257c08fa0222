import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from '../migration/migrate.ts';
import { LOOKED_AT_MIGRATION } from './rows-layout.ts';

it('was looked at with the newest migration: one that changes what rows say has to raise the version of the layout', () => {
  const migrations = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'));
  expect(migrations.toSorted().at(-1)).toBe(LOOKED_AT_MIGRATION);
});
