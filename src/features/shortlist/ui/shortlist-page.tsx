import type { ReactNode } from 'react'
import { Container } from '@/design/show/container'
import { EmptyState } from '@/design/show/empty-state'
import { ArrowLink, Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { listingPath, projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { HomeNow } from '../domain/compared-home'
import { MAX_COMPARED, withFirst } from '../domain/saved-homes'
import { shortlistPath } from '../domain/shortlist-address'
import { shortlistMessages } from './compare-facts'
import { CompareTable } from './compare-table'
import './shortlist.css'
import { ShortlistTools } from './shortlist-tools'

interface ShortlistPageProps {
  locale: Locale
  /** The homes of the address, in order. */
  homes: readonly HomeNow[]
  /** Whether the address names homes. */
  isAsked: boolean
  /** How many of the requested homes no longer exist. */
  missing: number
  /** The form that asks about the compared homes; null when none is for sale. */
  ask: ReactNode
  /** The share buttons. */
  share: ReactNode
}

/** The message of an empty list. */
const NOTHING_ID = 'shortlist-nothing'

/** Saved or shared homes: four side by side, the others below, with tools for sharing and printing. */
export function ShortlistPage({ locale, homes, isAsked, missing, ask, share }: ShortlistPageProps) {
  const t = shortlistMessages(locale)
  const slugs = homes.map((home) => home.slug)
  const isEmpty = homes.length === 0
  return (
    <Container className="flex flex-col gap-6 py-7 lg:py-8" data-shortlist data-keep={isEmpty ? undefined : 'page'}>
      <header className="flex flex-col gap-4">
        {/* Receives the focus when the last home is removed. */}
        <h1
          tabIndex={-1}
          aria-describedby={isEmpty ? NOTHING_ID : undefined}
          className="type-display self-start text-h1"
        >
          {phrased(t('title'))}
        </h1>
        {isEmpty ? null : <p className="text-stone-600">{t('lead', { count: homes.length })}</p>}
        {missing > 0 ? <p className="text-stone-600">{t('missing', { count: missing })}</p> : null}
        <ShortlistTools
          path={shortlistPath(locale)}
          slugs={isAsked ? slugs : null}
          canAsk={ask !== null}
          texts={{
            saveAll: t('tools.saveAll'),
            saved: t('tools.saved'),
            print: t('tools.print'),
            clear: t('tools.clear'),
            mine: t('tools.mine'),
            ask: t('tools.ask'),
          }}
        />
      </header>
      {isEmpty ? (
        <EmptyState icon="heart" title={<span id={NOTHING_ID}>{t('none.title')}</span>} text={t('none.text')}>
          <ul className="flex flex-col">
            {(['condominium', 'house'] as const).map((kind) => (
              <li key={kind}>
                <ArrowLink href={listingPath(locale, kind)}>{t(`none.${kind}`)}</ArrowLink>
              </li>
            ))}
          </ul>
        </EmptyState>
      ) : (
        <CompareTable locale={locale} homes={homes.slice(0, MAX_COMPARED)} slugs={slugs} />
      )}
      {ask}
      <Others locale={locale} homes={homes.slice(MAX_COMPARED)} slugs={slugs} />
      {isEmpty ? null : <div className="border-t border-stone-200 pt-5 print:hidden">{share}</div>}
    </Container>
  )
}

interface OthersProps {
  locale: Locale
  homes: readonly HomeNow[]
  slugs: readonly string[]
}

/** Homes beyond the comparison. Each can be moved into it. */
function Others({ locale, homes, slugs }: OthersProps) {
  const t = shortlistMessages(locale)
  if (homes.length === 0) return null
  return (
    <section aria-labelledby="others-title" className="flex flex-col gap-3 print:hidden">
      <h2 id="others-title" className="type-display text-h3">
        {phrased(t('others.title'))}
      </h2>
      <p className="text-stone-600">{t('others.text')}</p>
      <ul className="flex flex-col divide-y divide-stone-200 border-y border-stone-200">
        {homes.map((home) => (
          <li key={home.slug} className="flex flex-wrap items-center justify-between gap-x-5 py-1">
            <Link
              href={projectPath(locale, home)}
              lang="en"
              className="inline-flex min-h-target items-center underline-offset-4 hover:underline"
            >
              {home.title}
            </Link>
            <ArrowLink href={shortlistPath(locale, withFirst(slugs, home.slug))}>
              {t('others.first', { name: home.title })}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
