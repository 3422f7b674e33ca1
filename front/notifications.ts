import pg from 'pg'
import type { Logger } from './log'

/** What the front door hears of changed content. */
export interface ChangeListener {
  /** These tags changed. */
  onTags: (tags: string[]) => void
  /** Messages may have been lost: anything may have changed. */
  onGap: () => void
  /** From now on nothing is missed: what is read after this is not older than what will be told. */
  onListening: () => void
}

/** Where news of changed content comes from. Tests hand in their own. */
export interface Notifications {
  start: (listener: ChangeListener) => void
  /** Whether the database answers. */
  isReachable: () => Promise<boolean>
  stop: () => Promise<void>
}

const CHANNEL = 'content'
const FIRST_DELAY_MS = 250
const LAST_DELAY_MS = 10_000
const HEARTBEAT_MS = 30_000
const PATIENCE_MS = 3_000

/** `site, project:noble-x` as tags. Words that cannot be tags are left out. */
export function readTags(payload: string): string[] {
  return payload
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => /^[\w:./-]{1,200}$/.test(tag))
}

/** Listens on the `content` channel of Postgres, and comes back whenever the connection is lost. */
export class PostgresNotifications implements Notifications {
  private client: pg.Client | null = null
  private listener: ChangeListener | null = null
  private timer: NodeJS.Timeout | null = null
  private delay = FIRST_DELAY_MS
  private mayHaveMissed = false
  private isStopped = false

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  start(listener: ChangeListener): void {
    this.listener = listener
    void this.connect()
  }

  async isReachable(): Promise<boolean> {
    try {
      await this.client?.query('SELECT 1')
      return this.client !== null
    } catch {
      return false
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true
    if (this.timer) clearTimeout(this.timer)
    const client = this.client
    this.client = null
    await client?.end().catch(() => undefined)
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'front-door',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    })
    // Without a listener an error of an idle connection would end the process.
    client.on('error', () => this.lose(client))
    client.on('end', () => this.lose(client))
    client.on('notification', ({ payload }) => this.listener?.onTags(readTags(payload ?? '')))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
    } catch {
      this.retry(client)
      return
    }
    if (this.isStopped) return void client.end().catch(() => undefined)
    this.client = client
    this.delay = FIRST_DELAY_MS
    this.listener?.onListening()
    if (this.mayHaveMissed) this.listener?.onGap()
    this.mayHaveMissed = false
    this.log.info('listening for changed content')
    this.beat(client)
  }

  /** A connection can be dead without a word from the network: asking is the only way to know. */
  private beat(client: pg.Client): void {
    this.timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.client === client && this.beat(client),
        () => this.lose(client),
      )
    }, HEARTBEAT_MS)
    this.timer.unref()
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return
    this.client = null
    this.log.warn('lost the connection for changed content')
    this.retry(client)
  }

  private retry(client: pg.Client): void {
    this.mayHaveMissed = true
    client.end().catch(() => undefined)
    if (this.isStopped) return
    if (this.timer) clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.connect(), this.delay)
    this.delay = Math.min(LAST_DELAY_MS, this.delay * 2)
  }
}
