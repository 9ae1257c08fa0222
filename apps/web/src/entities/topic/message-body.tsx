import { useState } from 'react';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { JsonView } from '../../shared/ui/json-view.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import styles from './message-body.module.css';
import { messageJson } from './message-json.ts';

const MESSAGE_LENGTH = 90;

/** A message as its readers see it: JSON as a tree, text as text, anything else as bytes. */
export function MessageBody({ text, hex }: { text: string | null; hex: string }) {
  const json = messageJson(text);
  if (json !== undefined) return <JsonView value={json} what="message as JSON" />;
  if (text !== null && text !== '') return <Text text={text} />;
  return (
    <>
      <LongText text={hex} length={MESSAGE_LENGTH} what="message in hex" />{' '}
      <span className="faint">{wholeText(hex.length / 2)} binary data</span>
    </>
  );
}

/** The beginning of a text with the whole to copy, and a way to read all of it. */
function Text({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  if (whole)
    return (
      <span className={`${styles.wholeText} break`}>
        <LedgerText text={text} />
      </span>
    );
  return (
    <>
      <LongText text={text} length={MESSAGE_LENGTH} what="message" mono={false} />
      {text.length > MESSAGE_LENGTH ? (
        <button type="button" className="button small" onClick={() => setWhole(true)}>
          Show all
        </button>
      ) : null}
    </>
  );
}
