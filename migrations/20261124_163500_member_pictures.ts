import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The picture of a member: one square WebP, some 30 kB, deleted with the account. Nobody else reads it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table member_pictures (
      member uuid primary key references members (id) on delete cascade,
      version text not null,
      webp bytea not null check (octet_length(webp) between 1 and 1000000),
      taken_at timestamptz not null
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table member_pictures;`)
}
