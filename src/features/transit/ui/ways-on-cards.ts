import { paintArrivals } from '@/design/paint-arrivals'
import type { Locale } from '@/i18n/locales'
import { keptPlace, onKeptPlace } from './place-memory'

/** What the call answers, as far as it is shown. */
interface Answer {
  name: string
  homes: readonly { slug: string; minutes: number | null }[]
}

async function ask(locale: Locale, to: string): Promise<Answer | null> {
  const query = new URLSearchParams({ to, lang: locale })
  // Without minutes a card is what it was: offline, or a place that is gone.
  const answer = await fetch(`/api/minutes?${query}`).catch(() => null)
  return answer?.ok ? ((await answer.json()) as Answer) : null
}

/** What each home has to say, by its slug. */
function linesOf({ name, homes }: Answer, text: string): Map<string, string> {
  const say = (minutes: number) => text.replace('{minutes}', String(minutes)).replace('{name}', () => name)
  return new Map(homes.flatMap(({ slug, minutes }) => (minutes === null ? [] : [[slug, say(minutes)] as const])))
}

function paint(lines: ReadonlyMap<string, string>): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-way]')) {
    // What the page itself says there stands wherever there are no minutes to tell.
    place.dataset.own ??= place.textContent ?? ''
    const text = lines.get(place.dataset.way ?? '') ?? place.dataset.own
    if (place.textContent === text) continue
    place.textContent = text
    place.hidden = text === ''
  }
}

/**
 * Writes the minutes to the place that this device keeps wherever a page leaves room for them (`data-way`: a slug), on
 * this page and on those that take its place, until the signal. Another place is asked for anew; with none, the page
 * says its own again.
 */
export function tendWays(locale: Locale, text: string, signal: AbortSignal): void {
  let lines: ReadonlyMap<string, string> = new Map()
  let asked: string | null = null
  const learn = async () => {
    const to = keptPlace()
    if (to === asked) return
    asked = to
    const answer = to === null ? null : await ask(locale, to)
    if (signal.aborted || asked !== to) return
    lines = answer ? linesOf(answer, text) : new Map()
    paint(lines)
  }
  onKeptPlace(() => void learn(), signal)
  paintArrivals(() => paint(lines), signal)
  void learn()
}
