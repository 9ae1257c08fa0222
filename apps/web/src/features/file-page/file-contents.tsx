import type { LedgerFile, SystemFile } from '@ledgerscope/contract/file';
import { useState } from 'react';
import { messageJson } from '../../entities/topic/message-json.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { CodeBox } from '../../shared/ui/code-box.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { JsonView } from '../../shared/ui/json-view.tsx';

/** Contents longer than this are shown in part until asked for. */
const SHOWN = 4_000;

/** What a file holds: one of the network field by field, JSON as a tree, text as text, anything else as bytes. */
export function FileContents({ file }: { file: LedgerFile }) {
  const { contents, systemFile } = file;
  if (systemFile !== null) return <SystemContents file={systemFile} contents={contents ?? ''} />;
  return <UserContents file={file} />;
}

function UserContents({ file: { contents, contentsText, contentsCut, complete } }: { file: LedgerFile }) {
  return (
    <section className="card json-card" aria-labelledby="contents">
      <header>
        <h2 id="contents">Contents</h2>
        {contentsText === null ? <span className="faint">in hex</span> : null}
        <span className="grow" />
        {contents === null ? null : <CopyButton text={contentsText ?? contents} what="contents" />}
      </header>
      <Body text={contentsText ?? contents} json={contentsCut ? undefined : messageJson(contentsText)} />
      {contentsCut ? <p className="aside faint">Showing the first 65,536 bytes.</p> : null}
      {complete ? null : (
        <p className="aside faint">
          Incomplete: the file was created before the first stored block, or was reported by a mirror node, which does
          not provide file contents.
        </p>
      )}
    </section>
  );
}

function Body({ text, json }: { text: string | null; json: ReturnType<typeof messageJson> }) {
  if (text === null) return <p className="empty muted">Contents not available.</p>;
  return json === undefined ? <Plain text={text} /> : <JsonView value={json} what="contents as JSON" />;
}

/** A file of the network, field by field; its bytes can be copied. */
function SystemContents({ file: { name, message, fields }, contents }: { file: SystemFile; contents: string }) {
  return (
    <section className="card json-card" aria-labelledby="contents">
      <header>
        <h2 id="contents">Contents: {name}</h2>
        <span className="faint mono">{message}</span>
        <span className="grow" />
        <CopyButton text={contents} what="contents in hex" />
      </header>
      <JsonView value={fields} what={name} />
    </section>
  );
}

function Plain({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  if (text === '') return <p className="empty muted">The file is empty.</p>;
  const cut = text.length > SHOWN && !all;
  return (
    <>
      <CodeBox name="File text" text={cut ? text.slice(0, SHOWN) : text} />
      {cut ? (
        <button type="button" className="button small more" onClick={() => setAll(true)}>
          Show all {wholeText(text.length)} characters
        </button>
      ) : null}
    </>
  );
}
