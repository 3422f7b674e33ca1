import type { Journey, Ways } from '@/features/transit'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

interface WayLineProps {
  locale: Locale
  to: Ways['to']
  /** null: none is known. */
  way: Journey | null
}

/** On a card: how long it takes to the visitor's own place, with what the number is made of one press away. */
export function WayLine({ locale, to, way }: WayLineProps) {
  return (
    <p className="mt-2 border-s-4 border-ink ps-3 text-small tabular-nums">
      <span className="font-semibold">{wayText(locale, to.name, way)}</span>
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

function wayText(locale: Locale, name: string, way: Journey | null): string {
  const t = words(locale, 'minutes')
  if (!way) return t('card.unknown', { name })
  const { minutes, trains } = way
  return trains === 0 ? t('card.foot', { minutes, name }) : t('card.rail', { minutes, name })
}
