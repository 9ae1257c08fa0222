import { isolatedText } from '@ledgerscope/ledger';
import { LedgerText } from './ledger-text.tsx';

/** A memo in one line, whole in its tip. Ledger text is only ever text. */
export function MemoText({ memo }: { memo: string }) {
  if (memo === '') return <span className="faint">None</span>;
  return (
    <span className="one-line" data-tip={isolatedText(memo)}>
      <LedgerText text={memo} />
    </span>
  );
}
