import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_films_captions_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TABLE "films_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"locale" "enum_films_captions_locale" NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "films" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"provider" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "films_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "projects" ADD COLUMN "films_banner_desktop_id" integer;
  ALTER TABLE "projects" ADD COLUMN "films_banner_mobile_id" integer;
  ALTER TABLE "projects" ADD COLUMN "films_banner_popup_id" integer;
  ALTER TABLE "projects" ADD COLUMN "films_concept_desktop_id" integer;
  ALTER TABLE "projects" ADD COLUMN "films_concept_mobile_id" integer;
  ALTER TABLE "projects" ADD COLUMN "films_concept_popup_id" integer;
  ALTER TABLE "projects" ADD COLUMN "films_info_id" integer;
  ALTER TABLE "projects" ADD COLUMN "virtual_url" varchar;
  ALTER TABLE "projects" ADD COLUMN "register_floating_background" varchar;
  ALTER TABLE "projects" ADD COLUMN "payment_terms_reservation" numeric;
  ALTER TABLE "projects" ADD COLUMN "payment_terms_contract_share" numeric;
  ALTER TABLE "projects" ADD COLUMN "payment_terms_down_share" numeric;
  ALTER TABLE "projects" ADD COLUMN "payment_terms_instalments" numeric;
  ALTER TABLE "projects" ADD COLUMN "shows_price_history" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "hide_header" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "hide_footer" boolean DEFAULT false;
  ALTER TABLE "projects_locales" ADD COLUMN "register_floating_text" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_films_banner_desktop_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_films_banner_mobile_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_films_banner_popup_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_films_concept_desktop_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_films_concept_mobile_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_films_concept_popup_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_films_info_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_virtual_url" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_register_floating_background" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_payment_terms_reservation" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_payment_terms_contract_share" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_payment_terms_down_share" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_payment_terms_instalments" numeric;
  ALTER TABLE "_projects_v" ADD COLUMN "version_shows_price_history" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_hide_header" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_hide_footer" boolean DEFAULT false;
  ALTER TABLE "_projects_v_locales" ADD COLUMN "version_register_floating_text" varchar;
  ALTER TABLE "promotions" ADD COLUMN "pre_video_id" integer;
  ALTER TABLE "promotions" ADD COLUMN "pre_video_mobile_id" integer;
  ALTER TABLE "promotions" ADD COLUMN "video_id" integer;
  ALTER TABLE "promotions" ADD COLUMN "video_mobile_id" integer;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_pre_video_id" integer;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_pre_video_mobile_id" integer;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_video_id" integer;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_video_mobile_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "films_id" integer;
  ALTER TABLE "films_captions" ADD CONSTRAINT "films_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films_locales" ADD CONSTRAINT "films_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "films_captions_order_idx" ON "films_captions" USING btree ("_order");
  CREATE INDEX "films_captions_parent_id_idx" ON "films_captions" USING btree ("_parent_id");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  CREATE UNIQUE INDEX "films_locales_locale_parent_id_unique" ON "films_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_banner_desktop_id_films_id_fk" FOREIGN KEY ("films_banner_desktop_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_banner_mobile_id_films_id_fk" FOREIGN KEY ("films_banner_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_banner_popup_id_films_id_fk" FOREIGN KEY ("films_banner_popup_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_concept_desktop_id_films_id_fk" FOREIGN KEY ("films_concept_desktop_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_concept_mobile_id_films_id_fk" FOREIGN KEY ("films_concept_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_concept_popup_id_films_id_fk" FOREIGN KEY ("films_concept_popup_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_info_id_films_id_fk" FOREIGN KEY ("films_info_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_banner_desktop_id_films_id_fk" FOREIGN KEY ("version_films_banner_desktop_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_banner_mobile_id_films_id_fk" FOREIGN KEY ("version_films_banner_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_banner_popup_id_films_id_fk" FOREIGN KEY ("version_films_banner_popup_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_concept_desktop_id_films_id_fk" FOREIGN KEY ("version_films_concept_desktop_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_concept_mobile_id_films_id_fk" FOREIGN KEY ("version_films_concept_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_concept_popup_id_films_id_fk" FOREIGN KEY ("version_films_concept_popup_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_info_id_films_id_fk" FOREIGN KEY ("version_films_info_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_pre_video_id_films_id_fk" FOREIGN KEY ("pre_video_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_pre_video_mobile_id_films_id_fk" FOREIGN KEY ("pre_video_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_video_id_films_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_video_mobile_id_films_id_fk" FOREIGN KEY ("video_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_pre_video_id_films_id_fk" FOREIGN KEY ("version_pre_video_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_pre_video_mobile_id_films_id_fk" FOREIGN KEY ("version_pre_video_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_video_id_films_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_video_mobile_id_films_id_fk" FOREIGN KEY ("version_video_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_films_films_banner_desktop_idx" ON "projects" USING btree ("films_banner_desktop_id");
  CREATE INDEX "projects_films_films_banner_mobile_idx" ON "projects" USING btree ("films_banner_mobile_id");
  CREATE INDEX "projects_films_films_banner_popup_idx" ON "projects" USING btree ("films_banner_popup_id");
  CREATE INDEX "projects_films_films_concept_desktop_idx" ON "projects" USING btree ("films_concept_desktop_id");
  CREATE INDEX "projects_films_films_concept_mobile_idx" ON "projects" USING btree ("films_concept_mobile_id");
  CREATE INDEX "projects_films_films_concept_popup_idx" ON "projects" USING btree ("films_concept_popup_id");
  CREATE INDEX "projects_films_films_info_idx" ON "projects" USING btree ("films_info_id");
  CREATE INDEX "_projects_v_version_films_version_films_banner_desktop_idx" ON "_projects_v" USING btree ("version_films_banner_desktop_id");
  CREATE INDEX "_projects_v_version_films_version_films_banner_mobile_idx" ON "_projects_v" USING btree ("version_films_banner_mobile_id");
  CREATE INDEX "_projects_v_version_films_version_films_banner_popup_idx" ON "_projects_v" USING btree ("version_films_banner_popup_id");
  CREATE INDEX "_projects_v_version_films_version_films_concept_desktop_idx" ON "_projects_v" USING btree ("version_films_concept_desktop_id");
  CREATE INDEX "_projects_v_version_films_version_films_concept_mobile_idx" ON "_projects_v" USING btree ("version_films_concept_mobile_id");
  CREATE INDEX "_projects_v_version_films_version_films_concept_popup_idx" ON "_projects_v" USING btree ("version_films_concept_popup_id");
  CREATE INDEX "_projects_v_version_films_version_films_info_idx" ON "_projects_v" USING btree ("version_films_info_id");
  CREATE INDEX "promotions_pre_video_idx" ON "promotions" USING btree ("pre_video_id");
  CREATE INDEX "promotions_pre_video_mobile_idx" ON "promotions" USING btree ("pre_video_mobile_id");
  CREATE INDEX "promotions_video_idx" ON "promotions" USING btree ("video_id");
  CREATE INDEX "promotions_video_mobile_idx" ON "promotions" USING btree ("video_mobile_id");
  CREATE INDEX "_promotions_v_version_version_pre_video_idx" ON "_promotions_v" USING btree ("version_pre_video_id");
  CREATE INDEX "_promotions_v_version_version_pre_video_mobile_idx" ON "_promotions_v" USING btree ("version_pre_video_mobile_id");
  CREATE INDEX "_promotions_v_version_version_video_idx" ON "_promotions_v" USING btree ("version_video_id");
  CREATE INDEX "_promotions_v_version_version_video_mobile_idx" ON "_promotions_v" USING btree ("version_video_mobile_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");
  ALTER TABLE "promotions" DROP COLUMN "pre_video";
  ALTER TABLE "promotions" DROP COLUMN "pre_video_mobile";
  ALTER TABLE "promotions" DROP COLUMN "video";
  ALTER TABLE "promotions" DROP COLUMN "video_mobile";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_pre_video";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_pre_video_mobile";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_video";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_video_mobile";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films_captions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "films_captions" CASCADE;
  DROP TABLE "films" CASCADE;
  DROP TABLE "films_locales" CASCADE;
  ALTER TABLE "projects" DROP CONSTRAINT "projects_films_banner_desktop_id_films_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_films_banner_mobile_id_films_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_films_banner_popup_id_films_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_films_concept_desktop_id_films_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_films_concept_mobile_id_films_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_films_concept_popup_id_films_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_films_info_id_films_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_films_banner_desktop_id_films_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_films_banner_mobile_id_films_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_films_banner_popup_id_films_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_films_concept_desktop_id_films_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_films_concept_mobile_id_films_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_films_concept_popup_id_films_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_films_info_id_films_id_fk";
  
  ALTER TABLE "promotions" DROP CONSTRAINT "promotions_pre_video_id_films_id_fk";
  
  ALTER TABLE "promotions" DROP CONSTRAINT "promotions_pre_video_mobile_id_films_id_fk";
  
  ALTER TABLE "promotions" DROP CONSTRAINT "promotions_video_id_films_id_fk";
  
  ALTER TABLE "promotions" DROP CONSTRAINT "promotions_video_mobile_id_films_id_fk";
  
  ALTER TABLE "_promotions_v" DROP CONSTRAINT "_promotions_v_version_pre_video_id_films_id_fk";
  
  ALTER TABLE "_promotions_v" DROP CONSTRAINT "_promotions_v_version_pre_video_mobile_id_films_id_fk";
  
  ALTER TABLE "_promotions_v" DROP CONSTRAINT "_promotions_v_version_video_id_films_id_fk";
  
  ALTER TABLE "_promotions_v" DROP CONSTRAINT "_promotions_v_version_video_mobile_id_films_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_films_fk";
  
  DROP INDEX "projects_films_films_banner_desktop_idx";
  DROP INDEX "projects_films_films_banner_mobile_idx";
  DROP INDEX "projects_films_films_banner_popup_idx";
  DROP INDEX "projects_films_films_concept_desktop_idx";
  DROP INDEX "projects_films_films_concept_mobile_idx";
  DROP INDEX "projects_films_films_concept_popup_idx";
  DROP INDEX "projects_films_films_info_idx";
  DROP INDEX "_projects_v_version_films_version_films_banner_desktop_idx";
  DROP INDEX "_projects_v_version_films_version_films_banner_mobile_idx";
  DROP INDEX "_projects_v_version_films_version_films_banner_popup_idx";
  DROP INDEX "_projects_v_version_films_version_films_concept_desktop_idx";
  DROP INDEX "_projects_v_version_films_version_films_concept_mobile_idx";
  DROP INDEX "_projects_v_version_films_version_films_concept_popup_idx";
  DROP INDEX "_projects_v_version_films_version_films_info_idx";
  DROP INDEX "promotions_pre_video_idx";
  DROP INDEX "promotions_pre_video_mobile_idx";
  DROP INDEX "promotions_video_idx";
  DROP INDEX "promotions_video_mobile_idx";
  DROP INDEX "_promotions_v_version_version_pre_video_idx";
  DROP INDEX "_promotions_v_version_version_pre_video_mobile_idx";
  DROP INDEX "_promotions_v_version_version_video_idx";
  DROP INDEX "_promotions_v_version_version_video_mobile_idx";
  DROP INDEX "payload_locked_documents_rels_films_id_idx";
  ALTER TABLE "promotions" ADD COLUMN "pre_video" varchar;
  ALTER TABLE "promotions" ADD COLUMN "pre_video_mobile" varchar;
  ALTER TABLE "promotions" ADD COLUMN "video" varchar;
  ALTER TABLE "promotions" ADD COLUMN "video_mobile" varchar;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_pre_video" varchar;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_pre_video_mobile" varchar;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_video" varchar;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_video_mobile" varchar;
  ALTER TABLE "projects" DROP COLUMN "films_banner_desktop_id";
  ALTER TABLE "projects" DROP COLUMN "films_banner_mobile_id";
  ALTER TABLE "projects" DROP COLUMN "films_banner_popup_id";
  ALTER TABLE "projects" DROP COLUMN "films_concept_desktop_id";
  ALTER TABLE "projects" DROP COLUMN "films_concept_mobile_id";
  ALTER TABLE "projects" DROP COLUMN "films_concept_popup_id";
  ALTER TABLE "projects" DROP COLUMN "films_info_id";
  ALTER TABLE "projects" DROP COLUMN "virtual_url";
  ALTER TABLE "projects" DROP COLUMN "register_floating_background";
  ALTER TABLE "projects" DROP COLUMN "payment_terms_reservation";
  ALTER TABLE "projects" DROP COLUMN "payment_terms_contract_share";
  ALTER TABLE "projects" DROP COLUMN "payment_terms_down_share";
  ALTER TABLE "projects" DROP COLUMN "payment_terms_instalments";
  ALTER TABLE "projects" DROP COLUMN "shows_price_history";
  ALTER TABLE "projects" DROP COLUMN "hide_header";
  ALTER TABLE "projects" DROP COLUMN "hide_footer";
  ALTER TABLE "projects_locales" DROP COLUMN "register_floating_text";
  ALTER TABLE "_projects_v" DROP COLUMN "version_films_banner_desktop_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_films_banner_mobile_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_films_banner_popup_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_films_concept_desktop_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_films_concept_mobile_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_films_concept_popup_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_films_info_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_virtual_url";
  ALTER TABLE "_projects_v" DROP COLUMN "version_register_floating_background";
  ALTER TABLE "_projects_v" DROP COLUMN "version_payment_terms_reservation";
  ALTER TABLE "_projects_v" DROP COLUMN "version_payment_terms_contract_share";
  ALTER TABLE "_projects_v" DROP COLUMN "version_payment_terms_down_share";
  ALTER TABLE "_projects_v" DROP COLUMN "version_payment_terms_instalments";
  ALTER TABLE "_projects_v" DROP COLUMN "version_shows_price_history";
  ALTER TABLE "_projects_v" DROP COLUMN "version_hide_header";
  ALTER TABLE "_projects_v" DROP COLUMN "version_hide_footer";
  ALTER TABLE "_projects_v_locales" DROP COLUMN "version_register_floating_text";
  ALTER TABLE "promotions" DROP COLUMN "pre_video_id";
  ALTER TABLE "promotions" DROP COLUMN "pre_video_mobile_id";
  ALTER TABLE "promotions" DROP COLUMN "video_id";
  ALTER TABLE "promotions" DROP COLUMN "video_mobile_id";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_pre_video_id";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_pre_video_mobile_id";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_video_id";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_video_mobile_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "films_id";
  DROP TYPE "public"."enum_films_captions_locale";`)
}
