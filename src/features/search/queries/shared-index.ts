import { setImmediate as nextTurn } from 'node:timers/promises'
import { facilityName } from '@/i18n/facility-name'
import { CONTENT_CHANNEL, RESULTS_TAG } from '@/kernel/cache/cache-tags'
import { readContentChange } from '@/kernel/cache/content-change'
import { onProcess } from '@/kernel/process-wide'
import { invalidateTags } from '@/platform/cache/invalidation'
import { GAP, subscribe } from '@/platform/cache/live-channel'
import { anonymousContext } from '@/platform/database/payload'
import { log } from '@/platform/process/log'
import { affectsGeography, affectsSearchIndex } from '../domain/index/affects-index'
import { makeSearchable, monthAt, type Searchable } from '../operations/make-searchable'
import { lineNames } from './line-names'

/** State of this process. */
interface SharedIndex {
  now: Searchable | null
  /** The build in progress. */
  next: Promise<Searchable> | null
  /** Content changed after the build started. */
  isOutdated: boolean
  /** A place or a station may have changed since they were read. */
  isGeographyOutdated: boolean
  isListening: boolean
}

declare module '@/kernel/process-wide' {
  interface ProcessWide {
    'search index': SharedIndex
  }
}

const shared = onProcess('search index', () => ({
  now: null,
  next: null,
  isOutdated: false,
  isGeographyOutdated: false,
  isListening: false,
}))

async function make(): Promise<Searchable> {
  try {
    for (;;) {
      shared.isOutdated = false
      const isGeographyKept = !shared.isGeographyOutdated
      shared.isGeographyOutdated = false
      const making = {
        linesIn: lineNames,
        facilityName,
        before: shared.now,
        isGeographyKept,
        pause: nextTurn,
        now: () => performance.now(),
      }
      const made = await makeSearchable(await anonymousContext(), making)
      shared.now = made
      if (!shared.isOutdated) return made
    }
  } catch (error) {
    shared.isGeographyOutdated = true
    throw error
  } finally {
    shared.next = null
  }
}

function renew(): Promise<Searchable> {
  shared.isOutdated = true
  shared.next ??= make()
  return shared.next
}

/**
 * Delay of a rebuild in ms: after publishing, the page that the editor opens goes first. The old index stays in use.
 */
const RENEW_AFTER_MS = 400

let isWaiting = false

/** Pages of results that were rendered meanwhile show what the old index found: nobody gets them any more. */
async function renewAndTell(): Promise<void> {
  await renew()
  await invalidateTags(await anonymousContext(), [RESULTS_TAG], 'unknown')
}

function renewSoon(): void {
  if (isWaiting) return
  isWaiting = true
  setTimeout(() => {
    isWaiting = false
    renewAndTell().catch((error: unknown) => log.error({ error }, 'the search index could not be rebuilt'))
  }, RENEW_AFTER_MS)
}

/** After messages may have been missed. */
const EVERYTHING = { tags: ['site'] }

function listen(): void {
  if (shared.isListening) return
  shared.isListening = true
  subscribe(
    CONTENT_CHANNEL,
    () => CONTENT_CHANNEL,
    CONTENT_CHANNEL,
    (message) => {
      // Nothing has been searched yet, so there is no index to rebuild.
      if (!shared.now && !shared.next) return
      const { tags } = message === GAP ? EVERYTHING : readContentChange(message)
      if (affectsGeography(tags)) shared.isGeographyOutdated = true
      if (affectsSearchIndex(tags)) renewSoon()
    },
  )
}

/**
 * The search index: built at first use, and rebuilt after each change of relevant content and at the first search of a
 * month, while the old one stays in use. After a failed rebuild the old one remains until the next change.
 */
export async function readSearchable(): Promise<Searchable> {
  listen()
  if (shared.now && shared.now.month !== monthAt(new Date())) renewSoon()
  return shared.now ?? shared.next ?? renew()
}

/** The index including every change of a project committed before the call, for jobs that follow one. */
export async function readFreshSearchable(): Promise<Searchable> {
  listen()
  return renew()
}
