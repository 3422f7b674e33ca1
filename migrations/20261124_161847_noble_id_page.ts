import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_noble_id_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__noble_id_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__noble_id_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TABLE "noble_id_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "noble_id_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "noble_id_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "noble_id_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "noble_id_levels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" numeric
  );
  
  CREATE TABLE "noble_id_levels_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "noble_id_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"points" numeric DEFAULT 0,
  	"level" numeric DEFAULT 1
  );
  
  CREATE TABLE "noble_id_benefits_locales" (
  	"title" varchar,
  	"text" varchar,
  	"terms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "noble_id" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"visit_points" numeric DEFAULT 200,
  	"contract_points" numeric DEFAULT 5000,
  	"expiry_months" numeric DEFAULT 24,
  	"code_days" numeric DEFAULT 30,
  	"meta_image_id" integer,
  	"_status" "enum_noble_id_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "noble_id_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"levels_title" varchar,
  	"benefits_title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_noble_id_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_noble_id_v_version_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_noble_id_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_noble_id_v_version_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_noble_id_v_version_levels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_noble_id_v_version_levels_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_noble_id_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"points" numeric DEFAULT 0,
  	"level" numeric DEFAULT 1,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_noble_id_v_version_benefits_locales" (
  	"title" varchar,
  	"text" varchar,
  	"terms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_noble_id_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_picture_id" integer,
  	"version_visit_points" numeric DEFAULT 200,
  	"version_contract_points" numeric DEFAULT 5000,
  	"version_expiry_months" numeric DEFAULT 24,
  	"version_code_days" numeric DEFAULT 30,
  	"version_meta_image_id" integer,
  	"version__status" "enum__noble_id_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__noble_id_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_noble_id_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_levels_title" varchar,
  	"version_benefits_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "noble_id_steps" ADD CONSTRAINT "noble_id_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_steps_locales" ADD CONSTRAINT "noble_id_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_questions" ADD CONSTRAINT "noble_id_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_questions_locales" ADD CONSTRAINT "noble_id_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_levels" ADD CONSTRAINT "noble_id_levels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_levels_locales" ADD CONSTRAINT "noble_id_levels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id_levels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_benefits" ADD CONSTRAINT "noble_id_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_benefits_locales" ADD CONSTRAINT "noble_id_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id" ADD CONSTRAINT "noble_id_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "noble_id" ADD CONSTRAINT "noble_id_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "noble_id_locales" ADD CONSTRAINT "noble_id_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_steps" ADD CONSTRAINT "_noble_id_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_steps_locales" ADD CONSTRAINT "_noble_id_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_questions" ADD CONSTRAINT "_noble_id_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_questions_locales" ADD CONSTRAINT "_noble_id_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_levels" ADD CONSTRAINT "_noble_id_v_version_levels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_levels_locales" ADD CONSTRAINT "_noble_id_v_version_levels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v_version_levels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_benefits" ADD CONSTRAINT "_noble_id_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_benefits_locales" ADD CONSTRAINT "_noble_id_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v" ADD CONSTRAINT "_noble_id_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_noble_id_v" ADD CONSTRAINT "_noble_id_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_noble_id_v_locales" ADD CONSTRAINT "_noble_id_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "noble_id_steps_order_idx" ON "noble_id_steps" USING btree ("_order");
  CREATE INDEX "noble_id_steps_parent_id_idx" ON "noble_id_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "noble_id_steps_locales_locale_parent_id_unique" ON "noble_id_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "noble_id_questions_order_idx" ON "noble_id_questions" USING btree ("_order");
  CREATE INDEX "noble_id_questions_parent_id_idx" ON "noble_id_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "noble_id_questions_locales_locale_parent_id_unique" ON "noble_id_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "noble_id_levels_order_idx" ON "noble_id_levels" USING btree ("_order");
  CREATE INDEX "noble_id_levels_parent_id_idx" ON "noble_id_levels" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "noble_id_levels_locales_locale_parent_id_unique" ON "noble_id_levels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "noble_id_benefits_order_idx" ON "noble_id_benefits" USING btree ("_order");
  CREATE INDEX "noble_id_benefits_parent_id_idx" ON "noble_id_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "noble_id_benefits_locales_locale_parent_id_unique" ON "noble_id_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "noble_id_picture_idx" ON "noble_id" USING btree ("picture_id");
  CREATE INDEX "noble_id_meta_image_idx" ON "noble_id" USING btree ("meta_image_id");
  CREATE INDEX "noble_id__status_idx" ON "noble_id" USING btree ("_status");
  CREATE UNIQUE INDEX "noble_id_locales_locale_parent_id_unique" ON "noble_id_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_noble_id_v_version_steps_order_idx" ON "_noble_id_v_version_steps" USING btree ("_order");
  CREATE INDEX "_noble_id_v_version_steps_parent_id_idx" ON "_noble_id_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_noble_id_v_version_steps_locales_locale_parent_id_unique" ON "_noble_id_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_noble_id_v_version_questions_order_idx" ON "_noble_id_v_version_questions" USING btree ("_order");
  CREATE INDEX "_noble_id_v_version_questions_parent_id_idx" ON "_noble_id_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_noble_id_v_version_questions_locales_locale_parent_id_uniqu" ON "_noble_id_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_noble_id_v_version_levels_order_idx" ON "_noble_id_v_version_levels" USING btree ("_order");
  CREATE INDEX "_noble_id_v_version_levels_parent_id_idx" ON "_noble_id_v_version_levels" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_noble_id_v_version_levels_locales_locale_parent_id_unique" ON "_noble_id_v_version_levels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_noble_id_v_version_benefits_order_idx" ON "_noble_id_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_noble_id_v_version_benefits_parent_id_idx" ON "_noble_id_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_noble_id_v_version_benefits_locales_locale_parent_id_unique" ON "_noble_id_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_noble_id_v_version_version_picture_idx" ON "_noble_id_v" USING btree ("version_picture_id");
  CREATE INDEX "_noble_id_v_version_version_meta_image_idx" ON "_noble_id_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_noble_id_v_version_version__status_idx" ON "_noble_id_v" USING btree ("version__status");
  CREATE INDEX "_noble_id_v_created_at_idx" ON "_noble_id_v" USING btree ("created_at");
  CREATE INDEX "_noble_id_v_updated_at_idx" ON "_noble_id_v" USING btree ("updated_at");
  CREATE INDEX "_noble_id_v_snapshot_idx" ON "_noble_id_v" USING btree ("snapshot");
  CREATE INDEX "_noble_id_v_published_locale_idx" ON "_noble_id_v" USING btree ("published_locale");
  CREATE INDEX "_noble_id_v_latest_idx" ON "_noble_id_v" USING btree ("latest");
  CREATE INDEX "_noble_id_v_autosave_idx" ON "_noble_id_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_noble_id_v_locales_locale_parent_id_unique" ON "_noble_id_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "noble_id_steps" CASCADE;
  DROP TABLE "noble_id_steps_locales" CASCADE;
  DROP TABLE "noble_id_questions" CASCADE;
  DROP TABLE "noble_id_questions_locales" CASCADE;
  DROP TABLE "noble_id_levels" CASCADE;
  DROP TABLE "noble_id_levels_locales" CASCADE;
  DROP TABLE "noble_id_benefits" CASCADE;
  DROP TABLE "noble_id_benefits_locales" CASCADE;
  DROP TABLE "noble_id" CASCADE;
  DROP TABLE "noble_id_locales" CASCADE;
  DROP TABLE "_noble_id_v_version_steps" CASCADE;
  DROP TABLE "_noble_id_v_version_steps_locales" CASCADE;
  DROP TABLE "_noble_id_v_version_questions" CASCADE;
  DROP TABLE "_noble_id_v_version_questions_locales" CASCADE;
  DROP TABLE "_noble_id_v_version_levels" CASCADE;
  DROP TABLE "_noble_id_v_version_levels_locales" CASCADE;
  DROP TABLE "_noble_id_v_version_benefits" CASCADE;
  DROP TABLE "_noble_id_v_version_benefits_locales" CASCADE;
  DROP TABLE "_noble_id_v" CASCADE;
  DROP TABLE "_noble_id_v_locales" CASCADE;
  DROP TYPE "public"."enum_noble_id_status";
  DROP TYPE "public"."enum__noble_id_v_version_status";
  DROP TYPE "public"."enum__noble_id_v_published_locale";`)
}
