import type { Amount as WireAmount } from '@ledgerscope/contract/amount';
import type { Statement } from '@ledgerscope/contract/statement';
import { Amount, TokenAmount } from '../../entities/amount/amount.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';

/** What a statement is in. */
export type StatementAsset = Pick<Statement, 'tokenID' | 'tokenType' | 'symbol' | 'decimals'>;

/** An amount of a statement, in hbar whatever currency the visitor chose: dollars stand beside it. */
export function StatementAmount({
  of,
  value,
  signed = false,
}: {
  of: StatementAsset;
  value: WireAmount | bigint | null;
  signed?: boolean;
}) {
  if (value === null) return <NotKnown />;
  if (of.tokenID === null) return <Amount tinybars={value} currency="hbar" signed={signed} />;
  return <TokenAmount units={value} decimals={of.decimals} symbol={of.symbol} signed={signed} />;
}

/** Dollars of a statement with two decimals, or four where they would be none: `$92.47`. */
export function UsdText({ usd }: { usd: string | null }) {
  return usd === null ? null : <span className="num nowrap muted">{shortUsd(usd)}</span>;
}

function shortUsd(usd: string): string {
  const size = usd.replace('-', '');
  const [whole = '0', decimals = ''] = size.split('.');
  const shown = size.startsWith('0.00') && size !== '0.0000' ? decimals : decimals.slice(0, 2);
  return `${usd.startsWith('-') ? '−' : ''}$${BigInt(whole).toLocaleString('en-US')}.${shown}`;
}

/** An instant of a statement, whose months are those of UTC: `2026-10-01 00:00 UTC`. */
export function utcText(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}
