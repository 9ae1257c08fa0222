import { useId } from 'react';
import type { FieldState } from './use-form.ts';

interface CheckFieldProps {
  readonly label: string;
  readonly field: FieldState;
  readonly isDisabled?: boolean;
  /** Why it cannot be changed, or what it means. */
  readonly hint?: string;
}

/** Yes or no; the field's value is `true` or `false`. */
export function CheckField({ label, field, isDisabled = false, hint }: CheckFieldProps) {
  const id = useId();
  const { name, value, fault, onChange } = field;
  return (
    <div className="check-field">
      <label htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={value === 'true'}
          disabled={isDisabled}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-about`}
          onChange={(event) => onChange(String(event.target.checked))}
        />
        {label}
      </label>
      <p id={`${id}-about`} className="field-about">
        {fault === undefined ? <span className="muted">{hint}</span> : <span className="field-fault">{fault}</span>}
      </p>
    </div>
  );
}
