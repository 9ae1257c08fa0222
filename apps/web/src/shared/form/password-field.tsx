import { useState } from 'react';
import { FormField } from './form-field.tsx';
import type { FieldState } from './use-form.ts';

interface PasswordFieldProps {
  readonly label: string;
  readonly field: FieldState;
  /** For password managers: the password that is known to them, or one to be made. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ label, field, autoComplete, hint }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField
      label={label}
      field={field}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      {...(hint === undefined ? {} : { hint })}
      tool={
        <button
          type="button"
          className="button small"
          aria-pressed={isShown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
        >
          Show
        </button>
      }
    />
  );
}
