import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The browser or network that a unit is held from, as a keyed hash, while nobody has confirmed an address: one such hold at a
 * time. Every step that confirms or ends a hold clears it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table bookings add column held_from text;
    create unique index bookings_held_from on bookings (held_from) where held_from is not null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table bookings drop column held_from;`)
}
