import type { Logger } from '../http/log'
import type { CachedPage } from './cached-page'
import { ContentChanges } from './content-changes'
import type { Dropped, PageChange } from './page-cache'

/** A cached page as a warm-up sees it: its address, and how often it was asked for. */
export const page = (key: string, hits = 1) => ({ hits, request: { key } }) as CachedPage

/** An app and a cache that do nothing but write down what they were told, in order. */
export function openChanges() {
  const told = {
    steps: [] as string[],
    drops: [] as PageChange[],
    logged: [] as unknown[],
    /** What the next drops return. */
    dropped: { pages: [], overtaken: null } as Dropped,
    /** How many of the next notifications fail. */
    failures: 0,
    finishedRenders: 0,
    /** Pages that the app cannot render now. */
    broken: new Set<string>(),
    /** Holds each notification until it is called. */
    answer: null as (() => void) | null,
    isHeld: false,
    onNotified: () => {},
  }
  const log = { info: (fields: object, text: string) => void told.logged.push({ ...fields, text }) }
  const changes = new ContentChanges(
    {
      revalidate: async (tags) => {
        told.steps.push(`app ${tags.join('+')}`)
        if (told.isHeld) await new Promise<void>((resolve) => (told.answer = resolve))
        told.onNotified()
        if (told.failures-- > 0) throw new Error('the app is down')
      },
      endedWith: () => told.finishedRenders,
      drop: (change) => {
        told.drops.push(change)
        told.steps.push(`drop ${change.isAll ? 'all' : [...change.kinds.keys()].join('+')}`)
        return told.dropped
      },
      warm: async ({ request }) => {
        told.steps.push(`warm ${request.key}`)
        if (told.broken.has(request.key)) throw new Error('not now')
      },
    },
    log as unknown as Logger,
  )
  return { changes, told }
}
