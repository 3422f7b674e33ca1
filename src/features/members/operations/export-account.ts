import { and, desc, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { may } from '../domain/permissions'
import {
  householdVotes,
  memberConsents,
  memberIdentities,
  memberPasskeys,
  memberPictures,
  memberSavedHomes,
  memberSessions,
  memberSignIns,
  members,
  memberViews,
} from '../tables'
import { memberOf } from './member-of'
import { accountsOfPerson } from './one-person'

/** The picture of an account as a data address; null without one. */
async function pictureOf(ctx: Context, account: string): Promise<string | null> {
  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ webp: memberPictures.webp })
    .from(memberPictures)
    .where(eq(memberPictures.member, account))
  return row ? `data:image/webp;base64,${row.webp.toString('base64')}` : null
}

async function factsOf(ctx: Context, account: string) {
  const db = await queriesOf(ctx)
  const { olmId, olaId, email, name, phone, phoneVerifiedAt, birthday, address, locale, preferences, standing } =
    members
  const [facts] = await db
    .select({
      ...{ olmId, olaId, email, name, phone, phoneProvenAt: phoneVerifiedAt, birthday, address, locale, preferences },
      hasPassword: sql<boolean>`${members.passwordHash} is not null`,
      ...{ since: members.createdAt, standing },
    })
    .from(members)
    .where(eq(members.id, account))
  return facts
}

async function sharedBy(ctx: Context, account: string) {
  const db = await queriesOf(ctx)
  const { purpose, given, notice, wording, at } = memberConsents
  const { slug, vote, note, at: votedAt } = householdVotes
  const saved = await db
    .select({ slug: memberSavedHomes.slug })
    .from(memberSavedHomes)
    .where(eq(memberSavedHomes.member, account))
    .orderBy(desc(memberSavedHomes.savedAt), memberSavedHomes.slug)
  return {
    consents: await db
      .select({ purpose, given, notice, wording, at })
      .from(memberConsents)
      .where(eq(memberConsents.member, account))
      .orderBy(at),
    householdVotes: await db
      .select({ slug, vote, note, at: votedAt })
      .from(householdVotes)
      .where(eq(householdVotes.member, account))
      .orderBy(votedAt),
    savedHomes: saved.map((home) => home.slug),
  }
}

async function waysInOf(ctx: Context, account: string) {
  const db = await queriesOf(ctx)
  const { device, createdAt, seenAt } = memberSessions
  const { name, since, usedAt } = memberPasskeys
  const { event, device: used, at } = memberSignIns
  return {
    devices: await db
      .select({ name: device, since: createdAt, seenAt })
      .from(memberSessions)
      .where(and(eq(memberSessions.member, account), isNull(memberSessions.revokedAt)))
      .orderBy(desc(seenAt)),
    passkeys: await db
      .select({ name, since, usedAt })
      .from(memberPasskeys)
      .where(eq(memberPasskeys.member, account))
      .orderBy(since, memberPasskeys.id),
    line: await db
      .select({ since: memberIdentities.since })
      .from(memberIdentities)
      .where(and(eq(memberIdentities.member, account), eq(memberIdentities.kind, 'line'))),
    signIns: await db
      .select({ event, device: used, at })
      .from(memberSignIns)
      .where(eq(memberSignIns.member, account))
      .orderBy(desc(at)),
  }
}

/** What is stored about one account, without anything that opens it. */
async function exportOf(ctx: Context, account: string) {
  const db = await queriesOf(ctx)
  return {
    account: await factsOf(ctx, account),
    ...(await sharedBy(ctx, account)),
    picture: await pictureOf(ctx, account),
    ...(await waysInOf(ctx, account)),
    lookedAtByStaff: await db
      .select({ at: memberViews.at })
      .from(memberViews)
      .where(eq(memberViews.member, account))
      .orderBy(desc(memberViews.at)),
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
