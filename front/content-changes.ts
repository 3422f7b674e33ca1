import { EVERY_PAGE_TAGS } from '@/features/addresses'
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
  /** Drops kept pages; the most requested first. */
  drop: (tags: readonly string[]) => Page[]
  dropAll: () => Page[]
  /** Resolves when the renders of such pages that are under way now have ended; null: there is none. */
  rendering: (tags: readonly string[] | 'all') => Promise<unknown> | null
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
    const late = this.targets.rendering(isAll ? 'all' : tags)
    const isTold = await this.tell(tags)
    const dropped = isAll ? this.targets.dropAll() : this.targets.drop(tags)
    this.log.info({ tags: isAll ? 'all' : tags, dropped: dropped.length, isTold }, 'content changed')
    if (!isTold) return this.later(tags, isAll)
    this.delay = FIRST_DELAY_MS
    if (late) void late.then(() => this.tellAgain(tags, isAll))
    void this.warm(dropped)
    return true
  }

  /**
   * The app lets whoever asks for a page that it is making wait for that one, and keeps it as if it were new: so what
   * was being made from the old content is dropped once more when it is done, there and here.
   */
  private async tellAgain(tags: readonly string[], isAll: boolean): Promise<void> {
    if (this.isStopped || !(await this.tell(tags))) return
    if (isAll) this.targets.dropAll()
    else this.targets.drop(tags)
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
