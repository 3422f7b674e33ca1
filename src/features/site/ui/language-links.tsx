'use client'

import { classNames } from '@/design/show/class-names'
import { HTML_LANG, type Locale, OWN_NAME } from '@/i18n/locales'
import type { OpenLanguage } from '../domain/open-language'
import { LanguageLink } from './language-link'

/** The abbreviations in the header's switcher (S2§2.7). */
const CODE = { th: 'TH', en: 'EN', chs: 'CHS', cht: 'CHT' } as const satisfies Record<Locale, string>

export interface LanguageLinksProps {
  locale: Locale
  languages: readonly OpenLanguage[]
  /** `codes` for narrow places, `names` where there is room. */
  show: 'codes' | 'names'
  className?: string
}

const LINK =
  'inline-flex min-h-target items-center underline-offset-8 decoration-1 hover:underline aria-[current]:underline'

/** Links to this page in all languages, with the name of the list. */
export function LanguageLinks({ label, locale, languages, show, className }: LanguageLinksProps & { label: string }) {
  return (
    <ul aria-label={label} className={classNames('flex', className)}>
      {languages.map(({ locale: other, closedIn }) => (
        <li key={other} className="empty:hidden">
          <LanguageLink
            locale={other}
            lang={HTML_LANG[other]}
            isCurrent={other === locale}
            closedIn={closedIn}
            className={classNames(LINK, show === 'codes' && 'min-w-target justify-center text-small font-medium')}
          >
            {show === 'codes' ? (
              <>
                {CODE[other]}
                <span className="sr-only"> {OWN_NAME[other]}</span>
              </>
            ) : (
              OWN_NAME[other]
            )}
          </LanguageLink>
        </li>
      ))}
    </ul>
  )
}
