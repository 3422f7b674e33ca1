import { jsonb, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from '@/platform/database/columns'

/** A charge, link or refund as the stand-in for a provider keeps it. */
export const trialObjects = pgTable('trial_objects', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['charge', 'link', 'refund'] }).notNull(),
  idempotencyKey: text('idempotency_key'),
  object: jsonb('object').notNull(),
  createdAt: moment('created_at').notNull(),
})
