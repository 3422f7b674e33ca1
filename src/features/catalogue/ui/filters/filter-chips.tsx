import { FilterChip } from '@/design/show/filter-chip'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

interface FilterChipsProps {
  locale: Locale
  /** The active filters, each with the same page without it. */
  active: readonly { text: string; without: string }[]
  /** The same page without any of them. */
  clear: string
}

/** The active filters; each can be removed, or all at once. */
export function FilterChips({ locale, active, clear }: FilterChipsProps) {
  const t = words(locale, 'search')
  if (active.length === 0) return null
  return (
    <section aria-labelledby="results-read" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 id="results-read" className="text-small font-normal text-stone-600">
        {phrased(t('results.read'))}
      </h2>
      <ul className="contents">
        {active.map(({ text, without }) => (
          <li key={without + text}>
            <FilterChip href={without} remove={t('results.remove')}>
              {text}
            </FilterChip>
          </li>
        ))}
        <li>
          <Link href={clear} className="inline-flex min-h-target items-center px-2 underline underline-offset-4">
            {t('results.clear')}
          </Link>
        </li>
      </ul>
    </section>
  )
}
