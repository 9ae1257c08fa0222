import type { ApiKey } from '@ledgerscope/contract/api-key';
import { KEY_LIMITS_FORM } from '@ledgerscope/contract/api-key-forms';
import type { ApiCategory, ApiDescription } from '@ledgerscope/contract/documentation';
import { useApiKeyActions } from '../../entities/api/get-api-keys.ts';
import { useApis } from '../../entities/api/get-documentation.ts';
import formStyles from '../../shared/form/form.module.css';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { FormField } from '../../shared/form/form-field.tsx';
import { TextAreaField } from '../../shared/form/text-area-field.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import styles from './api-keys.module.css';

/** Until when, from where and for which calls a key is accepted. */
export function KeyLimitsDialog({ userId, apiKey, close }: { userId: string; apiKey: ApiKey; close: () => void }) {
  const { limit } = useApiKeyActions(userId);
  const form = useForm({
    initial: {
      lastDay: apiKey.lastDay ?? '',
      addresses: apiKey.addresses.join('\n'),
      calls: apiKey.calls.join(' '),
    },
    rules: KEY_LIMITS_FORM,
    send: async (values) => {
      await limit(apiKey.accessKey, values);
      showToast('Limits saved. They take effect within 5 seconds.');
      close();
    },
  });
  return (
    <FormDialog title="Key limits" close={close} form={form} action="SAVE" label="Key limits">
      <FormField
        label="Valid until"
        type="date"
        field={form.field('lastDay')}
        isOptional
        hint="Last valid day (UTC). Leave empty for no expiry."
      />
      <TextAreaField
        label="Allowed IP addresses"
        field={form.field('addresses')}
        rows={3}
        isOptional
        hint="One IP address or range (such as 203.0.113.0/24) per line. Leave empty to allow all."
      />
      <CallChoice field={form.field('calls')} />
    </FormDialog>
  );
}

interface CallChoiceProps {
  readonly field: {
    readonly value: string;
    readonly fault: string | undefined;
    readonly onChange: (value: string) => void;
  };
}

/** The calls that a key may make, by category. */
function CallChoice({ field: { value, fault, onChange } }: CallChoiceProps) {
  const { data, error, refetch } = useApis();
  const chosen = new Set(value.split(' ').filter((name) => name !== ''));
  const toggle = (name: string) => {
    if (!chosen.delete(name)) chosen.add(name);
    onChange([...chosen].join(' '));
  };
  return (
    <fieldset className={styles.keyCalls}>
      <legend>
        Calls <span className="muted">(optional)</span>
      </legend>
      <p className={formStyles.fieldAbout}>
        {fault === undefined ? (
          <span className="muted">{chosen.size === 0 ? 'All calls allowed.' : `${chosen.size} calls allowed.`}</span>
        ) : (
          <span className={formStyles.fieldFault}>{fault}</span>
        )}
      </p>
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      {data?.categories.map((category) => (
        <CallsOfCategory
          key={category.id}
          category={category}
          apis={data.apis.filter((api) => api.category === category.id)}
          chosen={chosen}
          toggle={toggle}
        />
      ))}
    </fieldset>
  );
}

interface CallsOfCategoryProps {
  readonly category: ApiCategory;
  readonly apis: readonly ApiDescription[];
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (name: string) => void;
}

function CallsOfCategory({ category: { title }, apis, chosen, toggle }: CallsOfCategoryProps) {
  if (apis.length === 0) return null;
  const count = apis.filter(({ id }) => chosen.has(id)).length;
  return (
    <details>
      <summary>
        {title} {count === 0 ? null : <span className="badge plain">{count}</span>}
      </summary>
      {apis.map(({ id, title: name }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} /> {name}
        </label>
      ))}
    </details>
  );
}
