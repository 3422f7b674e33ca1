import { LRUCache } from 'lru-cache'
import { type ChangeKind, strictestOf } from '@/kernel/cache/content-change'
import type { PageRequest } from '../next-adapter/page-request'
import type { CachedPage } from './cached-page'
import { bytesOf } from './cached-response'

/** The result of a render: the page, and whether its content changed meanwhile. */
interface Render<Outcome> {
  tags: readonly string[]
  isOutdated: boolean
  copy: CachedPage | undefined
  outcome: Promise<Outcome>
}

/** Passed to a render: what it needs to know of its page. */
export interface RenderState {
  /** Whether its content changed since the render began: the result may not be current. */
  readonly isOutdated: boolean
  /** The previous copy, for when the app fails. Held by the render, so that it cannot be evicted meanwhile. */
  readonly copy: CachedPage | undefined
}

/** A content change as the pages see it: what happened to each tag, and when that was heard. */
export interface PageChange {
  kinds: ReadonlyMap<string, ChangeKind>
  /** Everything may have changed, whatever its tags. */
  isAll: boolean
  /** Milliseconds since the epoch. */
  at: number
}

/** The result of dropping pages. */
export interface Dropped {
  /** The dropped pages: those with bounded keys first, each kind by number of hits. */
  readonly pages: CachedPage[]
  /** Resolves when all renders of the old content are done; null when there were none. */
  readonly overtaken: Promise<unknown> | null
}

/** The tag of files that name pages of all kinds, such as a sitemap: every change concerns them. */
export const ANY_CHANGE = '*'

/** A limit, because tags come from URLs, which are unbounded. */
const MOST_TAGS_COUNTED = 10_000

/** How long after an edit an old page may be shown. Longer, and an editor would believe the change lost. */
const SHOWN_AFTER_EDIT_MS = 5_000

/** The share of memory for pages with unbounded keys: they evict only one another. */
const UNBOUNDED_SHARE = 0.25

type Partition = LRUCache<string, CachedPage>

const partitionOf = (bytes: number): Partition =>
  new LRUCache({ maxSize: Math.ceil(bytes), sizeCalculation: (page) => bytesOf(page) })

/** A page with an unbounded key is not shown beyond its time: what a page of results offers may no longer be accepted. */
const inItsTime = (page: CachedPage | undefined) =>
  page?.request.isUnbounded && page.freshUntil <= Date.now() ? undefined : page

/**
 * Whole pages by key, limited in bytes. A page whose content changed stays as a stale copy: after an edit it is shown
 * for the moment a new one takes, and it helps while the app is down. A withdrawn page is deleted. Concurrent renders of
 * one key are merged.
 */
export class PageCache<Outcome> {
  /** Pages with bounded keys: as many as editors created. */
  private readonly bounded: Partition
  /** Pages with unbounded keys, such as searches. */
  private readonly unbounded: Partition
  private readonly renders = new Map<string, Render<Outcome>>()
  /** All running renders, including discarded ones. */
  private readonly running = new Set<Render<Outcome>>()
  /** Finished renders by tag. May be cleared when it grows too large: only a difference matters. */
  private readonly ended = new LRUCache<string, number>({ max: MOST_TAGS_COUNTED })

  constructor(bytes: number) {
    this.bounded = partitionOf(bytes * (1 - UNBOUNDED_SHARE))
    this.unbounded = partitionOf(bytes * UNBOUNDED_SHARE)
  }

  /** The current page. */
  get(key: string): CachedPage | undefined {
    const page = inItsTime(this.last(key))
    return page?.stale ? undefined : page
  }

  /** The page that may be shown at this time: the current one, or for a moment that from before an edit. */
  getShown(key: string, now: number): CachedPage | undefined {
    const page = inItsTime(this.last(key))
    if (!page?.stale) return page
    return page.stale.kind === 'edited' && now - page.stale.since < SHOWN_AFTER_EDIT_MS ? page : undefined
  }

