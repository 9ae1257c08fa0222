import type { ApiDescription, ApiParameter } from '@ledgerscope/contract/documentation';
import { countWithNoun } from '@ledgerscope/ledger';
import { useState } from 'react';
import { type TriedCall, tryCall, useApiParameters } from '../../entities/api/get-documentation.ts';
import formStyles from '../../shared/form/form.module.css';
import { BreakableName } from '../../shared/ui/breakable-name.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import panelTableStyles from '../../shared/ui/panel-table.module.css';
import styles from './api-documentation.module.css';
import { callUrl, type ParameterValues, sampleValues } from './call-url.ts';
import { Snippets } from './snippets.tsx';

/** One call: what it is and takes in the middle, programs and its answer on the right. */
export function ApiCall({ api }: { api: ApiDescription }) {
  const [values, setValues] = useState<ParameterValues>(() => sampleValues(api));
  const [key, setKey] = useState('');
  const [tried, setTried] = useState<TriedCall | Error>();
  const [isTrying, setIsTrying] = useState(false);
  const url = callUrl(api, values);
  const attempt = async () => {
    setIsTrying(true);
    setTried(await tryCall(url, key.trim()).catch((error: unknown) => asError(error)));
    setIsTrying(false);
  };
  return (
    <>
      <section className={styles.apiOfCall} aria-labelledby="api-title">
        <h1 id="api-title">{api.title}</h1>
        <p>
          <WithCode text={api.description} />
        </p>
        <p className={styles.apiUrl}>
          <span className="badge good">GET</span> <code className="break">{url}</code>
          <CopyButton text={`${location.origin}${url}`} what="the URL" />
        </p>
        <form
          className={`flow ${styles.apiTry}`}
          onSubmit={(event) => {
            event.preventDefault();
            void attempt();
          }}
        >
          <label className="field">
            <span>API key (optional: without one you can make a few test calls per hour)</span>
            <input
              type="password"
              autoComplete="off"
              placeholder="ls_…"
              value={key}
              onChange={(event) => setKey(event.target.value)}
            />
          </label>
          <button type="submit" className="button primary" disabled={isTrying}>
            TRY IT
          </button>
        </form>
        <Parameters api={api.id} values={values} change={(name, value) => setValues({ ...values, [name]: value })} />
      </section>
      <div className={styles.apiAside}>
        <Snippets url={`${location.origin}${url}`} />
        <Sample tried={tried} isTrying={isTrying} />
      </div>
    </>
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('Something went wrong.');
}

interface ParametersProps {
  readonly api: string;
  readonly values: ParameterValues;
  readonly change: (name: string, value: string) => void;
}

function Parameters({ api, values, change }: ParametersProps) {
  const { data, error, refetch } = useApiParameters(api);
  if (error !== null) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (data === undefined) return null;
  const parts = [
    { title: 'Path Params', rows: data.filter((one) => one.in === 'path') },
    { title: 'Query Params', rows: data.filter((one) => one.in === 'query') },
  ];
  return parts.map(({ title, rows }) =>
    rows.length === 0 ? null : (
      <section key={title}>
        <h2>{title}</h2>
        <div className="table-scroll">
          <table className={`${panelTableStyles.panelTable} ${styles.apiParameters}`}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Value</th>
                <th scope="col">Description</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((one) => (
                <Parameter key={one.name} parameter={one} value={values[one.name] ?? ''} change={change} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    ),
  );
}

interface ParameterProps {
  readonly parameter: ApiParameter;
  readonly value: string;
  readonly change: ParametersProps['change'];
}

function Parameter({ parameter, value, change }: ParameterProps) {
  const { name, type, required, multi_value: isMany, options, description } = parameter;
  return (
    <tr>
      <th scope="row">
        <code>
          <BreakableName name={name} />
        </code>
        <span className="muted">
          {isMany ? 'list' : type}
          {required ? ', required' : ''}
        </span>
      </th>
      <td>
        <input
          aria-label={name}
          value={value}
          placeholder={parameter.default_value ?? ''}
          onChange={(event) => change(name, event.target.value)}
        />
      </td>
      <td>
        <WithCode text={description} /> <Bounds parameter={parameter} />
        {options.length === 0 ? null : (
          <details>
            <summary>{countWithNoun(options.length, 'value')}</summary>
            <span className="break">{options.join(', ')}</span>
          </details>
        )}
      </td>
    </tr>
  );
}

/** A text with names between backticks. */
function WithCode({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that does not change
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

function Bounds({ parameter: { minimum, maximum, type, default_value: byDefault } }: { parameter: ApiParameter }) {
  const parts = [
    ...(minimum === null ? [] : [`min ${minimum}`]),
    ...(maximum === null ? [] : [type === 'string' ? `max ${maximum} characters` : `at most ${maximum}`]),
    ...(byDefault === null ? [] : [`default: ${byDefault}`]),
  ];
  return parts.length === 0 ? null : <span className="muted">({parts.join(', ')})</span>;
}

/** What the call answered. */
function Sample({ tried, isTrying }: { tried: TriedCall | Error | undefined; isTrying: boolean }) {
  const answer = tried === undefined || tried instanceof Error ? undefined : tried;
  return (
    <section className={`card ${styles.apiSample}`} aria-labelledby="sample-title" aria-busy={isTrying}>
      <header>
        <h2 id="sample-title">SAMPLE RESPONSE</h2>
        <span className="grow" />
        {answer === undefined ? null : (
          <>
            <span className={answer.status === 200 ? 'badge good' : 'badge bad'}>{answer.status}</span>
            <CopyButton text={answer.body} what="the response" />
          </>
        )}
      </header>
      <div role="status">
        {tried === undefined ? <p className="muted">Press TRY IT to make the call.</p> : null}
        {tried instanceof Error ? <p className={formStyles.fieldFault}>{tried.message}</p> : null}
        {answer?.charged === undefined ? null : <Cost charged={answer.charged} remaining={answer.remaining} />}
      </div>
      {answer === undefined ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        <pre tabIndex={0}>{inLines(answer.body)}</pre>
      )}
    </section>
  );
}

function Cost({ charged, remaining }: { charged: string; remaining: string | undefined }) {
  return (
    <p className="muted">
      Cost: {charged} {charged === '1' ? 'unit' : 'units'}.{remaining === undefined ? '' : ` ${remaining} units left.`}
    </p>
  );
}

/** JSON with a line for each value; anything else as it is. Numbers keep all their digits. */
function inLines(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    // It is not JSON.
    return body;
  }
}
