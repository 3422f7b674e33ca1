import { Button } from '@/design/form/button'
import { SearchField } from '@/design/form/search-field'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type SearchParams, searchPath } from '../../domain/results/search-address'
import { hiddenFieldsOf } from './hidden-fields'

/** Searches with a new keyword and keeps the chosen filters of the search `ask`, if there is one. */
export function SearchBox({ locale, ask = {} }: { locale: Locale; ask?: Partial<SearchParams> }) {
  const t = words(locale, 'search')
  return (
    <search aria-label={t('results.form')}>
      <form method="get" action={searchPath(locale, {})} className="flex items-end gap-3">
        <SearchField
          name="keyword"
          id="result-keyword"
          label={t('results.words')}
          texts={{ clear: t('results.clearWords') }}
          defaultValue={ask.text}
          maxLength={200}
          key={ask.text}
          className="min-w-0 grow"
        />
        {hiddenFieldsOf(locale, { ...ask, text: '' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" className="shrink-0">
          {t('results.submit')}
        </Button>
      </form>
    </search>
  )
}
