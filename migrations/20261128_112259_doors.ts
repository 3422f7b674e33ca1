import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_exchange_rates_rates_currency" AS ENUM('USD', 'HKD', 'TWD', 'CNY', 'SGD', 'EUR', 'GBP', 'JPY', 'AUD');
  CREATE TABLE "projects_foreign_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"building" varchar,
  	"area" numeric,
  	"as_of" timestamp(3) with time zone
  );
  
  CREATE TABLE "_projects_v_version_foreign_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"building" varchar,
  	"area" numeric,
  	"as_of" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "exchange_rates_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"currency" "enum_exchange_rates_rates_currency" NOT NULL,
  	"baht" numeric NOT NULL
  );
  
  CREATE TABLE "exchange_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"as_of" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "unit_types" ADD COLUMN "rent" numeric;
  ALTER TABLE "unit_types" ADD COLUMN "rent_as_of" timestamp(3) with time zone;
  ALTER TABLE "unit_types_locales" ADD COLUMN "rent_source" varchar;
  ALTER TABLE "projects_foreign_areas" ADD CONSTRAINT "projects_foreign_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_foreign_areas" ADD CONSTRAINT "_projects_v_version_foreign_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchange_rates_rates" ADD CONSTRAINT "exchange_rates_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exchange_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_foreign_areas_order_idx" ON "projects_foreign_areas" USING btree ("_order");
  CREATE INDEX "projects_foreign_areas_parent_id_idx" ON "projects_foreign_areas" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_foreign_areas_order_idx" ON "_projects_v_version_foreign_areas" USING btree ("_order");
  CREATE INDEX "_projects_v_version_foreign_areas_parent_id_idx" ON "_projects_v_version_foreign_areas" USING btree ("_parent_id");
  CREATE INDEX "exchange_rates_rates_order_idx" ON "exchange_rates_rates" USING btree ("_order");
  CREATE INDEX "exchange_rates_rates_parent_id_idx" ON "exchange_rates_rates" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "projects_foreign_areas" CASCADE;
  DROP TABLE "_projects_v_version_foreign_areas" CASCADE;
  DROP TABLE "exchange_rates_rates" CASCADE;
  DROP TABLE "exchange_rates" CASCADE;
  ALTER TABLE "unit_types" DROP COLUMN "rent";
  ALTER TABLE "unit_types" DROP COLUMN "rent_as_of";
  ALTER TABLE "unit_types_locales" DROP COLUMN "rent_source";
  DROP TYPE "public"."enum_exchange_rates_rates_currency";`)
}
