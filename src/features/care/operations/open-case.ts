import { dueAfter } from '@/features/office'
import type { Context } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { enqueue } from '@/platform/queue'
import { requireActor } from '@/platform/require-actor'
import { hashOf } from '@/platform/token-hash'
import { inTransaction } from '@/platform/transaction'
import { SUBJECTS } from '../domain/case'
import { may } from '../domain/permissions'
import { readCareSettings } from './care-settings'
import { CASE_MAIL_TASK } from './case-record'
import { caseTokenOf } from './link-token'

/**
 * Opens the case of a complaint, with its clocks running from when it was sent. However often it is told, there is one
 * case and one mail. `isAnswered`: whether the address may get another mail today.
 */
export function openCase(
  ctx: Context,
  { request, isAnswered }: { request: number; isAnswered: boolean },
): Promise<boolean> {
  requireActor(ctx, may.openCase)

  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    const found = await database.execute(
      sql`select reference, created_at, answers from requests where id = ${request} and form = 'complaint' and email <> ''`,
    )
    const [row] = found.rows
    if (!row) return false
    const answers = (row.answers ?? {}) as Record<string, unknown>
    const subject = SUBJECTS.find((one) => one === answers.subject) ?? 'other'
    const { hours, clocks } = await readCareSettings(inside)
    const openedAt = new Date(row.created_at as string)
    const due = (workHours: number) => dueAfter(openedAt, workHours * 60, hours).toISOString()
    const { rows } = await database.execute(sql`
      insert into care_cases (request_id, token_hash, state, subject, opened_at, answer_due, solve_due, changed_at)
      values (${request}, ${hashOf(caseTokenOf(String(row.reference)))}, 'open', ${subject},
        ${openedAt.toISOString()}::timestamptz, ${due(clocks[subject].answerHours)}::timestamptz,
        ${due(clocks[subject].solveHours)}::timestamptz, ${inside.now.toISOString()}::timestamptz)
      on conflict (request_id) do nothing returning id`)
    const id = rows[0]?.id
    if (id !== undefined && isAnswered) await enqueue(inside, CASE_MAIL_TASK, { case: Number(id), news: 'opened' })
    return id !== undefined
  })
}
