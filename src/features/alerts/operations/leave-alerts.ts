import { isMailedToken } from '@/kit/mailed-token'
import { ok, type Result, refuse } from '@/kit/result'
import type { SavedSearch } from '@/payload-types'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { hashOf } from '@/platform/mailed-secrets'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { canBecome } from '../rules/alert-states'
import { changeAlert, type HeldAlert, holdAlert } from './held-alert'

/** By which way an alert was ended: its page, the button there for all of them, or that of a mail program (RFC 8058). */
export type AlertEnd = NonNullable<SavedSearch['endedBy']>

async function end(ctx: TransactionContext, held: HeldAlert, by: AlertEnd): Promise<void> {
  if (!canBecome(held.state, 'off')) return
  // Whoever saves the search again at once shall not wait for the mail.
  const ended = { endedAt: ctx.now.toISOString(), endedBy: by, writtenAt: null, linkEndsAt: null }
  await changeAlert(ctx, held.id, { ...ended, state: 'off', known: null, waiting: null, sending: null })
}

/** Ends every alert of the person whose mail a link is of, always in one order: two presses at once only wait. */
async function endAll(ctx: TransactionContext, token: string): Promise<boolean> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select id from saved_searches
    where fingerprint = (select fingerprint from saved_searches where leave_hash = ${hashOf(token)} limit 1)
    order by id for update`)
  for (const { id } of rows) {
    const held = await holdAlert(ctx, { id: Number(id) })
    if (held) await end(ctx, held, 'all')
  }
  return rows.length > 0
}

async function endOne(ctx: TransactionContext, token: string, by: AlertEnd): Promise<boolean> {
  const held = await holdAlert(ctx, { leave: token })
  if (held) await end(ctx, held, by)
  return held !== null
}

/**
 * Ends an alert, or, `by` the button for all, every alert of the person whose mail the link is of. At once, without a
 * login and without a question (PDPA §19); again says the same. Refuses only a link that belongs to nobody any more.
 */
export async function leaveAlerts(ctx: Context, token: string, by: AlertEnd): Promise<Result<null, 'unknownLink'>> {
  if (!isMailedToken(token)) return refuse('unknownLink')
  return inTransaction(ctx, async (inside) => {
    const isKnown = by === 'all' ? await endAll(inside, token) : await endOne(inside, token, by)
    return isKnown ? ok(null) : refuse('unknownLink')
  })
}
