import type { Journey, Journeys } from '@/features/transit'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

interface JourneyLineProps {
  locale: Locale
  to: Journeys['to']
  /** null: no journey is known. */
  way: Journey | null
}

/** On a card: travel time to the place of the visitor; a click shows how it is calculated. */
export function JourneyLine({ locale, to, way }: JourneyLineProps) {
  return (
    <p className="mt-2 border-s-4 border-ink ps-3 text-small tabular-nums">
      <span className="font-semibold">{journeyText(locale, to.name, way)}</span>
      {way ? (
        <a
          href="#to-how"
          className="relative z-10 ms-2 inline-flex min-h-target items-center text-stone-600 underline underline-offset-4"
        >
          {words(locale, 'minutes')('card.how')}
        </a>
      ) : null}
    </p>
  )
}

function journeyText(locale: Locale, name: string, way: Journey | null): string {
  const t = words(locale, 'minutes')
  if (!way) return t('card.unknown', { name })
  const { minutes, trains } = way
  return trains === 0 ? t('card.foot', { minutes, name }) : t('card.rail', { minutes, name })
}
