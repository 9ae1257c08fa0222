import { useId } from 'react';
import styles from './form.module.css';
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
    <div className={styles.checkField}>
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
      <p id={`${id}-about`} className={styles.fieldAbout}>
        {fault === undefined ? (
          <span className="muted">{hint}</span>
        ) : (
          <span className={styles.fieldFault}>{fault}</span>
        )}
      </p>
    </div>
  );
}
