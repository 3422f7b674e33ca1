import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The sessions of staff whose person has shown within the last minutes who they are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table staff_confirmations (session text primary key, staff integer not null, until timestamptz not null);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table staff_confirmations;`)
}
