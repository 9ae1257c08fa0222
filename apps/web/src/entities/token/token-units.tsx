import type { Amount } from '@ledgerscope/contract/amount';
import { TokenAmount } from '../amount/amount.tsx';
import { useToken } from './get-token.ts';

/** An amount of a token by its own decimals and symbol, in smallest units until they are known. */
export function TokenUnits({
  tokenId,
  units,
  signed = false,
}: {
  tokenId: string;
  units: Amount | bigint;
  signed?: boolean;
}) {
  const token = useToken(tokenId);
  const symbol = token === undefined || token.symbol === '' ? tokenId : token.symbol;
  return <TokenAmount units={units} decimals={token?.decimals} symbol={symbol} signed={signed} />;
}
