import { DappCatalog } from '../features/dapps/dapp-catalog.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';

/** The dapps that the operator lists. */
export function Component() {
  return (
    <div className="wrap page">
      <PageTitle>Dapp catalog</PageTitle>
      <Breadcrumbs here="Dapp catalog" />
      <h1>Dapp catalog</h1>
      <p className="muted">Applications on this network.</p>
      <DappCatalog />
    </div>
  );
}
