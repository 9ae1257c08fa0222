import type { LedgerSnapshot } from './ledger-snapshot.ts';
import type { Question } from './question.ts';
import { cacheOf } from './snapshot-cache.ts';

/** The answers to many questions of a kind; those without one are left out. */
export function answersTo<Answer extends object>(
  store: LedgerSnapshot,
  question: Question,
  keys: readonly string[],
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): Promise<ReadonlyMap<string, Answer>> {
  return cacheOf(store).readMany(cacheOf(store).kindOf(store, question.name), keys, read);
}

/** The answer to one of them. */
export function answerTo<Answer extends object>(
  store: LedgerSnapshot,
  question: Question,
  key: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  return cacheOf(store).read(`${cacheOf(store).kindOf(store, question.name)} ${key}`, read);
}
