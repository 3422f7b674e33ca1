import { accountPath, type Person } from '@/features/members'
import { accountsOfPerson, findPerson } from '@/features/members/server'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { env } from '@/platform/env'
import { type Mail, sendMail } from '@/platform/mail'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { balanceOf } from '../domain/ledger'
import { may } from '../domain/permissions'
import { earnedMail, redeemedMail } from '../emails/points-mails'
import { ledgerOf } from './ledger-record'
import { toRedemption } from './redemption-record'
import type { PointsMailJob } from './tasks'

/** What every mail says of a person. */
async function factsOf(ctx: Context, { id, email, name, locale }: Person) {
  const balance = balanceOf(await ledgerOf(ctx, await accountsOfPerson(ctx, id)), ctx.now)
  return { locale, email, name, balance, href: env.publicUrl + accountPath(locale, 'noble-id') }
}

async function aboutEntry(ctx: Context, entry: number): Promise<Mail | null> {
  const [row] = await rowsOf(ctx, sql`select * from points_entries where id = ${entry}`)
  const person = row && (await findPerson(ctx, String(row.member)))
  if (!row || !person) return null
  return earnedMail({
    ...(await factsOf(ctx, person)),
    kind: row.kind as 'visit' | 'contract' | 'given',
    points: Number(row.points),
    reason: String(row.reason),
    until: new Date(row.expires_at as string),
  })
}

async function aboutRedemption(ctx: Context, id: string): Promise<Mail | null> {
  const [row] = await rowsOf(ctx, sql`select * from benefit_redemptions where id = ${id}`)
  const person = row && (await findPerson(ctx, String(row.member)))
  if (!row || !person) return null
  const { title, points, endsAt } = toRedemption(row, person.locale)
  return redeemedMail({ ...(await factsOf(ctx, person)), title, points, until: endsAt })
}

/** Sends one mail to a member, under an id that is the same for every try. Nothing to a closed account. */
export async function sendPointsMail(ctx: Context, job: PointsMailJob, mailId: string): Promise<void> {
  requireActor(ctx, may.sendPointsMail)

  const mail = job.news === 'earned' ? await aboutEntry(ctx, job.entry) : await aboutRedemption(ctx, job.redemption)
  if (mail) await sendMail(mail, mailId)
}
