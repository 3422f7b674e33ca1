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
  /** The pages that were kept: first those that nobody can make up, of each kind the most requested first. */
  readonly pages: Page[]
  /** Resolves when everything is done that was being made from the old content; null when nothing was. */
  readonly overtaken: Promise<unknown> | null
}

/** Addresses name tags, and anybody can think of addresses. */
const MOST_TAGS_COUNTED = 10_000

/** The share of the memory for pages that were dropped, kept for when the app is down. */
const ASIDE_SHARE = 0.2

/** The share of the memory for pages that anybody can make up more of: they push out one another, and nothing else. */
const MADE_UP_SHARE = 0.25

/** Pages by key within a number of bytes: the kept ones, and those put aside. The least recently used leaves first. */
class Shelf {
  readonly kept: LRUCache<string, Page>
  readonly aside: LRUCache<string, Page>

  constructor(bytes: number) {
    const within = (share: number) =>
      new LRUCache<string, Page>({ maxSize: Math.ceil(bytes * share), sizeCalculation: bytesOf })
    this.kept = within(1 - ASIDE_SHARE)
    this.aside = within(ASIDE_SHARE)
  }

  last(key: string): Page | undefined {
    return this.aside.get(key) ?? this.kept.get(key)
  }

  putAside(page: Page): void {
    this.kept.delete(page.request.key)
    this.aside.set(page.request.key, page)
  }

  forget(key: string): void {
    this.kept.delete(key)
    this.aside.delete(key)
  }
}

/**
 * Whole pages by key, within a number of bytes. A page whose content changed leaves at once but is put
 * aside: it is better than nothing while the app is down. Renders of one key are collapsed into one.
 */
export class PageCache<Outcome> {
  /** As many as editors have made. */
  private readonly plain: Shelf
  /** As many as anybody can think of. */
  private readonly madeUp: Shelf
  private readonly renders = new Map<string, Render<Outcome>>()
  /** Everything that is being made, also what nobody is given any more. */
  private readonly running = new Set<Render<Outcome>>()
  /** How many renders with a tag have ended. Forgotten where too many were asked for: a number that differs is enough. */
  private readonly ended = new LRUCache<string, number>({ max: MOST_TAGS_COUNTED })

  constructor(bytes: number) {
    this.plain = new Shelf(bytes * (1 - MADE_UP_SHARE))
    this.madeUp = new Shelf(bytes * MADE_UP_SHARE)
  }

  get(key: string): Page | undefined {
    return this.plain.kept.get(key) ?? this.madeUp.kept.get(key)
  }

  has(key: string): boolean {
    return this.plain.kept.has(key) || this.madeUp.kept.has(key)
  }

  /** The last known copy of a page, for when there is no other. */
  getAside(key: string): Page | undefined {
    return this.plain.last(key) ?? this.madeUp.last(key)
  }

  /** Keeps a page unless its content changed since its render began. */
  keep(page: Page, state: RenderState): boolean {
    if (state.isOutdated) return false
    const shelf = page.request.mayBeMadeUp ? this.madeUp : this.plain
    shelf.kept.set(page.request.key, page)
    shelf.aside.delete(page.request.key)
    return true
  }

  /** The page is gone for good: no copy of it is shown again. */
  forget(key: string): void {
    for (const shelf of this.shelves) shelf.forget(key)
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
    this.running.add(render)
    render.outcome = make(render).finally(() => {
      for (const tag of request.tags) this.ended.set(tag, (this.ended.get(tag) ?? 0) + 1)
      this.running.delete(render)
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
    return this.shelves.reduce((sum, { kept }) => sum + kept.size, 0)
  }

  get bytes(): number {
    return this.shelves.reduce((sum, { kept, aside }) => sum + kept.calculatedSize + aside.calculatedSize, 0)
  }

  private get shelves(): readonly Shelf[] {
    return [this.plain, this.madeUp]
  }

  private dropWhere(isChanged: (tags: readonly string[]) => boolean): Dropped {
    const overtaken: Promise<unknown>[] = []
    // Also what an earlier change made old: the app would keep it as if it were newer than this one.
    for (const render of this.running) {
      if (!isChanged(render.tags)) continue
      render.isOutdated = true
      overtaken.push(render.outcome)
    }
    // Whoever asks from now on must not be given what is being made from the old content.
    for (const [key, { isOutdated }] of this.renders) if (isOutdated) this.renders.delete(key)
    const pages = this.shelves.flatMap((shelf) => {
      const changed = [...shelf.kept.values()].filter((page) => isChanged(page.request.tags))
      for (const page of changed) shelf.putAside(page)
      return changed.sort((a, b) => b.hits - a.hits)
    })
    return {
      pages,
      overtaken: overtaken.length > 0 ? Promise.allSettled(overtaken) : null,
    }
  }
}
