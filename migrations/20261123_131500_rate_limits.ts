import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The tokens of rate limits. The limiter used to create its table at its first use, so that a site may have it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table if not exists rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table rate_limits;`)
}
