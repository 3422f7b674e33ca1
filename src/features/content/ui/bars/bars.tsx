import { policyPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import type { OpenLanguage } from '../../rules/open-language'
import type { Popup } from '../../rules/popup'
import { languageOffers, shellTexts } from './bar-texts'
import { ShellExtras } from './shell-extras'

interface BarsProps {
  locale: Locale
  languages: readonly OpenLanguage[]
  popups?: readonly Popup[]
}

/**
 * What may lie over any page (A4.8, A4.9): cookies, a word about the line, another language, the small modal, a
 * popup. Stands before the header, so that the keyboard meets first what covers the foot of the window.
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
