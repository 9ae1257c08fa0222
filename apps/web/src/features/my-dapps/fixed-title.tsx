import { FormField } from '../../shared/form/form-field.tsx';

/** The title of a dapp, which names it in addresses and therefore stays. */
export function FixedTitle({ title }: { title: string }) {
  const field = { name: 'title', value: title, fault: undefined, onChange: () => {}, onBlur: () => {} };
  return <FormField label="Title" field={field} readOnly />;
}
