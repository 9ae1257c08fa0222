import { visibleControls } from '@ledgerscope/ledger';

/** The document's title, control characters of ledger text shown; React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${visibleControls(children)} · Ledgerscope`}</title>;
}
