import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { shownOffer } from '../domain/shown-offer'
import { living } from '../domain/template-setting'
import { MarketingBar } from './bars/marketing-bar'
import { SiteFooter, type SiteFooterProps } from './site-footer'
import { SiteHeader } from './site-header'
import { SiteMenu } from './site-menu'
import { SiteSearch } from './site-search'
import { MAIN_ID, SkipLink } from './skip-link'

interface SiteShellProps extends SiteFooterProps {
  /** The groups of the menu. */
  groups: ReactNode
  /** The other links of the menu. */
  more: ReactNode
  /** The search form, for the header's panel. */
  finder: ReactNode
  /** The link to the saved projects, for the header. */
  saved: ReactNode
  /** Everything that may cover the page: cookie bar, notices, popups. */
  bars: ReactNode
  children: ReactNode
  /** How many promotions are published: without one no button leads to their page. */
  promotions?: number
}

/** The login link, once that page exists. */
const accountOf = (locale: Locale) => living(locale, 'login')

/** The default layout (A4.1): overlays, header with its layers, the page, footer. */
export function SiteShell({ groups, more, finder, saved, bars, children, promotions = 0, ...footer }: SiteShellProps) {
  const { locale, languages, menus, setting } = footer
  return (
    <>
      <SkipLink locale={locale} />
      {bars}
      <MarketingBar locale={locale} messages={setting.messages} />
      <SiteHeader
        locale={locale}
        languages={languages}
        account={accountOf(locale)}
        saved={saved}
        offer={shownOffer(menus.promotion, promotions)}
      />
      <SiteMenu locale={locale} languages={languages} contact={setting.contact} groups={groups} more={more} />
      <SiteSearch locale={locale}>{finder}</SiteSearch>
      <main id={MAIN_ID} tabIndex={-1} data-shell="default">
        {children}
      </main>
      <SiteFooter {...footer} />
    </>
  )
}
