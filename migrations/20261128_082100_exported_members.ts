import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A member's details that staff took in a file are on record, as those that were listed or opened are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table member_views drop constraint member_views_seen_check;
    alter table member_views add constraint member_views_seen_check check (seen in ('listed', 'opened', 'exported'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from member_views where seen = 'exported';
    alter table member_views drop constraint member_views_seen_check;
    alter table member_views add constraint member_views_seen_check check (seen in ('listed', 'opened'));`)
}
