import { setImmediate as nextTurn } from 'node:timers/promises'
import { facilityName } from '@/i18n/facility-name'
import { CONTENT_CHANNEL } from '@/platform/content-channel'
import { GAP, hear } from '@/platform/live-channel'
import { log } from '@/platform/log'
import { publicContext } from '@/platform/payload'
import { makeSearchable, type Searchable } from '../operations/make-searchable'
import { concernsSearch } from '../rules/concerns-search'
import { lineNames } from './line-names'

/** What this process keeps. On the process: Next loads a module once for each of its bundles. */
interface Kept {
  now: Searchable | null
  /** The one that is being made. */
  next: Promise<Searchable> | null
  /** Something changed since the making began. */
  isOutdated: boolean
  isListening: boolean
}

const KEY = Symbol.for('noble-nue.search-index')
const held: typeof globalThis & { [KEY]?: Kept } = globalThis
held[KEY] ??= { now: null, next: null, isOutdated: false, isListening: false }
const kept: Kept = held[KEY]

async function make(): Promise<Searchable> {
  try {
    for (;;) {
      kept.isOutdated = false
      const making = {
        linesIn: lineNames,
        facilityName,
        before: kept.now,
        pause: nextTurn,
        now: () => performance.now(),
      }
      const made = await makeSearchable(await publicContext(), making)
      kept.now = made
      if (!kept.isOutdated) return made
    }
  } finally {
    kept.next = null
  }
}

function renew(): Promise<Searchable> {
  kept.isOutdated = true
  kept.next ??= make()
  return kept.next
}

/** Pages come first: whoever published looks at one, while the old index goes on answering. */
const RENEW_AFTER_MS = 400

let isWaiting = false

function renewSoon(): void {
  if (isWaiting) return
  isWaiting = true
  setTimeout(() => {
    isWaiting = false
    renew().catch((error: unknown) => log.error({ error }, 'the search index could not be renewed'))
  }, RENEW_AFTER_MS)
}

function listen(): void {
  if (kept.isListening) return
  kept.isListening = true
  hear(
    CONTENT_CHANNEL,
    () => CONTENT_CHANNEL,
    CONTENT_CHANNEL,
    (message) => {
      // Nobody has searched yet: there is nothing to renew.
      if (!kept.now && !kept.next) return
      if (message === GAP || concernsSearch(message.split(','))) renewSoon()
    },
  )
}

/**
 * What is searched, as it was last made: at first use, and anew after each change of content that concerns it, while
 * the old one goes on answering. A failed renewal leaves the old one; the next change tries again.
 */
export async function readSearchable(): Promise<Searchable> {
  listen()
  return kept.now ?? kept.next ?? renew()
}

/** The same as it is after everything that was committed before the call, for work that follows a change. */
export async function readRenewedSearchable(): Promise<Searchable> {
  listen()
  return renew()
}
