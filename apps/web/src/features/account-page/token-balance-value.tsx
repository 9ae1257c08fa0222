import type { TokenBalanceReply } from '@ledgerscope/contract/token';
import { TokenAmount } from '../../entities/amount/amount.tsx';

/** A balance divided by 10^decimals; where the token is not anchored only what changed is known. */
export function TokenBalanceValue({ row }: { row: TokenBalanceReply }) {
  const symbol = row.symbol === '' ? row.tokenId : row.symbol;
  if (row.balance !== null) return <TokenAmount units={row.balance} decimals={row.decimals} symbol={symbol} />;
  return (
    <span data-tip="Balance unknown: the token was created before the first stored block">
      <span className="faint">change </span>
      <TokenAmount units={row.balanceChange} decimals={row.decimals} symbol={symbol} signed />
    </span>
  );
}
