import type { ReactNode } from 'react'
import { Container } from '@/design/show/container'
import { Icon } from '@/design/show/icon'
import { Link } from '@/design/show/link'
import { WordMark } from '@/design/show/word-mark'
import { homePath, type LinkTarget, listingPath, pagePath } from '@/features/routing'
import { HTML_LANG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { MenuEntry } from '../domain/menu'
import type { OpenLanguage } from '../domain/open-language'
import { LanguageList } from './language-list'
import { ScrollState } from './scroll-state'
import { SITE_MENU_ID } from './site-menu'
import { SITE_SEARCH_ID } from './site-search'

interface SiteHeaderProps {
  locale: Locale
  languages: readonly OpenLanguage[]
  /** The link to log in; null until that page exists. */
  account: LinkTarget | null
  /** The link to the saved projects. */
  saved: ReactNode
  /** The current offer: a button shown after scrolling (S2§2.8). */
  offer?: MenuEntry
}

const LANGUAGES_ID = 'languages'
const BAR_LINK = 'inline-flex min-h-target items-center font-medium underline-offset-8 decoration-1 hover:underline'
const BAR_ICON = 'flex min-h-target min-w-target cursor-pointer items-center justify-center'

/** The sticky header of every page: logo, the two listings, languages, account, search, menu. Works without scripts. */
export function SiteHeader({ locale, languages, account, saved, offer }: SiteHeaderProps) {
  const t = words(locale, 'shell')
  return (
    <header className="site-header sticky top-0 z-40 border-b border-stone-200 bg-paper text-ink">
      <Container className="flex h-[calc(var(--header-offset)-1px)] items-center justify-between gap-2 md:gap-5">
        <Link href={homePath(locale)} aria-label={t('home')} className="flex min-h-target shrink-0 items-center">
          <WordMark className="h-4 md:h-5" />
        </Link>
        <div className="flex min-w-0 items-center md:gap-2">
          <Places locale={locale} />
          {offer?.target ? (
            <Link
              href={offer.target.href}
              lang={HTML_LANG[offer.lang]}
              className="header-offer min-h-target min-w-0 items-center rounded-control border border-current px-4 text-small font-semibold max-sm:px-3"
            >
              <span className="truncate">{offer.text}</span>
            </Link>
          ) : null}
          <LanguageList locale={locale} languages={languages} show="codes" className="max-xl:hidden" />
          <LanguageButton locale={locale} languages={languages} />
          {saved}
          {account ? (
            <Link
              href={account.href}
              aria-label={t('account')}
              data-account={pagePath(locale, 'account-setting')}
              data-account-label={t('account')}
              className={`${BAR_ICON} header-account relative gap-2 data-signed-in:after:absolute data-signed-in:after:top-2 data-signed-in:after:start-6 data-signed-in:after:size-2 data-signed-in:after:rounded-full data-signed-in:after:bg-success xl:data-signed-in:after:hidden`}
            >
              <Icon name="person" />
              {/* A script fills in whose account it is: the page is the same for everybody. */}
              <span data-account-name className="max-w-9 truncate text-small font-medium empty:hidden max-xl:hidden" />
            </Link>
          ) : null}
          <button
            type="button"
            popoverTarget={SITE_SEARCH_ID}
            aria-label={t('search.open')}
            className={`${BAR_ICON} header-yields-last`}
          >
            <Icon name="search" />
          </button>
          <button type="button" popoverTarget={SITE_MENU_ID} className={`${BAR_ICON} gap-2 font-medium md:ms-2`}>
            <span className="sr-only md:not-sr-only">{t('menu.open')}</span>
            <Icon name="menu" />
          </button>
        </div>
      </Container>
      <ScrollState />
    </header>
  )
}

function Places({ locale }: { locale: Locale }) {
  const t = words(locale, 'shell')
  return (
    <nav aria-label={t('menu.places')} className="header-places me-4 hidden lg:block">
      <ul className="flex gap-6">
        <li>
          <Link href={listingPath(locale, 'condominium')} className={BAR_LINK}>
            {t('menu.condominiums')}
          </Link>
        </li>
        <li>
          <Link href={listingPath(locale, 'house')} className={BAR_LINK}>
            {t('menu.houses')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/** The language switcher of narrow headers: the current code, and the list below it. */
function LanguageButton({ locale, languages }: Pick<SiteHeaderProps, 'locale' | 'languages'>) {
  const t = words(locale, 'shell')
  return (
    <div className="header-languages xl:hidden">
      <button
        type="button"
        popoverTarget={LANGUAGES_ID}
        aria-label={t('language.choose')}
        className="flex min-h-target min-w-target cursor-pointer items-center justify-center gap-1 text-small font-medium uppercase"
      >
        {locale}
        <Icon name="down" className="size-4" />
      </button>
      <div
        id={LANGUAGES_ID}
        popover="auto"
        className="inset-auto top-[var(--header-offset)] right-gutter m-0 max-h-dropdown border border-stone-400 bg-paper px-5 py-2 text-ink supports-[right:anchor(right)]:top-[anchor(bottom)] supports-[right:anchor(right)]:right-[anchor(right)]"
      >
        <LanguageList locale={locale} languages={languages} show="names" className="flex-col" />
      </div>
    </div>
  )
}
