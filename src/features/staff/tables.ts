import { integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment, whole } from '@/platform/database/columns'

/** Who made a staff account, or gave it a new key. Only added to. */
export const staffAccountChanges = pgTable('staff_account_changes', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  staff: integer('staff').notNull(),
  change: text('change', { enum: ['made', 'email', 'password', 'role', 'second_factor'] }).notNull(),
  by: integer('by'),
  at: moment('at').notNull(),
})

/** A session whose person has shown lately who they are. */
export const staffConfirmations = pgTable('staff_confirmations', {
  session: text('session').primaryKey(),
  staff: integer('staff').notNull(),
  until: moment('until').notNull(),
})

/** Somebody who sells: languages and supervisor. */
export const salesPeople = pgTable('sales_people', {
  staffId: integer('staff_id').primaryKey(),
  supervisorId: integer('supervisor_id'),
  languages: text('languages').array().notNull(),
})

/** A project that somebody sells, and when their last turn was. */
export const salesProjects = pgTable('sales_projects', {
  staffId: integer('staff_id').notNull(),
  projectId: integer('project_id').notNull(),
  lastTurn: whole('last_turn').notNull().default(0),
})
