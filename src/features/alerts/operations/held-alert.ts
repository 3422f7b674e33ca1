import type { Locale } from '@/i18n/locales'
import type { SavedSearch } from '@/payload-types'
import { databaseOf, sql } from '@/platform/database'
import { hashOf } from '@/platform/mailed-secrets'
import type { TransactionContext } from '@/platform/transaction'
import type { AlertStanding } from '../rules/asking'
import { type Batch, type Known, type News, readBatch, readKnown, readWaiting } from '../rules/news'

/** An alert whose row nobody else can change until the transaction ends. */
export interface HeldAlert extends AlertStanding {
  id: number
  email: string
  locale: Locale
  address: string
  summary: string
  salt: string
  round: number
  /** Whether it was noted what the search found when the alert was confirmed. Before that nothing is told. */
  isReady: boolean
  /** These three are read as they are asked for: an alert can be ended though they cannot be read. */
  readonly known: Known
  readonly waiting: News[]
  /** The mail that is on its way; null when none is. */
  readonly sending: Batch | null
  toldAt: Date | null
  timesTold: number
}

const dateOf = (value: string | null | undefined) => (value ? new Date(value) : null)

function toAlert(doc: SavedSearch): HeldAlert {
  return {
    id: doc.id,
    email: doc.email,
    locale: doc.locale,
    state: doc.state,
    address: doc.address,
    summary: doc.summary,
    writtenAt: dateOf(doc.writtenAt),
    linkEndsAt: dateOf(doc.linkEndsAt),
    salt: doc.salt ?? '',
    round: doc.round ?? 1,
    isReady: Boolean(doc.knownAt),
    get known() {
      return readKnown(doc.known)
    },
    get waiting() {
      return readWaiting(doc.waiting)
    },
    get sending() {
      return readBatch(doc.sending)
    },
    toldAt: dateOf(doc.toldAt),
    timesTold: doc.timesTold ?? 0,
  }
}

/** By what an alert is found: its number, its search and person, or the secret of a mailed link. */
type Sign = { id: number } | { key: string } | { confirm: string } | { leave: string }

function conditionOf(sign: Sign) {
  if ('id' in sign) return sql`id = ${sign.id}`
  if ('key' in sign) return sql`key = ${sign.key}`
  if ('confirm' in sign) return sql`confirm_hash = ${hashOf(sign.confirm)}`
  return sql`leave_hash = ${hashOf(sign.leave)}`
}

/** Finds an alert and holds its row: whoever does something to it at the same time waits. */
export async function holdAlert(ctx: TransactionContext, sign: Sign): Promise<HeldAlert | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select id from saved_searches where ${conditionOf(sign)} limit 1 for update`,
  )
  const id = rows[0]?.id
  if (id === undefined) return null
  return toAlert(await ctx.payload.findByID({ collection: 'saved-searches', id: Number(id), depth: 0, req: ctx.req }))
}

type Change = Partial<Omit<SavedSearch, 'id' | 'createdAt' | 'updatedAt'>>

/** Writes what changed of an alert that is held. */
export async function changeAlert(ctx: TransactionContext, id: number, data: Change): Promise<void> {
  await ctx.payload.update({ collection: 'saved-searches', id, depth: 0, req: ctx.req, data })
}
