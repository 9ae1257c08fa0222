import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedReply } from '../../shared/api/api-error.ts';
import { showToast } from '../../shared/ui/toasts.ts';

/** A reply that says what was done. */
type Said = Promise<{ readonly data: { readonly message: string } }>;

/** Runs one action of the desk at a time: says what came of it, and asks again for what the desk shows. */
export function useAction() {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (act: () => Said) => {
    setIsBusy(true);
    try {
      showToast((await act()).data.message);
    } catch (error) {
      if (!(error instanceof FailedReply)) throw error;
      showToast([error.message, ...Object.values(error.faults)].join(' '), { kind: 'failure' });
    } finally {
      // After a refusal too: somebody else was quicker.
      await queries.invalidateQueries({ queryKey: ['user', 'desk'] });
      setIsBusy(false);
    }
  };
  const say = (message: string) => run(async () => ({ data: { message } }));
  return { isBusy, run, say };
}
