import type { ReactNode } from 'react'
import { classNames } from '@/design/show/class-names'
import { Link } from '@/design/show/link'
import { type Listing, type ListingFilter, type ListingKind, listingPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ListingSays } from '../domain/lists/landing'
import type { ListingFacet } from '../domain/lists/listing-facets'
import type { NamedPlace, ProjectCard, PromotionOf, StationWalk } from '../domain/project'
import { CATEGORIES, kindAbove, listingCrumbs } from './crumbs'
import { listingWords } from './landing-texts'
import { ListingBody } from './listing-body'

export interface ListingPageProps {
  locale: Locale
  listing: Listing
  filter: ListingFilter
  facets: readonly ListingFacet[]
  /** Those that match, in the order asked for. */
  cards: readonly ProjectCard[]
  says: ListingSays
  places: readonly NamedPlace[]
  stations: readonly StationWalk[]
  /** The projects on a map; null: as a list. */
  map: ReactNode
  /** The title of a promotion that runs for a project. */
  promotionOf?: PromotionOf
}

/** A listing of the header menu: all of a kind, one category of it, or the past projects. */
export function ListingPage({ locale, listing, says, ...list }: ListingPageProps) {
  const { heading, paragraphs } = listingWords(locale, listing, says)
  const kind = kindAbove(listing)
  return (
    <ListingBody
      {...list}
      locale={locale}
      href={(filter) => listingPath(locale, listing, filter)}
      title={heading}
      paragraphs={paragraphs}
      crumbs={listingCrumbs(locale, listing, says)}
      beside={kind ? <Categories locale={locale} kind={kind} current={listing} says={says} /> : null}
    />
  )
}

interface CategoriesProps extends Pick<ListingPageProps, 'locale' | 'says'> {
  kind: ListingKind
  current: Listing
}

function Categories({ locale, kind, current, says }: CategoriesProps) {
  const t = words(locale, 'catalogue')
  return (
    <nav aria-label={t('listing.categories')} className="pb-3">
      {/*
       * One line in any font: another line would shift the layout when the fonts load. On phones it fades out where
       * there is more to scroll to.
       */}
      <ul className="-mx-[var(--spacing-gutter)] flex gap-x-6 overflow-x-auto whitespace-nowrap px-gutter max-md:mask-r-from-80% max-md:after:w-8 max-md:after:shrink-0 md:flex-wrap">
        {CATEGORIES[kind].map((listing) => (
          <li key={listing}>
            <Link
              href={listingPath(locale, listing)}
              aria-current={listing === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-target items-center underline-offset-8 hover:underline',
                listing === current ? 'font-semibold underline' : 'text-stone-600 hover:text-ink',
              )}
            >
              {listingWords(locale, listing, says).title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
