import { QueryLimitError, RetryableStoreError, untilAborted } from '@ledgerscope/ledger-store';
import { PortalRetryError } from '@ledgerscope/portal-store';

/**
 * What each question answers, in order; undefined where the answer takes longer than `budgetMs` or the store is too busy.
 * What is still asked of the store then is given up.
 */
export async function inTime<T>(ask: () => readonly Promise<T>[], budgetMs: number): Promise<(T | undefined)[]> {
  const ended = new AbortController();
  const questions = untilAborted(ended.signal, ask);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), budgetMs);
  });
  try {
    return await Promise.all(questions.map((question) => Promise.race([question.catch(asMissing), late])));
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}

function asMissing(error: unknown): undefined {
  const busy = [QueryLimitError, RetryableStoreError, PortalRetryError].some((kind) => error instanceof kind);
  if (busy) return undefined;
  throw error;
}
