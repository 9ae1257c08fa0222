import { type ReactNode, useId } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Takes digits, points and commas only. */
  readonly numeric?: boolean;
  readonly wide?: boolean;
  /** What is wrong with the value. */
  readonly fault?: string | undefined;
}

/** A line of text under its label, with what is wrong with it below. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, placeholder, value, onChange, numeric = false, wide = false, fault } = props;
  const id = useId();
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="text-input"
        value={value}
        placeholder={placeholder}
        inputMode={numeric ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}fault`}
        onChange={({ currentTarget }) => onChange(numeric ? digitsOnly(currentTarget.value) : currentTarget.value)}
      />
      {fault === undefined ? null : (
        <p id={`${id}fault`} role="alert" className="down small">
          {fault}
        </p>
      )}
    </div>
  );
}

/** What of a text an amount can hold: a field for numbers takes no letters. */
export function digitsOnly(text: string): string {
  return text.replaceAll(/[^\d.,]/g, '');
}
