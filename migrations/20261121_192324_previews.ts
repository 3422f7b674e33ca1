import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ADD COLUMN "noindex" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_noindex" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_projects_v_autosave_idx";
  ALTER TABLE "projects" DROP COLUMN "noindex";
  ALTER TABLE "_projects_v" DROP COLUMN "version_noindex";
  ALTER TABLE "_projects_v" DROP COLUMN "autosave";`)
}
