import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What buyers scan, when a payment was last looked up, refused messages, and what the stand-in for a provider keeps. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table payments
      add column qr text,
      add column is_live boolean not null default false,
      add column checked_at timestamptz;

    create table provider_refusals (
      provider text not null,
      reason text not null,
      body_sha256 text not null,
      invoice text,
      times integer not null default 1,
      received_at timestamptz not null,
      primary key (provider, reason, body_sha256)
    );
    create index provider_refusals_received on provider_refusals (received_at);

    create table trial_objects (
      id text primary key,
      kind text not null check (kind in ('charge', 'link')),
      idempotency_key text unique,
      object jsonb not null,
      created_at timestamptz not null
    );
    create index trial_objects_created on trial_objects (kind, created_at);
    create index trial_objects_link on trial_objects ((object->>'link'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table trial_objects, provider_refusals;
    alter table payments drop column qr, drop column is_live, drop column checked_at;`)
}
