import type { Locale } from '@/i18n/locales'
import { type Result, refuse } from '@/kernel/result'
import { type CodeRefusal, digitsOf, MAX_TRIES } from '@/kernel/sign-in/mailed-code'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { type Row, rowsOf, timeIn } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { hashOf } from '@/platform/sign-in/token-hash'
import { may } from '../domain/permissions'
import { type AddRefusal, addEntry } from './add-entry'
import { byCode, readLaunch } from './launch-record'
import { codeOf, identityOf, isSame, openContact } from './launch-secrets'

const entrantOf = ({ locale, identity }: Row, email: string) => ({
  email,
  locale: locale as Locale,
  identity: String(identity),
})

/**
 * Checks the code of a request and enters its address. One conditional update counts the try, so that no two requests
 * share one; five a round. Resolves to the token of the link to the entry.
 */
export function confirmEntry(
  ctx: Context,
  token: string,
  typed: string,
): Promise<Result<string, CodeRefusal | AddRefusal>> {
  requireActor(ctx, may.confirmEntry)

  return inTransaction(ctx, async (inside): Promise<Result<string, CodeRefusal | AddRefusal>> => {
    const [row] = await rowsOf(
      inside,
      sql`update launch_attempts set tries = tries + 1
        where token_hash = ${hashOf(token)} and used_at is null and tries < ${MAX_TRIES} and ends_at > ${timeIn(inside.now)}
        returning *`,
    )
    if (!row) return refuse('spent')
    const reference = String(row.reference)
    if (!isSame(digitsOf(typed), codeOf(reference, Number(row.round))))
      return refuse(Number(row.tries) >= MAX_TRIES ? 'spent' : 'wrong')
    const email = openContact(reference, String(row.contact))
    if (!email) return refuse('spent')
    await rowsOf(inside, sql`update launch_attempts set used_at = ${timeIn(inside.now)} where id = ${row.id}`)
    return addEntry(inside, Number(row.campaign_id), { ...entrantOf(row, email), isMember: false })
  })
}

/** Enters a member, whose address was proven when the account was made, with the number of a document. */
export function enterAsMember(
  ctx: Context,
  { code, email, document, locale }: { code: string; email: string; document: string; locale: Locale },
): Promise<Result<string, AddRefusal>> {
  requireActor(ctx, may.enterAsMember)

  return inTransaction(ctx, async (inside): Promise<Result<string, AddRefusal>> => {
    const launch = await readLaunch(inside, byCode(code))
    if (!launch) return refuse('closed')
    const entrant = { email, locale, isMember: true, identity: identityOf(launch.code, document) }
    return addEntry(inside, launch.campaign, entrant)
  })
}
