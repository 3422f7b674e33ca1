import { Link } from '@/design/link'
import { phrased } from '@/design/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Area } from '../domain/station'

interface AreaLinksProps {
  locale: Locale
  areas: readonly Area[]
  /** Slug of the area the map is centred on; null: the whole city. */
  chosen: string | null
  /** Link to the same page around another area. */
  hrefOf: (area: string | null) => string
}

/** Links to the map of each area: zooming without scripts. */
export function AreaLinks({ locale, areas, chosen, hrefOf }: AreaLinksProps) {
  const t = words(locale, 'transit')
  const places = [{ slug: null, fullName: t('map.whole') }, ...areas]
  return (
    <nav aria-labelledby="areas-title" className="flex flex-col gap-2">
      <h2 id="areas-title" className="font-medium">
        {phrased(t('map.areas'))}
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {places.map(({ slug, fullName }) => (
          <li key={slug ?? ''}>
            <Link
              href={hrefOf(slug)}
              aria-current={chosen === slug ? 'true' : undefined}
              className="inline-flex min-h-target items-center text-small underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {fullName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
