import type { Amount as WireAmount } from '@ledgerscope/contract/amount';
import { formatUnits, withoutTrailingZeros } from '@ledgerscope/ledger';
import type { ReactNode } from 'react';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { useTipFocus } from '../../shared/ui/tip-focus.ts';
import { type Currency, SYMBOLS } from '../currency/currency.ts';
import type { ShownExchangeRate } from '../currency/exchange-rate.ts';
import { useCurrentRate } from '../currency/rate-provider.tsx';
import { useCurrency } from '../currency/use-currency.ts';
import { amountText, exactText, fittingText, shortAmountText } from './amount-text.ts';

interface AmountProps {
  /** Tinybars, as the API sends them or as a bigint. */
  readonly tinybars: WireAmount | bigint;
  /** Arrow and colour for a change of a balance. */
  readonly signed?: boolean;
  /** Rate at the consensus time of the transaction, where it is known; else the current one values it. */
  readonly rate?: ShownExchangeRate | null | undefined;
  /** Only as many decimals as needed, as running text has them. */
  readonly compact?: boolean;
  /** Instead of the visitor's choice. */
  readonly currency?: Currency;
  /** Characters that there is room for; a longer amount is written in the next unit, with the exact value in its tip. */
  readonly most?: number;
}

/** An amount of hbar in the chosen currency; the exact tinybars and the rate used are in its tooltip. */
export function Amount({ tinybars, signed, rate, compact = false, currency, most }: AmountProps) {
  const chosen = useCurrency();
  const now = useCurrentRate();
  const value = BigInt(tinybars);
  const magnitude = shownValue(value, signed);
  const text = amountText(magnitude, currency ?? chosen, { atConsensus: rate ?? null, now });
  const { symbol, symbolFirst } = text;
  if (most !== undefined && text.digits.length > most)
    return (
      <Signed value={value} signed={signed} tip={exactText(value)}>
        {fittingText(magnitude, most)}
      </Signed>
    );
  return (
    <Signed value={value} signed={signed} tip={text.tip}>
      {symbolFirst ? (
        <span className="unit">
          <LedgerText text={symbol} />
        </span>
      ) : null}
      <Digits text={text.digits} compact={compact} pads={symbol === SYMBOLS.hbar} />
      {symbolFirst ? null : (
        <>
          {' '}
          <span className="unit">
            <LedgerText text={symbol} />
          </span>
        </>
      )}
    </Signed>
  );
}

/** A large amount in few digits, in hbars unless dollars are chosen: `6.25B ℏ`. Its tip has every digit. */
export function ShortAmount({ tinybars }: Pick<AmountProps, 'tinybars'>) {
  const chosen = useCurrency();
  const now = useCurrentRate();
  return (
    <span className="num nowrap" data-tip={exactText(BigInt(tinybars))} tabIndex={useTipFocus()}>
      {shortAmountText(BigInt(tinybars), chosen, now)}
    </span>
  );
}

/** Eight decimals line up under one another, but the zeros that say nothing stay in the background. */
function Digits({ text, compact, pads }: { text: string; compact: boolean; pads: boolean }) {
  if (!pads) return text;
  const solid = withoutTrailingZeros(text);
  return (
    <>
      {solid}
      {compact ? null : <span className="pad">{text.slice(solid.length)}</span>}
    </>
  );
}

interface TokenAmountProps {
  /** Smallest units, as the API sends them or as a bigint. */
  readonly units: WireAmount | bigint;
  /** Null or undefined where the token's decimals are not known: then the smallest units are shown as such. */
  readonly decimals?: number | null | undefined;
  readonly symbol?: string | null | undefined;
  readonly signed?: boolean;
}

/** An amount of a token, scaled by its decimals where they are known; the smallest units are in its tooltip. */
export function TokenAmount({ units, decimals, symbol, signed }: TokenAmountProps) {
  const value = BigInt(units);
  const magnitude = shownValue(value, signed);
  if (typeof decimals !== 'number') {
    return (
      <Signed value={value} signed={signed} tip="Decimals unknown" wraps>
        {wholeText(magnitude)}{' '}
        <span className="unit symbol">
          <LedgerText text={unitsText(magnitude, decimals === null, symbol ?? '')} />
        </span>
      </Signed>
    );
  }
  return (
    <Signed value={value} signed={signed} tip={`${wholeText(value)} in the smallest unit (${decimals} decimals)`} wraps>
      <Digits text={formatUnits(magnitude, decimals)} compact={false} pads />{' '}
      <span className="unit symbol">
        <LedgerText text={symbol ?? ''} />
      </span>
    </Signed>
  );
}

/** What an amount without known decimals counts: `smallest units of LNTN`; until its token was read the symbol alone. */
function unitsText(magnitude: bigint, isUnknown: boolean, symbol: string): string {
  const noun = magnitude === 1n || magnitude === -1n ? 'unit' : 'units';
  if (!isUnknown) return symbol === '' ? noun : symbol;
  return `smallest ${noun}${symbol === '' ? '' : ` of ${symbol}`}`;
}

/** The arrow says the sign where there is one. */
function shownValue(value: bigint, signed: boolean | undefined): bigint {
  return signed === true && value < 0n ? -value : value;
}

interface SignedProps {
  readonly value: bigint;
  readonly signed: boolean | undefined;
  readonly tip: string;
  /** Where a token has many decimals, or a long symbol, there is seldom room for one line. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

function Signed({ value, signed, tip, wraps = false, children }: SignedProps) {
  const classes = ['num', wraps ? 'wraps' : 'nowrap', signed === true ? direction(value) : ''];
  return (
    <span className={classes.join(' ').trim()} data-tip={tip} tabIndex={useTipFocus()}>
      {signed === true ? <Sign value={value} /> : null}
      {children}
    </span>
  );
}

function Sign({ value }: { value: bigint }) {
  if (value === 0n) return null;
  return (
    <>
      <span className="sr-only">{value > 0n ? 'plus ' : 'minus '}</span>
      <Icon name={value > 0n ? 'up' : 'down'} size={13} />
      {'\u00a0'}
    </>
  );
}

function direction(value: bigint): string {
  if (value === 0n) return '';
  return value > 0n ? 'up' : 'down';
}
