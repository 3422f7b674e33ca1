import { Glyph, MINUS, PLUS } from '@/design/show/glyph'
import { formatDate, formatPrice } from '@/i18n/formats'
import type { VisitChange } from '../../domain/last-visit'
import { fill } from './availability-texts'
import type { DatedNote, SinceVisitProps } from './visit-facts'

interface Line {
  text: string
  date: string
}

function noteOf<Key>(notes: readonly DatedNote<Key>[], key: Key, sentence: string): Line | null {
  const note = notes.find((one) => one.key === key)
  return note ? { text: fill(sentence, { text: note.text }), date: note.date } : null
}

/** A change in the words of the reader; null where what it is about is gone again. */
function lineOf(props: SinceVisitProps, change: VisitChange): Line | null {
  const { locale, texts, types, month, papers, promotions } = props
  const say = (price: number | null) => (price === null ? texts.onRequest : formatPrice(locale, price))
  switch (change.kind) {
    case 'price':
      return {
        text: fill(texts.price, { before: say(change.before), after: say(change.after) }),
        date: props.priceDate,
      }
    case 'typePrice': {
      const name = types.find(({ code }) => code === change.code)?.name ?? change.code
      const values = { name, before: say(change.before), after: say(change.after) }
      return { text: fill(texts.typePrice, values), date: '' }
    }
    case 'sold':
    case 'freed':
      return { text: fill(texts[change.kind], { count: change.count }), date: '' }
    case 'month':
      return month
    case 'paper':
      return noteOf(papers, change.paper, texts.paper)
    case 'promotion':
      return noteOf(promotions, change.promotion, texts.promotion)
  }
}

interface VisitNewsProps extends SinceVisitProps {
  since: Date
  changes: readonly VisitChange[]
  onForget: () => void
}

/** The tab with what changed since a visit; nothing where all of it is gone again. */
export function VisitNews({ since, changes, onForget, ...props }: VisitNewsProps) {
  const { locale, texts } = props
  const lines = changes.flatMap((change) => lineOf(props, change) ?? [])
  if (lines.length === 0) return null
  const date = formatDate(locale, since)
  return (
    <details className="group/since absolute end-gutter top-full max-w-[min(28rem,calc(100vw-2*var(--spacing-gutter)))] border border-t-0 border-stone-200 bg-paper text-small print:hidden">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-end gap-2 px-3 font-medium [&::-webkit-details-marker]:hidden">
        <span className="tabular-nums">{fill(texts.tab, { date, count: lines.length })}</span>
        <Glyph path={PLUS} className="size-4 shrink-0 group-open/since:hidden" />
        <Glyph path={MINUS} className="hidden size-4 shrink-0 group-open/since:block" />
      </summary>
      <div className="max-h-[60vh] overflow-y-auto px-3 pb-3">
        <p className="sr-only">{fill(texts.title, { date })}</p>
        <ul>
          {lines.map((line) => (
            <li key={line.text} className="flex flex-col border-t border-stone-200 py-2">
              <span className="tabular-nums">{line.text}</span>
              {line.date ? <span className="text-stone-600 tabular-nums">{line.date}</span> : null}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-stone-200 text-stone-600">
          {texts.note}
          <button type="button" className="min-h-target underline underline-offset-4" onClick={onForget}>
            {texts.forget}
          </button>
        </p>
      </div>
    </details>
  )
}
