import pg from 'pg'
import { CONTENT_CHANNEL } from '@/kernel/cache/cache-tags'
import { type ContentChange, readContentChange } from '@/kernel/cache/content-change'
import { PROOF_CHANNEL } from '@/kernel/http/proof-channel'
import { standingIn, UNITS_CHANNEL } from '@/kernel/unit-news'
import type { Logger } from '../http/log'

/** Listeners for content changes. */
export interface ChangeListener {
  /** These tags changed. */
  onTags: (tags: ContentChange['tags'], kind: ContentChange['kind']) => void
  /** A unit is on sale, or no longer. */
  onUnit: (unit: number, isFree: boolean) => void
  /** Messages may have been lost: anything may have changed. */
  onGap: () => void
  /** Listening has started: data read after this is as new as the next notification. */
  onListening: () => void
}

/** The source of content changes. Tests pass their own. */
export interface Notifications {
  start: (listener: ChangeListener) => void
  /** Whether the database answers. */
  isReachable: () => Promise<boolean>
  /**
   * Whether a token arrives within two seconds after it is sent; false when it is not sent. One that is lost has the
   * connection replaced: it may lead to a server that is the right one no more.
   */
  hears: (token: string, isSent: Promise<boolean>) => Promise<boolean>
  stop: () => Promise<void>
}

const FIRST_DELAY_MS = 250
const LAST_DELAY_MS = 2_000
const HEARTBEAT_MS = 30_000
const PATIENCE_MS = 3_000
const PROOF_MS = 2_000

const falseAfter = (ms: number) =>
  new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), ms).unref()
  })

/** Listens on the channels of content and units of Postgres, and reconnects whenever the connection is lost. */
export class PostgresNotifications implements Notifications {
  private client: pg.Client | null = null
  private listener: ChangeListener | null = null
  private timer: NodeJS.Timeout | null = null
  private delay = FIRST_DELAY_MS
  private mayHaveMissed = false
  private isStopped = false
  private readonly awaited = new Map<string, () => void>()

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

  async hears(token: string, isSent: Promise<boolean>): Promise<boolean> {
    const { client } = this
    const heard = new Promise<true>((resolve) => this.awaited.set(token, () => resolve(true)))
    try {
      if (!(await isSent) || !client) return false
      const isHeard = await Promise.race([heard, falseAfter(PROOF_MS)])
      if (!isHeard) this.lose(client)
      return isHeard
    } finally {
      this.awaited.delete(token)
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
      application_name: 'gateway',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    })
    // Without an error listener, an error of an idle connection would end the process.
    client.on('error', () => this.lose(client))
    client.on('end', () => this.lose(client))
    client.on('notification', ({ channel, payload = '' }) => this.tell(channel, payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${CONTENT_CHANNEL}`)
      await client.query(`LISTEN ${UNITS_CHANNEL}`)
      await client.query(`LISTEN ${PROOF_CHANNEL}`)
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

  private tell(channel: string, message: string): void {
    if (channel === PROOF_CHANNEL) {
      this.awaited.get(message)?.()
      return
    }
    if (channel === UNITS_CHANNEL) {
      const standing = standingIn(message)
      if (standing) this.listener?.onUnit(standing.unit, standing.isFree)
      return
    }
    const { kind, tags } = readContentChange(message)
    this.listener?.onTags(tags, kind)
  }

  /** A connection can be dead without a network error: only a query shows it. */
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
