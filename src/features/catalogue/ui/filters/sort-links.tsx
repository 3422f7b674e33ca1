import { Link } from '@/design/show/link'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** An order of the projects, and the same page in it. */
export interface SortOption {
  text: string
  href: string
  isOn: boolean
}

/** On phones the orders are in the sheet of the filters. */
export const SORT_IN_SHEET = 'md:hidden'
const SORT_BESIDE = 'max-md:hidden'

/** Links to the orders, the current one marked. */
export function SortLinks({ locale, sorts }: { locale: Locale; sorts: readonly SortOption[] }) {
  const t = words(locale, 'search')
  return (
    <nav aria-label={t('results.sort')} className={`flex flex-wrap items-center gap-x-5 ${SORT_BESIDE}`}>
      <span aria-hidden="true" className="text-small text-stone-600">
        {t('results.sort')}
      </span>
      <ul className="flex flex-wrap gap-x-5">
        {sorts.map(({ text, href, isOn }) => (
          <li key={text}>
            <Link
              href={href}
              rel="nofollow"
              aria-current={isOn ? 'true' : undefined}
              className="inline-flex min-h-target items-center underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
