import { type ChartPageName, chartSubjectId, isSliceChart } from '@ledgerscope/contract/chart-pages';
import { type FormEvent, useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EntityLink } from '../../entities/entity/entity-link.tsx';
import styles from './chart-page.module.css';
import { CHART_SOURCES, type ChartSubject } from './chart-source.ts';
import { SeriesView } from './series-view.tsx';
import { SliceView } from './slice-view.tsx';
import { TypesView } from './types-view.tsx';

/** The chart that an address names, of the account, contract or token that it names. */
export function ChartByName({ name, bare = false }: { name: ChartPageName; bare?: boolean }) {
  const [search] = useSearchParams();
  if (name === 'txn-type-dimension') return <TypesView bare={bare} />;
  if (isSliceChart(name)) return <SliceView name={name} bare={bare} />;
  const { subject } = CHART_SOURCES[name];
  const id = subject === undefined ? '' : subjectOf(search, subject);
  if (subject !== undefined && id === '') return bare ? <Missing subject={subject} /> : <AskFor subject={subject} />;
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

/** Any of the parameters that name an account does, since a contract is one too. */
function subjectOf(search: URLSearchParams, { parameter }: ChartSubject): string {
  const others = parameter === 'tokenId' ? [] : ['accountId', 'accountNumber', 'contractId'];
  const found = [parameter, ...others].map((name) => search.get(name)?.trim() ?? '').find((text) => text !== '');
  return chartSubjectId(found ?? '');
}

function Missing({ subject }: { subject: ChartSubject }) {
  return (
    <p className="chart-message muted">
      The URL needs a {subject.noun.toLowerCase()}: add {subject.parameter}.
    </p>
  );
}

function AskFor({ subject }: { subject: ChartSubject }) {
  const id = useId();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('id');
    const next = new URLSearchParams(search);
    next.set(subject.parameter, typeof value === 'string' ? value.trim() : '');
    void navigate({ search: next.toString() });
  };
  return (
    <form className={`card flow ${styles.askFor}`} onSubmit={submit}>
      <label htmlFor={id}>{subject.noun} ID</label>
      <input id={id} name="id" className="text-input mono" placeholder="0.0.3" required maxLength={100} />
      <button type="submit" className="button primary">
        Show
      </button>
    </form>
  );
}
