import type { DecodedError } from '@ledgerscope/contract/decoded-call';
import type { Decoded } from '../../entities/abi/decode-with-abi.ts';
import { DecodedList } from '../../entities/abi/decoded-view.tsx';
import { useAbi } from '../../entities/abi/use-abi.ts';
import { useStandardError } from '../../entities/abi/use-standard-error.ts';
import { readableError } from '../../entities/transaction/readable-error.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';

/** Selector and whole words. */
const CUSTOM_ERROR = /^0x([0-9a-f]{8}(?:[0-9a-f]{64})*)$/i;

interface Undone {
  readonly message: string;
  readonly contractID: string | null;
  /** The same by the contract's ABI, where the server knows it. */
  readonly own?: DecodedError | null;
}

/** Why a call was undone, in words: its text, or its error by the visitor's ABI, the contract's or a common standard. Nothing where none fits. */
export function RevertReason({
  lead = '',
  ...undone
}: Undone & {
  /** Words in front of it. */
  readonly lead?: string;
}) {
  const readable = readableError(undone.message);
  const decoded = useDecoded(undone, readable);
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

function useDecoded({ message, contractID, own }: Undone, readable: string | null): Decoded | undefined {
  const data = readable === null ? CUSTOM_ERROR.exec(message)?.[1] : undefined;
  const byAbi = useAbi(contractID)?.error(data ?? '');
  const common = useStandardError(data);
  return data === undefined ? undefined : (byAbi ?? own ?? common);
}
