import { desc, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { officeMinutes } from '@/features/office'
import { ok, type Result, refuse } from '@/kernel/result'
import { requests, staff } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import type { SQL } from '@/platform/database/database'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf, timeIn } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { type DeskCase, type DeskCasePage, keptText } from '../domain/case'
import { type CaseState, caseAfter } from '../domain/case-states'
import { may } from '../domain/permissions'
import { careCases } from '../tables'
import { readCareSettings } from './care-settings'
import {
  addMessage,
  answerOf,
  CASE,
  markRequest,
  messagesOf,
  readStoredCase,
  type StoredCase,
  toCase,
} from './case-record'

/** Why nothing changed: no such case, no words, or the step is not open any more. */
export type DeskRefusal = 'gone' | 'empty' | 'notNow'

/** The clock that runs: that of the first answer, then that of the solution. */
const dueOf = ({ state, answeredAt, answerDue, solveDue }: StoredCase): Date | null => {
  if (state === 'solved' || state === 'closed') return null
  return answeredAt === null ? answerDue : solveDue
}

async function deskCases(ctx: Context, rows: Awaited<ReturnType<typeof casesWithOwner>>): Promise<DeskCase[]> {
  const { hours } = await readCareSettings(ctx)
  return rows.map((row) => {
    const found = toCase(row)
    const due = dueOf(found)
    const { reference, request, state, subject, locale, name, home, openedAt, score } = found
    return {
      ...{ reference, request, state, subject, locale, name, home, openedAt, score, due },
      owner: row.ownerName || null,
      left: due && Math.round(officeMinutes(ctx.now, due, hours)),
    }
  })
}

/** The first cases that fit, in an order, with the names of their owners. */
async function casesWithOwner(ctx: Context, where: SQL, { order, most }: { order: SQL; most: number }) {
  const db = await queriesOf(ctx)
  return db
    .select({ ...CASE, ownerName: staff.name })
    .from(careCases)
    .innerJoin(requests, eq(requests.id, careCases.requestId))
    .leftJoin(staff, eq(staff.id, careCases.owner))
    .where(where)
    .orderBy(order)
    .limit(most)
}

const DONE = { order: desc(careCases.changedAt), most: 100 }
const WAITING = {
  order: sql`case when ${careCases.answeredAt} is null then ${careCases.answerDue} else ${careCases.solveDue} end`,
  most: 500,
}

/** The cases that are not solved, what runs out first on top; with `isDone` the solved and closed, newest first. */
export async function listCases(ctx: Context, { isDone }: { isDone: boolean }): Promise<DeskCase[]> {
  requireActor(ctx, may.listCases)

  const rows = isDone
    ? await casesWithOwner(ctx, inArray(careCases.state, ['solved', 'closed']), DONE)
    : await casesWithOwner(ctx, inArray(careCases.state, ['open', 'answered']), WAITING)
  return deskCases(ctx, rows)
}

/** One case with its thread; null when there is none. */
export async function readCase(ctx: Context, reference: string): Promise<DeskCasePage | null> {
  requireActor(ctx, may.readCase)

  const rows = await casesWithOwner(ctx, eq(requests.reference, reference), DONE)
  const [found] = await deskCases(ctx, rows)
  const [row] = rows
  if (!found || !row) return null
  const { id, phone, email, scoreNote } = toCase(row)
  const first = { author: 'person' as const, body: answerOf(row, 'message'), at: found.openedAt, by: null }
  return { ...found, phone, email, scoreNote, messages: [first, ...(await messagesOf(ctx, id))] }
}

/** Makes whoever asks the owner of a case. */
export async function takeCase(ctx: Context, reference: string): Promise<boolean> {
  requireActor(ctx, may.takeCase)

  if (ctx.actor.kind !== 'staff') return false
  const db = await queriesOf(ctx)
  const request = db.select({ id: requests.id }).from(requests).where(eq(requests.reference, reference))
  const rows = await db
    .update(careCases)
    .set({ owner: ctx.actor.id, changedAt: ctx.now })
    .where(eq(careCases.requestId, request))
    .returning({ id: careCases.id })
  return rows.length > 0
}

/** Stops the clocks that an answer stops, and makes whoever answers first the owner. */
async function recordAnswer(ctx: TransactionContext, { id, request }: StoredCase, to: CaseState): Promise<void> {
  const isSolved = to === 'solved'
  const at = timeIn(ctx.now)
  const owner = staffOf(ctx)
  const database = await databaseOf(ctx.payload, ctx.req)
  await database
    .update(careCases)
    .set({
      state: to,
      changedAt: at,
      answeredAt: sql`coalesce(${careCases.answeredAt}, ${at})`,
      solvedAt: isSolved ? at : sql`${careCases.solvedAt}`,
      owner: sql`coalesce(${careCases.owner}, ${owner})`,
    })
    .where(eq(careCases.id, id))
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
    const found = await readStoredCase(inside, eq(requests.reference, reference), true)
    if (!found) return refuse('gone')
    const to = caseAfter(found.state, isSolved ? 'solve' : 'answer')
    if (to === null) return refuse('notNow')
    await recordAnswer(inside, found, to)
    await addMessage(inside, found.id, body, isSolved ? 'solved' : 'answered')
    return ok(null)
  })
}
