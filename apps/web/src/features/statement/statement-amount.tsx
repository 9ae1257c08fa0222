import type { Amount as WireAmount } from '@ledgerscope/contract/amount';
import type { Statement } from '@ledgerscope/contract/statement';
import { Amount, TokenAmount } from '../../entities/amount/amount.tsx';
import { NotKnown } from '../../shared/ui/not-known.tsx';

/** What a statement is in. */
export type StatementAsset = Pick<Statement, 'tokenID' | 'symbol' | 'decimals'>;

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

/** Dollars of a statement with two decimals, or more where they would be none: `$92.47`. */
export function UsdText({ usd }: { usd: string | null }) {
  if (usd === null) return null;
  const [, sign = '', whole = '0', cents = '00', rest = '00'] = /^(-?)(\d+)\.(\d\d)(\d\d)$/.exec(usd) ?? [];
  const isTiny = whole === '0' && cents === '00' && rest !== '00';
  const grouped = BigInt(whole).toLocaleString('en-US');
  return (
    <span className="num nowrap muted">
      {sign === '' ? '' : '−'}${grouped}.{cents}
      {isTiny ? rest : ''}
    </span>
  );
}

/** An instant of a statement, whose months are those of UTC: `2026-10-01 00:00 UTC`. */
export function utcText(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}
