import { policyPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { OPENS_COOKIE_SETTINGS } from '@/kernel/http/cookie-choice'

/** Opens the cookie settings over the page; without scripts it links to the cookie policy. */
export function CookieSettingsLink({ locale, className }: { locale: Locale; className?: string }) {
  return (
    <a href={policyPath(locale, 'cookies')} data-opens={OPENS_COOKIE_SETTINGS} className={className}>
      {words(locale, 'bars')('cookies.link')}
    </a>
  )
}
