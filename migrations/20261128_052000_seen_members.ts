import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How a member was seen by staff: in a list, or opened. Everything before was opened. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table member_views add column seen text not null default 'opened' check (seen in ('listed', 'opened'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table member_views drop column seen;`)
}
