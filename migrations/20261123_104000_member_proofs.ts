import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Changes of an address that wait for both codes, codes for a phone number, and when a number was proven. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table members add column phone_verified_at timestamptz;
    create table member_email_changes (
      member uuid primary key references members (id) on delete cascade,
      email varchar not null,
      old_salt varchar not null,
      new_salt varchar not null,
      tries integer not null default 0 check (tries <= 5),
      expires_at timestamptz not null
    );
    create table member_phone_codes (
      member uuid primary key references members (id) on delete cascade,
      phone varchar not null,
      salt varchar not null,
      tries integer not null default 0 check (tries <= 5),
      expires_at timestamptz not null
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table member_phone_codes, member_email_changes;
    alter table members drop column phone_verified_at;`)
}
