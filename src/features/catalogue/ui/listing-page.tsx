import { classNames } from '@/design/class-names'
import { Link } from '@/design/link'
import { type Listing, type ListingFilter, type ListingKind, listingPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ListingSays } from '../domain/landing'
import type { Questions } from '../domain/listing-scope'
import type { ProjectCard } from '../domain/project'
import { CATEGORIES, kindAbove, listingCrumbs } from './crumbs'
import { listingWords } from './landing-texts'
import { ListingBody } from './listing-body'
import type { PriceBandLimits } from './money-words'

export interface ListingPageProps {
  locale: Locale
  listing: Listing
  filter: ListingFilter
  questions: Questions<PriceBandLimits>
  /** Those that match, in the order asked for. */
  cards: readonly ProjectCard[]
  says: ListingSays
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
      {/* One line in any font: another line would shift the layout when the fonts load. */}
      <ul className="-mx-[var(--spacing-gutter)] flex gap-x-6 overflow-x-auto whitespace-nowrap px-gutter md:flex-wrap">
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
