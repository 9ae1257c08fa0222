import { visibleControls } from '@ledgerscope/ledger';

/** Text from the ledger or from metadata: its direction ends with it, and its control characters are shown. */
export function LedgerText({ text }: { text: string }) {
  return <bdi>{visibleControls(text)}</bdi>;
}
