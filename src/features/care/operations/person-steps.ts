import { eq } from '@payloadcms/db-postgres/drizzle'
import { dueAfter } from '@/features/office'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { keptText, type OwnCase } from '../domain/case'
import { type CaseStep, caseAfter, reopenUntil } from '../domain/case-states'
import { may } from '../domain/permissions'
import { careCases } from '../tables'
import { readCareSettings } from './care-settings'
import { addMessage, byToken, markRequest, messagesOf, readStoredCase, type StoredCase } from './case-record'

const TOKEN = /^[0-9a-f]{64}$/

/** Why nothing changed: no such case, no words, or the step is not open any more. */
export type PersonRefusal = 'gone' | 'empty' | 'notNow'

const mayReopen = ({ state, solvedAt }: StoredCase, now: Date): boolean =>
  caseAfter(state, 'reopen') !== null && solvedAt !== null && now < reopenUntil(solvedAt)

/** The case of a link, as the person who complained sees it; null when there is none. */
export async function findCase(ctx: Context, token: string): Promise<OwnCase | null> {
  requireActor(ctx, may.findCase)

  const found = TOKEN.test(token) ? await readStoredCase(ctx, byToken(token)) : null
  if (!found) return null
  const { reference, state, subject, locale, openedAt, answerDue, answeredAt, solvedAt, score } = found
  return {
    ...{ reference, state, subject, locale, openedAt, solvedAt, score },
    answerDue: answeredAt ? null : answerDue,
    mayReopen: mayReopen(found, ctx.now),
    messages: (await messagesOf(ctx, found.id)).map(({ author, body, at }) => ({ author, body, at })),
  }
}

/** What a step changes of a case beside its state. */
type Change = Partial<typeof careCases.$inferInsert>

/** Takes a step of the person on the locked case of a token. */
function step(
  ctx: Context,
  token: string,
  name: CaseStep,
  work: (inside: TransactionContext, found: StoredCase) => Promise<Change>,
): Promise<Result<null, PersonRefusal>> {
  return inTransaction(ctx, async (inside): Promise<Result<null, PersonRefusal>> => {
    const found = TOKEN.test(token) ? await readStoredCase(inside, byToken(token), true) : null
    if (!found) return refuse('gone')
    const to = caseAfter(found.state, name)
    if (to === null || (name === 'reopen' && !mayReopen(found, inside.now))) return refuse('notNow')
    const change = await work(inside, found)
    const db = await queriesOf(inside)
    await db
      .update(careCases)
      .set({ ...change, state: to, changedAt: inside.now })
      .where(eq(careCases.id, found.id))
    return ok(null)
  })
}

/** The clocks run anew when the person writes: the next answer is a first answer again. */
async function newClocks(ctx: TransactionContext, { subject }: StoredCase, isReopened: boolean): Promise<Change> {
  const { hours, clocks } = await readCareSettings(ctx)
  const due = (workHours: number) => dueAfter(ctx.now, workHours * 60, hours)
  const answer = { answeredAt: null, lateAnswerAt: null, answerDue: due(clocks[subject].answerHours) }
  if (!isReopened) return answer
  return { ...answer, solvedAt: null, lateSolutionAt: null, solveDue: due(clocks[subject].solveHours) }
}

/** The person writes again. A case that was answered is open again. */
export async function writeToCase(ctx: Context, token: string, text: string): Promise<Result<null, PersonRefusal>> {
  requireActor(ctx, may.writeToCase)

  const body = keptText(text)
  if (body === '') return refuse('empty')
  return step(ctx, token, 'write', async (inside, found) => {
    await addMessage(inside, found.id, body, 'written')
    await markRequest(inside, found.request, 'in_hand')
    // Who writes twice before our answer does not move its promise.
    return found.answeredAt === null ? {} : newClocks(inside, found, false)
  })
}

/** The person opens a solved case again, within fourteen days, and says why. */
export async function reopenCase(ctx: Context, token: string, text: string): Promise<Result<null, PersonRefusal>> {
  requireActor(ctx, may.reopenCase)

  const body = keptText(text)
  if (body === '') return refuse('empty')
  return step(ctx, token, 'reopen', async (inside, found) => {
    await addMessage(inside, found.id, body, 'written')
    await markRequest(inside, found.request, 'in_hand')
    return newClocks(inside, found, true)
  })
}

/** The person says how satisfied they are, from 1 to 5, once. The case is closed then. */
export async function rateCase(
  ctx: Context,
  token: string,
  { score, note }: { score: number; note: string },
): Promise<Result<null, PersonRefusal>> {
  requireActor(ctx, may.rateCase)

  if (!Number.isInteger(score) || score < 1 || score > 5) return refuse('empty')
  return step(ctx, token, 'rate', async () => ({ score, scoreNote: keptText(note) }))
}
