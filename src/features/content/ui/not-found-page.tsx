import { ButtonLink } from '@/design/button'
import { Container } from '@/design/container'
import { ArrowLink } from '@/design/link'
import { homePath, listingPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** An address that leads nowhere says so and offers the ways on (A23.1). */
export function NotFoundPage({ locale, requestId }: { locale: Locale; requestId?: string }) {
  const t = words(locale, 'shell')
  return (
    <Container className="grid min-h-[70svh] items-end gap-7 py-8 lg:grid-cols-12 lg:py-9">
      <EmptyPlot className="w-full text-ink lg:order-2 lg:col-span-6 lg:col-start-7" />
      <div className="flex flex-col items-start gap-5 lg:col-span-6">
        <h1 className="type-display text-h1">{t('page404.title')}</h1>
        <p className="max-w-prose text-stone-600">{t('page404.sub_title')}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={homePath(locale)}>{t('page404.return')}</ButtonLink>
          <ArrowLink href={listingPath(locale, 'condominium')}>{t('menu.condominiums')}</ArrowLink>
          <ArrowLink href={listingPath(locale, 'house')}>{t('menu.houses')}</ArrowLink>
        </div>
        {requestId ? (
          <p className="text-small break-all text-stone-600 tabular-nums">{t('page404.request', { id: requestId })}</p>
        ) : null}
      </div>
    </Container>
  )
}

/** The plot where the page should stand: set out with pegs and a dashed outline, a tree beside it, nothing built. */
function EmptyPlot({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 480 280" fill="none" stroke="currentColor" className={className} aria-hidden="true" focusable="false">
      <path d="M0 260.5h480" strokeWidth="1.5" />
      <path d="M120.5 260V60.5h150V260M120.5 110.5h150M120.5 160.5h150M120.5 210.5h150M170.5 260V60M220.5 260V60" strokeDasharray="2 6" />
      <path d="M108 266v-16M283 266v-16" strokeWidth="1.5" />
      <path d="M100 40.5h190M120.5 34v13M270.5 34v13" />
      <path d="M380 260V150M380 200l18-18M380 220l-20-20" strokeWidth="1.5" />
      <circle cx="380" cy="130" r="52" strokeWidth="1.5" />
      <path d="M436 260v-44M436 232l9-9" strokeWidth="1.5" />
      <circle cx="436" cy="206" r="24" strokeWidth="1.5" />
      <path d="M40 260v-28M36 260l4-14 5 14M34 236l6 6 7-4" strokeWidth="1.5" />
      <circle cx="40" cy="226" r="5" strokeWidth="1.5" />
    </svg>
  )
}
