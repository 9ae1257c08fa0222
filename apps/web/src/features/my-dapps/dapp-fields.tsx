import { CONTRACT_FILES, DAPP_DESCRIPTION_MAX, DAPP_FILES, DAPP_NAME_MAX } from '@ledgerscope/contract/dapp-forms';
import { useState } from 'react';
import type { Files } from '../../shared/api/send-files.ts';
import { FileField } from '../../shared/form/file-field.tsx';
import styles from '../../shared/form/form.module.css';
import { FormField } from '../../shared/form/form-field.tsx';
import { TextAreaField } from '../../shared/form/text-area-field.tsx';
import type { FieldState, FormState } from '../../shared/form/use-form.ts';

type Name = 'company' | 'description' | 'accountId' | 'website' | 'androidAppLink' | 'iosAppLink' | 'deployed';

/** The fields of a dapp that its owner can change. */
export function DappFields({ field }: { field: (name: Name) => FieldState }) {
  return (
    <>
      <FormField label="Company" field={field('company')} maxLength={DAPP_NAME_MAX} autoComplete="organization" />
      <TextAreaField
        label="Description"
        field={field('description')}
        rows={3}
        maxLength={DAPP_DESCRIPTION_MAX}
        hint={`Up to ${DAPP_DESCRIPTION_MAX} characters.`}
        isOptional
      />
      <FormField label="Deployer account ID" field={field('accountId')} placeholder="0.0.1234" spellCheck={false} />
      <div className={styles.fieldPairs}>
        <FormField label="Website" field={field('website')} type="url" placeholder="https://" isOptional />
        <FormField label="Android app" field={field('androidAppLink')} type="url" placeholder="https://" isOptional />
        <FormField label="iOS app" field={field('iosAppLink')} type="url" placeholder="https://" isOptional />
        <FormField
          label="Deployed on"
          field={field('deployed')}
          maxLength={DAPP_NAME_MAX}
          placeholder="Jan 2026"
          isOptional
        />
      </div>
    </>
  );
}

/** The files that were chosen, by the names of their fields. */
export function useFiles() {
  const [files, setFiles] = useState<Files>({});
  const choose = (name: string) => (file: File | undefined) => setFiles((before) => ({ ...before, [name]: file }));
  return { files, choose };
}

type FileOf = Pick<FormState<string>, 'file'>;

/** The files of a contract. */
export function ContractFileFields({ choose, file }: Pick<ReturnType<typeof useFiles>, 'choose'> & FileOf) {
  const { abi, sourceCode, byteCode } = CONTRACT_FILES;
  return (
    <>
      <FileField file={file('abi')} label="ABI" rule={abi} accept=".json,.abi" onChange={choose('abi')} />
      <FileField file={file('sourceCode')} label="Source code" rule={sourceCode} onChange={choose('sourceCode')} />
      <FileField file={file('byteCode')} label="Byte code" rule={byteCode} onChange={choose('byteCode')} />
    </>
  );
}

/** The logo of a dapp. */
export function LogoField({ choose, file }: { choose: (file: File | undefined) => void } & FileOf) {
  const accept = 'image/png,image/jpeg,image/gif,image/webp';
  return <FileField file={file('logoURL')} label="Logo" rule={DAPP_FILES.logoURL} accept={accept} onChange={choose} />;
}
