import { LOCALES } from '@/i18n/locales'
import { isMadeFrom, versionOf } from '@/kernel/form-version'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { dateOf, dateOrNull, rowsOf } from '@/platform/rows'
import { inTransaction } from '@/platform/transaction'
import { profileVersion } from '../domain/form-version'
import type { OwnAccount, SignIn, SignInEvent } from '../domain/own-account'
import { may } from '../domain/permissions'
import type { Preferences } from '../domain/questionnaire'
import type { Profile } from '../domain/read-profile'
import { isFresh } from '../domain/session-life'
import { memberOf } from './member-of'
import { textOrNull } from './rows'
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

/** The profile that stands, locked until the transaction ends. */
async function lockProfile(ctx: Context): Promise<{ stands: Profile; isProven: boolean }> {
  const [row] = await rowsOf(
    ctx,
    sql`select name, phone, phone_verified_at, birthday::text as birthday, address, locale from members
      where id = ${memberOf(ctx).id} for update`,
  )
  const stands = {
    name: String(row?.name ?? ''),
    phone: textOrNull(row?.phone),
    birthday: textOrNull(row?.birthday) as Profile['birthday'],
    address: textOrNull(row?.address),
    locale: LOCALES.find((locale) => locale === row?.locale) ?? 'th',
  } satisfies Profile
  return { stands, isProven: dateOrNull(row?.phone_verified_at) !== null }
}

/**
 * Saves the profile. A form that was made from an older profile is refused with the one that stands: two tabs do not
 * overwrite each other. `version` is what the form carried; without one nothing is asked. A proven number that is changed
 * is proven no more, and its owner is mailed.
 */
export async function changeProfile(
  ctx: Context,
  profile: Profile,
  { version = '', device = '' }: { version?: string; device?: string } = {},
): Promise<Result<null, Profile>> {
  requireActor(ctx, may.changeProfile)

  const { name, phone, birthday, address, locale } = profile
  return inTransaction<Result<null, Profile>>(ctx, async (inside) => {
    const { stands, isProven } = await lockProfile(inside)
    if (!isMadeFrom(version, profileVersion(stands))) return refuse(stands)
    await rowsOf(
      inside,
      sql`update members set name = ${name}, phone = ${phone},
        phone_verified_at = case when phone = ${phone} then phone_verified_at end, birthday = ${birthday},
        address = ${address}, locale = ${locale}, updated_at = ${inside.now.toISOString()}
        where id = ${memberOf(inside).id}`,
    )
    if (isProven && stands.phone !== phone) await noteEvent(inside, memberOf(inside).id, 'phone_changed', device)
    return ok(null)
  })
}

/**
 * Keeps the answers of the questionnaire; null when it was skipped. It is asked once. A form that was made from older
 * answers is refused with those that stand, as `changeProfile` does.
 */
export async function answerQuestionnaire(
  ctx: Context,
  preferences: Preferences | null,
  version = '',
): Promise<Result<null, Preferences | null>> {
  requireActor(ctx, may.answerQuestionnaire)

  const { id } = memberOf(ctx)
  const kept = preferences ? JSON.stringify(preferences) : null
  return inTransaction<Result<null, Preferences | null>>(ctx, async (inside) => {
    const [row] = await rowsOf(inside, sql`select preferences from members where id = ${id} for update`)
    const stands = (row?.preferences ?? null) as Preferences | null
    if (!isMadeFrom(version, versionOf(stands && { ...stands }))) return refuse(stands)
    await rowsOf(
      inside,
      sql`update members set asked_at = ${inside.now.toISOString()}, preferences = coalesce(${kept}::jsonb, preferences)
        where id = ${id}`,
    )
    return ok(null)
  })
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
