import type { LedgerSnapshot } from './ledger-snapshot.ts';
import type { Question } from './question.ts';
import { cacheOf } from './snapshot-cache.ts';

/** The answers to many questions of a kind; those without one are omitted. */
export function answersTo<Answer extends object>(
  snapshot: LedgerSnapshot,
  question: Question,
  keys: readonly string[],
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): Promise<ReadonlyMap<string, Answer>> {
  return cacheOf(snapshot).readMany(cacheOf(snapshot).kindOf(snapshot, question.name), keys, read);
}

/** The answer to one of them. */
export function answerTo<Answer extends object>(
  snapshot: LedgerSnapshot,
  question: Question,
  key: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  return cacheOf(snapshot).read(`${cacheOf(snapshot).kindOf(snapshot, question.name)} ${key}`, read);
}
