import type { Amount } from '@ledgerscope/contract';
import { formatHbar } from '@ledgerscope/ledger';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Icon } from '../../shared/ui/icon.tsx';

/** An amount of hbars with 8 decimals; the exact tinybars in its tip. `signed` adds arrow and colour for a change. */
export function HbarAmount({ tinybars, signed = false }: { tinybars: Amount | bigint; signed?: boolean }) {
  const value = BigInt(tinybars);
  const magnitude = value < 0n ? -value : value;
  const text = formatHbar(signed ? magnitude : value);
  const solid = text.replace(/0+$/, '').replace(/\.$/, '');
  return (
    <span className={`num nowrap ${signed ? direction(value) : ''}`} data-tip={`${wholeText(value)} tinybar`}>
      {signed ? <Sign value={value} /> : null}
      {solid}
      <span className="pad">{text.slice(solid.length)}</span> <span className="unit">ℏ</span>
    </span>
  );
}

/** A change of a token in its smallest units; how many decimals they have is not part of a transaction. */
export function UnitsAmount({ units, unit = 'units' }: { units: Amount | bigint; unit?: string }) {
  const value = BigInt(units);
  return (
    <span className={`num nowrap ${direction(value)}`}>
      <Sign value={value} />
      {wholeText(value < 0n ? -value : value)} {unit}
    </span>
  );
}

function Sign({ value }: { value: bigint }) {
  if (value === 0n) return null;
  return (
    <>
      <span className="sr-only">{value > 0n ? 'plus ' : 'minus '}</span>
      <Icon name={value > 0n ? 'up' : 'down'} size={13} />{' '}
    </>
  );
}

function direction(value: bigint): string {
  if (value === 0n) return '';
  return value > 0n ? 'up' : 'down';
}
