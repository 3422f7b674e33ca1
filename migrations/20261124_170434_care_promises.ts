import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "care_settings_days" CASCADE;
  DROP TABLE "care_settings_holidays" CASCADE;
  ALTER TABLE "care_settings" DROP COLUMN "opens_at";
  ALTER TABLE "care_settings" DROP COLUMN "closes_at";
  DROP TYPE "public"."enum_care_settings_days";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_care_settings_days" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TABLE "care_settings_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_care_settings_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "care_settings_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL
  );
  
  ALTER TABLE "care_settings" ADD COLUMN "opens_at" varchar DEFAULT '08:30' NOT NULL;
  ALTER TABLE "care_settings" ADD COLUMN "closes_at" varchar DEFAULT '17:30' NOT NULL;
  ALTER TABLE "care_settings_days" ADD CONSTRAINT "care_settings_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."care_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "care_settings_holidays" ADD CONSTRAINT "care_settings_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."care_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "care_settings_days_order_idx" ON "care_settings_days" USING btree ("order");
  CREATE INDEX "care_settings_days_parent_idx" ON "care_settings_days" USING btree ("parent_id");
  CREATE INDEX "care_settings_holidays_order_idx" ON "care_settings_holidays" USING btree ("_order");
  CREATE INDEX "care_settings_holidays_parent_id_idx" ON "care_settings_holidays" USING btree ("_parent_id");`)
}
