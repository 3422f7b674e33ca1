import { classNames } from '@/design/class-names'
import { Container } from '@/design/container'
import { Link } from '@/design/link'
import { type ListingKind, listingPath } from '@/features/addresses'
import { type Badge, BRANDS } from '@/features/catalogue'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { LanguageList } from './language-list'

export const SITE_MENU_ID = 'site-menu'

const KINDS = ['condominium', 'house'] as const satisfies readonly ListingKind[]
/** Houses need no EIA: only stages that exist lead somewhere. */
const STAGES = {
  condominium: ['New_Project', 'EIA_Approved', 'Ready_to_Move'],
  house: ['New_Project', 'Ready_to_Move'],
} as const satisfies Record<ListingKind, readonly Badge[]>

const SMALL_LINK = 'inline-flex min-h-target items-center underline-offset-8 decoration-1 hover:underline'

/**
 * The whole window below the header. A popover: it opens without scripts, Escape closes it and the focus
 * goes back to the button; `data-layer` hides the page under it from eyes, keys and readers.
 */
export function SiteMenu({ locale }: { locale: Locale }) {
  const t = words(locale, 'shell')
  return (
    <div
      id={SITE_MENU_ID}
      popover="auto"
      data-layer="full"
      className="inset-auto start-0 top-[var(--header-offset)] m-0 h-[calc(100dvh-var(--header-offset))] max-h-none w-full max-w-none overflow-y-auto border-0 bg-paper p-0 text-ink opacity-0 transition-[opacity,display,overlay] transition-discrete open:opacity-100 starting:open:opacity-0"
    >
      <Container className="flex min-h-[calc(100dvh-var(--header-offset))] flex-col justify-between gap-8 py-6 lg:py-8">
        <nav aria-label={t('menu.label')} className="grid gap-7 lg:grid-cols-2 lg:gap-8">
          {KINDS.map((kind) => (
            <MenuGroup key={kind} locale={locale} kind={kind} />
          ))}
        </nav>
        <div className="flex flex-col gap-3 border-t border-stone-200 pt-5 md:flex-row md:items-end md:justify-between">
          <LanguageList locale={locale} show="names" className="flex-wrap gap-x-6" />
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="text-small text-stone-600">{t('footer.callCentre')}</span>
            <a href={t('footer.phoneHref')} className={classNames(SMALL_LINK, 'font-semibold tabular-nums')}>
              {t('footer.phone')}
            </a>
          </p>
        </div>
      </Container>
    </div>
  )
}

function MenuGroup({ locale, kind }: { locale: Locale; kind: ListingKind }) {
  const t = words(locale, 'shell')
  const c = words(locale, 'catalogue')
  return (
    <div className="border-t border-ink pt-4">
      <Link
        href={listingPath(locale, kind)}
        className="type-display block text-h2 4xl:text-h1 underline-offset-8 decoration-1 hover:underline"
      >
        {t(kind === 'condominium' ? 'menu.condominiums' : 'menu.houses')}
      </Link>
      <div className="grid grid-cols-2 gap-x-5 pt-4">
        <ul>
          {BRANDS.map((brand) => (
            <li key={brand}>
              <Link href={listingPath(locale, kind, { brand: [brand] })} lang="en" className={SMALL_LINK}>
                {c(`brand.${brand}`)}
              </Link>
            </li>
          ))}
        </ul>
        <ul>
          {STAGES[kind].map((badge) => (
            <li key={badge}>
              <Link href={listingPath(locale, kind, { badge: [badge] })} className={SMALL_LINK}>
                {c(`badge.${badge}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
