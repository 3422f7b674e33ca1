import type { Context } from '@/platform/context'
import { type SQL, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { may } from '../domain/permissions'
import { memberOf } from './member-of'
import { accountsOfPerson } from './one-person'

/** The picture of an account as a data address; null without one. */
async function pictureOf(ctx: Context, account: string): Promise<string | null> {
  const [row] = await rowsOf(
    ctx,
    sql`select encode(webp, 'base64') as webp from member_pictures where member = ${account}`,
  )
  return row ? `data:image/webp;base64,${String(row.webp).replaceAll('\n', '')}` : null
}

/** What is stored about one account, without anything that opens it. */
async function exportOf(ctx: Context, account: string) {
  const list = (query: SQL) => rowsOf(ctx, query)
  const [facts] = await list(sql`select olm_id as "olmId", ola_id as "olaId", email, name, phone, phone_verified_at as
      "phoneProvenAt", birthday::text as birthday, address, locale, preferences, password_hash is not null as
      "hasPassword", created_at as since, standing from members where id = ${account}`)
  const saved = await list(
    sql`select slug from member_saved_homes where member = ${account} order by saved_at desc, slug`,
  )
  return {
    account: facts,
    consents: await list(
      sql`select purpose, given, notice, wording, at from member_consents where member = ${account} order by at`,
    ),
    householdVotes: await list(
      sql`select slug, vote, note, at from household_votes where member = ${account} order by at`,
    ),
    savedHomes: saved.map(({ slug }) => String(slug)),
    picture: await pictureOf(ctx, account),
    devices: await list(sql`select device as name, created_at as since, seen_at as "seenAt" from member_sessions
      where member = ${account} and revoked_at is null order by seen_at desc`),
    passkeys: await list(
      sql`select name, since, used_at as "usedAt" from member_passkeys where member = ${account} order by since, id`,
    ),
    line: await list(sql`select since from member_identities where member = ${account} and kind = 'line'`),
    signIns: await list(sql`select event, device, at from member_sign_ins where member = ${account} order by at desc`),
    lookedAtByStaff: await list(sql`select at from member_views where member = ${account} order by at desc`),
  }
}

/**
 * Everything that is stored about the person, in a form that another service can read (PDPA §30, §31): of the account
 * itself, and of each that was merged into it.
 */
export async function exportAccount(ctx: Context) {
  requireActor(ctx, may.exportAccount)

  const own = memberOf(ctx).id
  const others = (await accountsOfPerson(ctx, own)).filter((account) => account !== own)
  const mergedAccounts = []
  for (const account of others) mergedAccounts.push(await exportOf(ctx, account))
  return { exportedAt: ctx.now, ...(await exportOf(ctx, own)), mergedAccounts }
}
