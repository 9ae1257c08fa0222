import type { ApiDescription } from '@ledgerscope/contract/documentation';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApiKeys } from '../../entities/api/get-api-keys.ts';
import { type TriedCall, type TryKey, tryCall } from '../../entities/api/get-documentation.ts';
import { useSessionUser } from '../../shared/session/session-user.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import styles from './api-documentation.module.css';
import { Parameters } from './api-parameters.tsx';
import { Sample } from './api-sample.tsx';
import { callUrl, linkedValues, linkTo, type ParameterValues, sampleValues } from './call-url.ts';
import { CurlLine } from './curl-line.tsx';
import { type KeyChoice, KeyField, tryKeyOf } from './key-field.tsx';
import { Snippets } from './snippets.tsx';
import { WithCode } from './with-code.tsx';

/** One call: what it is and takes in the middle, programs and its answer on the right. */
export function ApiCall({ api }: { api: ApiDescription }) {
  const user = useSessionUser();
  return user === null ? (
    <CallForm api={api} keys={[]} />
  ) : (
    <CallFormWithKeys key={user.id} api={api} userId={user.id} />
  );
}

function CallFormWithKeys({ api, userId }: { api: ApiDescription; userId: string }) {
  const { data = [] } = useApiKeys(userId);
  const keys = data.filter(({ state }) => state === 'ACTIVE').map(({ accessKey }) => accessKey);
  return <CallForm api={api} keys={keys} />;
}

interface CallFormProps {
  readonly api: ApiDescription;
  /** Access keys of the visitor's active keys. */
  readonly keys: readonly string[];
}

function CallForm({ api, keys }: CallFormProps) {
  const [search, setSearch] = useSearchParams();
  const [values, setValues] = useState<ParameterValues>(() => ({ ...sampleValues(api), ...linkedValues(search) }));
  const [choice, setChoice] = useState<KeyChoice>({ chosen: undefined, pasted: '' });
  const { tried, isTrying, attempt } = useAttempt();
  const url = callUrl(api, values);
  // Not while somebody types: browsers limit how often an address changes.
  const remember = () => setSearch(linkTo(search, api, values), { replace: true, preventScrollReset: true });
  return (
    <>
      <form
        className={styles.apiOfCall}
        aria-labelledby="api-title"
        onBlur={remember}
        onSubmit={(event) => {
          event.preventDefault();
          remember();
          void attempt(url, tryKeyOf(choice, keys));
        }}
      >
        <h1 id="api-title">{api.title}</h1>
        <p>
          <WithCode text={api.description} />
        </p>
        <CurlLine url={`${location.origin}${url}`} />
        <p className={styles.apiUrl}>
          <span className="badge good">GET</span> <code className="break">{url}</code>
          <CopyButton text={`${location.origin}${url}`} what="the URL" />
        </p>
        <p className="muted">Cost: {api.cost_text}.</p>
        <div className={`flow ${styles.apiTry}`}>
          <KeyField keys={keys} choice={choice} change={setChoice} />
          <button type="submit" className="button primary" disabled={isTrying}>
            TRY IT
          </button>
        </div>
        <Parameters api={api.id} values={values} change={(name, value) => setValues({ ...values, [name]: value })} />
      </form>
      <div className={styles.apiAside}>
        <Snippets url={`${location.origin}${url}`} />
        <Sample tried={tried} isTrying={isTrying} cost={api.cost_text} />
      </div>
    </>
  );
}

/** Makes the call, one attempt at a time. */
function useAttempt() {
  const [tried, setTried] = useState<TriedCall | Error>();
  const [isTrying, setIsTrying] = useState(false);
  const attempt = async (url: string, key: TryKey | undefined) => {
    setIsTrying(true);
    setTried(await tryCall(url, key).catch((error: unknown) => asError(error)));
    setIsTrying(false);
  };
  return { tried, isTrying, attempt };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('Something went wrong.');
}
