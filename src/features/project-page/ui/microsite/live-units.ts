import type { UnitRow } from '@/features/catalogue'
import { toUnitRow, type UnitRecord } from '@/kernel/unit-row'

/** What the call answers. */
interface Answer {
  asOf: string
  units: UnitRecord[]
}

interface Listener {
  onAll: (answer: { asOf: string; units: UnitRow[] }) => void
  onOne: (unit: UnitRow) => void
  onFailure: () => void
}

/** S2§2.8 asks for live availability: where the stream is refused, asking every four seconds is live enough. */
const POLL_MS = 4000

/** The availability of one project as it changes. Fetches nothing before `start` or after `stop`. */
export function liveUnits(slug: string, { onAll, onOne, onFailure }: Listener) {
  const address = `/api/availability/${encodeURIComponent(slug)}`
  let stream: EventSource | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let round = 0

  async function load() {
    const own = ++round
    try {
      const response = await fetch(address, { headers: { accept: 'application/json' }, cache: 'no-store' })
      if (!response.ok) throw new Error(String(response.status))
      const { asOf, units } = (await response.json()) as Answer
      if (own === round) onAll({ asOf, units: units.map(toUnitRow) })
    } catch {
      if (own === round) onFailure()
    }
  }

  function poll() {
    stream?.close()
    stream = null
    timer ??= setInterval(load, POLL_MS)
  }

  function listen() {
    if (typeof EventSource === 'undefined') return poll()
    stream = new EventSource(`${address}/stream`)
    stream.addEventListener('unit', (event) => onOne(toUnitRow(JSON.parse(event.data) as UnitRecord)))
    stream.addEventListener('reset', load)
    stream.addEventListener('error', poll)
  }

  return {
    load,
    start() {
      if (stream || timer) return
      load()
      listen()
    },
    stop() {
      round += 1
      stream?.close()
      stream = null
      clearInterval(timer)
      timer = undefined
    },
  }
}

/** Calls back when an element comes near the viewport of a visible page, and when it leaves. */
export function whileSeen(element: Element, onChange: (isSeen: boolean) => void): () => void {
  let isNear = false
  const report = () => onChange(isNear && document.visibilityState === 'visible')
  const observer = new IntersectionObserver(
    ([entry]) => {
      isNear = entry?.isIntersecting ?? false
      report()
    },
    { rootMargin: '400px' },
  )
  observer.observe(element)
  document.addEventListener('visibilitychange', report)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', report)
    onChange(false)
  }
}
