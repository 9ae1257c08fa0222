import type { LedgerFile } from '@ledgerscope/contract';
import { useState } from 'react';
import { messageJson } from '../../entities/topic/message-json.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { JsonView } from '../../shared/ui/json-view.tsx';
import { CodeBox } from '../entity-page/code-box.tsx';

/** Contents longer than this are shown in part until asked for. */
const SHOWN = 4_000;

/** What a file holds: JSON as a tree, text as text, anything else as bytes. */
export function FileContents({ file }: { file: LedgerFile }) {
  const { contents, contentsText, contentsCut, complete } = file;
  const json = contentsCut ? undefined : messageJson(contentsText);
  return (
    <section className="card json-card" aria-labelledby="contents">
      <header>
        <h2 id="contents">Contents</h2>
        {contentsText === null ? <span className="faint">in hex</span> : null}
        <span className="grow" />
        {contents === null ? null : <CopyButton text={contentsText ?? contents} what="contents" />}
      </header>
      {contents === null ? (
        <p className="empty muted">None of the contents was read.</p>
      ) : json === undefined ? (
        <Plain text={contentsText ?? contents} />
      ) : (
        <JsonView value={json} what="contents as JSON" />
      )}
      {contentsCut ? <p className="aside faint">Only the first 65,536 bytes are shown.</p> : null}
      {complete ? null : <p className="aside faint">The file began before the first block that was read.</p>}
    </section>
  );
}

function Plain({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  if (text === '') return <p className="empty muted">The file is empty.</p>;
  const cut = text.length > SHOWN && !all;
  return (
    <>
      <CodeBox name="Text of the file" text={cut ? text.slice(0, SHOWN) : text} />
      {cut ? (
        <button type="button" className="button small more" onClick={() => setAll(true)}>
          Show all {wholeText(text.length)} characters
        </button>
      ) : null}
    </>
  );
}
