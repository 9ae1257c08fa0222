import {
  type ChartPageName,
  chartSubjectId,
  chartSubjectParameter,
  isSliceChart,
} from '@ledgerscope/contract/chart-pages';
import { type FormEvent, useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import styles from './chart-page.module.css';
import { CHART_SOURCES } from './chart-source.ts';
import { SeriesView } from './series-view.tsx';
import { SliceView } from './slice-view.tsx';
import { TypesView } from './types-view.tsx';

/** The chart that an address names, of the account, contract or token that it names. */
export function ChartByName({ name, bare = false }: { name: ChartPageName; bare?: boolean }) {
  const [search] = useSearchParams();
  if (name === 'txn-type-dimension') return <TypesView bare={bare} />;
  if (isSliceChart(name)) return <SliceView name={name} bare={bare} />;
  const { subject } = CHART_SOURCES[name];
  const id = chartSubjectId(name, search);
  if (subject !== undefined && id === '') {
    const asked = { noun: subject.noun, parameter: chartSubjectParameter(name) ?? '' };
    return bare ? <Missing {...asked} /> : <AskFor {...asked} />;
  }
  const view = <SeriesView key={`${name} ${id}`} name={name} id={id} bare={bare} />;
  if (bare || subject === undefined) return view;
  return (
    <>
      <p className="muted">
        {subject.noun} <EntityLink kind={subject.pageOf} id={id} copy />
      </p>
      {view}
    </>
  );
}

interface Asked {
  readonly noun: string;
  /** Of the address. */
  readonly parameter: string;
}

function Missing({ noun, parameter }: Asked) {
  return (
    <p className="chart-message muted">
      The URL needs a {noun.toLowerCase()}: add {parameter}.
    </p>
  );
}

function AskFor({ noun, parameter }: Asked) {
  const id = useId();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('id');
    const next = new URLSearchParams(search);
    next.set(parameter, typeof value === 'string' ? value.trim() : '');
    void navigate({ search: next.toString() });
  };
  return (
    <form className={`card flow ${styles.askFor}`} onSubmit={submit}>
      <label htmlFor={id}>{noun} ID</label>
      <input id={id} name="id" className="text-input mono" placeholder="0.0.3" required maxLength={100} />
      <button type="submit" className="button primary">
        Show
      </button>
    </form>
  );
}
