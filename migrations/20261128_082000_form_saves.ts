import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which form of the back office saved a document last, and as which version (0115). One row a document. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table form_saves (
      document text primary key,
      form text not null default '',
      saved_as timestamptz
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table form_saves;`)
}
