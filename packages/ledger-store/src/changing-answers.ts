import type { LedgerSnapshot } from './ledger-snapshot.ts';
import type { CachedQuestion } from './question.ts';

/** The answers to many questions of a kind; those without one are omitted. */
export function answersTo<Answer extends object>(
  snapshot: LedgerSnapshot,
  question: CachedQuestion,
  keys: readonly string[],
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): Promise<ReadonlyMap<string, Answer>> {
  return snapshot.caches.answers.readMany(snapshot.caches.answers.kindOf(snapshot, question.name), keys, read);
}

/** The answer to one of them. */
export function answerTo<Answer extends object>(
  snapshot: LedgerSnapshot,
  question: CachedQuestion,
  key: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  return snapshot.caches.answers.read(`${snapshot.caches.answers.kindOf(snapshot, question.name)} ${key}`, read);
}
