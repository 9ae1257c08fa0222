import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './form.module.css';
import type { FieldState } from './use-form.ts';

type Passed =
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'autoFocus'
  | 'spellCheck';

interface FieldFrameProps {
  readonly label: string;
  readonly id: string;
  readonly fault: string | undefined;
  /** A sentence below the field. */
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
  readonly children: ReactNode;
}

/** Label, control, hint and what is wrong with it. The control names `${id}-about` as its description. */
export function FieldFrame({ label, id, fault, hint, isOptional = false, children }: FieldFrameProps) {
  return (
    <div className={styles.formField}>
      <label htmlFor={id}>
        {label}
        {isOptional ? <span className="muted"> (optional)</span> : null}
      </label>
      {children}
      <p
        id={`${id}-about`}
        className={hint === undefined ? styles.fieldAbout : `${styles.fieldAbout} ${styles.withHint}`}
      >
        {fault === undefined ? (
          <span className="muted">{hint}</span>
        ) : (
          <span className={styles.fieldFault}>{fault}</span>
        )}
      </p>
    </div>
  );
}

interface FormFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  readonly label: string;
  readonly field: FieldState;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Behind the input, inside its frame. */
  readonly tool?: ReactNode;
}

/** A line of text of a form. */
export function FormField({ label, field, hint, isOptional = false, tool, ...passed }: FormFieldProps) {
  const id = useId();
  const { name, value, fault, onChange, onBlur } = field;
  return (
    <FieldFrame label={label} id={id} fault={fault} hint={hint} isOptional={isOptional}>
      <span className={tool === undefined ? undefined : styles.withTool}>
        <input
          className="text-input"
          {...passed}
          id={id}
          name={name}
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-about`}
          aria-required={isOptional ? undefined : true}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        {tool}
      </span>
    </FieldFrame>
  );
}
