import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import { sql } from '@/platform/database/database'
import { rowsOf, timeIn } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { hashOf } from '@/platform/sign-in/token-hash'
import { type EntryRefusal, entryRefusal } from './ask-to-enter'
import { lockEntries, readLaunch } from './launch-record'
import { linkTokenOf, newTicket, personOf, sealContact } from './launch-secrets'
import { LAUNCH_MAIL_TASK } from './launch-tasks'

/** Who has proven which address. */
export interface Entrant {
  email: string
  locale: Locale
  isMember: boolean
  /** The keyed hash of the number of a document (`identityOf`). */
  identity: string
}

/** Why somebody was not entered: not at this time, or the number of the document has another entry. */
export type AddRefusal = EntryRefusal | 'numberUsed'

/**
 * Enters a proven address in a launch with the number of a document, each of them once: a second time the address finds
 * its first entry; a number that another address has given is refused. Resolves to the token of the link to the entry.
 * The ticket is mailed, with its place in the public list.
 */
export async function addEntry(
  ctx: TransactionContext,
  campaign: number,
  { email, locale, isMember, identity }: Entrant,
): Promise<Result<string, AddRefusal>> {
  await lockEntries(ctx, campaign)
  const launch = await readLaunch(ctx, sql`c.id = ${campaign}`)
  const refusal = entryRefusal(launch, ctx.now)
  if (!launch || refusal) return refuse(refusal ?? 'closed')
  const [person, ticket] = [personOf(launch.code, email), newTicket()]
  const [made] = await rowsOf(
    ctx,
    sql`insert into launch_entries (campaign_id, ticket, token_hash, person, identity, contact, locale, by_member,
        entered_at)
      values (${campaign}, ${ticket}, ${hashOf(linkTokenOf(ticket))}, ${person}, ${identity},
        ${sealContact(ticket, email)}, ${locale}, ${isMember}, ${timeIn(ctx.now)})
      on conflict do nothing returning id`,
  )
  if (made) {
    await enqueue(ctx, LAUNCH_MAIL_TASK, { entry: Number(made.id), news: 'entered' })
    return ok(linkTokenOf(ticket))
  }
  const [first] = await rowsOf(
    ctx,
    sql`select ticket from launch_entries where campaign_id = ${campaign} and person = ${person}`,
  )
  return first ? ok(linkTokenOf(String(first.ticket))) : refuse('numberUsed')
}
