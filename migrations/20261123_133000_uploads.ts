import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Files that visitors sent. Their content is in a private folder, under the id; without owner they wait to be claimed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table uploads (
      id text primary key check (id ~ '^[0-9a-f]{32}$'),
      name text not null,
      kind text not null check (kind in ('picture', 'pdf')),
      bytes integer not null check (bytes > 0),
      sha256 text not null,
      owner text,
      taken_at timestamptz not null
    );
    create index uploads_owner_idx on uploads (owner, taken_at);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table uploads;`)
}
