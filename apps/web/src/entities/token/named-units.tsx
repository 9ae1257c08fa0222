import { formatUnits, withoutTrailingZeros } from '@ledgerscope/ledger';
import { EntityLink } from '../entity/entity-link.tsx';
import { useToken } from './get-token.ts';

/** An amount of a token for running text: by its decimals, with its symbol as the link. `unknown` until these are known. */
export function NamedUnits({ tokenId, units, unknown }: { tokenId: string; units: bigint; unknown: string }) {
  const token = useToken(tokenId);
  if (typeof token?.decimals !== 'number' || token.symbol === '')
    return (
      <>
        {unknown} of <EntityLink kind="token" id={tokenId} />
      </>
    );
  const digits = formatUnits(units, token.decimals);
  return (
    <>
      <span className="num" data-tip={unknown}>
        {withoutTrailingZeros(digits)}
      </span>{' '}
      <EntityLink kind="token" id={tokenId} name={token.symbol} />
    </>
  );
}
