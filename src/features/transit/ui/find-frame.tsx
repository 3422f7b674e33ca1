import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { classNames } from '@/design/show/class-names'
import { Container } from '@/design/show/container'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { homePath } from '@/features/routing'
import type { Crumb } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type FinderFilters, type FindPage, findPath } from '../domain/finder-query'

const PAGES = ['find-by-line', 'find-by-map'] as const satisfies readonly FindPage[]

/** Breadcrumbs from the home page to one of the two finder pages. */
export function findCrumbs(locale: Locale, page: FindPage): Crumb[] {
  const t = words(locale, 'transit')
  return [{ text: t('nav.home'), href: homePath(locale) }, { text: t(`nav.${page}`) }]
}

interface FindFrameProps {
  locale: Locale
  page: FindPage
  question: FinderFilters
  title: string
  lead: string
  children: ReactNode
}

/** The shared frame of both finder pages: breadcrumbs, title, and link to the other page. */
export function FindFrame({ locale, page, question, title, lead, children }: FindFrameProps) {
  const t = words(locale, 'transit')
  return (
    <Container className="flex flex-col gap-4 pt-3 pb-8 lg:pb-9">
      <Breadcrumbs label={t('nav.crumbs')} items={findCrumbs(locale, page)} />
      <header className="grid gap-x-6 gap-y-3 lg:grid-cols-12 lg:items-end">
        <h1 className="type-display text-h1 lg:col-span-6">{phrased(title)}</h1>
        <p className="max-w-prose text-stone-600 lg:col-span-5 lg:col-start-8">{lead}</p>
      </header>
      <FinderTabs locale={locale} page={page} question={question} />
      {children}
    </Container>
  )
}

function FinderTabs({ locale, page, question }: { locale: Locale; page: FindPage; question: FinderFilters }) {
  const t = words(locale, 'transit')
  const { to, within, sort } = question
  return (
    <nav aria-label={t('nav.label')}>
      <ul className="flex flex-wrap gap-x-6">
        {PAGES.map((one) => (
          <li key={one}>
            <Link
              href={findPath(locale, one, { to, within, sort })}
              aria-current={one === page ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-target items-center underline-offset-8 hover:underline',
                one === page ? 'font-semibold underline' : 'text-stone-600 hover:text-ink',
              )}
            >
              {t(`nav.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
