import { and, desc, eq, getTableColumns } from '@payloadcms/db-postgres/drizzle'
import { isMadeFrom, versionOf } from '@/kernel/form/form-version'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { profileVersion } from '../domain/form-version'
import type { OwnAccount, SignIn } from '../domain/own-account'
import { may } from '../domain/permissions'
import type { Preferences } from '../domain/questionnaire'
import type { Profile } from '../domain/read-profile'
import { isFresh } from '../domain/session-life'
import { memberSessions, memberSignIns, members } from '../tables'
import { memberOf } from './member-of'
import { textOrNull } from './rows'
import { recordEvent } from './start-session'

/** The signed-in member's own account. */
export async function findAccount(ctx: Context): Promise<OwnAccount> {
  requireActor(ctx, may.findAccount)

  const { id, session } = memberOf(ctx)
  const db = await queriesOf(ctx)
  const [row] = await db
    .select({
      ...getTableColumns(members),
      provenAt: memberSessions.provenAt,
    })
    .from(members)
    .innerJoin(memberSessions, eq(memberSessions.member, members.id))
    .where(and(eq(members.id, id), eq(memberSessions.id, session)))
  if (!row) throw new Error('The session of this member is gone')
  return {
    olmId: row.olmId,
    olaId: row.olaId,
    email: row.email,
    name: row.name,
    phone: textOrNull(row.phone),
    birthday: textOrNull(row.birthday),
    address: textOrNull(row.address),
    locale: row.locale,
    hasPassword: row.passwordHash !== null,
    isProven: isFresh(row.provenAt, ctx.now),
    isAsked: row.askedAt !== null,
    preferences: row.preferences,
    since: row.createdAt,
  }
}

/** The profile that stands, locked until the transaction ends. */
async function lockProfile(ctx: Context): Promise<{ stands: Profile; isProven: boolean }> {
  const db = await queriesOf(ctx)
  const [row] = await db
    .select({
      name: members.name,
      phone: members.phone,
      phoneVerifiedAt: members.phoneVerifiedAt,
      birthday: members.birthday,
      address: members.address,
      locale: members.locale,
    })
    .from(members)
    .where(eq(members.id, memberOf(ctx).id))
    .for('update')
  const stands = {
    name: row?.name ?? '',
    phone: textOrNull(row?.phone),
    birthday: row?.birthday ?? null,
    address: textOrNull(row?.address),
    locale: row?.locale ?? 'th',
  } satisfies Profile
  return { stands, isProven: row?.phoneVerifiedAt !== null }
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
    const db = await queriesOf(inside)
    await db
      .update(members)
      .set({
        name,
        phone,
        phoneVerifiedAt: sql`case when (${members.phone} = ${phone}) then ${members.phoneVerifiedAt} end`,
        birthday,
        address,
        locale,
        updatedAt: inside.now,
      })
      .where(eq(members.id, memberOf(inside).id))
    if (isProven && stands.phone !== phone) await recordEvent(inside, memberOf(inside).id, 'phone_changed', device)
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
    const db = await queriesOf(inside)
    const [row] = await db
      .select({ preferences: members.preferences })
      .from(members)
      .where(eq(members.id, id))
      .for('update')
    const stands = row?.preferences ?? null
    if (!isMadeFrom(version, versionOf(stands && { ...stands }))) return refuse(stands)
    await db
      .update(members)
      .set({ askedAt: inside.now, preferences: sql`coalesce ((${kept}::jsonb), ${members.preferences})` })
      .where(eq(members.id, id))
    return ok(null)
  })
}

/** The last thirty events of the account, newest first. */
export async function listSignIns(ctx: Context): Promise<SignIn[]> {
  requireActor(ctx, may.listSignIns)

  const db = await queriesOf(ctx)
  const rows = await db
    .select({ id: memberSignIns.id, event: memberSignIns.event, device: memberSignIns.device, at: memberSignIns.at })
    .from(memberSignIns)
    .where(eq(memberSignIns.member, memberOf(ctx).id))
    .orderBy(desc(memberSignIns.at))
    .limit(30)
  return rows.map((row) => ({
    id: row.id,
    event: row.event,
    device: row.device,
    at: row.at,
  }))
}
