import { randomBytes } from 'node:crypto'
import type { Locale } from '@/i18n/locales'
import { inTurn } from '@/kernel/in-turn'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf, type SQL, sql } from '@/platform/database/database'
import { lockPerson } from '@/platform/database/lock-person'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { env } from '@/platform/process/env'
import { hashOf } from '@/platform/sign-in/token-hash'
import { isMailedToken } from '../domain/mailed-token'
import { decideProof, linkEndOf, type OptInPhase, type OptInState } from '../domain/opt-in'
import { type MailKind, mailedSecrets } from './mailed-secrets'

/** A subscription whose row is locked until the transaction ends. */
export interface LockedOptIn extends OptInState {
  id: number
  phase: OptInPhase
  /** The stored part from which the mailed tokens are derived. */
  salt: string
  /** How often it was requested again after it ended. */
  round: number
}

/** One kind of mailed subscription: where its rows are, and what each step writes. */
interface OptIn<Row extends LockedOptIn, Channel> {
  /** Separates the tokens of different mails: one kind never opens another. */
  mail: MailKind
  /** A table with the columns `confirm_hash` and `leave_hash`. */
  table: string
  /** The pages behind the links in its mails. */
  pathOf: (locale: Locale, link: { step: 'confirm' | 'leave'; token: string }) => string
  read: (ctx: TransactionContext, id: number) => Promise<Row>
  /** Whether a confirmation in time is still allowed. */
  mayConfirm?: (ctx: TransactionContext, row: Row) => Promise<boolean>
  /** Writes the confirmation and queues what follows. */
  confirm: (ctx: TransactionContext, row: Row) => Promise<void>
  /** Writes that it ended, unless it already had. */
  end: (ctx: TransactionContext, row: Row, channel: Channel) => Promise<void>
}

/** The stored fields that a locked subscription needs. */
interface StoredOptIn {
  id: number
  writtenAt?: string | null
  linkEndsAt?: string | null
  salt?: string | null
  round?: number | null
}

const dateOf = (value: string | null | undefined) => (value ? new Date(value) : null)

/** Reads the fields shared by all subscriptions; `phase` is derived from the feature's own state. */
export function toLockedOptIn(stored: StoredOptIn, phase: OptInPhase): LockedOptIn {
  return {
    id: stored.id,
    phase,
    writtenAt: dateOf(stored.writtenAt),
    linkEndsAt: dateOf(stored.linkEndsAt),
    salt: stored.salt ?? '',
    round: stored.round ?? 1,
  }
}

/** The reset fields of an ended subscription: somebody who returns at once need not wait for a mail. */
export const ENDED_ROUND = { writtenAt: null, linkEndsAt: null } as const

/**
 * Double opt-in: somebody enters an address, its owner confirms by a mailed link, and every mail has an unsubscribe
 * link. The database stores only hashes of those tokens, and the salt they are derived from.
 */
export class DoubleOptIn<Row extends LockedOptIn, Channel> {
  readonly #optIn: OptIn<Row, Channel>
  readonly #secrets: ReturnType<typeof mailedSecrets>

  constructor(optIn: OptIn<Row, Channel>) {
    this.#optIn = optIn
    this.#secrets = mailedSecrets(optIn.mail)
  }

  /** A keyed hash that identifies an address or person without being readable. */
  fingerprintOf(text: string): string {
    return this.#secrets.fingerprintOf(text)
  }

  /** Runs a request of one person; other requests of the same person wait. */
  ask<Value>(
    ctx: Context,
    email: string,
    work: (inside: TransactionContext, fingerprint: string) => Promise<Value>,
  ): Promise<Value> {
    return inTransaction(ctx, async (inside) => {
      const fingerprint = this.fingerprintOf(email)
      await lockPerson(inside, fingerprint)
      return work(inside, fingerprint)
    })
  }

