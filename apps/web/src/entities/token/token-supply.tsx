import type { Amount } from '@ledgerscope/contract/amount';
import { NotKnown } from '../../shared/ui/not-known.tsx';
import { TokenAmount } from '../amount/amount.tsx';
import { supplyState } from './supply-state.ts';

interface SupplyProps {
  readonly units: Amount | null;
  readonly decimals: number | null;
  readonly symbol?: string;
}

/** A supply by the token's decimals; "Invalid" where these cannot be meant. */
export function TokenSupply({ units, decimals, symbol = '' }: SupplyProps) {
  const state = supplyState(units, decimals);
  if (state === 'unknown') return <NotKnown />;
  if (state === 'invalid')
    return (
      <span className="down" data-tip={`The token has ${decimals} decimals`}>
        Invalid
      </span>
    );
  return <TokenAmount units={units ?? 0} decimals={decimals} symbol={symbol} />;
}
