import { officeMinutes } from '@/features/office'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { staffOf } from '@/platform/context'
import { databaseOf, sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { type DeskCase, type DeskCasePage, keptText } from '../domain/case'
import { type CaseState, caseAfter } from '../domain/case-states'
import { may } from '../domain/permissions'
import { readCareSettings } from './care-settings'
import { addMessage, CASES, markRequest, messagesOf, readStoredCase, type StoredCase, toCase } from './case-record'

/** Why nothing changed: no such case, no words, or the step is not open any more. */
export type DeskRefusal = 'gone' | 'empty' | 'notNow'

/** The clock that runs: that of the first answer, then that of the solution. */
const dueOf = ({ state, answeredAt, answerDue, solveDue }: StoredCase): Date | null => {
  if (state === 'solved' || state === 'closed') return null
  return answeredAt === null ? answerDue : solveDue
}

async function deskCases(ctx: Context, rows: readonly Record<string, unknown>[]): Promise<DeskCase[]> {
  const { hours } = await readCareSettings(ctx)
  return rows.map((row) => {
    const found = toCase(row)
    const due = dueOf(found)
    const { reference, request, state, subject, locale, name, home, openedAt, score } = found
    return {
      ...{ reference, request, state, subject, locale, name, home, openedAt, score, due },
      owner: row.owner_name ? String(row.owner_name) : null,
      left: due && Math.round(officeMinutes(ctx.now, due, hours)),
    }
  })
}

const WITH_OWNER = sql`select x.*, s.name as owner_name from (${CASES}) x left join staff s on s.id = x.owner`

/** The cases that are not solved, what runs out first on top; with `isDone` the solved and closed, newest first. */
export async function listCases(ctx: Context, { isDone }: { isDone: boolean }): Promise<DeskCase[]> {
  requireActor(ctx, may.listCases)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    isDone
      ? sql`${WITH_OWNER} where x.state in ('solved', 'closed') order by x.changed_at desc limit 100`
      : sql`${WITH_OWNER} where x.state in ('open', 'answered')
          order by case when x.answered_at is null then x.answer_due else x.solve_due end limit 500`,
  )
  return deskCases(ctx, rows)
}

/** One case with its thread; null when there is none. */
export async function readCase(ctx: Context, reference: string): Promise<DeskCasePage | null> {
  requireActor(ctx, may.readCase)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`${WITH_OWNER} where x.reference = ${reference}`)
  const [found] = await deskCases(ctx, rows)
  const [row] = rows
  if (!found || !row) return null
  const { id, phone, email, scoreNote } = toCase(row)
  const answers = (row.answers ?? {}) as Record<string, unknown>
  const first = { author: 'person' as const, body: String(answers.message ?? ''), at: found.openedAt, by: null }
  return { ...found, phone, email, scoreNote, messages: [first, ...(await messagesOf(ctx, id))] }
}

/** Makes whoever asks the owner of a case. */
export async function takeCase(ctx: Context, reference: string): Promise<boolean> {
  requireActor(ctx, may.takeCase)

  if (ctx.actor.kind !== 'staff') return false
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    update care_cases set owner = ${ctx.actor.id}, changed_at = ${ctx.now.toISOString()}::timestamptz
    where request_id = (select id from requests where reference = ${reference}) returning id`)
  return rows.length > 0
}

/** Stops the clocks that an answer stops, and makes whoever answers first the owner. */
async function noteAnswer(ctx: TransactionContext, { id, request }: StoredCase, to: CaseState): Promise<void> {
  const isSolved = to === 'solved'
  const at = sql`${ctx.now.toISOString()}::timestamptz`
  const owner = staffOf(ctx)
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    update care_cases set state = ${to}, changed_at = ${at}, answered_at = coalesce(answered_at, ${at}),
      solved_at = ${isSolved ? at : sql`solved_at`}, owner = coalesce(owner, ${owner}) where id = ${id}`)
  await markRequest(ctx, request, isSolved ? 'closed' : 'answered')
}

/** Answers a case, and says whether it is solved by that. The person gets a mail with the link to the answer. */
export async function answerCase(
  ctx: Context,
  reference: string,
  { text, isSolved }: { text: string; isSolved: boolean },
): Promise<Result<null, DeskRefusal>> {
  requireActor(ctx, may.answerCase)

  const body = keptText(text)
  if (body === '') return refuse('empty')
  return inTransaction(ctx, async (inside): Promise<Result<null, DeskRefusal>> => {
    const found = await readStoredCase(inside, sql`r.reference = ${reference}`, true)
    if (!found) return refuse('gone')
    const to = caseAfter(found.state, isSolved ? 'solve' : 'answer')
    if (to === null) return refuse('notNow')
    await noteAnswer(inside, found, to)
    await addMessage(inside, found.id, body, isSolved ? 'solved' : 'answered')
    return ok(null)
  })
}
