import type { ExchangeRateSet } from '../hapi/messages.ts';
import type { Draft } from '../wire/encode.ts';
import type { MirrorReply } from './answer.ts';

/** Exchange rates as file 0.0.112 holds them. */
export function rateOf(rates: MirrorReply | undefined): Draft<ExchangeRateSet> | undefined {
  if (rates === undefined) return undefined;
  const [currentRate, nextRate] = ['current_rate', 'next_rate'].map((name) => {
    const rate = rates.object(name);
    if (rate === undefined) return undefined;
    return {
      hbarEquiv: rate.small('hbar_equivalent'),
      centEquiv: rate.small('cent_equivalent'),
      expirationTime: { seconds: rate.integer('expiration_time') },
    };
  });
  return { currentRate, nextRate };
}
