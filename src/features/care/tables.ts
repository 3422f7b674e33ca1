import { integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment, whole } from '@/platform/database/columns'

/** A complaint, its deadlines and what the customer thought of the answer. */
export const careCases = pgTable('care_cases', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  requestId: integer('request_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  state: text('state', { enum: ['open', 'answered', 'solved', 'closed'] }).notNull(),
  subject: text('subject').notNull(),
  owner: integer('owner'),
  openedAt: moment('opened_at').notNull(),
  answerDue: moment('answer_due').notNull(),
  solveDue: moment('solve_due').notNull(),
  answeredAt: moment('answered_at'),
  solvedAt: moment('solved_at'),
  lateAnswerAt: moment('late_answer_at'),
  lateSolutionAt: moment('late_solution_at'),
  score: integer('score'),
  scoreNote: text('score_note').notNull().default(''),
  changedAt: moment('changed_at').notNull(),
})

/** Something written in a case, by the customer or by staff. */
export const careMessages = pgTable('care_messages', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  caseId: whole('case_id').notNull(),
  author: text('author', { enum: ['person', 'staff'] }).notNull(),
  staff: integer('staff'),
  body: text('body').notNull(),
  at: moment('at').notNull(),
})
