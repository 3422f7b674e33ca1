import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { TravelTimes } from './travel-times'

/** Travel times to the saved place of the visitor on the cards in `children`. */
export function TravelTimesOnCards({ locale, children }: { locale: Locale; children: ReactNode }) {
  const text = words(locale, 'minutes')('card.short', { minutes: '{minutes}', name: '{name}' })
  return (
    <TravelTimes locale={locale} text={text}>
      {children}
    </TravelTimes>
  )
}
