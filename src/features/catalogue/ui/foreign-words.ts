import { formatBaht, formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { IsoDay } from '@/kernel/calendar-day'
import { FOREIGN_SHARE, type ForeignQuota, inHundredths, shareLeft, widestQuota } from '../domain/prices/foreign-quota'
import { type Letting, lettingOf } from '../domain/prices/letting'

/** The words for buyers from abroad and for those who let. */
export const foreignWords = (locale: Locale) => words(locale, 'catalogue')

/** A calendar day in words. */
export const dayText = (locale: Locale, day: IsoDay) => formatDate(locale, new Date(`${day}T12:00:00+07:00`))

/** What is left of one building, or that no home for sale there fits, with the day of the reckoning. */
export function buildingText(locale: Locale, quota: ForeignQuota): string {
  const facts = { share: shareLeft(quota), most: FOREIGN_SHARE, date: dayText(locale, quota.asOf) }
  return foreignWords(locale)(quota.isOpen ? 'foreign.left' : 'foreign.full', facts)
}

/** The same in one line for all buildings: the one with most room. Empty where nobody has counted. */
export function quotaText(locale: Locale, quotas: readonly ForeignQuota[]): string {
  const widest = widestQuota(quotas)
  if (!widest) return ''
  const text = buildingText(locale, widest)
  if (quotas.length === 1 || !widest.isOpen) return text
  return foreignWords(locale)('foreign.inBuilding', { building: widest.building, text })
}

/** Whether a unit fits in what is left for buyers from abroad, before one gives a name. Area in m². */
export function unitQuotaText(
  locale: Locale,
  quotas: readonly ForeignQuota[],
  { building, area }: { building: string; area: number },
): string {
  const quota = quotas.find((one) => one.building === building)
  const t = foreignWords(locale)
  if (!quota) return t('foreign.checked')
  if (inHundredths(area) > quota.left) return t('foreign.noRoom', { date: dayText(locale, quota.asOf) })
  return buildingText(locale, { ...quota, isOpen: true })
}

const spanText = (from: string, to: string) => (from === to ? from : `${from}–${to}`)

/** `฿17,500–34,000`. */
export const rentText = ({ rent: { from, to } }: Letting) =>
  from === to ? formatBaht(from) : `${formatBaht(from)}–${formatBaht(to).slice(1)}`

/** `4.8–6%`; empty without a price. */
export const yieldText = ({ yield: span }: Letting) => (span ? `${spanText(String(span.from), String(span.to))}%` : '')

/** Rent and yield of the homes of a project in one line, with what the yield leaves out. Empty where no rent is known. */
export function lettingText(locale: Locale, homes: Parameters<typeof lettingOf>[0]): string {
  const letting = lettingOf(homes)
  if (!letting) return ''
  const t = foreignWords(locale)
  const rent = rentText(letting)
  return letting.yield ? t('foreign.letting', { rent, yield: yieldText(letting) }) : t('foreign.rentOnly', { rent })
}
