import { eq, getTableColumns } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import type { Locale } from '@/i18n/locales'
import { requests, staff } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { databaseOf, type SQL } from '@/platform/database/database'
import { queriesOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { hashOf } from '@/platform/sign-in/token-hash'
import { type CaseMessage, SUBJECTS, type Subject } from '../domain/case'
import type { CaseState } from '../domain/case-states'
import { careCases, careMessages } from '../tables'

/** Job: send one mail about a case, `{ case, news }`. */
export const CASE_MAIL_TASK = 'care.send-mail'

/** What a mail about a case says. `written` and `late` go to the desk, the others to the person. */
export const CASE_NEWS = ['opened', 'answered', 'solved', 'written', 'lateAnswer', 'lateSolution'] as const
export type CaseNews = (typeof CASE_NEWS)[number]

/** A case as it is stored, with its person. */
export interface StoredCase {
  id: number
  request: number
  reference: string
  state: CaseState
  subject: Subject
  locale: Locale
  name: string
  email: string
  phone: string
  home: string
  owner: number | null
  openedAt: Date
  answerDue: Date
  solveDue: Date
  answeredAt: Date | null
  solvedAt: Date | null
  score: number | null
  scoreNote: string
}

/** What is read of a case and of the request it came by. */
export const CASE = {
  ...getTableColumns(careCases),
  reference: requests.reference,
  locale: requests.locale,
  name: requests.name,
  email: requests.email,
  phone: requests.phone,
  answers: requests.answers,
}

type CaseRow = typeof careCases.$inferSelect &
  Pick<typeof requests.$inferSelect, 'reference' | 'locale' | 'name' | 'email' | 'phone' | 'answers'>

/** An answer of the form that a person sent; empty without one. */
export const answerOf = ({ answers }: Pick<CaseRow, 'answers'>, field: string): string => {
  const given = ANSWERS.safeParse(answers).data?.[field]
  return typeof given === 'string' ? given : ''
}

const ANSWERS = z.record(z.string(), z.unknown())

/** A case as the database returns it. */
export function toCase({ requestId, ...row }: CaseRow): StoredCase {
  const { id, reference, state, locale, name, email, phone, owner, openedAt, answerDue, solveDue } = row
  return {
    ...{ id, request: requestId, reference, state, locale, name, email, phone, owner, openedAt, answerDue, solveDue },
    subject: SUBJECTS.find((one) => one === row.subject) ?? 'other',
    home: answerOf(row, 'home'),
    answeredAt: row.answeredAt,
    solvedAt: row.solvedAt,
    score: row.score,
    scoreNote: row.scoreNote,
  }
}

/** The condition that a case belongs to the token of a link. */
export const byToken = (token: string): SQL => eq(careCases.tokenHash, hashOf(token))

/** The first case that fits, locked until the transaction ends if asked; null without one. */
export async function readStoredCase(ctx: Readonly<Context>, where: SQL, lock = false): Promise<StoredCase | null> {
  const db = await queriesOf(ctx)
  const found = db
    .select(CASE)
    .from(careCases)
    .innerJoin(requests, eq(requests.id, careCases.requestId))
    .where(where)
    .limit(1)
  const [row] = lock ? await found.for('update', { of: careCases }) : await found
  return row ? toCase(row) : null
}

/** The messages of a case, the oldest first, with who of staff wrote them. */
export async function messagesOf(ctx: Readonly<Context>, id: number): Promise<(CaseMessage & { by: string | null })[]> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const rows = await database
    .select({ ...getTableColumns(careMessages), name: staff.name })
    .from(careMessages)
    .leftJoin(staff, eq(staff.id, careMessages.staff))
    .where(eq(careMessages.caseId, id))
    .orderBy(careMessages.id)
  return rows.map((row) => ({
    author: row.author,
    body: row.body,
    at: row.at,
    by: row.name,
  }))
}

/** Says in the list of requests, and in the account of the person, how the complaint stands. */
export async function markRequest(
  ctx: TransactionContext,
  request: number,
  state: 'in_hand' | 'answered' | 'closed',
): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.update(requests).set({ state, updatedAt: ctx.now }).where(eq(requests.id, request))
}

/** Adds a message of whoever acts, and queues the mail about it. */
export async function addMessage(ctx: TransactionContext, id: number, body: string, news: CaseNews): Promise<void> {
  const staff = staffOf(ctx)
  const database = await databaseOf(ctx.payload, ctx.req)
  await database
    .insert(careMessages)
    .values({ caseId: id, author: staff === null ? 'person' : 'staff', staff, body, at: ctx.now })
  await enqueue(ctx, CASE_MAIL_TASK, { case: id, news })
}
