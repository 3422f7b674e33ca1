import type { UnitRow } from '@/features/catalogue'
import { unitBeforeText } from '@/i18n/before-text'
import { formatArea, formatBaht, formatLand } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
import { type AvailabilityTexts, type Column, fill } from './availability-texts'

/** The texts that a unit is said with. */
type SpokenTexts = Pick<AvailabilityTexts, 'before' | 'onRequest' | 'orientations' | 'states'>

/** Units that are taken show no price. */
function priceWords(texts: SpokenTexts, { price, state }: UnitRow): string {
  const amount = fromOf(price)
  if (amount !== null) return formatBaht(amount)
  return state === 'available' ? texts.onRequest : '–'
}

/** One unit in words, column by column. */
export function unitWords(
  locale: Locale,
  form: 'tower' | 'houses' | 'plots',
  texts: SpokenTexts,
  unit: UnitRow,
): Record<Column | 'before', string> {
  return {
    number: unit.number,
    type: unit.type,
    floor: String(unit.floor),
    area: form === 'plots' ? formatLand(locale, unit.area) : formatArea(locale, unit.area),
    orientation: texts.orientations[unit.orientation],
    price: priceWords(texts, unit),
    /** The price before a promotion; empty without one. */
    before: unitBeforeText(texts.before, unit.price),
    state: texts.states[unit.state],
  }
}

/** A unit in one sentence, for who hears a plan: beside its price, the price before a promotion. */
export const unitSentence = (sentence: string, words: ReturnType<typeof unitWords>) =>
  fill(sentence, { ...words, price: words.before ? `${words.price} (${words.before})` : words.price })
