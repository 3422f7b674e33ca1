import type { ReactNode } from 'react'
import { phrased } from '@/design/show/phrased'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Clause, NumberCondition } from '../../domain/facts/conditions'
import { isNumber } from '../../domain/facts/conditions'
import type { Way } from '../../domain/ranking/misses'
import type { Differs, Offer } from '../../domain/ranking/nearest'
import { clauseText, numberText } from '../fact-text'
import type { LocalizedNames } from '../filter-names'
import type { FoundResults } from './found-results'

/** Chinese sets a space between a character and a figure. */
const HAN_BEFORE_FIGURE = /(?<=\p{Script=Han})(?=\d)/gu

type Difference = Extract<Differs, { asked: Clause }>

/** The bound of a wish as people say it: "up to THB 4M", "at least 3"; a single number by itself. */
function askedText(locale: Locale, { fact, min, max }: NumberCondition): string {
  const t = words(locale, 'search')
  const say = (value: number) => numberText(locale, fact, value)
  if (min !== undefined && max !== undefined)
    return min === max ? say(min) : t('range.between', { from: say(min), to: say(max) })
  return max === undefined ? t('nearest.least', { from: say(min ?? 0) }) : t('nearest.most', { to: say(max) })
}

/** Facts that are called a price: a home has it from there, or up to there. */
const PRICES: readonly string[] = ['price', 'monthly']

function hasText(locale: Locale, names: LocalizedNames, has: NumberCondition, { asked, stop }: Difference) {
  const t = words(locale, 'search')
  const value = numberText(locale, has.fact, has.min ?? 0)
  if (stop)
    return t('nearest.walk', {
      time: value,
      system: stop.system,
      station: names.stations[stop.station] ?? stop.station,
    })
  if (!PRICES.includes(has.fact)) return has.fact === 'beds' ? value : clauseText(locale, names, [has])
  const isTooDear = asked.some((one) => isNumber(one) && one.max !== undefined && (has.min ?? 0) > one.max)
  const amount = has.fact === 'monthly' ? t('filter.monthly', { amount: value }) : value
  return t(isTooDear ? 'nearest.from' : 'nearest.upTo', { amount })
}

function numberDifference(locale: Locale, names: LocalizedNames, has: NumberCondition, difference: Difference): string {
  const t = words(locale, 'search')
  const { asked } = difference
  const [first] = asked
  const single = asked.length === 1 && first && isNumber(first) ? first : null
  const text = hasText(locale, names, has, difference)
  if (!single) return t('nearest.asked', { has: text, asked: clauseText(locale, names, asked) })
  const key = single.min === single.max ? 'nearest.instead' : 'nearest.asked'
  return t(key, { has: text, asked: askedText(locale, single) })
}

const bareName = (locale: Locale, names: LocalizedNames, clause: Clause) =>
  clause
    .map((one) =>
      one.fact === 'station' && !isNumber(one)
        ? (names.stations[one.value] ?? one.value)
        : clauseText(locale, names, [one]),
    )
    .reduce((one, other) => words(locale, 'search')('fact.or', { one, other }))

function wayText(locale: Locale, { minutes, trains }: Way): string {
  const t = words(locale, 'search')
  return t(trains > 0 ? 'nearest.byRail' : 'nearest.onFoot', { minutes: formatNumber(locale, minutes) })
}

function choiceDifference(locale: Locale, names: LocalizedNames, { asked, has, way }: Difference): string {
  const t = words(locale, 'search')
  const what = bareName(locale, names, asked)
  const text = has
    ? t('nearest.instead', { has: bareName(locale, names, [has]), asked: what })
    : t('nearest.without', { what })
  return way ? t('nearest.away', { text, way: wayText(locale, way) }) : text
}

function differenceText(locale: Locale, names: LocalizedNames, differs: Differs): string {
  const t = words(locale, 'search')
  if ('words' in differs) return t('nearest.other', { words: differs.words.join(' ') })
  if ('within' in differs)
    return t('nearest.asked', {
      has: words(locale, 'minutes')('card.short', { minutes: differs.minutes, name: names.destination ?? '' }),
      asked: t('nearest.most', { to: numberText(locale, 'walk', differs.within) }),
    })
  const { has } = differs
  return has && isNumber(has) ? numberDifference(locale, names, has, differs) : choiceDifference(locale, names, differs)
}

/** In what an offered home differs from what was asked for, and in nothing else: "1 bedroom instead of 2 bedrooms". */
export const whyTexts = (locale: Locale, names: LocalizedNames, { differs }: Pick<Offer, 'differs'>): string[] =>
  differs.map((one) => differenceText(locale, names, one).replaceAll(HAN_BEFORE_FIGURE, ' '))

/** The lines on the card of each offered home; null for any other. */
export function whyOffered(
  locale: Locale,
  { nearest, localizedNames }: Pick<FoundResults, 'nearest' | 'localizedNames'>,
) {
  const texts = new Map(nearest.map((offer) => [offer.slug, whyTexts(locale, localizedNames, offer)]))
  return (slug: string): ReactNode => {
    const lines = texts.get(slug)
    return lines ? (
      <ul className="mt-2 flex flex-col gap-1 border-s-4 border-ink ps-3 text-small font-semibold">
        {lines.map((line) => (
          <li key={line}>{phrased(line)}</li>
        ))}
      </ul>
    ) : null
  }
}
