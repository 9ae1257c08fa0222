import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Popup } from '../../shared/ui/popup.tsx';
import { LONGEST_ABI, removeAbi, storeAbi, useAbiBook } from './abi-book.ts';
import styles from './abi-panel.module.css';

/** Lets a visitor give the ABI of a contract, which then reads its calls and events. It stays in this browser. */
export function AbiPanel({ id }: { id: string }) {
  const stored = useAbiBook().find((one) => one.contractID === id);
  return (
    <Popup trigger={stored === undefined ? 'Add ABI' : `ABI: ${stored.name}`}>
      {(close) => (
        <div className={styles.abiPanel}>
          <AbiForm id={id} done={close} />
          {stored === undefined ? null : (
            <button
              type="button"
              className="button small"
              onClick={() => {
                removeAbi(id);
                close();
              }}
            >
              Forget this ABI
            </button>
          )}
        </div>
      )}
    </Popup>
  );
}

function AbiForm({ id, done }: { id: string; done: () => void }) {
  const field = useId();
  const [text, setText] = useState('');
  const [name, setName] = useState('pasted ABI');
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (event: FormEvent) => {
    event.preventDefault();
    const found = await findProblem(text);
    if (found !== null) return setProblem(found);
    if (!storeAbi({ contractID: id, name, abi: text }))
      return setProblem('Couldn’t save the ABI: browser storage is full or disabled.');
    done();
  };
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (file === undefined) return;
    setName(file.name.slice(0, 60));
    setProblem(null);
    setText(file.size > LONGEST_ABI ? '' : await file.text());
    if (file.size > LONGEST_ABI) setProblem(tooLong());
  };
  return (
    <form onSubmit={(event) => void take(event)}>
      <p className="muted small">
        Used to decode this contract’s calls and events. The ABI stays in your browser and is never sent anywhere.
      </p>
      <label htmlFor={`${field}file`}>JSON file</label>
      <input id={`${field}file`} type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
      <label htmlFor={`${field}text`}>or paste the ABI</label>
      <textarea
        id={`${field}text`}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(null);
        }}
      />
      {problem === null ? null : (
        <p role="alert" className="down">
          {problem}
        </p>
      )}
      <button type="submit" className="button small primary" disabled={text.trim() === ''}>
        Use this ABI
      </button>
    </form>
  );
}

/** Why a text cannot be stored as an ABI; null where it can. */
async function findProblem(text: string): Promise<string | null> {
  if (text.length > LONGEST_ABI) return tooLong();
  const { problemOfAbi } = await import('./decode-with-abi.ts');
  return problemOfAbi(text);
}

function tooLong(): string {
  return `An ABI may have up to ${wholeText(LONGEST_ABI)} characters.`;
}
