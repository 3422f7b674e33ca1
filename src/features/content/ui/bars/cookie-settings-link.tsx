import { policyPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { OPENS_COOKIE_SETTINGS } from '../../rules/cookie-choice'

/** Opens the cookie settings over the page; without scripts it leads to the policy, which says what is set. */
export function CookieSettingsLink({ locale, className }: { locale: Locale; className?: string }) {
  return (
    <a href={policyPath(locale, 'cookies')} data-opens={OPENS_COOKIE_SETTINGS} className={className}>
      {words(locale, 'bars')('cookies.link')}
    </a>
  )
}
