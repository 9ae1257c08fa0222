import { DecodedList } from '../../entities/abi/decoded-view.tsx';
import { useAbi } from '../../entities/abi/use-abi.ts';
import { useStandardError } from '../../entities/abi/use-standard-error.ts';
import { readableError } from '../../entities/transaction/readable-error.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';

/** Selector and whole words. */
const CUSTOM_ERROR = /^0x([0-9a-f]{8}(?:[0-9a-f]{64})*)$/i;

/** Why a call was undone, in words: its text, or its error by the visitor's ABI or a common standard. Nothing where none fits. */
export function RevertReason({
  message,
  contractID,
  lead = '',
}: {
  message: string;
  contractID: string | null;
  /** Words in front of it. */
  lead?: string;
}) {
  const readable = readableError(message);
  const data = readable === null ? CUSTOM_ERROR.exec(message)?.[1] : undefined;
  const byAbi = useAbi(contractID)?.error(data ?? '');
  const common = useStandardError(data);
  const decoded = data === undefined ? undefined : (byAbi ?? common);
  if (decoded !== undefined)
    return (
      <>
        {lead}
        <DecodedList decoded={decoded} />
      </>
    );
  return readable === null ? null : (
    <span className="break">
      {lead}
      <LedgerText text={readable} />{' '}
    </span>
  );
}
