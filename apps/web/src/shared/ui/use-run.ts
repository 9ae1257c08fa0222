import { useState } from 'react';
import { showToast } from './toasts.ts';

/** What went wrong, in words. */
export function failureText(failure: unknown): string {
  return failure instanceof Error ? failure.message : 'Something went wrong.';
}

/** Says what went wrong. */
export function showFailure(failure: unknown): void {
  showToast(failureText(failure), { kind: 'failure' });
}

/** Runs one thing at a time, and says where it fails. */
export function useRun(): { readonly isBusy: boolean; readonly run: (work: () => Promise<unknown>) => Promise<void> } {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (failure) {
      showFailure(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
