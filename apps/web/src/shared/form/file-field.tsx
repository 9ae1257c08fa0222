import type { UploadRule } from '@ledgerscope/contract/call';
import { useId, useState } from 'react';
import styles from './form.module.css';
import { FieldFrame } from './form-field.tsx';
import type { FileFieldState } from './use-form.ts';

interface FileFieldProps {
  readonly file: FileFieldState;
  readonly label: string;
  readonly rule: UploadRule;
  /** Types that the dialog of the browser offers; what is sent is checked by the server. */
  readonly accept?: string;
  readonly onChange: (file: File | undefined) => void;
}

const KIB = 1_024;

/** A file of a form; one that is too large is named at once, one that the server refused says why. */
export function FileField({ file: { name, refused, onChoose }, label, rule, accept, onChange }: FileFieldProps) {
  const id = useId();
  const [tooLarge, setTooLarge] = useState<string>();
  const fault = tooLarge ?? refused;
  const limit = `The limit is ${rule.maxBytes / KIB} KB.`;
  return (
    <FieldFrame label={label} id={id} fault={fault} hint={`${rule.description} ${limit}`} isOptional>
      <input
        className={`text-input ${styles.fileInput}`}
        type="file"
        id={id}
        name={name}
        accept={accept}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-about`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          const isTooLarge = file !== undefined && file.size > rule.maxBytes;
          onChoose();
          setTooLarge(isTooLarge ? `File too large. ${limit}` : undefined);
          if (isTooLarge) event.target.value = '';
          onChange(isTooLarge ? undefined : file);
        }}
      />
    </FieldFrame>
  );
}
