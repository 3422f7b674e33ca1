import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { type Row, rowsOf } from '@/platform/database/rows'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import type { Launch } from '../domain/launch'
import { may } from '../domain/permissions'
import { codeMail, type LaunchMail, type LaunchNews, newsMail } from '../emails/launch-mails'
import { readLaunch } from './launch-record'
import { codeOf, linkTokenOf, openContact } from './launch-secrets'

const contentOf = (
  launch: Launch,
  locale: Locale,
  email: string,
): Omit<LaunchMail, 'href' | 'ticket' | 'place' | 'endsAt' | 'listed'> => ({
  locale,
  email,
  campaign: launch.title[locale],
  brand: launch.project.brand,
  minutes: launch.turnMinutes,
})

async function withLaunch(ctx: Context, row: Row | undefined): Promise<{ row: Row; launch: Launch } | null> {
  const launch = row && (await readLaunch(ctx, sql`c.id = ${row.campaign_id}`))
  return row && launch ? { row, launch } : null
}

/** Mails the code of a round, under an id that is the same for every try. An older round is not mailed any more. */
export async function sendLaunchCode(
  ctx: Context,
  { attempt, round }: { attempt: number; round: number },
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendLaunchCode)

  const [asked] = await rowsOf(
    ctx,
    sql`select * from launch_attempts where id = ${attempt} and round = ${round} and used_at is null`,
  )
  const found = await withLaunch(ctx, asked)
  const reference = String(found?.row.reference)
  const email = found && openContact(reference, String(found.row.contact))
  if (!found || !email) return
  const content = contentOf(found.launch, found.row.locale as Locale, email)
  await sendMail(await codeMail(content, codeOf(reference, round)), mailId)
}

/** Tells an entrant what happened: entered, drawn, called, missed, withdrawn. With the ticket and the link to the entry. */
export async function sendLaunchNews(
  ctx: Context,
  { entry, news }: { entry: number; news: LaunchNews },
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendLaunchNews)

  const [row] = await rowsOf(
    ctx,
    sql`select e.*, t.place as turn_place, t.state, t.ends_at from launch_entries e left join launch_turns t on t.entry_id = e.id
      where e.id = ${entry}`,
  )
  const found = await withLaunch(ctx, row)
  const ticket = String(found?.row.ticket)
  const email = found && openContact(ticket, found.row.contact as string | null)
  if (!found || !email) return
  // The turn may be over before its mail is sent.
  if (news === 'called' && found.row.state !== 'called') return
  const locale = found.row.locale as Locale
  const href = env.publicUrl + pagePath(locale, 'launch-entry', { code: found.launch.code, token: linkTokenOf(ticket) })
  const place = found.row.turn_place === null ? null : Number(found.row.turn_place)
  const listed = found.row.place === null ? null : { place: Number(found.row.place), digest: String(found.row.digest) }
  const endsAt = found.row.ends_at ? new Date(found.row.ends_at as string) : null
  const content = { ...contentOf(found.launch, locale, email), href, ticket, place, endsAt, listed }
  await sendMail(await newsMail(content, news), mailId)
}
