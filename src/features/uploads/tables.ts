import { integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from '@/platform/database/columns'

/** A file that a visitor sent; its content is in the private folder under `id`. Without owner it waits to be claimed. */
export const uploads = pgTable('uploads', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['picture', 'pdf'] }).notNull(),
  bytes: integer('bytes').notNull(),
  sha256: text('sha256').notNull(),
  owner: text('owner'),
  takenAt: moment('taken_at').notNull(),
})
