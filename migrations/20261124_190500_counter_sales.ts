import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A hold that the counter takes over: the hash of the token that its buyer's browser had, which opens nothing any more.
 * Contracts are always signed with a code of the buyer, never noted as signed on paper.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table bookings add column former_token_hash text;
    create index bookings_former_token on bookings (former_token_hash) where former_token_hash is not null;
    alter table booking_contracts drop column on_paper;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table booking_contracts add column on_paper text;
    drop index bookings_former_token;
    alter table bookings drop column former_token_hash;`)
}
