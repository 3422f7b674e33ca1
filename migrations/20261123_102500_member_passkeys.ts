import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The passkeys of members. Nothing of them is secret. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table member_passkeys (
      id uuid primary key default gen_random_uuid(),
      member uuid not null references members (id) on delete cascade,
      name varchar not null,
      credential varchar not null unique,
      public_key varchar not null,
      counter bigint not null,
      transports jsonb not null,
      since timestamptz not null,
      used_at timestamptz
    );
    create index member_passkeys_member_idx on member_passkeys (member);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table member_passkeys;`)
}
