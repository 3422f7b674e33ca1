import { ok, type Result, refuse } from '@/kernel/result'
import { type SQL, sql } from '@/platform/database/database'
import { rowsOf, timeIn } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { hashOf } from '@/platform/sign-in/token-hash'
import { lockLaunch } from './launch-record'
import { identityOf, personOf } from './launch-secrets'
import { CALL_TURNS_TASK } from './launch-tasks'
import { addEvent } from './rows'

/** Whose turn it may be: the token of an entry, or, at the counter, the address that will prove itself; null without any. */
export type TurnClaim = string | { email: string } | null

/** The entry `e` is that of the claim, in the launch with this code. */
const isEntryOf = (claim: TurnClaim, code: string): SQL =>
  claim !== null && typeof claim === 'object'
    ? sql`e.person = ${personOf(code, claim.email)}`
    : sql`e.token_hash = ${hashOf(claim ?? '')}`

/** The id of the turn in which a unit is held; null where the campaign needs none. */
export type HeldTurn = number | null

/**
 * Who may hold a unit of a campaign that opens with a draw: the holders of called turns alone, once each, until they end.
 * Nobody before the draw or in a launch that was withdrawn; everybody when nobody waits any more. Asked in the transaction that holds the unit. A test
 * takes the guard away to show that it is what refuses.
 */
export const turnGuard = {
  check: async (
    ctx: TransactionContext,
    campaign: number,
    claim: TurnClaim,
  ): Promise<Result<HeldTurn, 'notYourTurn'>> => {
    const [launch] = await rowsOf(
      ctx,
      sql`select c.code from booking_campaigns c where c.id = ${campaign}
        and (c.launch_is_draw or exists (select from launch_commitments m where m.campaign_id = c.id))`,
    )
    if (!launch) return ok(null)
    await lockLaunch(ctx, campaign)
    const [line] = await rowsOf(
      ctx,
      sql`select exists (select from launch_draws where campaign_id = ${campaign}) as is_drawn, exists
        (select from launch_turns where campaign_id = ${campaign} and state in ('waiting', 'called')) as waits, exists
        (select from launch_withdrawals where campaign_id = ${campaign}) as is_withdrawn`,
    )
    if (line?.is_withdrawn) return refuse('notYourTurn')
    if (line?.is_drawn && !line.waits) return ok(null)
    const [turn] = await rowsOf(
      ctx,
      sql`select t.id from launch_turns t join launch_entries e on e.id = t.entry_id
        where t.campaign_id = ${campaign} and t.state = 'called' and t.ends_at > ${timeIn(ctx.now)}
          and ${isEntryOf(claim, String(launch.code))}`,
    )
    return turn ? ok(Number(turn.id)) : refuse('notYourTurn')
  },

  /**
   * Whether one of the buyers is who registered for the turn in which a unit is or was held, by the numbers of their
   * documents. True where no turn was needed, or where the number is no longer kept.
   */
  isEntrant: async (
    ctx: TransactionContext,
    turn: HeldTurn,
    reference: string | null,
    numbers: readonly string[],
  ): Promise<boolean> => {
    const [entry] = await rowsOf(
      ctx,
      sql`select e.identity, m.code from launch_turns t join launch_entries e on e.id = t.entry_id
        join launch_commitments m on m.campaign_id = t.campaign_id where t.id = ${turn} or t.booking_reference = ${reference}`,
    )
    if (!entry?.identity) return true
    return numbers.some((number) => identityOf(String(entry.code), number) === entry.identity)
  },

  /** A turn is used by one hold; the next one is called when this commits. */
  use: async (ctx: TransactionContext, campaign: number, turn: HeldTurn, reference: string): Promise<void> => {
    if (turn === null) return
    await rowsOf(ctx, sql`update launch_turns set state = 'used', booking_reference = ${reference} where id = ${turn}`)
    await addEvent(ctx, campaign, 'use', { facts: { turn, reference } })
    await enqueue(ctx, CALL_TURNS_TASK, { campaign })
  },
}

/** A unit of a campaign is free again: the next of those who wait is called when this commits. */
export async function callAfterRelease(ctx: TransactionContext, booking: number): Promise<void> {
  const [row] = await rowsOf(
    ctx,
    sql`select b.campaign_id from bookings b where b.id = ${booking} and exists
      (select from launch_turns t where t.campaign_id = b.campaign_id and t.state = 'waiting')`,
  )
  if (row) await enqueue(ctx, CALL_TURNS_TASK, { campaign: Number(row.campaign_id) })
}
