import { isLocale, type Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { staffOf } from '@/platform/context'
import { databaseOf, type SQL, sql } from '@/platform/database'
import { enqueue } from '@/platform/queue'
import { dateOf } from '@/platform/rows'
import { hashOf } from '@/platform/token-hash'
import type { TransactionContext } from '@/platform/transaction'
import { type CaseMessage, SUBJECTS, type Subject } from '../domain/case'
import type { CaseState } from '../domain/case-states'

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

const timeOf = (value: unknown) => (value === null ? null : new Date(value as string))
/** A case as the database returns it. */
export function toCase(row: Record<string, unknown>): StoredCase {
  const locale = String(row.locale)
  const answers = (row.answers ?? {}) as Record<string, unknown>
  return {
    id: Number(row.id),
    request: Number(row.request_id),
    reference: String(row.reference),
    state: row.state as CaseState,
    subject: SUBJECTS.find((one) => one === row.subject) ?? 'other',
    locale: isLocale(locale) ? locale : 'th',
    name: String(row.name),
    email: String(row.email ?? ''),
    phone: String(row.phone ?? ''),
    home: typeof answers.home === 'string' ? answers.home : '',
    owner: row.owner === null ? null : Number(row.owner),
    openedAt: dateOf(row.opened_at),
    answerDue: dateOf(row.answer_due),
    solveDue: dateOf(row.solve_due),
    answeredAt: timeOf(row.answered_at),
    solvedAt: timeOf(row.solved_at),
    score: row.score === null ? null : Number(row.score),
    scoreNote: String(row.score_note),
  }
}

/** Cases with the person of their request. */
export const CASES = sql`select c.*, r.reference, r.locale, r.name, r.email, r.phone, r.answers
  from care_cases c join requests r on r.id = c.request_id`

/** The condition that a case belongs to the token of a link. */
export const byToken = (token: string): SQL => sql`c.token_hash = ${hashOf(token)}`

/** The first case that fits, locked until the transaction ends if asked; null without one. */
export async function readStoredCase(ctx: Readonly<Context>, where: SQL, lock = false): Promise<StoredCase | null> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`${CASES} where ${where} limit 1 ${lock ? sql`for update of c` : sql``}`)
  return rows[0] ? toCase(rows[0]) : null
}

/** The messages of a case, the oldest first, with who of staff wrote them. */
export async function messagesOf(ctx: Readonly<Context>, id: number): Promise<(CaseMessage & { by: string | null })[]> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(sql`
    select m.*, s.name from care_messages m left join staff s on s.id = m.staff where m.case_id = ${id} order by m.id`)
  return rows.map((row) => ({
    author: row.author === 'staff' ? 'staff' : 'person',
    body: String(row.body),
    at: dateOf(row.at),
    by: row.name === null ? null : String(row.name),
  }))
}

/** Says in the list of requests, and in the account of the person, how the complaint stands. */
export async function markRequest(
  ctx: TransactionContext,
  request: number,
  state: 'in_hand' | 'answered' | 'closed',
): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    update requests set state = ${state}, updated_at = ${ctx.now.toISOString()}::timestamptz where id = ${request}`)
}

/** Adds a message of whoever acts, and queues the mail about it. */
export async function addMessage(ctx: TransactionContext, id: number, body: string, news: CaseNews): Promise<void> {
  const staff = staffOf(ctx)
  const database = await databaseOf(ctx.payload, ctx.req)
  await database.execute(sql`
    insert into care_messages (case_id, author, staff, body, at)
    values (${id}, ${staff === null ? 'person' : 'staff'}, ${staff}, ${body}, ${ctx.now.toISOString()}::timestamptz)`)
  await enqueue(ctx, CASE_MAIL_TASK, { case: id, news })
}
