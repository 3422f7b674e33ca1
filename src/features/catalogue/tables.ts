import { integer, numeric, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment, whole } from '@/platform/database/columns'

/** What is published of the foreign quota of a building, in hundredths of a square metre. */
export const foreignQuotas = pgTable('foreign_quotas', {
  projectId: integer('project_id').notNull(),
  building: text('building').notNull(),
  total: integer('total').notNull(),
  taken: integer('taken').notNull(),
  reckonedAt: moment('reckoned_at').notNull(),
})

/** The lowest price of a published project from a moment on, in baht. A trigger writes it. */
export const priceChanges = pgTable('price_changes', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  projectId: integer('project_id').notNull(),
  price: numeric('price', { mode: 'number' }),
  changedAt: moment('changed_at').notNull().defaultNow(),
})
