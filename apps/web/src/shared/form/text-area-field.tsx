import { useId } from 'react';
import { FieldFrame } from './form-field.tsx';
import type { FieldState } from './use-form.ts';

interface TextAreaFieldProps {
  readonly label: string;
  readonly field: FieldState;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** Several lines of text of a form. */
export function TextAreaField({ label, field, rows = 4, maxLength, hint, isOptional = false }: TextAreaFieldProps) {
  const id = useId();
  const { name, value, fault, onChange, onBlur } = field;
  return (
    <FieldFrame label={label} id={id} fault={fault} hint={hint} isOptional={isOptional}>
      <textarea
        className="text-input"
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-about`}
        aria-required={isOptional ? undefined : true}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
