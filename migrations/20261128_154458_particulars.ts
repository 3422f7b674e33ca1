import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_particulars_land" AS ENUM('free', 'mortgaged');
  CREATE TYPE "public"."enum__projects_v_version_particulars_land" AS ENUM('free', 'mortgaged');
  ALTER TABLE "projects" ADD COLUMN "particulars_registration" varchar;
  ALTER TABLE "projects" ADD COLUMN "particulars_land" "enum_projects_particulars_land";
  ALTER TABLE "projects" ADD COLUMN "has_own_policy" boolean DEFAULT false;
  ALTER TABLE "projects_locales" ADD COLUMN "particulars_owner" varchar;
  ALTER TABLE "projects_locales" ADD COLUMN "particulars_land_note" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_particulars_registration" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_particulars_land" "enum__projects_v_version_particulars_land";
  ALTER TABLE "_projects_v" ADD COLUMN "version_has_own_policy" boolean DEFAULT false;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_particulars_owner" varchar;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_particulars_land_note" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" DROP COLUMN "particulars_registration";
  ALTER TABLE "projects" DROP COLUMN "particulars_land";
  ALTER TABLE "projects" DROP COLUMN "has_own_policy";
  ALTER TABLE "projects_locales" DROP COLUMN "particulars_owner";
  ALTER TABLE "projects_locales" DROP COLUMN "particulars_land_note";
  ALTER TABLE "_projects_v" DROP COLUMN "version_particulars_registration";
  ALTER TABLE "_projects_v" DROP COLUMN "version_particulars_land";
  ALTER TABLE "_projects_v" DROP COLUMN "version_has_own_policy";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_particulars_owner";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_particulars_land_note";
  DROP TYPE "public"."enum_projects_particulars_land";
  DROP TYPE "public"."enum__projects_v_version_particulars_land";`)
}
