import type { Subscriber } from '@/payload-types'
import { databaseOf, sql } from '@/platform/database'
import { hashOf } from '@/platform/mailed-secrets'
import type { TransactionContext } from '@/platform/transaction'
import type { SubscriberStanding } from '../rules/newsletter'

/** A subscriber whose row nobody else can change until the transaction ends. */
export interface HeldSubscriber extends SubscriberStanding {
  id: number
  salt: string
  round: number
  consents: NonNullable<Subscriber['consents']>
  history: NonNullable<Subscriber['history']>
}

const dateOf = (value: string | null | undefined) => (value ? new Date(value) : null)

/** By what a subscriber is found: the address that was typed, or the secret of a mailed link. */
type Sign = { email: string; fingerprint: string } | { confirm: string } | { leave: string }

function conditionOf(sign: Sign) {
  if ('confirm' in sign) return sql`confirm_hash = ${hashOf(sign.confirm)}`
  if ('leave' in sign) return sql`leave_hash = ${hashOf(sign.leave)}`
  return sql`email = ${sign.email} or fingerprint = ${sign.fingerprint}`
}

/** Finds a subscriber and holds their row: whoever does something to it at the same time waits. */
export async function holdSubscriber(ctx: TransactionContext, sign: Sign): Promise<HeldSubscriber | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select id from subscribers where ${conditionOf(sign)} order by email nulls last limit 1 for update`,
  )
  const id = rows[0]?.id
  if (id === undefined) return null
  const doc = await ctx.payload.findByID({ collection: 'subscribers', id: Number(id), depth: 0, req: ctx.req })
  return {
    id: doc.id,
    state: doc.state,
    writtenAt: dateOf(doc.writtenAt),
    linkEndsAt: dateOf(doc.linkEndsAt),
    salt: doc.salt ?? '',
    round: doc.round ?? 1,
    consents: doc.consents ?? [],
    history: doc.history ?? [],
  }
}
