import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { MinutesDoor } from './minutes-door'

/** Minutes to the visitor's own place on every card of a page that is the same for everybody (0003). */
export function MinutesOnCards({ locale }: { locale: Locale }) {
  const text = words(locale, 'minutes')('card.short', { minutes: '{minutes}', name: '{name}' })
  return <MinutesDoor locale={locale} text={text} />
}
