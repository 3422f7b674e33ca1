import { EVERY_PAGE_TAGS } from '@/kernel/cache/cache-tags'
import { type ChangeKind, strictestOf } from '@/kernel/cache/content-change'
import type { Logger } from '../http/log'
import type { CachedPage } from './cached-page'
import type { ChangeListener } from './notifications'
import type { Dropped, PageChange } from './page-cache'

const MOST_WARMED = 20
/** With more tags than this everything is dropped: dropping them singly costs more than it saves. */
const MOST_TAGS = 200
const FIRST_DELAY_MS = 500
const LAST_DELAY_MS = 15_000
/** The tag that every page carries. */
const EVERYTHING = EVERY_PAGE_TAGS[0]

/** The parts that a content change has to reach. */
interface ChangeTargets {
  /** Notifies the app; throws on failure. */
  revalidate: (tags: readonly string[]) => Promise<void>
  /** A counter of the finished renders with one of the tags. */
  endedWith: (tags: readonly string[]) => number
  /** Drops cached pages. */
  drop: (change: PageChange) => Dropped
  /** Renders a page again. */
  warm: (page: CachedPage) => Promise<void>
}

/**
 * Applies content changes to the app and then to the cached pages, in that order: a page rendered
 * before the app knows would be the old one. An app that is down is notified when it is back.
 */
export class ContentChanges implements Pick<ChangeListener, 'onTags' | 'onGap'> {
  private readonly waiting = new Map<string, ChangeKind>()
  private isAll = false
  private isRunning = false
  private isStopped = false
  private delay = FIRST_DELAY_MS
  private timer: NodeJS.Timeout | null = null

  constructor(
    private readonly targets: ChangeTargets,
    private readonly log: Logger,
  ) {}

  onTags = (tags: readonly string[], kind: ChangeKind): void => {
    for (const tag of tags) this.add(tag, kind)
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

  private add(tag: string, kind: ChangeKind): void {
    this.waiting.set(tag, strictestOf([kind, this.waiting.get(tag) ?? kind]))
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
    const change: PageChange = {
      kinds: new Map(this.waiting),
      isAll: this.isAll || this.waiting.size > MOST_TAGS,
      at: Date.now(),
    }
    const tags = tagsOf(change)
    this.waiting.clear()
    this.isAll = false
    const ended = this.targets.endedWith(tags)
    const isNotified = await this.notifyApp(tags)
    const { pages, overtaken } = this.targets.drop(change)
    const kind = strictestOf([...change.kinds.values()])
    this.log.info({ tags: change.isAll ? 'all' : tags, kind, dropped: pages.length, isNotified }, 'content changed')
    if (!isNotified) return this.later(change)
    this.delay = FIRST_DELAY_MS
    void this.warm(pages)
    if (overtaken || this.targets.endedWith(tags) !== ended) void this.carryAgain(change, overtaken)
    return true
  }

  /**
   * The app may cache a render that began before the change as if it were new, and serve it next. So when
   * that render is done, the change is applied once more. Only this gateway requests cacheable pages from
   * the app, so without a render since the notification a second one is not needed.
   */
  private async carryAgain(change: PageChange, overtaken: Promise<unknown> | null): Promise<void> {
    await overtaken
    if (this.isStopped) return
    if (!(await this.notifyApp(tagsOf(change)))) return void this.later(change)
    void this.warm(this.targets.drop(change).pages)
  }

  private async notifyApp(tags: readonly string[]): Promise<boolean> {
    try {
      await this.targets.revalidate(tags)
      return true
    } catch {
      return false
    }
  }

  private later({ kinds, isAll }: PageChange): false {
    for (const [tag, kind] of kinds) this.add(tag, kind)
    this.isAll ||= isAll
    this.timer = setTimeout(() => void this.run(), this.delay)
    this.timer.unref()
    this.delay = Math.min(LAST_DELAY_MS, this.delay * 2)
    return false
  }

  private async warm(dropped: readonly CachedPage[]): Promise<void> {
    for (const page of dropped.filter(({ hits }) => hits > 0).slice(0, MOST_WARMED)) {
      // A page that cannot be rendered now is rendered on its next request.
      await this.targets.warm(page).catch(() => undefined)
    }
  }
}

/** The tags that the app is told of. */
const tagsOf = ({ kinds, isAll }: PageChange): string[] => (isAll ? [EVERYTHING] : [...kinds.keys()])
