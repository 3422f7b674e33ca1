import { EXCHANGE_RATES } from '../exchange-rates'
import type { SeedGlobal } from './globals'

/** The exchange rates of the demonstration; the same in every language. */
export const exchangeRatesSeed: SeedGlobal = {
  slug: 'exchange-rates',
  data: (locale) =>
    locale === 'th'
      ? {
          asOf: `${EXCHANGE_RATES.since}T12:00:00+07:00`,
          source: EXCHANGE_RATES.source,
          rates: Object.entries(EXCHANGE_RATES.baht).map(([currency, baht]) => ({ currency, baht })),
        }
      : {},
}
