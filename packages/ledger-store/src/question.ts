import type { BatchRows } from './tables.ts';

/** A kind of question whose answers change only with rows of one table that have the same key. */
export interface CachedQuestion {
  readonly name: string;
  /** The keys that a batch changes. */
  readonly changedBy: (rows: BatchRows) => Iterable<string>;
}

/** Every question that is defined, by name. */
export const QUESTIONS = new Map<string, CachedQuestion>();

export function defineQuestion(question: CachedQuestion): CachedQuestion {
  QUESTIONS.set(question.name, question);
  return question;
}

/** A question about the rows of one table by a key of theirs; rows without a key change no answer. */
export function questionOf<Name extends keyof BatchRows>(
  name: string,
  table: Name,
  keyOf: (row: BatchRows[Name][number]) => string | undefined,
): CachedQuestion {
  return defineQuestion({
    name,
    *changedBy(rows) {
      for (const row of rows[table]) {
        const key = keyOf(row);
        if (key !== undefined) yield key;
      }
    },
  });
}
