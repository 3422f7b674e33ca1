import { ResponsiveImage } from '@/design/media/image'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { startingBefore } from '@/features/catalogue/ui'
import { projectPath } from '@/features/routing'
import { formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { fromOf } from '@/kernel/price'
import type { ListedHome } from '../domain/homes'
import type { Home } from '../domain/station'

interface HomeRowsProps {
  locale: Locale
  homes: readonly ListedHome[]
  /** The destination of the travel times; null when no place is set. */
  placeName: string | null
  /** Heading level of the names. */
  level?: 3 | 4
}

/** Rows of homes with their price, the walk to a station, and the travel time to the place of the visitor. */
export function HomeRows({ homes, ...rest }: HomeRowsProps) {
  return (
    <ul className="flex flex-col border-b border-stone-200">
      {homes.map((listed) => (
        <HomeRow key={listed.home.slug} listed={listed} {...rest} />
      ))}
    </ul>
  )
}

function priceWords(locale: Locale, { isForSale, price }: Home): string {
  const t = words(locale, 'transit')
  if (!isForSale) return words(locale, 'results')('row.soldOut')
  const from = fromOf(price)
  return from === null ? t('row.onRequest') : t('row.from', { price: formatPrice(locale, from) })
}

function HomeRow({ locale, listed, placeName, level = 3 }: Omit<HomeRowsProps, 'homes'> & { listed: ListedHome }) {
  const t = words(locale, 'transit')
  const { home, walk } = listed
  const Heading = `h${level}` as const
  return (
    <li
      data-brand={home.brand}
      data-home={home.slug}
      className="group/home relative flex gap-4 border-t border-stone-200 py-4 data-shown:bg-stone-100"
    >
      <div className="w-9 shrink-0">
        <ResponsiveImage source={home.cover} sizes="96px" alt="" className="aspect-4/5" />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1">
        <Heading className="text-h3 font-medium">
          <Link
            href={projectPath(locale, home)}
            lang="en"
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover/home:underline"
          >
            {phrased(home.title)}
          </Link>
        </Heading>
        {home.where ? <p className="text-small text-stone-600">{home.where}</p> : null}
        <p className="font-semibold tabular-nums">
          {priceWords(locale, home)}
          <span className="block text-small font-normal text-stone-600">{startingBefore(locale, home.price)}</span>
        </p>
        {walk ? (
          <p className="flex items-baseline gap-2 text-small text-stone-600 tabular-nums">
            <span
              aria-hidden="true"
              className="h-3 w-1 shrink-0 translate-y-px"
              style={{ backgroundColor: walk.station.colour }}
            />
            {t('row.walk', { minutes: walk.minutes, system: walk.station.system, station: walk.station.fullName })}
          </p>
        ) : null}
        {placeName === null ? null : <JourneyLine locale={locale} listed={listed} placeName={placeName} />}
      </div>
    </li>
  )
}

function JourneyLine({ locale, listed, placeName }: { locale: Locale; listed: ListedHome; placeName: string }) {
  const t = words(locale, 'transit')
  const { journey } = listed
  if (!journey) return <p className="text-small text-stone-600">{t('row.unknown')}</p>
  return (
    <p className="mt-1 border-s-4 border-ink ps-3 text-small tabular-nums">
      <span className="block font-semibold">{t('row.journey', { minutes: journey.minutes, name: placeName })}</span>
      <span className="block text-stone-600">
        {journey.trains === 0 ? t('row.foot') : t('row.rail', { walk: journey.onFoot, trains: journey.trains })}
      </span>
    </p>
  )
}
