import { LOCALES } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import type { OwnAccount, SignIn, SignInEvent } from '../domain/own-account'
import { may } from '../domain/permissions'
import type { Preferences } from '../domain/questionnaire'
import type { Profile } from '../domain/read-profile'
import { isFresh } from '../domain/session-life'
import { memberOf } from './member-of'
import { dateOf, dateOrNull, rowsOf, textOrNull } from './rows'
import { noteEvent } from './start-session'

/** The signed-in member's own account. */
export async function findAccount(ctx: Context): Promise<OwnAccount> {
  requireActor(ctx, may.findAccount)

  const { id, session } = memberOf(ctx)
  const [row] = await rowsOf(
    ctx,
    sql`select m.*, m.birthday::text as birthday, s.proven_at from members m
      join member_sessions s on s.member = m.id where m.id = ${id} and s.id = ${session}`,
  )
  if (!row) throw new Error('The session of this member is gone')
  return {
    olmId: String(row.olm_id),
    olaId: String(row.ola_id),
    email: String(row.email),
    name: String(row.name),
    phone: textOrNull(row.phone),
    birthday: textOrNull(row.birthday),
    address: textOrNull(row.address),
    locale: LOCALES.find((locale) => locale === row.locale) ?? 'th',
    hasPassword: row.password_hash !== null,
    isProven: isFresh(dateOrNull(row.proven_at), ctx.now),
    isAsked: row.asked_at !== null,
    preferences: (row.preferences ?? null) as Preferences | null,
    since: dateOf(row.created_at),
  }
}

/** Saves the profile. A proven number that is changed is proven no more, and its owner is mailed. */
export async function changeProfile(ctx: Context, profile: Profile, device = ''): Promise<void> {
  requireActor(ctx, may.changeProfile)

  await inTransaction(ctx, async (inside) => {
    const { id } = memberOf(inside)
    const [before] = await rowsOf(inside, sql`select phone, phone_verified_at from members where id = ${id} for update`)
    await writeProfile(inside, profile)
    const wasProven = before?.phone_verified_at !== null && before?.phone !== profile.phone
    if (wasProven) await noteEvent(inside, id, 'phone_changed', device)
  })
}

async function writeProfile(ctx: Context, { name, phone, birthday, address, locale }: Profile): Promise<void> {
  await rowsOf(
    ctx,
    sql`update members set name = ${name}, phone = ${phone},
      phone_verified_at = case when phone = ${phone} then phone_verified_at end, birthday = ${birthday}, address = ${address},
      locale = ${locale}, updated_at = ${ctx.now.toISOString()} where id = ${memberOf(ctx).id}`,
  )
}

/** Keeps the answers of the questionnaire; null when it was skipped. It is asked once. */
export async function answerQuestionnaire(ctx: Context, preferences: Preferences | null): Promise<void> {
  requireActor(ctx, may.answerQuestionnaire)

  const kept = preferences ? JSON.stringify(preferences) : null
  await rowsOf(
    ctx,
    sql`update members set asked_at = ${ctx.now.toISOString()}, preferences = coalesce(${kept}::jsonb, preferences)
      where id = ${memberOf(ctx).id}`,
  )
}

/** The last thirty events of the account, newest first. */
export async function listSignIns(ctx: Context): Promise<SignIn[]> {
  requireActor(ctx, may.listSignIns)

  const rows = await rowsOf(
    ctx,
    sql`select id, event, device, at from member_sign_ins where member = ${memberOf(ctx).id} order by at desc limit 30`,
  )
  return rows.map((row) => ({
    id: String(row.id),
    event: row.event as SignInEvent,
    device: String(row.device),
    at: dateOf(row.at),
  }))
}
