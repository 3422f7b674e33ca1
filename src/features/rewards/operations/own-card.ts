import { randomUUID } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { accountsOfPerson, accountsThatWait } from '@/features/members/server'
import { members } from '@/features/members/tables'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, theRow } from '@/platform/database/rows'
import { env } from '@/platform/process/env'
import { type OwnCard, type OwnRedemption, reachOf } from '../domain/card'
import { shownCode } from '../domain/code'
import { may } from '../domain/permissions'
import { cardOf } from './card-record'
import { findNobleId } from './find-noble-id'
import { pointsOf } from './points-account'
import { codeToShow, redemptionsOf } from './redemption-record'

const memberIdOf = ({ actor }: Context): string => {
  if (actor.kind !== 'member') throw new Error('This needs a signed-in member')
  return actor.id
}

async function ownRedemptions(ctx: Context, locale: Locale): Promise<OwnRedemption[]> {
  const found = await redemptionsOf(ctx, await accountsOfPerson(ctx, memberIdOf(ctx)), locale)
  return found.map(({ redemption, sealed }) => {
    const code = codeToShow(redemption, sealed, ctx.now)
    return { ...redemption, code: code && shownCode(code) }
  })
}

/** The signed-in member's card: level, points, statement, codes, and what can be redeemed. Nobody else's. */
export async function findOwnCard(ctx: Context, locale: Locale): Promise<OwnCard> {
  requireActor(ctx, may.findOwnCard)

  const id = memberIdOf(ctx)
  const page = await findNobleId(ctx, locale)
  const accounts = await accountsOfPerson(ctx, id)
  const points = await pointsOf(ctx, accounts, page, await accountsThatWait(ctx, id))
  const number = await cardOf(ctx, id)
  const db = await queriesOf(ctx)
  const { name, since } = theRow(
    await db.select({ name: members.name, since: members.createdAt }).from(members).where(eq(members.id, id)),
  )
  const names = (page?.levels ?? []).map((level) => level.name)
  return {
    ...points,
    number,
    name,
    since,
    deskUrl: `${env.publicUrl}/admin/noble-id?find=${number}`,
    redemptions: await ownRedemptions(ctx, locale),
    benefits: (page?.benefits ?? []).map((benefit) => ({
      ...{ benefit, reach: reachOf(benefit, points, names), key: randomUUID() },
    })),
  }
}

/** A redemption of the signed-in member; null for one that is not theirs, as if it did not exist. */
export async function findOwnRedemption(ctx: Context, id: string, locale: Locale): Promise<OwnRedemption | null> {
  requireActor(ctx, may.findOwnRedemption)

  return (await ownRedemptions(ctx, locale)).find((redemption) => redemption.id === id) ?? null
}

/** Everything that is stored about the member's points (PDPA §30, §31). A code that can still be used is among it. */
export async function exportPoints(ctx: Context, locale: Locale) {
  requireActor(ctx, may.exportPoints)

  const { number, balance, standing, lines, redemptions } = await findOwnCard(ctx, locale)
  return { card: number, balance, level: standing.level?.name ?? null, statement: lines, redemptions }
}
