import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When the provider was last asked about a refund: those that were not asked about for longest come first. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table refunds add column checked_at timestamptz;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table refunds drop column checked_at;`)
}
