import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { Container } from '@/design/show/container'
import { EmptyState } from '@/design/show/empty-state'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { listingPath } from '@/features/routing'
import type { Crumb } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ProjectCard as ProjectFacts, PromotionOf } from '../domain/project'
import { CardGrid } from './card-grid'
import { FilterChips } from './filters/filter-chips'
import { FilterRow } from './filters/filter-row'
import { SortLinks } from './filters/sort-links'
import { ViewSwitch } from './filters/view-switch'
import { KINDS } from './kind-counts'
import { activeFilters, type FilterContext, filterGroups, foundHomes, sortOptions } from './listing-filters'

interface ListingBodyProps extends FilterContext {
  title: string
  /** The editor's description of the list. */
  paragraphs: readonly string[]
  /** From the home page down to this list. */
  crumbs: readonly Crumb[]
  /** Those that match, in the order asked for. */
  cards: readonly ProjectFacts[]
  /** The projects on a map; null: as a list. */
  map: ReactNode
  /** The title of a promotion that runs for a project. */
  promotionOf?: PromotionOf
  /** Beside the title. */
  beside?: ReactNode
  /** After the cards. */
  children?: ReactNode
}

/** A list of projects: description, filters, cards or map, sold-out ones last. */
export function ListingBody({ title, paragraphs, crumbs, beside, children, ...list }: ListingBodyProps) {
  const { cards, map, promotionOf, ...context } = list
  const { locale, href, filter } = context
  const t = words(locale, 'catalogue')
  const active = activeFilters(context)
  const sorts = cards.length > 1 ? sortOptions(context) : []
  const clear = href({ view: filter.view })
  return (
    <Container className="flex flex-col pb-8 md:pt-3 lg:pb-9">
      <Breadcrumbs label={t('listing.crumbs')} items={crumbs} />
      <header className="grid gap-x-6 gap-y-2 pt-1 pb-2 md:gap-y-3 md:pt-3 md:pb-5 lg:grid-cols-12 lg:items-end lg:pt-7 lg:pb-8">
        <h1 className="type-display text-h1 lg:col-span-6 lg:text-display">{phrased(title)}</h1>
        <div className="flex max-w-prose flex-col gap-3 text-stone-600 lg:col-span-5 lg:col-start-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </header>
      {beside}
      <div className="flex flex-col gap-4">
        {cards.length > 0 || active.length > 0 ? (
          <FilterRow
            locale={locale}
            groups={filterGroups(context)}
            sorts={sorts}
            total={cards.length}
            active={active.length}
            clear={clear}
          />
        ) : null}
        <FilterChips locale={locale} active={active} clear={clear} />
      </div>
      <section aria-labelledby="results-title" className="flex flex-col gap-3 pt-3 md:gap-5 md:pt-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="results-title" className="text-body font-normal">
            <span className="sr-only">{t('listing.results')} </span>
            <span className="tabular-nums">{t('listing.count', { count: cards.length })}</span>
          </h2>
          {sorts.length > 0 ? <SortLinks locale={locale} sorts={sorts} /> : null}
          {cards.length > 0 ? (
            <ViewSwitch
              locale={locale}
              view={filter.view ?? 'list'}
              hrefOf={(view) => href({ ...filter, view: view === 'map' ? view : null })}
            />
          ) : null}
        </div>
        <Projects {...context} cards={cards} map={map} promotionOf={promotionOf} active={active} clear={clear} />
      </section>
      {children}
    </Container>
  )
}

interface ProjectsProps extends FilterContext, Pick<ListingBodyProps, 'cards' | 'map' | 'promotionOf'> {
  active: ReturnType<typeof activeFilters>
  clear: string
}

/** The projects on a map or as cards, sold-out ones last; what to do when there are none. */
function Projects({ cards, map, promotionOf, active, clear, ...context }: ProjectsProps) {
  const { locale } = context
  if (cards.length === 0) return <NothingFound locale={locale} active={active} all={clear} />
  if (map) return map
  const inOrder = [
    ...cards.filter((card) => card.badge !== 'Sold_Out'),
    ...cards.filter((card) => card.badge === 'Sold_Out'),
  ]
  return <CardGrid locale={locale} cards={inOrder} foundOf={foundHomes(context, cards)} promotionOf={promotionOf} />
}

interface NothingFoundProps {
  locale: Locale
  active: ReturnType<typeof activeFilters>
  /** The list without filters. */
  all: string
}

/** Without matches each filter can be removed by itself; a list without projects links to the others. */
function NothingFound({ locale, active, all }: NothingFoundProps) {
  const t = words(locale, 'catalogue')
  const others = KINDS.filter((kind) => listingPath(locale, kind) !== all)
  if (active.length === 0) {
    return (
      <EmptyState icon="home" title={t('listing.empty.none')} text={t('listing.empty.noneText')} level={3}>
        <ul className="flex flex-col">
          {others.map((kind) => (
            <li key={kind}>
              <ArrowLink href={listingPath(locale, kind)}>{t(`kinds.${kind}`)}</ArrowLink>
            </li>
          ))}
        </ul>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="filter" title={t('listing.empty.title')} text={t('listing.empty.text')} level={3}>
      <ul className="flex flex-col">
        {active.map((filter) => (
          <li key={filter.without}>
            <ArrowLink href={filter.without}>{t('listing.filter.remove', { name: filter.text })}</ArrowLink>
          </li>
        ))}
        <li>
          <ArrowLink href={all}>{t('listing.filter.clear')}</ArrowLink>
        </li>
      </ul>
    </EmptyState>
  )
}
