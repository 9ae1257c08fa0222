import { CURRENCIES, SYMBOLS } from '../../entities/currency/currency.ts';
import { rateOfPrice, usePrice } from '../../entities/currency/get-price.ts';
import { chooseCurrency, useCurrency } from '../../entities/currency/use-currency.ts';

const NAMES = { hbar: 'hbar', tbar: 'tinybar', usd: 'US dollars' } as const;
const RATE_HELP = 'Exchange rates refresh every 10 minutes.';

/** Chooses the currency of all amounts; dollars are out of reach while no price is known. */
export function CurrencyToggle() {
  const chosen = useCurrency();
  const rate = rateOfPrice(usePrice().data);
  return (
    <fieldset className="segments currency" aria-label="Currency">
      {CURRENCIES.map((currency) => {
        const missing = currency === 'usd' && rate === null;
        return (
          <button
            key={currency}
            type="button"
            aria-label={NAMES[currency]}
            aria-pressed={currency === chosen}
            aria-disabled={missing}
            data-tip={
              missing ? 'USD is not available: no hbar price.' : `Show amounts in ${NAMES[currency]}. ${RATE_HELP}`
            }
            onClick={() => missing || chooseCurrency(currency)}
          >
            {SYMBOLS[currency]}
          </button>
        );
      })}
    </fieldset>
  );
}
