import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ADD COLUMN "show_affiliate_header" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "show_affiliate_footer" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_show_affiliate_header" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_show_affiliate_footer" boolean DEFAULT false;
  ALTER TABLE "template_setting_locales" ADD COLUMN "contact_fax" varchar;
  ALTER TABLE "_template_setting_v_locales" ADD COLUMN "version_contact_fax" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" DROP COLUMN "show_affiliate_header";
  ALTER TABLE "projects" DROP COLUMN "show_affiliate_footer";
  ALTER TABLE "_projects_v" DROP COLUMN "version_show_affiliate_header";
  ALTER TABLE "_projects_v" DROP COLUMN "version_show_affiliate_footer";
  ALTER TABLE "template_setting_locales" DROP COLUMN "contact_fax";
  ALTER TABLE "_template_setting_v_locales" DROP COLUMN "version_contact_fax";`)
}
