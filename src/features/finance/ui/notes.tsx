import { phrased } from '@/design/show/phrased'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { Assumed } from '../domain/assumptions'
import type { HomeFinance } from '../domain/home-finance'
import type { ReadWishes } from '../domain/read-wishes'
import { financeWords } from './finance-words'

interface CostNotesProps {
  locale: Locale
  assumed: Assumed
  read: ReadWishes
  finance: HomeFinance | null
  foreignSource: string | null
}

/** How the price is paid until the transfer, said from the plan itself. */
function planNote(locale: Locale, share: number, finance: HomeFinance | null): string {
  const t = financeWords(locale)
  const days = (finance?.plan ?? []).flatMap(({ kind, day }) => (kind === 'instalment' && day ? [day] : []))
  const last = days.at(-1)
  if (!last) return t('notes.planWhole', { share })
  return t('notes.plan', { share, count: days.length, date: formatDate(locale, new Date(`${last}T00:00:00+07:00`)) })
}

/** What is assumed, in sentences. */
export function CostNotes({ locale, assumed, read, finance, foreignSource }: CostNotesProps) {
  const t = financeWords(locale)
  const value = (key: keyof Assumed) => assumed[key].value
  const isForeign = read.wishes.buyer === 'foreign'
  const rates = t('notes.rates', { source: assumed['loan-after'].source })
  const foreign = foreignSource === null ? [] : [t('foreign.source', { source: foreignSource })]
  const notes = [
    t('notes.example'),
    ...(isForeign ? foreign : [rates]),
    t('notes.limit', { share: value('debt-limit'), age: value('age-limit') }),
    planNote(locale, value('contract-share'), finance),
    t('notes.transfer', { share: value('buyers-share-of-transfer-fee') }),
    t('notes.rounding'),
  ]
  return (
    <section aria-labelledby="cost-notes" className="border-t border-stone-400 pt-4 text-small text-stone-600">
      <h2 id="cost-notes" className="pb-2 font-medium text-ink">
        {phrased(t('notes.title'))}
      </h2>
      <ul className="flex max-w-prose list-disc flex-col gap-2 ps-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
