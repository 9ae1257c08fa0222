/** The document's title; React moves it into the head. What it holds of the ledger has to be isolated text. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Ledgerscope`}</title>;
}
