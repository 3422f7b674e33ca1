import { policyPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { OpenLanguage } from '../../domain/open-language'
import type { Popup } from '../../domain/popup'
import { languageOffers, shellTexts } from './bar-texts'
import { ShellExtras } from './shell-extras'

interface BarsProps {
  locale: Locale
  languages: readonly OpenLanguage[]
  popups?: readonly Popup[]
}

/**
 * Everything that may cover a page (A4.8, A4.9): cookie bar, offline notice, language offer, small modal, popup. It
 * precedes the header, so that the keyboard reaches first what covers the bottom of the window.
 */
export function Bars({ locale, languages, popups = [] }: BarsProps) {
  return (
    <ShellExtras
      locale={locale}
      cookiePolicy={policyPath(locale, 'cookies')}
      offers={languageOffers(locale, languages)}
      popups={popups}
      texts={shellTexts(locale)}
    />
  )
}
