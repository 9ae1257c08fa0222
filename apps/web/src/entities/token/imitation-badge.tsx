import type { TokenReply } from '@ledgerscope/contract/token';
import { imitatedText } from '@ledgerscope/ledger';

/** Warns of a symbol or name that is made to look like another one. */
export function ImitationBadge({ token: { symbol, name } }: { token: Pick<TokenReply, 'symbol' | 'name'> }) {
  const plain = imitatedText(symbol) ?? imitatedText(name);
  if (plain === undefined) return null;
  return (
    <span className="badge bad tag" data-tip="Looks the same, but is spelled with other characters">
      not {plain}
    </span>
  );
}
