import { Icon } from '@/design/show/icon'
import { Link } from '@/design/show/link'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

const VIEWS = [
  { name: 'list', icon: 'menu' },
  { name: 'map', icon: 'pin' },
] as const

type View = (typeof VIEWS)[number]['name']

interface ViewSwitchProps {
  locale: Locale
  /** The view that is shown. */
  view: View
  /** The same projects in the other view. */
  hrefOf: (view: View) => string
}

/** Links to the list view and the map view of the same projects. */
export function ViewSwitch({ locale, view, hrefOf }: ViewSwitchProps) {
  const t = words(locale, 'results')
  return (
    <nav aria-label={t('view.label')}>
      <ul className="flex border border-ink">
        {VIEWS.map(({ name, icon }) => (
          <li key={name}>
            <Link
              href={hrefOf(name)}
              rel="nofollow"
              aria-current={view === name ? 'true' : undefined}
              className="inline-flex min-h-target items-center gap-2 px-3 hover:bg-stone-100 aria-[current]:bg-ink aria-[current]:text-paper"
            >
              <Icon name={icon} className="size-4" />
              {t(`view.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
