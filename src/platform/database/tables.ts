import { integer, pgTable, text, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment, whole } from './columns'

/** Which form of the back office saved a document last, and as which version. */
export const formSaves = pgTable('form_saves', {
  document: text('document').primaryKey(),
  form: text('form').notNull().default(''),
  savedAs: moment('saved_as'),
})

/** The points that a key has used of a limit. The library of the limiter writes them. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: whole('expire'),
})
