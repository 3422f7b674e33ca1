import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_form_settings_recipients_department" AS ENUM('sales', 'care', 'finance', 'press', 'other');
  CREATE TYPE "public"."enum__form_settings_v_version_recipients_department" AS ENUM('sales', 'care', 'finance', 'press', 'other');
  ALTER TABLE "form_settings_recipients" ADD COLUMN "department" "enum_form_settings_recipients_department";
  ALTER TABLE "_form_settings_v_version_recipients" ADD COLUMN "department" "enum__form_settings_v_version_recipients_department";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_settings_recipients" DROP COLUMN "department";
  ALTER TABLE "_form_settings_v_version_recipients" DROP COLUMN "department";
  DROP TYPE "public"."enum_form_settings_recipients_department";
  DROP TYPE "public"."enum__form_settings_v_version_recipients_department";`)
}
