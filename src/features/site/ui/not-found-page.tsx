import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { homePath, listingPath, pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** Why there is no page, as requested by the gateway: each reason has its own texts (C25, S1§8). */
export const MISSING = ['screen', 'unmatched', 'taken-down', 'link-ended'] as const

export type Missing = (typeof MISSING)[number]

/** The texts of a page that does not exist: its message, its title and what to do next. */
export function missingWords(locale: Locale, missing: Missing): { message: string; title: string; text: string } {
  const [t, e] = [words(locale, 'shell'), words(locale, 'errors')]
  const text = t('page404.sub_title')
  if (missing === 'screen') return { message: e('notFound.message'), title: t('page404.title'), text }
  if (missing === 'link-ended')
    return { message: e('notFound.linkEnded'), title: e('notFound.linkEnded'), text: e('notFound.linkEndedText') }
  const title = e(missing === 'unmatched' ? 'notFound.unmatched' : 'notFound.takenDown')
  return { message: title, title, text: missing === 'unmatched' ? text : e('notFound.takenDownText') }
}

interface NotFoundPageProps {
  locale: Locale
  missing?: Missing
  /** The search field, on the page that the gateway serves; not in the payload of every other page. */
  search?: ReactNode
}

/**
 * The 404 page with links to go on (A23.1). It is part of the payload of every page, so it has few elements. The last
 * line stays empty here: the gateway fills in the request id, and React must leave it alone.
 */
export function NotFoundPage({ locale, missing = 'screen', search }: NotFoundPageProps) {
  const t = words(locale, 'shell')
  const { title, text } = missingWords(locale, missing)
  return (
    <Container className="flex flex-col items-start gap-5 py-8 lg:pt-7">
      <EmptyPlot />
      <h1 className="type-display text-h1">{phrased(title)}</h1>
      <p className="max-w-prose text-stone-600">{text}</p>
      {search ? <div className="w-full max-w-prose">{search}</div> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={homePath(locale)}>{t('page404.return')}</ButtonLink>
        {missing === 'link-ended' ? <InsteadOfLink locale={locale} /> : null}
        <ArrowLink href={listingPath(locale, 'condominium')}>{t('menu.condominiums')}</ArrowLink>
        <ArrowLink href={listingPath(locale, 'house')}>{t('menu.houses')}</ArrowLink>
      </div>
      <p
        className="text-small break-all text-stone-600 tabular-nums empty:hidden"
        suppressHydrationWarning
        data-request-note=""
      >
        {''}
      </p>
    </Container>
  )
}

/** Where somebody goes on whose short link has ended: what is offered now, and whom to ask for a new link. */
function InsteadOfLink({ locale }: { locale: Locale }) {
  const e = words(locale, 'errors')
  return (
    <>
      <ArrowLink href={pagePath(locale, 'promotion')}>{e('notFound.linkOffers')}</ArrowLink>
      <ArrowLink href={pagePath(locale, 'contact')}>{e('notFound.linkContact')}</ArrowLink>
    </>
  )
}

/** A drawing of an empty plot: a dotted outline and a tree. */
function EmptyPlot() {
  return (
    <svg viewBox="0 0 120 72" fill="none" stroke="currentColor" className="h-9 w-auto" aria-hidden="true">
      <path d="M0 71h120M98 71V36m0 16 7-7" />
      <path d="M28.5 70V12.5h42V70M28 31.5h42M28 50.5h42" strokeDasharray="2 3" />
      <circle cx="98" cy="42" r="14" />
    </svg>
  )
}
