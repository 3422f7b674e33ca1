import { and, eq, gt } from '@payloadcms/db-postgres/drizzle'
import {
  accountsOfPerson,
  accountsThatWait,
  findPerson,
  findPersonBy,
  findPresentPerson,
} from '@/features/members/server'
import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import { isUuid } from '@/kernel/uuid'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { readCardNumber } from '../domain/card-number'
import { readCode } from '../domain/code'
import type { DeskMember, DeskRedemption } from '../domain/desk'
import { may } from '../domain/permissions'
import type { ConfirmRefusal } from '../domain/redemption'
import { benefitRedemptions } from '../tables'
import { accountOfCard, cardOf } from './card-record'
import { hashOfCode } from './code-secrets'
import { findNobleId } from './find-noble-id'
import { nowOf } from './ledger-record'
import { pointsOf } from './points-account'
import { redemptionsOf, toRedemption } from './redemption-record'

/** What somebody at the desk typed or scanned: a code, or a member by card, number or email. */
export type Found = { kind: 'code'; redemption: string } | { kind: 'member'; member: string }

/**
 * Finds by a code, a card number, a member number or an email, exactly; null when there is nothing. Sales find the members
 * of their projects, and whoever shows a code.
 */
export async function findAtDesk(ctx: Context, typed: string): Promise<Found | null> {
  requireActor(ctx, may.findAtDesk)

  const [code, card] = [readCode(typed), readCardNumber(typed)]
  const db = await queriesOf(ctx)
  if (code) {
    const [row] = await db
      .select({ id: benefitRedemptions.id })
      .from(benefitRedemptions)
      .where(eq(benefitRedemptions.codeHash, hashOfCode(code)))
    if (row) return { kind: 'code', redemption: row.id }
  }
  const account = card && (await accountOfCard(ctx, card))
  const person = account ? await findPerson(ctx, account) : await findPersonBy(ctx, typed)
  return person && { kind: 'member', member: person.id }
}

/** A member at the desk, for sales one of their projects: card, level, points, statement and redemptions, without codes; or null. */
export async function readAtDesk(ctx: Context, member: string, locale: Locale): Promise<DeskMember | null> {
  requireActor(ctx, may.readAtDesk)

  const person = await findPerson(ctx, member)
  if (!person) return null
  const accounts = await accountsOfPerson(ctx, person.id)
  return {
    person,
    card: await cardOf(ctx, person.id),
    points: await pointsOf(ctx, accounts, await findNobleId(ctx, locale), await accountsThatWait(ctx, person.id)),
    redemptions: (await redemptionsOf(ctx, accounts, locale)).map(({ redemption }) => redemption),
  }
}

/** A redemption at the desk, with who redeemed it; null when there is none. */
export async function readRedemption(ctx: Context, id: string, locale: Locale): Promise<DeskRedemption | null> {
  requireActor(ctx, may.readRedemption)

  if (!isUuid(id)) return null
  const db = await queriesOf(ctx)
  const [row] = await db.select().from(benefitRedemptions).where(eq(benefitRedemptions.id, id))
  const person = row && (await findPresentPerson(ctx, row.member))
  if (!row || !person) return null
  const redemption = toRedemption(row, locale)
  return { redemption, person, isOver: redemption.state === 'open' && redemption.endsAt <= ctx.now }
}

/** Confirms that a benefit is given now: its code is used up. Of two at the same moment one succeeds. */
export function confirmCode(ctx: Context, redemption: string): Promise<Result<null, ConfirmRefusal>> {
  requireActor(ctx, may.confirmCode)

  return inTransaction(ctx, async (inside): Promise<Result<null, ConfirmRefusal>> => {
    if (!isUuid(redemption) || inside.actor.kind !== 'staff') return refuse('unknown')
    const db = await queriesOf(inside)
    const used = await db
      .update(benefitRedemptions)
      .set({ state: 'used', closedAt: nowOf(inside), usedBy: inside.actor.id })
      .where(
        and(
          eq(benefitRedemptions.id, redemption),
          eq(benefitRedemptions.state, 'open'),
          gt(benefitRedemptions.endsAt, nowOf(inside)),
        ),
      )
      .returning({ id: benefitRedemptions.id })
    if (used.length > 0) return ok(null)
    const [row] = await db
      .select({ state: benefitRedemptions.state })
      .from(benefitRedemptions)
      .where(eq(benefitRedemptions.id, redemption))
    if (!row) return refuse('unknown')
    return refuse(row.state === 'used' ? 'used' : 'ended')
  })
}
