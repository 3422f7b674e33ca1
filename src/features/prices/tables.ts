import { integer, numeric, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment, whole } from '@/platform/database/columns'

/** New prices of units of a project from a moment on, proposed by one person and approved by another. */
export const pricePlans = pgTable('price_plans', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  number: text('number').notNull(),
  projectId: integer('project_id').notNull(),
  reason: text('reason').notNull(),
  startsAt: moment('starts_at').notNull(),
  state: text('state', { enum: ['proposed', 'approved', 'called_off', 'done'] }).notNull(),
  proposedBy: integer('proposed_by').notNull(),
  proposedAt: moment('proposed_at').notNull(),
  decidedBy: integer('decided_by'),
})

/** The price of a unit in a plan, in satang, and whether it took effect. */
export const pricePlanUnits = pgTable('price_plan_units', {
  planId: whole('plan_id').notNull(),
  unitId: integer('unit_id').notNull(),
  priceNow: whole('price_now'),
  price: whole('price').notNull(),
  appliedAt: moment('applied_at'),
  outcome: text('outcome', { enum: ['changed', 'sold'] }),
})

/** A step of a plan and who took it. Only added to. */
export const pricePlanEvents = pgTable('price_plan_events', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  planId: whole('plan_id').notNull(),
  step: text('step').notNull(),
  staff: integer('staff'),
  note: text('note').notNull().default(''),
  at: moment('at').notNull(),
})

/** A change of the price of a unit, in baht. A trigger writes it; only added to. */
export const unitPriceChanges = pgTable('unit_price_changes', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  unitId: integer('unit_id').notNull(),
  priceBefore: numeric('price_before', { mode: 'number' }),
  priceAfter: numeric('price_after', { mode: 'number' }),
  plan: text('plan'),
  at: moment('at').notNull().defaultNow(),
})
