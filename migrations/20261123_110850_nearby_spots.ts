import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_nearby" ADD COLUMN "lat" numeric;
  ALTER TABLE "projects_nearby" ADD COLUMN "lng" numeric;
  ALTER TABLE "_projects_v_version_nearby" ADD COLUMN "lat" numeric;
  ALTER TABLE "_projects_v_version_nearby" ADD COLUMN "lng" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_nearby" DROP COLUMN "lat";
  ALTER TABLE "projects_nearby" DROP COLUMN "lng";
  ALTER TABLE "_projects_v_version_nearby" DROP COLUMN "lat";
  ALTER TABLE "_projects_v_version_nearby" DROP COLUMN "lng";`)
}
