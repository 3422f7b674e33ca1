import { EVERY_PAGE_TAGS } from '@/features/addresses'
import type { Database } from './database'
import type { Logger } from './log'

/** One list of addresses that editors keep, held in memory. */
export interface Book {
  /** Announced when any of it may have changed: it is read again whole. */
  readonly tag: string
  /** Reads it whole. What was there before stays until the new list is complete; so it does when this throws. */
  load: (database: Database) => Promise<void>
  /** Where single entries have tags of their own, `{entryTag}:{name}`, that no page carries. */
  readonly entries?: {
    readonly tag: string
    /** Reads these entries again. */
    refresh: (database: Database, names: readonly string[]) => Promise<void>
  }
}

/** What is still to be read of one book. */
interface Due {
  isWhole: boolean
  names: Set<string>
}

const FIRST_DELAY_MS = 500
const LAST_DELAY_MS = 15_000
/** Above this a book is read whole: that is one pass, and so many names would be a long statement. */
const MOST_NAMES = 500
/** Everything may have changed: announced after the demonstration content was written, or by hand. */
const EVERYTHING = EVERY_PAGE_TAGS[0]

/**
 * Keeps the books as the database has them: each is read when listening begins, and again, whole or in part, as
 * changes are announced. One reading at a time, so that an older one never overwrites a newer one. While the
 * database is away the books stay as they are, and it is asked again later and later.
 */
export class AddressBook {
  private readonly due = new Map<Book, Due>()
  private isRunning = false
  private isStopped = false
  private delay = FIRST_DELAY_MS
  private timer: NodeJS.Timeout | null = null
  private tellFirst: () => void = () => undefined
  /** Resolves when the books were read once, or could not be. */
  readonly firstReading = new Promise<void>((resolve) => {
    this.tellFirst = resolve
  })

  constructor(
    private readonly books: readonly Book[],
    private readonly database: Database,
    private readonly log: Logger,
  ) {}

  /** All of it may be out of date: listening has begun, or began again. */
  readAll(): void {
    for (const book of this.books) this.dueOf(book).isWhole = true
    void this.run()
  }

  /** Takes what concerns the books from announced tags, and gives back those that pages may carry. */
  take(tags: readonly string[]): string[] {
    const left = tags.filter((tag) => !this.books.some((book) => this.takeEntry(book, tag)))
    for (const book of this.books) {
      if (left.includes(book.tag) || left.includes(EVERYTHING)) this.dueOf(book).isWhole = true
    }
    if (this.due.size > 0) void this.run()
    return left
  }

  stop(): void {
    this.isStopped = true
    if (this.timer) clearTimeout(this.timer)
  }

  private takeEntry(book: Book, tag: string): boolean {
    const start = `${book.entries?.tag}:`
    if (!book.entries || !tag.startsWith(start)) return false
    this.dueOf(book).names.add(tag.slice(start.length))
    return true
  }

  private dueOf(book: Book): Due {
    const due = this.due.get(book) ?? { isWhole: false, names: new Set() }
    this.due.set(book, due)
    return due
  }

  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    let isGood = true
    while (isGood && this.due.size > 0 && !this.isStopped) {
      for (const [book, due] of [...this.due]) isGood = (await this.read(book, due)) && isGood
    }
    this.isRunning = false
    this.tellFirst()
    if (isGood) this.delay = FIRST_DELAY_MS
    else this.later()
  }

  private async read(book: Book, due: Due): Promise<boolean> {
    this.due.delete(book)
    try {
      if (due.isWhole || !book.entries || due.names.size > MOST_NAMES) await book.load(this.database)
      else await book.entries.refresh(this.database, [...due.names])
      return true
    } catch (error) {
      const again = this.dueOf(book)
      again.isWhole ||= due.isWhole
      for (const name of due.names) again.names.add(name)
      if (!this.isStopped) this.log.warn({ err: error, book: book.tag }, 'could not read addresses')
      return false
    }
  }

  private later(): void {
    if (this.isStopped) return
    if (this.timer) clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.run(), this.delay)
    this.timer.unref()
    this.delay = Math.min(LAST_DELAY_MS, this.delay * 2)
  }
}
