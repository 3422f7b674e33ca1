import { randomInt } from 'node:crypto'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { rowsOf } from '@/platform/rows'
import { CARD_DIGITS, cardNumber } from '../domain/card-number'
import { nowOf } from './ledger-record'

const TRIES = 5

const someDigits = () => Array.from({ length: CARD_DIGITS - 1 }, () => randomInt(10)).join('')

/** The card number of an account. It is made when it is first asked for, and stays. */
export async function cardOf(ctx: Readonly<Context>, member: string): Promise<string> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    await rowsOf(
      ctx,
      sql`insert into member_cards (member, number, since)
        values (${member}, ${cardNumber(someDigits())}, ${nowOf(ctx)}) on conflict do nothing`,
    )
    const [row] = await rowsOf(ctx, sql`select number from member_cards where member = ${member}`)
    if (row) return String(row.number)
  }
  throw new Error('No free card number was found')
}

/** The account with a card number; null when there is none. */
export async function accountOfCard(ctx: Readonly<Context>, number: string): Promise<string | null> {
  const [row] = await rowsOf(ctx, sql`select member from member_cards where number = ${number}`)
  return row ? String(row.member) : null
}
