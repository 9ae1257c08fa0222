import type { ApiParameter } from '@ledgerscope/contract/documentation';
import { countWithNoun } from '@ledgerscope/ledger';
import { type ReactNode, useState } from 'react';
import { useApiParameters } from '../../entities/api/get-documentation.ts';
import { BreakableName } from '../../shared/ui/breakable-name.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import panelTableStyles from '../../shared/ui/panel-table.module.css';
import styles from './api-documentation.module.css';
import type { ParameterValues } from './call-url.ts';
import { WithCode } from './with-code.tsx';

interface ParametersProps {
  readonly api: string;
  readonly values: ParameterValues;
  readonly change: (name: string, value: string) => void;
}

/** All parameters of a call in one table; those that few need, and that had no value when the call was opened, are folded. */
export function Parameters({ api, values, change }: ParametersProps) {
  const { data, error, refetch } = useApiParameters(api);
  // What is typed moves no row: its field would lose the focus.
  const [opened] = useState(values);
  if (error !== null) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (data === undefined || data.length === 0) return null;
  const isFolded = (one: ApiParameter) => one.rare && (opened[one.name] ?? '') === '';
  const rare = data.filter(isFolded);
  const title = data.some((one) => one.in === 'path') ? 'Path and Query Params' : 'Query Params';
  const rowsOf = (parameters: readonly ApiParameter[]) =>
    parameters.map((one) => (
      <Parameter key={one.name} parameter={one} value={values[one.name] ?? ''} change={change} />
    ));
  return (
    <section>
      <h2>{title}</h2>
      <ParameterTable rows={rowsOf(data.filter((one) => !isFolded(one)))} />
      {rare.length === 0 ? null : (
        <details className={styles.apiRare}>
          <summary>{countWithNoun(rare.length, 'more parameter')}</summary>
          <ParameterTable rows={rowsOf(rare)} />
        </details>
      )}
    </section>
  );
}

function ParameterTable({ rows }: { rows: readonly ReactNode[] }) {
  return (
    <div className="table-scroll">
      <table className={`${panelTableStyles.panelTable} ${styles.apiParameters}`}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </div>
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
          {parameter.in === 'path' ? 'path, ' : ''}
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

function Bounds({ parameter: { minimum, maximum, type, default_value: byDefault } }: { parameter: ApiParameter }) {
  const parts = [
    ...(minimum === null ? [] : [`min ${minimum}`]),
    ...(maximum === null ? [] : [type === 'string' ? `max ${maximum} characters` : `at most ${maximum}`]),
    ...(byDefault === null ? [] : [`default: ${byDefault}`]),
  ];
  return parts.length === 0 ? null : <span className="muted">({parts.join(', ')})</span>;
}
