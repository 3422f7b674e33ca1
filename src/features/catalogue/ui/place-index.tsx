import { classNames } from '@/design/show/class-names'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { ListingFilter } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { NamedPlace } from '../domain/project'
import { type KindCounts, kindLinks } from './kind-counts'

/** A place with what is for sale there by kind, and one sentence about it. */
export type IndexedPlace = NamedPlace & { counts: KindCounts; description: string }

interface PlaceIndexProps {
  locale: Locale
  places: readonly IndexedPlace[]
  /** Additional filters of the linked listings. */
  filter?: Partial<ListingFilter>
  /** Over the whole width of the page, in three columns. */
  isWide?: boolean
}

const QUIET_LINK =
  'inline-flex min-h-target items-center whitespace-nowrap tabular-nums underline decoration-stone-400 decoration-1 ' +
  'underline-offset-4 hover:decoration-current'

/** The index of places: name, description, count. */
export function PlaceIndex({ locale, places, filter, isWide = false }: PlaceIndexProps) {
  return (
    <ul
      className={classNames(
        'grid self-start border-b border-stone-200 md:grid-cols-2 md:gap-x-6',
        isWide && 'xl:grid-cols-3',
      )}
    >
      {places.map((place) => (
        <PlaceRow key={place.slug} locale={locale} place={place} filter={filter} />
      ))}
    </ul>
  )
}

function PlaceRow({ locale, place, filter }: Pick<PlaceIndexProps, 'locale' | 'filter'> & { place: IndexedPlace }) {
  const links = kindLinks(locale, place.counts, { ...filter, place: [place.slug] })
  if (links.length === 0) return null
  return (
    <li className="flex flex-col border-t border-stone-200 py-2 md:py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <h3 className="text-h3 font-medium">{phrased(place.fullName)}</h3>
        <p className="flex flex-wrap justify-end gap-x-4 text-small">
          {links.map((link) => (
            <Link key={link.kind} href={link.href} className={QUIET_LINK}>
              {link.text}
            </Link>
          ))}
        </p>
      </div>
      {place.description ? (
        <p className="max-w-prose text-small text-stone-600 max-md:hidden">{place.description}</p>
      ) : null}
    </li>
  )
}
