import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { SiteFooter, type SiteFooterProps } from './site-footer'
import { SiteHeader } from './site-header'
import { MAIN_ID, SkipLink } from './skip-link'

export interface SiteShellProps {
  locale: Locale
  /** The project lists of the footer; absent where they could not be read: the footer then goes without (S2§8). */
  lists: Pick<SiteFooterProps, 'condominiums' | 'houses' | 'past'>
  children: ReactNode
}

/** The default layout (A4.1): header, the page itself, footer. */
export function SiteShell({ locale, lists, children }: SiteShellProps) {
  return (
    <>
      <SkipLink locale={locale} />
      <SiteHeader locale={locale} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter locale={locale} {...lists} />
    </>
  )
}
