import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_form_settings_form" AS ENUM('contact', 'land', 'corporate-deal', 'complaint', 'career', 'show-your-need');
  CREATE TYPE "public"."enum_form_settings_question_kind" AS ENUM('none', 'text', 'choice');
  CREATE TYPE "public"."enum__form_settings_v_version_form" AS ENUM('contact', 'land', 'corporate-deal', 'complaint', 'career', 'show-your-need');
  CREATE TYPE "public"."enum__form_settings_v_version_question_kind" AS ENUM('none', 'text', 'choice');
  CREATE TYPE "public"."enum_template_setting_notification_messages_tone" AS ENUM('ink', 'noble', 'nue', 'teal');
  CREATE TYPE "public"."enum__template_setting_v_version_notification_messages_tone" AS ENUM('ink', 'noble', 'nue', 'teal');
  CREATE TABLE "form_settings_question_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "form_settings_question_options_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "form_settings_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "form_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form" "enum_form_settings_form" NOT NULL,
  	"is_off" boolean DEFAULT false,
  	"question_kind" "enum_form_settings_question_kind" DEFAULT 'none' NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_settings_locales" (
  	"off_note" varchar,
  	"title" varchar,
  	"lead" varchar,
  	"submit" varchar,
  	"sent_title" varchar,
  	"question_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_form_settings_v_version_question_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_form_settings_v_version_question_options_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_form_settings_v_version_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_form_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_form" "enum__form_settings_v_version_form" NOT NULL,
  	"version_is_off" boolean DEFAULT false,
  	"version_question_kind" "enum__form_settings_v_version_question_kind" DEFAULT 'none' NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_form_settings_v_locales" (
  	"version_off_note" varchar,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_submit" varchar,
  	"version_sent_title" varchar,
  	"version_question_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "template_setting_notification_messages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"th" varchar,
  	"en" varchar,
  	"cht" varchar,
  	"chs" varchar,
  	"address" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"tone" "enum_template_setting_notification_messages_tone" DEFAULT 'ink' NOT NULL
  );
  
  CREATE TABLE "_template_setting_v_version_notification_messages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"th" varchar,
  	"en" varchar,
  	"cht" varchar,
  	"chs" varchar,
  	"address" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"tone" "enum__template_setting_v_version_notification_messages_tone" DEFAULT 'ink' NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "requests" ADD COLUMN "extra_question" varchar;
  ALTER TABLE "requests" ADD COLUMN "extra_answer" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_settings_id" integer;
  ALTER TABLE "form_settings_question_options" ADD CONSTRAINT "form_settings_question_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_settings_question_options_locales" ADD CONSTRAINT "form_settings_question_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_settings_question_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_settings_recipients" ADD CONSTRAINT "form_settings_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_settings_locales" ADD CONSTRAINT "form_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_settings_v_version_question_options" ADD CONSTRAINT "_form_settings_v_version_question_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_settings_v_version_question_options_locales" ADD CONSTRAINT "_form_settings_v_version_question_options_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_settings_v_version_question_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_settings_v_version_recipients" ADD CONSTRAINT "_form_settings_v_version_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_settings_v" ADD CONSTRAINT "_form_settings_v_parent_id_form_settings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."form_settings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_form_settings_v_locales" ADD CONSTRAINT "_form_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "template_setting_notification_messages" ADD CONSTRAINT "template_setting_notification_messages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_template_setting_v_version_notification_messages" ADD CONSTRAINT "_template_setting_v_version_notification_messages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_settings_question_options_order_idx" ON "form_settings_question_options" USING btree ("_order");
  CREATE INDEX "form_settings_question_options_parent_id_idx" ON "form_settings_question_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "form_settings_question_options_locales_locale_parent_id_uniq" ON "form_settings_question_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "form_settings_recipients_order_idx" ON "form_settings_recipients" USING btree ("_order");
  CREATE INDEX "form_settings_recipients_parent_id_idx" ON "form_settings_recipients" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "form_settings_form_idx" ON "form_settings" USING btree ("form");
  CREATE INDEX "form_settings_updated_at_idx" ON "form_settings" USING btree ("updated_at");
  CREATE INDEX "form_settings_created_at_idx" ON "form_settings" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_settings_locales_locale_parent_id_unique" ON "form_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_form_settings_v_version_question_options_order_idx" ON "_form_settings_v_version_question_options" USING btree ("_order");
  CREATE INDEX "_form_settings_v_version_question_options_parent_id_idx" ON "_form_settings_v_version_question_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_form_settings_v_version_question_options_locales_locale_par" ON "_form_settings_v_version_question_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_form_settings_v_version_recipients_order_idx" ON "_form_settings_v_version_recipients" USING btree ("_order");
  CREATE INDEX "_form_settings_v_version_recipients_parent_id_idx" ON "_form_settings_v_version_recipients" USING btree ("_parent_id");
  CREATE INDEX "_form_settings_v_parent_idx" ON "_form_settings_v" USING btree ("parent_id");
  CREATE INDEX "_form_settings_v_version_version_form_idx" ON "_form_settings_v" USING btree ("version_form");
  CREATE INDEX "_form_settings_v_version_version_updated_at_idx" ON "_form_settings_v" USING btree ("version_updated_at");
  CREATE INDEX "_form_settings_v_version_version_created_at_idx" ON "_form_settings_v" USING btree ("version_created_at");
  CREATE INDEX "_form_settings_v_created_at_idx" ON "_form_settings_v" USING btree ("created_at");
  CREATE INDEX "_form_settings_v_updated_at_idx" ON "_form_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_form_settings_v_locales_locale_parent_id_unique" ON "_form_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "template_setting_notification_messages_order_idx" ON "template_setting_notification_messages" USING btree ("_order");
  CREATE INDEX "template_setting_notification_messages_parent_id_idx" ON "template_setting_notification_messages" USING btree ("_parent_id");
  CREATE INDEX "_template_setting_v_version_notification_messages_order_idx" ON "_template_setting_v_version_notification_messages" USING btree ("_order");
  CREATE INDEX "_template_setting_v_version_notification_messages_parent_id_idx" ON "_template_setting_v_version_notification_messages" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_settings_fk" FOREIGN KEY ("form_settings_id") REFERENCES "public"."form_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_form_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("form_settings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_settings_question_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_settings_question_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_settings_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_settings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_form_settings_v_version_question_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_form_settings_v_version_question_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_form_settings_v_version_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_form_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_form_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "template_setting_notification_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_template_setting_v_version_notification_messages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "form_settings_question_options" CASCADE;
  DROP TABLE "form_settings_question_options_locales" CASCADE;
  DROP TABLE "form_settings_recipients" CASCADE;
  DROP TABLE "form_settings" CASCADE;
  DROP TABLE "form_settings_locales" CASCADE;
  DROP TABLE "_form_settings_v_version_question_options" CASCADE;
  DROP TABLE "_form_settings_v_version_question_options_locales" CASCADE;
  DROP TABLE "_form_settings_v_version_recipients" CASCADE;
  DROP TABLE "_form_settings_v" CASCADE;
  DROP TABLE "_form_settings_v_locales" CASCADE;
  DROP TABLE "template_setting_notification_messages" CASCADE;
  DROP TABLE "_template_setting_v_version_notification_messages" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_settings_fk";
  
  DROP INDEX "payload_locked_documents_rels_form_settings_id_idx";
  ALTER TABLE "requests" DROP COLUMN "extra_question";
  ALTER TABLE "requests" DROP COLUMN "extra_answer";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_settings_id";
  DROP TYPE "public"."enum_form_settings_form";
  DROP TYPE "public"."enum_form_settings_question_kind";
  DROP TYPE "public"."enum__form_settings_v_version_form";
  DROP TYPE "public"."enum__form_settings_v_version_question_kind";
  DROP TYPE "public"."enum_template_setting_notification_messages_tone";
  DROP TYPE "public"."enum__template_setting_v_version_notification_messages_tone";`)
}
