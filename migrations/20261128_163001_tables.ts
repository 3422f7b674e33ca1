import { readFileSync } from 'node:fs'
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The files of `migrations/tables/`: each refers to those before it alone. */
const FILES = [
  'platform',
  'staff',
  'catalogue',
  'members',
  'prices',
  'booking',
  'payments',
  'launches',
  'my-home',
  'noble-id',
  'sales',
  'care',
  'first-rows',
] as const

/**
 * Tables, views, functions and triggers of our own, which no collection describes: the second of two steps (decision 0141).
 * The files are not edited any more; what changes later is a migration of its own.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const file of FILES) await db.execute(sql.raw(readFileSync(`migrations/tables/${file}.sql`, 'utf8')))
}

export async function down(): Promise<void> {
  throw new Error('There is nothing before the first migration.')
}
