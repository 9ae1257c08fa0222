import { QUESTIONS } from './question.ts';
import { rowNamer } from './state/state-table.ts';
import { type BatchRows, STATE_TABLES } from './tables.ts';

/**
 * The keys that a batch changes, by the name of a state table or of a question: what readers keep of them is of the head
 * before. One text with a key a line, which travels between threads at the cost of a copy.
 */
export type ChangedKeys = Readonly<Record<string, string>>;

/** What a batch changes of what readers may keep. */
export function changesOfBatch(rows: BatchRows): ChangedKeys {
  const changed: Record<string, string> = {};
  const add = (name: string, keys: readonly string[]): void => {
    if (keys.length > 0) changed[name] = keys.join('\n');
  };
  for (const [name, table] of Object.entries(STATE_TABLES))
    add(table.name, rows[name as keyof typeof STATE_TABLES].map(rowNamer(table)));
  for (const { name, changedBy } of QUESTIONS.values()) add(name, [...changedBy(rows)]);
  return changed;
}

/** The keys under one name. */
export function keysOf(changed: ChangedKeys, name: string): readonly string[] {
  return changed[name]?.split('\n') ?? [];
}
