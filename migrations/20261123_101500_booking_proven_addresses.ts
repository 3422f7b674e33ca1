import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The address that the buyer of a booking proved, as a keyed hash: the account of the same address finds it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table bookings add column proven_address text;
    create index bookings_proven_address on bookings (proven_address) where proven_address is not null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table bookings drop column proven_address;`)
}
