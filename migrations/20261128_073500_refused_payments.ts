import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Why the last try to pay came to nothing, in our own words, so that its page can say it to the buyer. And how many further
 * buyers a hold was given more time for.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table payments add column failure text check (failure in
      ('declined', 'funds', 'unverified', 'cardExpired', 'details', 'cancelled', 'provider'));
    alter table bookings add column co_buyers smallint not null default 0 check (co_buyers between 0 and 3);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table payments drop column failure;
    alter table bookings drop column co_buyers;`)
}
