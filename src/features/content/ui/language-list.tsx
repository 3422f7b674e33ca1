import { classNames } from '@/design/class-names'
import { HTML_LANG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OpenLanguage } from '../rules/open-language'
import { LanguageLink } from './language-link'

/** What each language calls itself; the same on every page. */
const OWN_NAME = { th: 'ไทย', en: 'English', chs: '简体中文', cht: '繁體中文' } as const satisfies Record<
  Locale,
  string
>

/** As the switch of the header abbreviates them (S2§2.7). */
const CODE = { th: 'TH', en: 'EN', chs: 'CHS', cht: 'CHT' } as const satisfies Record<Locale, string>

interface LanguageListProps {
  locale: Locale
  languages: readonly OpenLanguage[]
  /** `codes` for a narrow place, `names` where there is room. */
  show: 'codes' | 'names'
  className?: string
}

const LINK =
  'inline-flex min-h-target items-center underline-offset-8 decoration-1 hover:underline aria-[current]:underline'

/** The languages as links to this same page, without those in which it is not published (C5). */
export function LanguageList({ locale, languages, show, className }: LanguageListProps) {
  return (
    <ul aria-label={words(locale, 'shell')('language.label')} className={classNames('flex', className)}>
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
