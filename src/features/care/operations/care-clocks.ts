import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { enqueue } from '@/platform/queue'
import { requireActor } from '@/platform/require-actor'
import { inTransaction } from '@/platform/transaction'
import { may } from '../domain/permissions'
import { CASE_MAIL_TASK } from './case-record'

/**
 * Marks each case whose promised time has run out, once a promise, and tells the lead of the care desk. Resolves to
 * their number.
 */
export function escalateLateCases(ctx: Context): Promise<number> {
  requireActor(ctx, may.escalateLateCases)

  return inTransaction(ctx, async (inside) => {
    const now = sql`${inside.now.toISOString()}::timestamptz`
    const database = await databaseOf(inside.payload, inside.req)
    const answers = await database.execute(sql`
      update care_cases set late_answer_at = ${now}
      where state = 'open' and answered_at is null and late_answer_at is null and answer_due < ${now} returning id`)
    const solutions = await database.execute(sql`
      update care_cases set late_solution_at = ${now}
      where state in ('open', 'answered') and late_solution_at is null and solve_due < ${now} returning id`)
    for (const { id } of answers.rows) await enqueue(inside, CASE_MAIL_TASK, { case: Number(id), news: 'lateAnswer' })
    for (const { id } of solutions.rows)
      await enqueue(inside, CASE_MAIL_TASK, { case: Number(id), news: 'lateSolution' })
    return answers.rows.length + solutions.rows.length
  })
}

/** Closes the cases that were solved fourteen days ago and not rated. Resolves to their number. */
export async function closeOldCases(ctx: Context): Promise<number> {
  requireActor(ctx, may.closeOldCases)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    update care_cases set state = 'closed', changed_at = ${ctx.now.toISOString()}::timestamptz
    where state = 'solved' and solved_at < ${ctx.now.toISOString()}::timestamptz - interval '14 days' returning id`)
  return rows.length
}

/** Months after the last change until what was written is erased, as for requests (PDPA §37(3)). */
const MONTHS_KEPT = 24

/** Erases what was written in cases unchanged for two years. Resolves to the number of messages. */
export async function eraseOldCases(ctx: Context): Promise<number> {
  requireActor(ctx, may.eraseOldCases)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    with old as (select id from care_cases
      where changed_at < ${ctx.now.toISOString()}::timestamptz - make_interval(months => ${MONTHS_KEPT})),
      unsaid as (update care_cases set score_note = '' where id in (select id from old))
    delete from care_messages where case_id in (select id from old) returning id`)
  return rows.length
}
