import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import { sql } from '@/platform/database'
import { enqueue } from '@/platform/queue'
import { hashOf } from '@/platform/token-hash'
import type { TransactionContext } from '@/platform/transaction'
import { type EntryRefusal, entryRefusal } from './ask-to-enter'
import { lockEntries, readLaunch } from './launch-record'
import { linkTokenOf, newTicket, personOf, sealContact } from './launch-secrets'
import { LAUNCH_MAIL_TASK } from './launch-tasks'
import { at, rowsOf } from './rows'

/** Who has proven which address. */
export interface Entrant {
  email: string
  locale: Locale
  isMember: boolean
}

/**
 * Enters a proven address in a launch, once: a second time it finds its first entry. Resolves to the token of the link
 * to the entry. The ticket is mailed.
 */
export async function addEntry(
  ctx: TransactionContext,
  campaign: number,
  { email, locale, isMember }: Entrant,
): Promise<Result<string, EntryRefusal>> {
  await lockEntries(ctx, campaign, 'enter')
  const launch = await readLaunch(ctx, sql`c.id = ${campaign}`)
  const refusal = entryRefusal(launch, ctx.now)
  if (!launch || refusal) return refuse(refusal ?? 'closed')
  const [person, ticket] = [personOf(launch.code, email), newTicket()]
  const [made] = await rowsOf(
    ctx,
    sql`insert into launch_entries (campaign_id, ticket, token_hash, person, contact, locale, by_member, entered_at)
      values (${campaign}, ${ticket}, ${hashOf(linkTokenOf(ticket))}, ${person}, ${sealContact(ticket, email)}, ${locale},
        ${isMember}, ${at(ctx.now)})
      on conflict (campaign_id, person) where person is not null do nothing returning id`,
  )
  if (made) {
    await enqueue(ctx, LAUNCH_MAIL_TASK, { entry: Number(made.id), news: 'entered' })
    return ok(linkTokenOf(ticket))
  }
  const [first] = await rowsOf(
    ctx,
    sql`select ticket from launch_entries where campaign_id = ${campaign} and person = ${person}`,
  )
  return ok(linkTokenOf(String(first?.ticket)))
}
