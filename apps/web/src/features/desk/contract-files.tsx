import { DESK_CALLS } from '@ledgerscope/contract/desk-calls';
import { useState } from 'react';
import { addressOf } from '../../shared/api/address.ts';
import { replyQuery } from '../../shared/api/data-query.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { Code, inLines, visible } from '../../shared/ui/code.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';

interface ContractFilesProps {
  readonly dappId: string;
  readonly contract: string;
}

/** Opens what was uploaded for a contract, to be read before it is approved. */
export function ContractFiles({ dappId, contract }: ContractFilesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-label={`Show files of ${contract}`}
        onClick={() => setIsOpen(true)}
      >
        Show files
      </button>
      {isOpen ? <FilesDialog dappId={dappId} contract={contract} close={() => setIsOpen(false)} /> : null}
    </>
  );
}

function FilesDialog({ dappId, contract, close }: ContractFilesProps & { close: () => void }) {
  const address = addressOf(DESK_CALLS.getSubmittedFiles, { id: dappId, contract });
  const { data, error, refetch } = useReply(replyQuery(['user', 'desk', 'files', dappId, contract], address));
  const files = data?.data;
  return (
    <Dialog title={`Files of ${contract}`} close={close} wide>
      {files === undefined && error !== null ? <LoadFailure error={error} retry={() => void refetch()} /> : null}
      {files === undefined ? null : (
        <>
          <File name="ABI" text={files.abi === null ? null : inLines(files.abi)} />
          <File name="Source code" text={files.sourceCode} />
          <File name="Byte code" text={files.byteCode} />
        </>
      )}
    </Dialog>
  );
}

function File({ name, text }: { name: string; text: string | null }) {
  if (text === null) return null;
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <Code text={visible(text)} what={name} />
    </section>
  );
}