  /** Finds a row by condition and locks it: concurrent steps on it wait. */
  async lock(ctx: TransactionContext, condition: SQL): Promise<Row | null> {
    return (await this.#lockAll(ctx, sql`${condition} limit 1`))[0] ?? null
  }

  /** The fields of a new subscription that its confirmation mail is made from. */
  firstRound(now: Date) {
    const salt = randomBytes(32).toString('hex')
    return { ...this.#roundOf(salt, 1, now), salt, leaveHash: hashOf(this.#secrets.leaveToken(salt)) }
  }

  /** The same for another request: the link is valid again, and is a new one when the subscription had ended. */
  nextRound({ phase, salt, round }: Row, now: Date) {
    return this.#roundOf(salt, phase === 'ended' ? round + 1 : round, now)
  }

  /** The link of the confirmation mail. */
  confirmHref(locale: Locale, salt: string, round: number): string {
    const token = this.#secrets.confirmToken(salt, round)
    return env.publicUrl + this.#optIn.pathOf(locale, { step: 'confirm', token })
  }

  /** The two unsubscribe links in every mail: a page, and the one-click address for mail clients (RFC 8058). */
  unsubscribeLinks(locale: Locale, salt: string) {
    const token = this.#secrets.leaveToken(salt)
    return {
      leaveHref: env.publicUrl + this.#optIn.pathOf(locale, { step: 'leave', token }),
      oneClickHref: `${env.publicUrl}/api/${this.#optIn.mail}/leave/${token}?locale=${locale}`,
    }
  }

  /**
   * Confirms that an address belongs to its owner. Idempotent. Refuses a token that is older than seven days, unknown,
   * or from a round that ended.
   */
  async confirm(ctx: Context, token: string): Promise<Result<null, 'linkEnded'>> {
    if (!isMailedToken(token)) return refuse('linkEnded')
    return inTransaction(ctx, async (inside) => {
      const row = await this.lock(inside, sql`confirm_hash = ${hashOf(token)}`)
      const decision = row ? decideProof(row, inside.now) : 'linkEnded'
      if (!row || decision === 'linkEnded') return refuse('linkEnded')
      if (decision === 'done') return ok(null)
      const { mayConfirm, confirm } = this.#optIn
      if (mayConfirm && !(await mayConfirm(inside, row))) return refuse('linkEnded')
      await confirm(inside, row)
      return ok(null)
    })
  }

  /**
   * Ends a subscription at once, without login or questions (PDPA §19: as easy as it was given). Idempotent. Refuses
   * only a token that no longer belongs to anybody.
   */
  leave(ctx: Context, token: string, channel: Channel): Promise<Result<null, 'unknownLink'>> {
    return this.#leave(ctx, token, channel, (hash) => sql`leave_hash = ${hash} limit 1`)
  }

  /**
   * Ends every subscription of the person whom the token belongs to. Rows are locked in a fixed order, so that two
   * concurrent requests wait instead of deadlocking.
   */
  leaveAll(ctx: Context, token: string, channel: Channel): Promise<Result<null, 'unknownLink'>> {
    const owner = (hash: string) => sql`select fingerprint from ${this.#table} where leave_hash = ${hash} limit 1`
    return this.#leave(ctx, token, channel, (hash) => sql`fingerprint = (${owner(hash)}) order by id`)
  }

  get #table() {
    return sql.identifier(this.#optIn.table)
  }

  #roundOf(salt: string, round: number, now: Date) {
    return {
      writtenAt: now.toISOString(),
      linkEndsAt: linkEndOf(now).toISOString(),
      round,
      confirmHash: hashOf(this.#secrets.confirmToken(salt, round)),
    }
  }

  async #lockAll(ctx: TransactionContext, condition: SQL): Promise<Row[]> {
    const database = await databaseOf(ctx.payload, ctx.req)
    const { rows } = await database.execute(sql`select id from ${this.#table} where ${condition} for update`)
    return inTurn(rows, ({ id }) => this.#optIn.read(ctx, Number(id)))
  }

  async #leave(
    ctx: Context,
    token: string,
    channel: Channel,
    rowsOf: (leaveHash: string) => SQL,
  ): Promise<Result<null, 'unknownLink'>> {
    if (!isMailedToken(token)) return refuse('unknownLink')
    return inTransaction(ctx, async (inside) => {
      const rows = await this.#lockAll(inside, rowsOf(hashOf(token)))
      await inTurn(rows, (row) => this.#optIn.end(inside, row, channel))
      return rows.length > 0 ? ok(null) : refuse('unknownLink')
    })
  }
}
