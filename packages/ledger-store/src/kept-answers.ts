import { LRUCache } from 'lru-cache';
import { AsOfHead } from './as-of-head.ts';
import { type ChangedKeys, keysOf } from './changed-keys.ts';
import { perClient } from './client/per-client.ts';
import type { LedgerHead, LedgerSnapshot } from './ledger-snapshot.ts';
import type { Question } from './question.ts';

/** Of one kind of question, those asked last; a hundred bytes to some kilobytes each. */
const MOST_ANSWERS = 4_000;

/** Who asks for more at once walks through a table, and would push out what others ask for. */
const MOST_KEPT_AT_ONCE = 250;
const NO_ANSWER = {};

/**
 * Answers that readers asked for, as of one head. The process that writes forgets those that a batch changes; where another
 * process writes, all are forgotten when the head moves.
 */
class KeptAnswers extends AsOfHead {
  readonly #kinds = new Map<Question, LRUCache<string, object>>();

  /** The answers of a kind as of this head; undefined where that is older than what is kept. */
  of(question: Question, head: LedgerHead): LRUCache<string, object> | undefined {
    if (!this.isAsOf(head)) return undefined;
    const known = this.#kinds.get(question);
    if (known !== undefined) return known;
    const first = new LRUCache<string, object>({ max: MOST_ANSWERS });
    this.#kinds.set(question, first);
    return first;
  }

  /** Forgets what a batch changes that this process committed. */
  renew(before: LedgerHead | undefined, after: LedgerHead, changed: ChangedKeys): void {
    this.follow(before, after, () => {
      for (const [{ name }, answers] of this.#kinds)
        if (answers.size > 0) for (const key of keysOf(changed, name)) answers.delete(key);
    });
  }

  protected forgetAll(): void {
    this.#kinds.clear();
  }
}

/** The answers that readers of this client asked for. */
export const keptAnswers = perClient(() => new KeptAnswers());

/** The answer as of the head to a question that was asked before, or what is read now. Nobody may change it. */
export async function keptAnswer<Answer extends object>(
  { client, head }: LedgerSnapshot,
  question: Question,
  key: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const kept = keptAnswers(client);
  const answers = head && kept.of(question, head);
  if (head === undefined || answers === undefined) return read();
  const known = answers.get(key);
  // Answers are kept under the kind of their question.
  if (known !== undefined) return known as Answer;
  const answer = Object.freeze(await read());
  // While it was read a batch may have changed it.
  if (kept.isAt(head)) answers.set(key, answer);
  return answer;
}

/** The same for many questions of a kind at once; `read` is asked for those that nobody asked before. */
export async function keptAnswersTo<Answer extends object>(
  store: LedgerSnapshot,
  question: Question,
  keys: readonly string[],
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): Promise<ReadonlyMap<string, Answer>> {
  const { client, head } = store;
  const kept = keptAnswers(client);
  const answers = head && keys.length <= MOST_KEPT_AT_ONCE ? kept.of(question, head) : undefined;
  if (head === undefined || answers === undefined) return read(keys);
  const known = keys.map((key) => [key, answers.get(key)] as const);
  const missing = known.flatMap(([key, answer]) => (answer === undefined ? [key] : []));
  const rest = missing.length === 0 ? new Map<string, Answer>() : await read(missing);
  if (kept.isAt(head)) for (const key of missing) answers.set(key, Object.freeze(rest.get(key) ?? NO_ANSWER));
  const told = known.filter(([, answer]) => answer !== undefined && answer !== NO_ANSWER);
  // Answers are kept under the kind of their question.
  return new Map([...(told as [string, Answer][]), ...rest]);
}
