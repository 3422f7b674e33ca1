import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { type AccountEvent, isMailed } from '../domain/account-events'
import { may } from '../domain/permissions'
import { ACCOUNT_MAIL_TASK } from './account-mail-task'
import { findStaffReader } from './staff-reader'

/** A change of a staff account. */
export interface AccountChange {
  event: AccountEvent
  account: { id: number; name: string; email: string }
  /** Who else is written to: the address before a change. */
  formerEmail?: string
}

const nameOf = ({ name, email }: AccountChange['account']) => `${name} <${email}>`

/** Who made the change; who holds a session that lacks its second factor is the person of the account. */
async function nameOfActor(ctx: Context, account: AccountChange['account']): Promise<string> {
  const { actor } = ctx
  if (actor.kind === 'holder') return nameOf(account)
  if (actor.kind !== 'staff') return actor.kind
  const doc = await localApi(ctx, 'everything').findByID({ collection: 'staff', id: actor.id, disableErrors: true })
  return doc ? `${doc.name} <${doc.email}>` : `staff ${actor.id}`
}

/**
 * Writes what happened to an account into the list that admins read. Of what could be somebody else's doing a mail to the
 * person is queued, at the former address too when it changed (ASVS 6.3.7). Within the transaction of the change itself.
 */
export async function reportAccountChange(ctx: Context, { event, account, formerEmail }: AccountChange): Promise<void> {
  requireActor(ctx, may.reportAccountChange)

  await inTransaction(ctx, async (inside) => {
    const at = inside.now.toISOString()
    const by = await nameOfActor(inside, account)
    const person = nameOf(account)
    await localApi(inside, 'everything').create({ collection: 'staff-events', data: { at, event, person, by } })
    if (!isMailed(event)) return
    const reader = await findStaffReader(await databaseOf(inside.payload, inside.req), account.id)
    for (const to of new Set([formerEmail ?? account.email, account.email]))
      await enqueue(inside, ACCOUNT_MAIL_TASK, { event, to, name: account.name, locale: reader?.locale, at })
  })
}
