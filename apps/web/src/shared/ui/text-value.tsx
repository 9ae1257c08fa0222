import { Absent } from './absent.tsx';
import { LongText } from './long-text.tsx';

const LENGTH = 200;

/** Text of the ledger with its whole value to copy; `none` where it is empty. */
export function TextValue({ text, what, none = 'None' }: { text: string; what: string; none?: string }) {
  if (text === '') return <Absent none={none} />;
  return <LongText text={text} length={LENGTH} what={what} mono={false} />;
}
