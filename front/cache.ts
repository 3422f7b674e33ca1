import { LRUCache } from 'lru-cache'
import { bytesOf } from './held'
import type { Page, PageRequest } from './page'

/** What became of a render: the page, and whether its content changed while it was made. */
interface Render<Outcome> {
  tags: readonly string[]
  isOutdated: boolean
  outcome: Promise<Outcome>
}

/** Said to a render when it is done, so that it knows whether its result may be kept. */
export interface RenderState {
  readonly isOutdated: boolean
}

/** What a change of content put an end to. */
export interface Dropped {
  /** The pages that were kept, the most requested first. */
  readonly pages: Page[]
  /** Resolves when everything is done that was being made from the old content; null when nothing was. */
  readonly overtaken: Promise<unknown> | null
}

/** Addresses name tags, and anybody can think of addresses. */
const MOST_TAGS_COUNTED = 10_000

/** The share of the memory for pages that were dropped, kept for when the app is down. */
const ASIDE_SHARE = 0.2

/**
 * Whole pages by key, within a number of bytes. A page whose content changed leaves at once but is put
 * aside: it is better than nothing while the app is down. Renders of one key are collapsed into one.
 */
export class PageCache<Outcome> {
  private readonly pages: LRUCache<string, Page>
  private readonly aside: LRUCache<string, Page>
  private readonly renders = new Map<string, Render<Outcome>>()
  /** How many renders with a tag have ended. Forgotten where too many were asked for: a number that differs is enough. */
  private readonly ended = new LRUCache<string, number>({ max: MOST_TAGS_COUNTED })

  constructor(bytes: number) {
    this.pages = new LRUCache<string, Page>({
      maxSize: Math.ceil(bytes * (1 - ASIDE_SHARE)),
      sizeCalculation: bytesOf,
    })
    this.aside = new LRUCache<string, Page>({
      maxSize: Math.ceil(bytes * ASIDE_SHARE),
      sizeCalculation: bytesOf,
    })
  }

  get(key: string): Page | undefined {
    return this.pages.get(key)
  }

  /** The last known copy of a page, for when there is no other. */
  getAside(key: string): Page | undefined {
    return this.aside.get(key) ?? this.pages.get(key)
  }

  /** Keeps a page unless its content changed since its render began. */
  keep(page: Page, state: RenderState): boolean {
    if (state.isOutdated) return false
    this.pages.set(page.request.key, page)
    this.aside.delete(page.request.key)
    return true
  }

  /** The page is gone for good: no copy of it is shown again. */
  forget(key: string): void {
    this.pages.delete(key)
    this.aside.delete(key)
  }

  /** Runs `make` for the first who asks; everybody who asks meanwhile gets the same outcome. */
  render(request: PageRequest, make: (state: RenderState) => Promise<Outcome>): Promise<Outcome> {
    const running = this.renders.get(request.key)
    if (running) return running.outcome
    const render: Render<Outcome> = {
      tags: request.tags,
      isOutdated: false,
      outcome: Promise.resolve() as never,
    }
    this.renders.set(request.key, render)
    render.outcome = make(render).finally(() => {
      for (const tag of request.tags) this.ended.set(tag, (this.ended.get(tag) ?? 0) + 1)
      // A change of content may have put a newer render in its place.
      if (this.renders.get(request.key) === render) this.renders.delete(request.key)
    })
    return render.outcome
  }

  /** A number that grows with each render of a page with one of the tags that ends. */
  endedWith(tags: readonly string[]): number {
    return tags.reduce((sum, tag) => sum + (this.ended.get(tag) ?? 0), 0)
  }

  /** Drops every page with one of the tags. */
  drop(tags: readonly string[]): Dropped {
    const changed = new Set(tags)
    return this.dropWhere((carried) => carried.some((tag) => changed.has(tag)))
  }

  /** Drops everything: changes may have been missed. */
  dropAll(): Dropped {
    return this.dropWhere(() => true)
  }

  get size(): number {
    return this.pages.size
  }

  get bytes(): number {
    return this.pages.calculatedSize + this.aside.calculatedSize
  }

  private dropWhere(isChanged: (tags: readonly string[]) => boolean): Dropped {
    const overtaken: Promise<unknown>[] = []
    for (const [key, render] of this.renders) {
      if (!isChanged(render.tags)) continue
      render.isOutdated = true
      overtaken.push(render.outcome)
      // Whoever asks from now on must not be given what is being made from the old content.
      this.renders.delete(key)
    }
    const pages = [...this.pages.values()].filter((page) => isChanged(page.request.tags))
    for (const page of pages) {
      this.pages.delete(page.request.key)
      this.aside.set(page.request.key, page)
    }
    return {
      pages: pages.sort((a, b) => b.hits - a.hits),
      overtaken: overtaken.length > 0 ? Promise.allSettled(overtaken) : null,
    }
  }
}
