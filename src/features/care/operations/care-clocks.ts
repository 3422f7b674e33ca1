import { and, eq, inArray, isNull, lt } from '@payloadcms/db-postgres/drizzle'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { nameOf, run, timeIn } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { may } from '../domain/permissions'
import { careCases, careMessages } from '../tables'
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
    const answers = await database
      .update(careCases)
      .set({ lateAnswerAt: now })
      .where(
        and(
          eq(careCases.state, 'open'),
          isNull(careCases.answeredAt),
          isNull(careCases.lateAnswerAt),
          lt(careCases.answerDue, now),
        ),
      )
      .returning({ id: careCases.id })
    const solutions = await database
      .update(careCases)
      .set({ lateSolutionAt: now })
      .where(
        and(
          inArray(careCases.state, ['open', 'answered']),
          isNull(careCases.lateSolutionAt),
          lt(careCases.solveDue, now),
        ),
      )
      .returning({ id: careCases.id })
    for (const { id } of answers) await enqueue(inside, CASE_MAIL_TASK, { case: id, news: 'lateAnswer' })
    for (const { id } of solutions) await enqueue(inside, CASE_MAIL_TASK, { case: id, news: 'lateSolution' })
    return answers.length + solutions.length
  })
}

const CLOSED_AFTER_MS = 14 * 24 * 3_600_000

/** Closes the cases that were solved fourteen days ago and not rated. Resolves to their number. */
export async function closeOldCases(ctx: Context): Promise<number> {
  requireActor(ctx, may.closeOldCases)

  const database = await databaseOf(ctx.payload, ctx.req)
  const rows = await database
    .update(careCases)
    .set({ state: 'closed', changedAt: ctx.now })
    .where(and(eq(careCases.state, 'solved'), lt(careCases.solvedAt, new Date(ctx.now.getTime() - CLOSED_AFTER_MS))))
    .returning({ id: careCases.id })
  return rows.length
}

/** Months after the last change until what was written is erased, as for requests (PDPA §37(3)). */
const MONTHS_KEPT = 24

/** Erases what was written in cases unchanged for two years. Resolves to the number of messages. */
export async function eraseOldCases(ctx: Context): Promise<number> {
  requireActor(ctx, may.eraseOldCases)

  const before = sql`${timeIn(ctx.now)} - make_interval(months => ${MONTHS_KEPT})`
  return run(
    ctx,
    sql`with old as (select ${careCases.id} from ${careCases} where ${careCases.changedAt} < ${before}),
      unsaid as (update ${careCases} set ${nameOf(careCases.scoreNote)} = '' where ${careCases.id} in (select id from old))
    delete from ${careMessages} where ${careMessages.caseId} in (select id from old) returning ${careMessages.id}`,
  )
}
