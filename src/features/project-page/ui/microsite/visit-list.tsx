'use client'

import { useEffect, useState } from 'react'
import { useLate } from '@/design/show/use-late'
import type { UnitRow } from '@/features/catalogue'
import { changesSince, type Seen, type VisitChange } from '../../domain/last-visit'
import { UNITS_SHOWN } from './use-availability'
import type { SinceVisitProps } from './visit-facts'
import { beginVisit, forgetVisits, recordFree, recordLooked, visitsOf } from './visit-store'

/** How it is said, and its formats, are loaded where there is something to say: not on a first visit. */
const loadNews = () => import('./visit-news')

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

/** Notes which unit types stand in view. */
function watchTypes(slug: string): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const code = target.id.slice('type-'.length)
        clearTimeout(timers.get(code))
        if (isIntersecting) timers.set(code, setTimeout(recordLooked, LOOK_MS, slug, code))
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
  const { slug } = props
  const [news, setNews] = useState<{ since: Date; changes: readonly VisitChange[] } | null>(null)
  const part = useLate(news !== null, loadNews)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit for each page, whatever is rendered again.
  useEffect(() => {
    let isHere = true
    const begin = async () => {
      const seen = seenOf(props, await readFree(slug))
      const visits = beginVisit(slug, seen)
      const changes = changesSince(visits, seen)
      if (isHere && visits.before && changes.length > 0) setNews({ since: new Date(visits.before.at), changes })
    }
    void begin()
    const storeUnits = (event: Event) => recordFree(slug, freeOf((event as CustomEvent<readonly UnitRow[]>).detail))
    addEventListener(UNITS_SHOWN, storeUnits)
    const stopWatching = watchTypes(slug)
    return () => {
      isHere = false
      removeEventListener(UNITS_SHOWN, storeUnits)
      stopWatching()
    }
  }, [slug])

  if (!news || !part) return null
  const forget = () => {
    forgetVisits()
    setNews(null)
  }
  return <part.VisitNews {...props} {...news} onForget={forget} />
}
