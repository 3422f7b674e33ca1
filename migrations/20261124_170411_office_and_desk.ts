import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_office_hours_days" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TABLE "quick_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quick_answers_locales" (
  	"subject" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "desk_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_contact_minutes" numeric DEFAULT 120 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "office_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_office_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "office_hours_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "office_hours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"opens_at" varchar DEFAULT '08:30' NOT NULL,
  	"closes_at" varchar DEFAULT '17:30' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quick_answers_id" integer;
  ALTER TABLE "quick_answers_locales" ADD CONSTRAINT "quick_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quick_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_hours_days" ADD CONSTRAINT "office_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."office_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_hours_holidays" ADD CONSTRAINT "office_hours_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."office_hours"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quick_answers_updated_at_idx" ON "quick_answers" USING btree ("updated_at");
  CREATE INDEX "quick_answers_created_at_idx" ON "quick_answers" USING btree ("created_at");
  CREATE UNIQUE INDEX "quick_answers_locales_locale_parent_id_unique" ON "quick_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "office_hours_days_order_idx" ON "office_hours_days" USING btree ("order");
  CREATE INDEX "office_hours_days_parent_idx" ON "office_hours_days" USING btree ("parent_id");
  CREATE INDEX "office_hours_holidays_order_idx" ON "office_hours_holidays" USING btree ("_order");
  CREATE INDEX "office_hours_holidays_parent_id_idx" ON "office_hours_holidays" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quick_answers_fk" FOREIGN KEY ("quick_answers_id") REFERENCES "public"."quick_answers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_quick_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("quick_answers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quick_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quick_answers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "desk_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "office_hours_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "office_hours_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "office_hours" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "quick_answers" CASCADE;
  DROP TABLE "quick_answers_locales" CASCADE;
  DROP TABLE "desk_settings" CASCADE;
  DROP TABLE "office_hours_days" CASCADE;
  DROP TABLE "office_hours_holidays" CASCADE;
  DROP TABLE "office_hours" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quick_answers_fk";
  
  DROP INDEX "payload_locked_documents_rels_quick_answers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quick_answers_id";
  DROP TYPE "public"."enum_office_hours_days";`)
}