  /** The last page there was, however old; none where it was withdrawn. */
  copy(key: string): CachedPage | undefined {
    return this.last(key)
  }

  /** Stores a page unless its content changed since its render began. */
  store(page: CachedPage, state: RenderState): boolean {
    if (state.isOutdated) return false
    page.stale = null
    const partition = page.request.isUnbounded ? this.unbounded : this.bounded
    partition.set(page.request.key, page)
    return true
  }

  /** Deletes a page. */
  forget(key: string): void {
    for (const partition of this.partitions) partition.delete(key)
  }

  /** Runs `make` once for concurrent requests, which all get the same result. */
  render(request: PageRequest, make: (state: RenderState) => Promise<Outcome>): Promise<Outcome> {
    const running = this.renders.get(request.key)
    if (running) return running.outcome
    const render: Render<Outcome> = {
      tags: request.tags,
      isOutdated: false,
      copy: this.last(request.key),
      outcome: Promise.resolve() as never,
    }
    this.renders.set(request.key, render)
    this.running.add(render)
    render.outcome = make(render).finally(() => {
      for (const tag of request.tags) this.ended.set(tag, (this.ended.get(tag) ?? 0) + 1)
      this.running.delete(render)
      // A content change may have replaced it with a newer render.
      if (this.renders.get(request.key) === render) this.renders.delete(request.key)
    })
    return render.outcome
  }

  /** A counter of the finished renders with one of the tags. */
  endedWith(tags: readonly string[]): number {
    return [...tags, ANY_CHANGE].reduce((sum, tag) => sum + (this.ended.get(tag) ?? 0), 0)
  }

  /** Drops every page that a change concerns. */
  drop(change: PageChange): Dropped {
    const overtaken: Promise<unknown>[] = []
    // Includes renders outdated by an earlier change: the app would cache them as newer than this one.
    for (const render of this.running) {
      const kind = kindFor(render.tags, change)
      if (kind === null) continue
      render.isOutdated = true
      if (kind === 'withdrawn') render.copy = undefined
      overtaken.push(render.outcome)
    }
    // New requests must not join a render of the old content.
    for (const [key, { isOutdated }] of this.renders) if (isOutdated) this.renders.delete(key)
    return {
      pages: this.partitions.flatMap((partition) => dropFrom(partition, change)),
      overtaken: overtaken.length > 0 ? Promise.allSettled(overtaken) : null,
    }
  }

  get size(): number {
    return this.partitions.reduce((sum, { size }) => sum + size, 0)
  }

  get bytes(): number {
    return this.partitions.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0)
  }

  private last(key: string): CachedPage | undefined {
    return this.bounded.get(key) ?? this.unbounded.get(key)
  }

  private get partitions(): readonly Partition[] {
    return [this.bounded, this.unbounded]
  }
}

/** What a change did to pages with these tags; null for nothing. */
function kindFor(tags: readonly string[], { kinds, isAll }: PageChange): ChangeKind | null {
  const found = tags.includes(ANY_CHANGE) ? [...kinds.values()] : tags.flatMap((tag) => kinds.get(tag) ?? [])
  if (isAll) return strictestOf([...found, 'unknown'])
  return found.length > 0 ? strictestOf(found) : null
}

/** Makes the concerned pages of a partition stale, or deletes them; returns those that were current. */
function dropFrom(partition: Partition, change: PageChange): CachedPage[] {
  const dropped: CachedPage[] = []
  for (const page of [...partition.values()]) {
    const kind = kindFor(page.request.tags, change)
    if (kind === null) continue
    if (!page.stale) dropped.push(page)
    if (kind === 'withdrawn') partition.delete(page.request.key)
    else page.stale = { kind: strictestOf([kind, page.stale?.kind ?? kind]), since: page.stale?.since ?? change.at }
  }
  return dropped.sort((a, b) => b.hits - a.hits)
}
