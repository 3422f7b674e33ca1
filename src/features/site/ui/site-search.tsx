import type { ReactNode } from 'react'
import { Container } from '@/design/show/container'
import { Icon } from '@/design/show/icon'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

export const SITE_SEARCH_ID = 'site-search'

/** The search panel, over the upper part of the window on any page; the page below does not scroll. */
export function SiteSearch({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = words(locale, 'shell')
  return (
    <div
      id={SITE_SEARCH_ID}
      popover="auto"
      role="dialog"
      aria-labelledby="site-search-title"
      data-layer="part"
      className="fixed inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain border-0 bg-paper p-0 pb-6 text-ink opacity-0 transition-[opacity,display,overlay] transition-discrete open:opacity-100 starting:open:opacity-0 lg:pb-7"
    >
      <Container className="flex flex-col gap-5">
        <div className="flex h-[var(--header-offset)] items-center justify-between gap-5">
          <h2 id="site-search-title" className="type-display text-h3">
            {phrased(t('search.title'))}
          </h2>
          <button
            type="button"
            popoverTarget={SITE_SEARCH_ID}
            popoverTargetAction="hide"
            aria-label={t('search.close')}
            className="flex min-h-target min-w-target cursor-pointer items-center justify-end"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </Container>
    </div>
  )
}
