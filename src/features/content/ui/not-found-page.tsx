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
    <svg
      viewBox="0 0 480 280"
      fill="none"
      stroke="currentColor"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 260.5h480" strokeWidth="1.5" />
      <path
        d="M120.5 260V60.5h150V260M120.5 110.5h150M120.5 160.5h150M120.5 210.5h150M170.5 260V60M220.5 260V60"
        strokeDasharray="2 6"
      />
      <path d="M108 266v-16M283 266v-16" strokeWidth="1.5" />
      <path d="M100 40.5h190M120.5 34v13M270.5 34v13" />
      <path d="M380 260V110M380 170l24-24M380 190l-28-28M380 140l-16-16" strokeWidth="1.5" />
      <circle cx="380" cy="142" r="56" strokeWidth="1.5" />
      <path d="M444 260v-70M444 222l12-12M444 212l-9-9" strokeWidth="1.5" />
      <circle cx="444" cy="208" r="26" strokeWidth="1.5" />
      <path
        d="M44 221c6 0 8 4 8 10l-3 14-1 15h-2l-2-14-2 14h-2l-1-15-3-14c0-6 2-10 8-10z"
        fill="currentColor"
        stroke="none"
      />
      <circle cx="44" cy="215" r="4" fill="currentColor" stroke="none" />
    </svg>
  )
}
