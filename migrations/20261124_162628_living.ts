import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_living_entries_kind" AS ENUM('service', 'benefit', 'lifestyle', 'event');
  CREATE TYPE "public"."enum_living_entries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__living_entries_v_version_kind" AS ENUM('service', 'benefit', 'lifestyle', 'event');
  CREATE TYPE "public"."enum__living_entries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__living_entries_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TABLE "living_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_living_entries_kind",
  	"slug" varchar,
  	"position" numeric DEFAULT 100,
  	"day" timestamp(3) with time zone,
  	"action_address" varchar,
  	"cover_id" integer,
  	"meta_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_living_entries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "living_entries_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"audience" varchar,
  	"hours" varchar,
  	"place" varchar,
  	"body" jsonb,
  	"terms" varchar,
  	"action_text" varchar,
  	"cover_caption" varchar,
  	"lock_title" varchar,
  	"lock_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_living_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__living_entries_v_version_kind",
  	"version_slug" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_day" timestamp(3) with time zone,
  	"version_action_address" varchar,
  	"version_cover_id" integer,
  	"version_meta_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__living_entries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__living_entries_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_living_entries_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_audience" varchar,
  	"version_hours" varchar,
  	"version_place" varchar,
  	"version_body" jsonb,
  	"version_terms" varchar,
  	"version_action_text" varchar,
  	"version_cover_caption" varchar,
  	"version_lock_title" varchar,
  	"version_lock_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "living_entries_id" integer;
  ALTER TABLE "living_entries" ADD CONSTRAINT "living_entries_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "living_entries" ADD CONSTRAINT "living_entries_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "living_entries_locales" ADD CONSTRAINT "living_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."living_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_living_entries_v" ADD CONSTRAINT "_living_entries_v_parent_id_living_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."living_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_living_entries_v" ADD CONSTRAINT "_living_entries_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_living_entries_v" ADD CONSTRAINT "_living_entries_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_living_entries_v_locales" ADD CONSTRAINT "_living_entries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_living_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "living_entries_kind_idx" ON "living_entries" USING btree ("kind");
  CREATE UNIQUE INDEX "living_entries_slug_idx" ON "living_entries" USING btree ("slug");
  CREATE INDEX "living_entries_cover_idx" ON "living_entries" USING btree ("cover_id");
  CREATE INDEX "living_entries_meta_image_idx" ON "living_entries" USING btree ("meta_image_id");
  CREATE INDEX "living_entries_updated_at_idx" ON "living_entries" USING btree ("updated_at");
  CREATE INDEX "living_entries_created_at_idx" ON "living_entries" USING btree ("created_at");
  CREATE INDEX "living_entries__status_idx" ON "living_entries" USING btree ("_status");
  CREATE UNIQUE INDEX "living_entries_locales_locale_parent_id_unique" ON "living_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_living_entries_v_parent_idx" ON "_living_entries_v" USING btree ("parent_id");
  CREATE INDEX "_living_entries_v_version_version_kind_idx" ON "_living_entries_v" USING btree ("version_kind");
  CREATE INDEX "_living_entries_v_version_version_slug_idx" ON "_living_entries_v" USING btree ("version_slug");
  CREATE INDEX "_living_entries_v_version_version_cover_idx" ON "_living_entries_v" USING btree ("version_cover_id");
  CREATE INDEX "_living_entries_v_version_version_meta_image_idx" ON "_living_entries_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_living_entries_v_version_version_updated_at_idx" ON "_living_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_living_entries_v_version_version_created_at_idx" ON "_living_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_living_entries_v_version_version__status_idx" ON "_living_entries_v" USING btree ("version__status");
  CREATE INDEX "_living_entries_v_created_at_idx" ON "_living_entries_v" USING btree ("created_at");
  CREATE INDEX "_living_entries_v_updated_at_idx" ON "_living_entries_v" USING btree ("updated_at");
  CREATE INDEX "_living_entries_v_snapshot_idx" ON "_living_entries_v" USING btree ("snapshot");
  CREATE INDEX "_living_entries_v_published_locale_idx" ON "_living_entries_v" USING btree ("published_locale");
  CREATE INDEX "_living_entries_v_latest_idx" ON "_living_entries_v" USING btree ("latest");
  CREATE INDEX "_living_entries_v_autosave_idx" ON "_living_entries_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_living_entries_v_locales_locale_parent_id_unique" ON "_living_entries_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_living_entries_fk" FOREIGN KEY ("living_entries_id") REFERENCES "public"."living_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_living_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("living_entries_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "living_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "living_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_living_entries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_living_entries_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "living_entries" CASCADE;
  DROP TABLE "living_entries_locales" CASCADE;
  DROP TABLE "_living_entries_v" CASCADE;
  DROP TABLE "_living_entries_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_living_entries_fk";
  
  DROP INDEX "payload_locked_documents_rels_living_entries_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "living_entries_id";
  DROP TYPE "public"."enum_living_entries_kind";
  DROP TYPE "public"."enum_living_entries_status";
  DROP TYPE "public"."enum__living_entries_v_version_kind";
  DROP TYPE "public"."enum__living_entries_v_version_status";
  DROP TYPE "public"."enum__living_entries_v_published_locale";`)
}
