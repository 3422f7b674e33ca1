import type { IsoDay } from '@/kernel/calendar-day'

/** The currencies that sentences of the search name, by their ISO 4217 codes. */
export const CURRENCIES = ['USD', 'HKD', 'TWD', 'CNY', 'SGD', 'EUR', 'GBP', 'JPY', 'AUD'] as const
export type Currency = (typeof CURRENCIES)[number]

export const isCurrency = (code: string): code is Currency => CURRENCIES.some((one) => one === code)

/** Exchange rates as editors keep them: baht for one unit of each currency that has one. */
export interface ExchangeRates {
  baht: Readonly<Partial<Record<Currency, number>>>
  /** The day of the rates. They are used, and this day is said, however old they are. */
  since: IsoDay
}

/** One row as an editor types it. */
export interface TypedRate {
  currency?: string | null
  baht?: number | null
}

/** The rates of typed rows; null without a day or without one whole row. Of a currency that is typed twice the first row counts. */
export function ratesOf(rows: readonly TypedRate[], since: IsoDay | null): ExchangeRates | null {
  const baht: Partial<Record<Currency, number>> = {}
  for (const { currency, baht: rate } of rows) {
    if (currency && isCurrency(currency) && rate && rate > 0) baht[currency] ??= rate
  }
  return since === null || Object.keys(baht).length === 0 ? null : { baht, since }
}

/** The first currency that two rows name; null when each has one row. */
export const currencyTwice = (rows: readonly TypedRate[]): string | null =>
  rows.map(({ currency }) => currency ?? '').find((code, at, all) => code !== '' && all.indexOf(code) !== at) ?? null
