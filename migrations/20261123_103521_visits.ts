import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sales_galleries_hours_day" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TYPE "public"."enum_appointments_kind" AS ENUM('visit', 'video', 'walk_in');
  CREATE TYPE "public"."enum_appointments_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_appointments_state" AS ENUM('booked', 'attended', 'missed', 'cancelled');
  CREATE TABLE "sales_galleries_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_sales_galleries_hours_day" NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL
  );
  
  CREATE TABLE "sales_galleries_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"reason" varchar
  );
  
  CREATE TABLE "sales_galleries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"is_open" boolean DEFAULT true,
  	"has_video" boolean DEFAULT true,
  	"slot_minutes" numeric DEFAULT 60 NOT NULL,
  	"capacity" numeric DEFAULT 2 NOT NULL,
  	"notice_minutes" numeric DEFAULT 120 NOT NULL,
  	"days_ahead" numeric DEFAULT 28 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sales_galleries_locales" (
  	"name" varchar,
  	"address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sales_galleries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer
  );
  
  CREATE TABLE "appointments_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"purpose" varchar NOT NULL,
  	"given" boolean,
  	"wording" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "appointments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gallery_id" integer NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_appointments_kind" DEFAULT 'walk_in' NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"people" numeric DEFAULT 1,
  	"project_id" integer,
  	"message" varchar,
  	"notes" varchar,
  	"locale" "enum_appointments_locale" DEFAULT 'th' NOT NULL,
  	"time_zone" varchar,
  	"source" varchar,
  	"reference" varchar,
  	"state" "enum_appointments_state" DEFAULT 'booked' NOT NULL,
  	"host_id" integer,
  	"seat" varchar,
  	"token_hash" varchar,
  	"changes" numeric DEFAULT 0,
  	"reminded_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sales_galleries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "appointments_id" integer;
  ALTER TABLE "sales_galleries_hours" ADD CONSTRAINT "sales_galleries_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_galleries_closed_days" ADD CONSTRAINT "sales_galleries_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_galleries_locales" ADD CONSTRAINT "sales_galleries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_galleries_rels" ADD CONSTRAINT "sales_galleries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sales_galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_galleries_rels" ADD CONSTRAINT "sales_galleries_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "appointments_consents" ADD CONSTRAINT "appointments_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_gallery_id_sales_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."sales_galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_host_id_staff_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sales_galleries_hours_order_idx" ON "sales_galleries_hours" USING btree ("_order");
  CREATE INDEX "sales_galleries_hours_parent_id_idx" ON "sales_galleries_hours" USING btree ("_parent_id");
  CREATE INDEX "sales_galleries_closed_days_order_idx" ON "sales_galleries_closed_days" USING btree ("_order");
  CREATE INDEX "sales_galleries_closed_days_parent_id_idx" ON "sales_galleries_closed_days" USING btree ("_parent_id");
  CREATE INDEX "sales_galleries_updated_at_idx" ON "sales_galleries" USING btree ("updated_at");
  CREATE INDEX "sales_galleries_created_at_idx" ON "sales_galleries" USING btree ("created_at");
  CREATE UNIQUE INDEX "sales_galleries_locales_locale_parent_id_unique" ON "sales_galleries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sales_galleries_rels_order_idx" ON "sales_galleries_rels" USING btree ("order");
  CREATE INDEX "sales_galleries_rels_parent_idx" ON "sales_galleries_rels" USING btree ("parent_id");
  CREATE INDEX "sales_galleries_rels_path_idx" ON "sales_galleries_rels" USING btree ("path");
  CREATE INDEX "sales_galleries_rels_projects_id_idx" ON "sales_galleries_rels" USING btree ("projects_id");
  CREATE INDEX "appointments_consents_order_idx" ON "appointments_consents" USING btree ("_order");
  CREATE INDEX "appointments_consents_parent_id_idx" ON "appointments_consents" USING btree ("_parent_id");
  CREATE INDEX "appointments_gallery_idx" ON "appointments" USING btree ("gallery_id");
  CREATE INDEX "appointments_starts_at_idx" ON "appointments" USING btree ("starts_at");
  CREATE INDEX "appointments_phone_idx" ON "appointments" USING btree ("phone");
  CREATE INDEX "appointments_email_idx" ON "appointments" USING btree ("email");
  CREATE INDEX "appointments_project_idx" ON "appointments" USING btree ("project_id");
  CREATE UNIQUE INDEX "appointments_reference_idx" ON "appointments" USING btree ("reference");
  CREATE INDEX "appointments_state_idx" ON "appointments" USING btree ("state");
  CREATE INDEX "appointments_host_idx" ON "appointments" USING btree ("host_id");
  CREATE UNIQUE INDEX "appointments_seat_idx" ON "appointments" USING btree ("seat");
  CREATE UNIQUE INDEX "appointments_token_hash_idx" ON "appointments" USING btree ("token_hash");
  CREATE INDEX "appointments_updated_at_idx" ON "appointments" USING btree ("updated_at");
  CREATE INDEX "appointments_created_at_idx" ON "appointments" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sales_galleries_fk" FOREIGN KEY ("sales_galleries_id") REFERENCES "public"."sales_galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appointments_fk" FOREIGN KEY ("appointments_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sales_galleries_id_idx" ON "payload_locked_documents_rels" USING btree ("sales_galleries_id");
  CREATE INDEX "payload_locked_documents_rels_appointments_id_idx" ON "payload_locked_documents_rels" USING btree ("appointments_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sales_galleries_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sales_galleries_closed_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sales_galleries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sales_galleries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sales_galleries_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "appointments_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "appointments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sales_galleries_hours" CASCADE;
  DROP TABLE "sales_galleries_closed_days" CASCADE;
  DROP TABLE "sales_galleries" CASCADE;
  DROP TABLE "sales_galleries_locales" CASCADE;
  DROP TABLE "sales_galleries_rels" CASCADE;
  DROP TABLE "appointments_consents" CASCADE;
  DROP TABLE "appointments" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sales_galleries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_appointments_fk";
  
  DROP INDEX "payload_locked_documents_rels_sales_galleries_id_idx";
  DROP INDEX "payload_locked_documents_rels_appointments_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sales_galleries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "appointments_id";
  DROP TYPE "public"."enum_sales_galleries_hours_day";
  DROP TYPE "public"."enum_appointments_kind";
  DROP TYPE "public"."enum_appointments_locale";
  DROP TYPE "public"."enum_appointments_state";`)
}
