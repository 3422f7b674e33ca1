import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** LINE accounts that sign a member in, and those that wait for a proven address. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table member_identities (
      kind varchar not null check (kind in ('line')),
      subject varchar not null,
      member uuid not null references members (id) on delete cascade,
      since timestamptz not null,
      primary key (kind, subject)
    );
    create unique index member_identities_member_idx on member_identities (member, kind);
    create table member_pending_identities (
      token_hash varchar primary key,
      kind varchar not null,
      subject varchar not null,
      email varchar,
      expires_at timestamptz not null
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table member_pending_identities, member_identities;`)
}
