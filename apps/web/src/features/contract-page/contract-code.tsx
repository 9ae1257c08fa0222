import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import type { ByteCode } from '@ledgerscope/contract/contract-entity';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import { disassemble, type Instruction } from '../../entities/evm/disassemble.ts';
import { addressOf } from '../../shared/api/address.ts';
import { dataQuery } from '../../shared/api/data-query.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { CodeBox } from '../../shared/ui/code-box.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { UrlTabs } from '../../shared/ui/url-tabs.tsx';

const HEX_SHOWN = 2_000;
const INSTRUCTIONS_SHOWN = 200;
const OFFSET_DIGITS = 5;

function byteCodeQuery(id: string) {
  return { ...dataQuery(['byte-code', id], addressOf(CONTRACT_CALLS.getByteCode, { id })), staleTime: 60_000 };
}

const ContractSource = lazy(() => import('./contract-source.tsx'));
const ContractRead = lazy(() => import('./contract-read.tsx'));
const ContractWrite = lazy(() => import('./contract-write.tsx'));

/** The code of a contract: as bytes, taken apart, as its source, and to be read from. */
export function ContractCode({ id }: { id: string }) {
  const { data, error, refetch } = useReply(byteCodeQuery(id));
  const withCode = (view: (code: ByteCode) => ReactNode) => () => {
    if (data !== undefined) return view(data);
    return error === null ? <p className="empty muted">Loading...</p> : <LoadFailure error={error} retry={refetch} />;
  };
  return (
    <section className="card tabs-card" aria-labelledby="code">
      <header>
        <h2 id="code">Contract Code</h2>
      </header>
      <UrlTabs
        label="Code"
        param="code"
        tabs={[
          { id: 'bytes', label: 'Byte Code', content: withCode((code) => <Bytes code={code} />) },
          { id: 'instructions', label: 'Disassembly', content: withCode((code) => <Disassembly code={code} />) },
          { id: 'source', label: 'Source Code', content: () => inTurn(<ContractSource id={id} />) },
          { id: 'read', label: 'Read', content: () => inTurn(<ContractRead id={id} />) },
          { id: 'write', label: 'Write', content: () => inTurn(<ContractWrite id={id} />) },
        ]}
      />
    </section>
  );
}

function inTurn(part: ReactNode): ReactNode {
  return <Suspense fallback={<p className="empty muted">Loading...</p>}>{part}</Suspense>;
}

function Bytes({ code }: { code: ByteCode }) {
  const { runtimeByteCode, initCode, initCodeSource, fileID } = code;
  if (runtimeByteCode === null && initCode === null) return <NoCode />;
  return (
    <>
      <Hex title="Runtime bytecode" hex={runtimeByteCode} />
      <Hex title="Init code" hex={initCode} />
      {initCodeSource === 'file' && fileID !== null ? (
        <p className="aside muted">
          The init code shown is the current contents of file <EntityLink kind="file" id={fileID} />.
        </p>
      ) : null}
    </>
  );
}

function NoCode() {
  return <p className="empty muted">No bytecode available: it is not in any stored sidecar or file.</p>;
}

function Hex({ title, hex }: { title: string; hex: string | null }) {
  const [all, setAll] = useState(false);
  if (hex === null) return null;
  const cut = hex.length > HEX_SHOWN && !all;
  return (
    <>
      <h3>
        {title} <span className="faint">{wholeText(hex.length / 2)} bytes</span>
        <CopyButton text={`0x${hex}`} what={title.toLowerCase()} />
      </h3>
      <CodeBox name={title} text={`0x${cut ? hex.slice(0, HEX_SHOWN) : hex}${cut ? '…' : ''}`} />
      {cut ? (
        <button type="button" className="button small more" onClick={() => setAll(true)}>
          Show all bytes
        </button>
      ) : null}
    </>
  );
}

function Disassembly({ code }: { code: ByteCode }) {
  const [all, setAll] = useState(false);
  const hex = code.runtimeByteCode ?? code.initCode;
  const instructions = useMemo(() => disassemble(hex ?? ''), [hex]);
  if (hex === null) return <NoCode />;
  const text = instructions.map(lineOf);
  const shown = all ? text : text.slice(0, INSTRUCTIONS_SHOWN);
  return (
    <>
      <h3>
        {wholeText(instructions.length)} {code.runtimeByteCode === null ? 'init code' : 'runtime'} instructions
        <CopyButton text={text.join('\n')} what="the instructions" />
      </h3>
      <CodeBox name="Instructions" text={shown.join('\n')} lines />
      {shown.length < text.length ? (
        <button type="button" className="button small more" onClick={() => setAll(true)}>
          Show all instructions
        </button>
      ) : null}
    </>
  );
}

function lineOf({ offset, name, operand }: Instruction): string {
  const place = offset.toString(16).padStart(OFFSET_DIGITS, '0');
  return `${place}  ${name}${operand === undefined ? '' : ` 0x${operand}`}`;
}
