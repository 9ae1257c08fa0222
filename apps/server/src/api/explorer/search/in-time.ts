import { QueryLimitError, RetryableStoreError } from '@ledgerscope/ledger-store';
import { PortalRetryError } from '@ledgerscope/portal-store';

/** What each question answers, in order; undefined where the answer takes longer than `budgetMs` or the store is too busy. */
export async function inTime<T>(questions: readonly Promise<T>[], budgetMs: number): Promise<(T | undefined)[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), budgetMs);
  });
  try {
    return await Promise.all(questions.map((question) => Promise.race([question.catch(asMissing), late])));
  } finally {
    clearTimeout(timer);
  }
}

function asMissing(error: unknown): undefined {
  const busy = [QueryLimitError, RetryableStoreError, PortalRetryError].some((kind) => error instanceof kind);
  if (busy) return undefined;
  throw error;
}
