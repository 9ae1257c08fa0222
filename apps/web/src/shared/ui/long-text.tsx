import { cutEnd } from '../format/cut.ts';
import { Absent } from './absent.tsx';
import { CopyButton } from './copy-button.tsx';
import { LedgerText } from './ledger-text.tsx';

/** A text cut to a length, with the whole of it to copy. Ledger text is only ever text. */
export function LongText({
  text,
  length,
  what,
  mono = true,
}: {
  text: string;
  length: number;
  what: string;
  mono?: boolean;
}) {
  if (text === '') return <Absent />;
  return (
    <span className="with-copy">
      <span className={mono ? 'mono break' : 'break'}>
        <LedgerText text={cutEnd(text, length)} />
      </span>
      <CopyButton text={text} what={what} />
    </span>
  );
}
