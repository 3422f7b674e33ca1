import { eq } from '@payloadcms/db-postgres/drizzle'
import { accountPath, type Person } from '@/features/members'
import { accountsOfPerson, findPerson } from '@/features/members/server'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { type Mail, sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { balanceOf } from '../domain/ledger'
import { may } from '../domain/permissions'
import { earnedMail, redeemedMail } from '../emails/points-mails'
import { benefitRedemptions, pointsEntries } from '../tables'
import { ledgerOf } from './ledger-record'
import { toRedemption } from './redemption-record'
import type { PointsMailJob } from './tasks'

/** What every mail says of a person. */
async function factsOf(ctx: Context, { id, email, name, locale }: Person) {
  const balance = balanceOf(await ledgerOf(ctx, await accountsOfPerson(ctx, id)), ctx.now)
  return { locale, email, name, balance, href: env.publicUrl + accountPath(locale, 'noble-id') }
}

const EARNED = ['visit', 'contract', 'given'] as const
type Earned = (typeof EARNED)[number]

const isEarned = (kind: string): kind is Earned => EARNED.some((one) => one === kind)

async function aboutEntry(ctx: Context, entry: number): Promise<Mail | null> {
  const db = await queriesOf(ctx)
  const [row] = await db.select().from(pointsEntries).where(eq(pointsEntries.id, entry))
  const person = row && (await findPerson(ctx, row.member))
  if (!row?.expiresAt || !person || !isEarned(row.kind)) return null
  return earnedMail({
    ...(await factsOf(ctx, person)),
    kind: row.kind,
    points: row.points,
    reason: row.reason,
    until: row.expiresAt,
  })
}

async function aboutRedemption(ctx: Context, id: string): Promise<Mail | null> {
  const db = await queriesOf(ctx)
  const [row] = await db.select().from(benefitRedemptions).where(eq(benefitRedemptions.id, id))
  const person = row && (await findPerson(ctx, row.member))
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
