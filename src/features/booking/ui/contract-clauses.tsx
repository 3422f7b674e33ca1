import { LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Clause } from '../actions/contract-text'

/** The clauses in Thai, each with its translation beside it. */
export function Clauses({
  locale,
  thai,
  translated,
}: {
  locale: Locale
  thai: readonly Clause[]
  translated: readonly Clause[]
}) {
  const t = words(locale, 'contract')
  const tag = LANGUAGE_TAG.th
  return (
    <div className="flex flex-col border-b border-stone-400 bg-white">
      <p className="hidden gap-6 px-5 pt-5 text-small text-stone-600 md:grid md:grid-cols-2">
        <span>{t('binding')}</span>
        {translated.length > 0 ? <span>{t('translation')}</span> : null}
      </p>
      {thai.map((clause, index) => {
        const other = translated[index]
        return (
          <section key={clause.key} className={other ? 'grid gap-4 p-5 md:grid-cols-2 md:gap-6' : 'p-5'}>
            <div lang={tag} className="flex flex-col gap-1">
              <h3 className="font-semibold">{clause.title}</h3>
              <p className="whitespace-pre-line">{clause.text}</p>
            </div>
            {other ? (
              <div className="flex flex-col gap-1 text-stone-600">
                <h3 className="font-semibold">{other.title}</h3>
                <p className="whitespace-pre-line">{other.text}</p>
              </div>
            ) : null}
          </section>
        )
      })}
    </div>
  )
}
