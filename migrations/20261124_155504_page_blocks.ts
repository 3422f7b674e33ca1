import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ADD COLUMN "page_blocks" jsonb;
  ALTER TABLE "_projects_v" ADD COLUMN "version_page_blocks" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" DROP COLUMN "page_blocks";
  ALTER TABLE "_projects_v" DROP COLUMN "version_page_blocks";`)
}
