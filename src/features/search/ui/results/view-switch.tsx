import { Icon } from '@/design/icon'
import { Link } from '@/design/link'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type SearchParams, searchPath, type ViewState } from '../../domain/results/search-address'

const VIEWS = [
  { name: 'list', view: undefined, icon: 'menu' },
  { name: 'map', view: 'map', icon: 'pin' },
] as const satisfies readonly { name: string; view: ViewState['view']; icon: string }[]

/** Links to the list view and the map view of the same search. */
export function ViewSwitch({ locale, ask }: { locale: Locale; ask: SearchParams }) {
  const t = words(locale, 'results')
  return (
    <nav aria-label={t('view.label')}>
      <ul className="flex border border-ink">
        {VIEWS.map(({ name, view, icon }) => (
          <li key={name}>
            <Link
              href={searchPath(locale, { ...ask, view, area: undefined })}
              rel="nofollow"
              aria-current={ask.view === view ? 'true' : undefined}
              className="inline-flex min-h-target items-center gap-2 px-4 hover:bg-stone-100 aria-[current]:bg-ink aria-[current]:text-paper"
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
