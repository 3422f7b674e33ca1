'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/design/icon'
import { formatDate, formatPrice } from '@/i18n/formats'
import { changesSince, type Seen, type VisitChange } from '../../domain/last-visit'
import type { UnitRow } from '../../domain/project'
import { fill } from './availability-texts'
import { UNITS_SHOWN } from './use-availability'
import type { DatedNote, SinceVisitProps } from './visit-facts'
import { beginVisit, forgetVisits, noteFree, noteLooked, visitsOf } from './visit-store'

/** A unit type that stands in view for so long has been looked at. */
const LOOK_MS = 2000

const freeOf = (units: readonly UnitRow[]) => units.filter(({ state }) => state === 'available').map(({ id }) => id)

/** The available units now; null where nobody looked at units before, or they cannot be read. */
async function readFree(slug: string): Promise<string[] | null> {
  if (!visitsOf(slug)?.last.seen.free) return null
  try {
    const answer = await fetch(`/api/availability/${encodeURIComponent(slug)}`, { cache: 'no-store' })
    return answer.ok ? freeOf(((await answer.json()) as { units: UnitRow[] }).units) : null
  } catch {
    return null
  }
}

const seenOf = ({ price, types, month, papers, promotions }: SinceVisitProps, free: string[] | null): Seen => ({
  price,
  types: Object.fromEntries(types.map((type) => [type.code, type.price])),
  free,
  month: month?.key ?? null,
  papers: papers.map(({ key }) => key),
  promotions: promotions.map(({ key }) => key),
})

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

/** Notes which unit types stand in view. */
function watchTypes(slug: string): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const code = target.id.slice('type-'.length)
        clearTimeout(timers.get(code))
        if (isIntersecting) timers.set(code, setTimeout(noteLooked, LOOK_MS, slug, code))
      }
    },
    { threshold: 0.3 },
  )
  for (const type of document.querySelectorAll('#unit-types li[id^="type-"]')) watch.observe(type)
  return () => {
    watch.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}

/**
 * What changed since the last visit, in a tab below the section menu: it hangs over the page, so that nothing moves. Nothing
 * on a first visit, or where nothing changed. What the reader saw is kept on this device and sent to nobody.
 */
export function VisitList(props: SinceVisitProps) {
  const { slug, locale, texts } = props
  const [news, setNews] = useState<{ since: Date; lines: Line[] } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit for each page, whatever is rendered again.
  useEffect(() => {
    let isHere = true
    const begin = async () => {
      const seen = seenOf(props, await readFree(slug))
      const visits = beginVisit(slug, seen)
      const lines = changesSince(visits, seen).flatMap((change) => lineOf(props, change) ?? [])
      if (isHere && visits.before && lines.length > 0) setNews({ since: new Date(visits.before.at), lines })
    }
    void begin()
    const keepUnits = (event: Event) => noteFree(slug, freeOf((event as CustomEvent<readonly UnitRow[]>).detail))
    addEventListener(UNITS_SHOWN, keepUnits)
    const stopWatching = watchTypes(slug)
    return () => {
      isHere = false
      removeEventListener(UNITS_SHOWN, keepUnits)
      stopWatching()
    }
  }, [slug])

  if (!news) return null
  const date = formatDate(locale, news.since)
  return (
    <details className="group/since absolute end-gutter top-full max-w-[min(28rem,calc(100vw-2*var(--spacing-gutter)))] border border-t-0 border-stone-200 bg-paper text-small print:hidden">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-end gap-2 px-3 font-medium [&::-webkit-details-marker]:hidden">
        <span className="tabular-nums">{fill(texts.tab, { date, count: news.lines.length })}</span>
        <Icon name="plus" className="size-4 shrink-0 group-open/since:hidden" />
        <Icon name="minus" className="hidden size-4 shrink-0 group-open/since:block" />
      </summary>
      <div className="max-h-[60vh] overflow-y-auto px-3 pb-3">
        <p className="sr-only">{fill(texts.title, { date })}</p>
        <ul>
          {news.lines.map((line) => (
            <li key={line.text} className="flex flex-col border-t border-stone-200 py-2">
              <span className="tabular-nums">{line.text}</span>
              {line.date ? <span className="text-stone-600 tabular-nums">{line.date}</span> : null}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-stone-200 text-stone-600">
          {texts.note}
          <button
            type="button"
            className="min-h-target underline underline-offset-4"
            onClick={() => {
              forgetVisits()
              setNews(null)
            }}
          >
            {texts.forget}
          </button>
        </p>
      </div>
    </details>
  )
}
