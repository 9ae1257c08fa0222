import { useSearchParams } from 'react-router';
import { useApis } from '../entities/api/get-documentation.ts';
import { ApiCall } from '../features/api-documentation/api-call.tsx';
import { ApiSelection } from '../features/api-documentation/api-selection.tsx';
import { GettingStarted } from '../features/api-documentation/getting-started.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import styles from '../shared/ui/documentation.module.css';
import { LoadFailure } from '../shared/ui/load-failure.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { useAnchor } from '../shared/ui/use-anchor.ts';

const NOTHING_YET = { categories: [], apis: [] };

/** The documentation of the public API: its calls on the left, one of them in the middle, programs and answers on the right. */
export function Component() {
  const [search] = useSearchParams();
  const { data, error, refetch } = useApis();
  useAnchor(data !== undefined);
  const name = search.get('api') ?? undefined;
  const { categories, apis } = data ?? NOTHING_YET;
  const api = apis.find(({ id }) => id === name);
  return (
    <div className="wrap page">
      <PageTitle>{api === undefined ? 'Public API' : `${api.title} - public API`}</PageTitle>
      <Breadcrumbs here="Public API" />
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      {data === undefined || api !== undefined ? null : <NoSuchCall name={name} />}
      <div className={api === undefined ? styles.apiColumns : `${styles.apiColumns} ${styles.withCall}`}>
        <ApiSelection categories={categories} apis={apis} whyNone={whyNone(data, error)} shown={api?.id} />
        {api === undefined ? <GettingStarted /> : <ApiCall key={api.id} api={api} />}
      </div>
    </div>
  );
}

/** Why the list of calls is empty. The failure itself stands above, with a way to try again. */
function whyNone(data: unknown, error: unknown): string {
  if (data !== undefined) return 'No matching calls.';
  return error === null ? 'Loading calls…' : 'Couldn’t load the API calls.';
}

/** Said where an address names a call that there is not. */
function NoSuchCall({ name }: { name: string | undefined }) {
  return name === undefined ? null : <p role="status">Call {name} not found. All calls are listed here.</p>;
}
