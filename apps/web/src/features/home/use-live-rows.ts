import type { TransactionRowReply } from '@ledgerscope/contract/transaction-row';
import { useState } from 'react';

/** New rows slide in where the visitor chose that (`loads`); else they wait behind a button, so that nothing moves under the pointer. */
export function useLiveRows(latest: readonly TransactionRowReply[] | undefined, loads: boolean) {
  const [shown, setShown] = useState(latest);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const known = new Set(shown?.map((row) => row.consensusTime));
  const added = (latest ?? []).filter((row) => !known.has(row.consensusTime)).map((row) => row.consensusTime);
  const show = () => {
    setFresh(new Set(shown === undefined ? [] : added));
    setShown(latest);
  };
  // Taken over while rendering, as React asks for state that follows from another: no effect, no second paint.
  if (latest !== undefined && latest !== shown && (loads || shown === undefined || added.length === 0)) show();
  return { rows: shown, fresh, waiting: added.length, show };
}
