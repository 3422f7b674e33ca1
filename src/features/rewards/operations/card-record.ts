import { randomInt } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { queriesOf } from '@/platform/database/rows'
import { CARD_DIGITS, cardNumber } from '../domain/card-number'
import { memberCards } from '../tables'
import { nowOf } from './ledger-record'

const TRIES = 5

const someDigits = () => Array.from({ length: CARD_DIGITS - 1 }, () => randomInt(10)).join('')

/** The card number of an account. It is made when it is first asked for, and stays. */
export async function cardOf(ctx: Readonly<Context>, member: string): Promise<string> {
  const db = await queriesOf(ctx)
  for (let tried = 0; tried < TRIES; tried += 1) {
    await db
      .insert(memberCards)
      .values({ member, number: cardNumber(someDigits()), since: nowOf(ctx) })
      .onConflictDoNothing()
    const [row] = await db
      .select({ number: memberCards.number })
      .from(memberCards)
      .where(eq(memberCards.member, member))
    if (row) return row.number
  }
  throw new Error('No free card number was found')
}

/** The account with a card number; null when there is none. */
export async function accountOfCard(ctx: Readonly<Context>, number: string): Promise<string | null> {
  const db = await queriesOf(ctx)
  const [row] = await db.select({ member: memberCards.member }).from(memberCards).where(eq(memberCards.number, number))
  return row ? row.member : null
}
