import type { Locale } from '@/i18n/locales'
import type { SealedSearch } from '../domain/saved-search'
import { SaveSearchForm } from './save-search-form'
import { saveTexts } from './save-texts'

/**
 * The band below the results that offers to save the search and to mail about new projects or lower prices. Nothing for
 * a search that is not worth saving (`false`).
 */
export function SaveSearch({ locale, search }: { locale: Locale; search: SealedSearch | false }) {
  if (!search) return null
  return (
    <section aria-labelledby="save-search" className="border-y border-stone-200 py-7">
      {/* A new search gets a new form, so that the answer to the previous one is not shown. */}
      <SaveSearchForm key={search.address} locale={locale} search={search} texts={saveTexts(locale)} />
    </section>
  )
}
