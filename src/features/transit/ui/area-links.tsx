import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
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
    // One line, which fades out where there is more to scroll to: the homes come first.
    <nav aria-labelledby="areas-title" className="flex items-center gap-4">
      <h2 id="areas-title" className="shrink-0 text-small font-medium">
        {phrased(t('map.areas'))}
      </h2>
      <ul className="flex min-w-0 gap-x-5 overflow-x-auto mask-r-from-85% whitespace-nowrap after:w-8 after:shrink-0">
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
