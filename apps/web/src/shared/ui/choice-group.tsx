import { useState } from 'react';
import { wholeText } from '../format/hbar-text.ts';
import styles from './choice-group.module.css';
import { LedgerText } from './ledger-text.tsx';

const SHOWN = 12;

/** A value that can be ticked, and how many rows have it. */
export interface CountedChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface ChoiceGroupProps {
  readonly title: string;
  readonly choices: readonly CountedChoice[];
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
}

/** Checkboxes with counts. Of many the first ones are shown, and all that are ticked; a button shows the others. */
export function ChoiceGroup({ title, choices, chosen, choose }: ChoiceGroupProps) {
  const [all, setAll] = useState(false);
  if (choices.length === 0) return null;
  const shown = all ? choices : choices.filter(({ value }, place) => place < SHOWN || chosen.includes(value));
  const toggle = (value: string) =>
    choose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className={`choices ${styles.choiceGroup}`}>
      <legend>
        <LedgerText text={title} />
      </legend>
      {shown.map(({ value, label, count }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span className={styles.choiceName}>
            <LedgerText text={label} />
          </span>
          <span className="num faint">{wholeText(count)}</span>
        </label>
      ))}
      {choices.length <= SHOWN ? null : (
        <button type="button" className="button small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${wholeText(choices.length)}`}
        </button>
      )}
    </fieldset>
  );
}
