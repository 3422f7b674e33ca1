import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { living } from '../rules/template-setting'
import { MarketingBar } from './bars/marketing-bar'
import { SiteFooter, type SiteFooterProps } from './site-footer'
import { SiteHeader } from './site-header'
import { SiteMenu } from './site-menu'
import { SiteSearch } from './site-search'
import { MAIN_ID, SkipLink } from './skip-link'

interface SiteShellProps extends SiteFooterProps {
  /** The form that finds a home, for the panel of the header. */
  finder: ReactNode
  /** What may come over the page: choices, notices, popups. */
  bars: ReactNode
  children: ReactNode
}

/** Where an account is opened, once there is such a page. */
const accountOf = (locale: Locale) => living(locale, 'login')

/** The default layout (A4.1): what may lie over the page, header and its layers, the page itself, footer. */
export function SiteShell({ finder, bars, children, ...footer }: SiteShellProps) {
  const { locale, languages, menus, setting } = footer
  return (
    <>
      <SkipLink locale={locale} />
      {bars}
      <MarketingBar locale={locale} messages={setting.messages} />
      <SiteHeader locale={locale} languages={languages} account={accountOf(locale)} offer={menus.promotion} />
      <SiteMenu locale={locale} languages={languages} menus={menus} contact={setting.contact} />
      <SiteSearch locale={locale}>{finder}</SiteSearch>
      <main id={MAIN_ID} tabIndex={-1} data-shell="default">
        {children}
      </main>
      <SiteFooter {...footer} />
    </>
  )
}
