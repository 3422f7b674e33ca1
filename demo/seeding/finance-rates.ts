import { FINANCE_RATES, SOURCES } from '../finance-rates'
import type { SeedDocument } from './records'

const noon = (day: string | null) => (day === null ? null : `${day}T12:00:00+07:00`)

/** The rates and assumptions of the whole cost as documents. */
export function financeRateDocuments(): SeedDocument[] {
  return FINANCE_RATES.map(({ from, until, ...facts }) => ({
    key: `finance-rates/${facts.key}-${from ?? 'standing'}`,
    collection: 'finance-rates' as const,
    data: (locale) => ({
      ...facts,
      source: locale === 'en' ? facts.source : (SOURCES[facts.source]?.[locale] ?? facts.source),
      from: noon(from),
      until: noon(until),
    }),
  }))
}
