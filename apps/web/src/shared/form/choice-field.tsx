import { useId } from 'react';
import { FieldFrame } from './form-field.tsx';
import type { FieldState } from './use-form.ts';

interface ChoiceFieldProps {
  readonly label: string;
  readonly field: FieldState;
  readonly choices: readonly string[];
}

/** One of a few words. */
export function ChoiceField({ label, field: { name, value, fault, onChange, onBlur }, choices }: ChoiceFieldProps) {
  const id = useId();
  return (
    <FieldFrame label={label} id={id} fault={fault}>
      <select
        className="text-input"
        id={id}
        name={name}
        value={value}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </FieldFrame>
  );
}
