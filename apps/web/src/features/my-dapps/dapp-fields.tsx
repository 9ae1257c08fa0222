import { DAPP_DESCRIPTION_MAX, DAPP_NAME_MAX } from '@ledgerscope/contract';
import { FormField } from '../../shared/form/form-field.tsx';
import { TextAreaField } from '../../shared/form/text-area-field.tsx';
import type { FieldState } from '../../shared/form/use-form.ts';

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
      <div className="field-pairs">
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
