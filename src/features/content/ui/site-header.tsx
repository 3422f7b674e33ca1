import { Container } from '@/design/container'
import { Icon } from '@/design/icon'
import { Link } from '@/design/link'
import { WordMark } from '@/design/word-mark'
import { homePath, listingPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { LanguageList } from './language-list'
import { SITE_MENU_ID, SiteMenu } from './site-menu'

interface SiteHeaderProps {
  locale: Locale
}

const LANGUAGES_ID = 'languages'
const BAR_LINK = 'inline-flex min-h-target items-center font-medium underline-offset-8 decoration-1 hover:underline'

/** Stays at the top of every page: the sign, the two listings, the languages, the menu. Needs no script. */
export function SiteHeader({ locale }: SiteHeaderProps) {
  const t = words(locale, 'shell')
  return (
    <header className="sticky top-0 z-40 border-b border-stone-200 bg-paper text-ink">
      <Container className="flex h-[calc(var(--header-offset)-1px)] items-center justify-between gap-5">
        <Link href={homePath(locale)} aria-label={t('home')} className="flex min-h-target items-center">
          <WordMark className="h-4 md:h-5" />
        </Link>
        <div className="flex items-center gap-2 md:gap-6">
          <nav aria-label={t('menu.label')} className="hidden md:block">
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
          <LanguageList locale={locale} show="codes" className="max-lg:hidden" />
          <LanguageButton locale={locale} />
          <button
            type="button"
            popoverTarget={SITE_MENU_ID}
            className="group/menu flex min-h-target min-w-target cursor-pointer items-center justify-end gap-2 font-medium"
          >
            <span className="sr-only md:not-sr-only">{t('menu.open')}</span>
            <Icon name="menu" className="size-5 in-[:has(#site-menu:popover-open)]:hidden" />
            <Icon name="close" className="hidden size-5 in-[:has(#site-menu:popover-open)]:block" />
          </button>
          <SiteMenu locale={locale} />
        </div>
      </Container>
    </header>
  )
}

/** Where the bar is too narrow for four codes: the present one, and the list under it. */
function LanguageButton({ locale }: { locale: Locale }) {
  const t = words(locale, 'shell')
  return (
    <div className="lg:hidden">
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
        className="inset-auto top-[var(--header-offset)] right-gutter m-0 border supports-[right:anchor(right)]:right-[anchor(right)] border-stone-400 bg-paper px-5 py-2 text-ink"
      >
        <LanguageList locale={locale} show="names" className="flex-col" />
      </div>
    </div>
  )
}
