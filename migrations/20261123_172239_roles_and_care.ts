import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_care_settings_days" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TYPE "public"."enum_care_settings_clocks_subject" AS ENUM('defect', 'building', 'service', 'money', 'site', 'other');
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'supervisor';
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'finance';
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'care';
  CREATE TABLE "care_settings_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_care_settings_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "care_settings_clocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subject" "enum_care_settings_clocks_subject" NOT NULL,
  	"answer_hours" numeric NOT NULL,
  	"solve_hours" numeric NOT NULL
  );
  
  CREATE TABLE "care_settings_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "care_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"opens_at" varchar DEFAULT '08:30' NOT NULL,
  	"closes_at" varchar DEFAULT '17:30' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "care_settings_days" ADD CONSTRAINT "care_settings_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."care_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "care_settings_clocks" ADD CONSTRAINT "care_settings_clocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."care_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "care_settings_holidays" ADD CONSTRAINT "care_settings_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."care_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "care_settings_days_order_idx" ON "care_settings_days" USING btree ("order");
  CREATE INDEX "care_settings_days_parent_idx" ON "care_settings_days" USING btree ("parent_id");
  CREATE INDEX "care_settings_clocks_order_idx" ON "care_settings_clocks" USING btree ("_order");
  CREATE INDEX "care_settings_clocks_parent_id_idx" ON "care_settings_clocks" USING btree ("_parent_id");
  CREATE INDEX "care_settings_holidays_order_idx" ON "care_settings_holidays" USING btree ("_order");
  CREATE INDEX "care_settings_holidays_parent_id_idx" ON "care_settings_holidays" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "care_settings_days" CASCADE;
  DROP TABLE "care_settings_clocks" CASCADE;
  DROP TABLE "care_settings_holidays" CASCADE;
  DROP TABLE "care_settings" CASCADE;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_staff_role";
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'publisher', 'editor', 'sales');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_staff_role";
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE "public"."enum_staff_role" USING "role"::"public"."enum_staff_role";
  DROP TYPE "public"."enum_care_settings_days";
  DROP TYPE "public"."enum_care_settings_clocks_subject";`)
}
