import { EVERY_PAGE_TAGS } from '@/features/addresses'
import type { Dropped } from './cache'
import type { Logger } from './log'
import type { ChangeListener } from './notifications'
import type { Page } from './page'

const MOST_WARMED = 20
/** Above this, everything is dropped: naming so much one by one costs more than it saves. */
const MOST_TAGS = 200
const FIRST_DELAY_MS = 500
const LAST_DELAY_MS = 15_000
/** Carried by every page. */
const EVERYTHING = EVERY_PAGE_TAGS[0]

/** What a change of content has to reach. */
interface ChangeTargets {
  /** Tells the app; throws when it could not be told. */
  revalidate: (tags: readonly string[]) => Promise<void>
  /** Grows with each page with one of the tags that the app has made. */
  endedWith: (tags: readonly string[]) => number
  /** Drops kept pages. */
  drop: (tags: readonly string[]) => Dropped
  dropAll: () => Dropped
  /** Makes a page again. */
  warm: (page: Page) => Promise<void>
}

/**
 * Carries changes of content to the app and then to the kept pages, in that order: a page made again
 * before the app knew would be the old page. An app that is down is told when it is back.
 */
export class ContentChanges implements Pick<ChangeListener, 'onTags' | 'onGap'> {
  private waiting = new Set<string>()
  private isAll = false
  private isRunning = false
  private isStopped = false
  private delay = FIRST_DELAY_MS
  private timer: NodeJS.Timeout | null = null

  constructor(
    private readonly targets: ChangeTargets,
    private readonly log: Logger,
  ) {}

  onTags = (tags: string[]): void => {
    for (const tag of tags) this.waiting.add(tag)
    void this.run()
  }

  onGap = (): void => {
    this.isAll = true
    void this.run()
  }

  stop(): void {
    this.isStopped = true
    if (this.timer) clearTimeout(this.timer)
    this.waiting.clear()
    this.isAll = false
  }

  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    while (this.waiting.size > 0 || this.isAll) {
      const isDone = await this.carry()
      if (!isDone) break
    }
    this.isRunning = false
  }

  private async carry(): Promise<boolean> {
    const isAll = this.isAll || this.waiting.size > MOST_TAGS
    const tags = isAll ? [EVERYTHING] : [...this.waiting]
    this.waiting.clear()
    this.isAll = false
    const ended = this.targets.endedWith(tags)
    const isTold = await this.tell(tags)
    const { pages, overtaken } = isAll ? this.targets.dropAll() : this.targets.drop(tags)
    this.log.info({ tags: isAll ? 'all' : tags, dropped: pages.length, isTold }, 'content changed')
    if (!isTold) return this.later(tags, isAll)
    this.delay = FIRST_DELAY_MS
    void this.warm(pages)
    if (overtaken || this.targets.endedWith(tags) !== ended) void this.carryAgain(tags, isAll, overtaken)
    return true
  }

  /**
   * What the app was making while content changed it may keep as if it were new, and give to whoever asks next: so
   * when that is done, the same is told and dropped once more. Nobody but this door asks the app for pages that are
   * kept, so where it made none since it was told, there is nothing to be told again.
   */
  private async carryAgain(tags: readonly string[], isAll: boolean, overtaken: Promise<unknown> | null): Promise<void> {
    await overtaken
    if (this.isStopped) return
    if (!(await this.tell(tags))) return void this.later(tags, isAll)
    void this.warm((isAll ? this.targets.dropAll() : this.targets.drop(tags)).pages)
  }

  private async tell(tags: readonly string[]): Promise<boolean> {
    try {
      await this.targets.revalidate(tags)
      return true
    } catch {
      return false
    }
  }

  private later(tags: readonly string[], isAll: boolean): false {
    for (const tag of tags) this.waiting.add(tag)
    this.isAll ||= isAll
    this.timer = setTimeout(() => void this.run(), this.delay)
    this.timer.unref()
    this.delay = Math.min(LAST_DELAY_MS, this.delay * 2)
    return false
  }

  private async warm(dropped: readonly Page[]): Promise<void> {
    for (const page of dropped.filter(({ hits }) => hits > 0).slice(0, MOST_WARMED)) {
      // A page that cannot be made now is made when somebody asks for it.
      await this.targets.warm(page).catch(() => undefined)
    }
  }
}
