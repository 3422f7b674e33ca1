import { and, eq, ne } from '@payloadcms/db-postgres/drizzle'
import { dueAfter } from '@/features/office'
import { requests } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { hashOf } from '@/platform/sign-in/token-hash'
import { SUBJECTS } from '../domain/case'
import { may } from '../domain/permissions'
import { careCases } from '../tables'
import { readCareSettings } from './care-settings'
import { answerOf, CASE_MAIL_TASK } from './case-record'
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
    const found = await database
      .select({ reference: requests.reference, createdAt: requests.createdAt, answers: requests.answers })
      .from(requests)
      .where(and(eq(requests.id, request), eq(requests.form, 'complaint'), ne(requests.email, '')))
    const [row] = found
    if (!row) return false
    const asked = answerOf(row, 'subject')
    const subject = SUBJECTS.find((one) => one === asked) ?? 'other'
    const { hours, clocks } = await readCareSettings(inside)
    const openedAt = row.createdAt
    const due = (workHours: number) => dueAfter(openedAt, workHours * 60, hours)
    const rows = await database
      .insert(careCases)
      .values({
        requestId: request,
        tokenHash: hashOf(caseTokenOf(row.reference)),
        state: 'open',
        subject,
        openedAt,
        answerDue: due(clocks[subject].answerHours),
        solveDue: due(clocks[subject].solveHours),
        changedAt: inside.now,
      })
      .onConflictDoNothing({ target: careCases.requestId })
      .returning({ id: careCases.id })
    const id = rows[0]?.id
    if (id !== undefined && isAnswered) await enqueue(inside, CASE_MAIL_TASK, { case: id, news: 'opened' })
    return id !== undefined
  })
}
