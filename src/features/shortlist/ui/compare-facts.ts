import { priceFromWords, quotaText, rentText, yieldText } from '@/features/catalogue/ui'
import { loanFacts } from '@/features/project-page/ui'
import { formatArea, formatBaht, formatLand, formatMonth } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { HomeNow, Span } from '../domain/compared-home'

/** The messages of the shortlist in one language. */
export const shortlistMessages = (locale: Locale) => words(locale, 'shortlist')
type ShortlistMessages = ReturnType<typeof shortlistMessages>

type FactName =
  | 'place'
  | 'status'
  | 'group'
  | 'price'
  | 'monthly'
  | 'units'
  | 'perUnit'
  | 'area'
  | 'land'
  | 'beds'
  | 'station'
  | 'quota'
  | 'rent'
  | 'yield'
  | 'completion'
  | 'fee'
  | 'tags'

/** One row of the comparison: its label and the values of the homes, in order; empty when a home has none. */
export interface CompareFact {
  key: FactName
  name: string
  values: readonly string[]
}

function spanText(t: ShortlistMessages, span: Span | null, format: (value: number) => string): string {
  if (span === null) return ''
  const [from, to] = [format(span.from), format(span.to)]
  return from === to ? from : t('compare.span', { from, to })
}

function bedsText(t: ShortlistMessages, beds: Span | null): string {
  if (beds === null) return ''
  return beds.from === beds.to ? t('compare.bedsOne', { beds: beds.from }) : t('compare.bedsMany', { ...beds })
}

function priceText(locale: Locale, t: ShortlistMessages, { isForSale, price }: HomeNow): string {
  if (!isForSale) return t('compare.soldOut')
  const { value, before } = priceFromWords(locale, price)
  return before ? `${value} · ${before}` : value
}

function perText(t: ShortlistMessages, per: HomeNow['perUnit']): string {
  if (per === null) return ''
  return t(per.unit === 'wah' ? 'compare.perWah' : 'compare.perMetre', { price: formatBaht(per.baht) })
}

function monthlyText(t: ShortlistMessages, { monthly }: HomeNow): string {
  if (monthly === null) return ''
  const [first, highest] = [formatBaht(monthly.first), formatBaht(monthly.highest)]
  return t('compare.monthlyValue', { first, highest, share: monthly.loan.share })
}

function statusText(locale: Locale, t: ShortlistMessages, { badge, isForSale }: HomeNow): string {
  if (badge) return words(locale, 'catalogue')(`badge.${badge}`)
  return t(isForSale ? 'compare.selling' : 'compare.soldOut')
}

function completionText(locale: Locale, t: ShortlistMessages, { completion, completionStage }: HomeNow): string {
  if (completion === null) return ''
  const key = ({ done: 'compare.done', ahead: 'compare.planned', past: 'compare.past' } as const)[completionStage]
  return t(key, { month: formatMonth(locale, completion) })
}

const tagsText = (t: ShortlistMessages, { tags }: HomeNow) => tags.map((tag) => t(`tag.${tag}`)).join(' · ')

const FORMATTERS: Readonly<Record<FactName, (home: HomeNow, locale: Locale, t: ShortlistMessages) => string>> = {
  place: (home) => home.where,
  status: (home, locale, t) => statusText(locale, t, home),
  group: (home, locale) => words(locale, 'catalogue')(`group.${home.group}`),
  price: (home, locale, t) => priceText(locale, t, home),
  monthly: (home, _, t) => monthlyText(t, home),
  units: ({ units }, _, t) => (units ? t('compare.unitsValue', { ...units }) : ''),
  perUnit: (home, _, t) => perText(t, home.perUnit),
  area: (home, locale, t) => spanText(t, home.area, (area) => formatArea(locale, area)),
  land: (home, locale, t) => spanText(t, home.land, (wah) => formatLand(locale, wah)),
  beds: (home, _, t) => bedsText(t, home.beds),
  station: ({ station }, _, t) =>
    station ? t('compare.walk', { system: station.system, station: station.name, minutes: station.minutes }) : '',
  quota: ({ quotas }, locale) => quotaText(locale, quotas),
  rent: ({ letting }) => (letting ? rentText(letting) : ''),
  yield: ({ letting }) => (letting ? yieldText(letting) : ''),
  completion: (home, locale, t) => completionText(locale, t, home),
  fee: (home, _, t) => perText(t, home.fee),
  tags: (home, _, t) => tagsText(t, home),
}

/** What the monthly instalments assume, for their label: only the share is a project's own. */
function monthlyName(t: ShortlistMessages, homes: readonly HomeNow[]): string {
  const loan = homes.find(({ monthly }) => monthly !== null)?.monthly?.loan
  return loan ? t('compare.monthly', loanFacts(loan)) : ''
}

const NAMES = Object.keys(FORMATTERS) as FactName[]

/** The compared facts in order of importance to buyers; facts that no home has are left out. */
export function compareFacts(locale: Locale, homes: readonly HomeNow[]): CompareFact[] {
  const t = shortlistMessages(locale)
  return NAMES.map((key) => ({
    key,
    name: key === 'monthly' ? monthlyName(t, homes) : t(`compare.${key}`),
    values: homes.map((home) => FORMATTERS[key](home, locale, t)),
  })).filter(({ values }) => values.some((value) => value !== ''))
}
