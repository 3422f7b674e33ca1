import type { Locale } from '@/i18n/locales'
import type { SealedSearch } from '../rules/saved-search'
import { SaveSearchForm } from './save-search-form'
import { saveTexts } from './save-texts'

/** The band below the results that keeps the search, and writes when a new home or a lower price fits it. */
export function SaveSearch({ locale, search }: { locale: Locale; search: SealedSearch }) {
  return (
    <section aria-labelledby="save-search" className="border-y border-stone-200 py-7">
      {/* Another search is another form: what came of the last one does not stand before it. */}
      <SaveSearchForm key={search.address} locale={locale} search={search} texts={saveTexts(locale)} />
    </section>
  )
}
