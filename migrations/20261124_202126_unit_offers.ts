import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promotions_benefits_kind" AS ENUM('price-cut', 'gift');
  CREATE TYPE "public"."enum_promotions_benefits_scope" AS ENUM('units', 'unitTypes', 'projects');
  CREATE TYPE "public"."enum__promotions_v_version_benefits_kind" AS ENUM('price-cut', 'gift');
  CREATE TYPE "public"."enum__promotions_v_version_benefits_scope" AS ENUM('units', 'unitTypes', 'projects');
  CREATE TABLE "promotions_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_promotions_benefits_kind",
  	"baht" numeric,
  	"scope" "enum_promotions_benefits_scope" DEFAULT 'units'
  );
  
  CREATE TABLE "promotions_benefits_locales" (
  	"gift" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_promotions_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__promotions_v_version_benefits_kind",
  	"baht" numeric,
  	"scope" "enum__promotions_v_version_benefits_scope" DEFAULT 'units',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_promotions_v_version_benefits_locales" (
  	"gift" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "units" ADD COLUMN "price_before" numeric;
  ALTER TABLE "units" ADD COLUMN "offers" jsonb;
  ALTER TABLE "promotions_rels" ADD COLUMN "unit_types_id" integer;
  ALTER TABLE "promotions_rels" ADD COLUMN "units_id" integer;
  ALTER TABLE "_promotions_v_rels" ADD COLUMN "unit_types_id" integer;
  ALTER TABLE "_promotions_v_rels" ADD COLUMN "units_id" integer;
  ALTER TABLE "promotions_benefits" ADD CONSTRAINT "promotions_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_benefits_locales" ADD CONSTRAINT "promotions_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_version_benefits" ADD CONSTRAINT "_promotions_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_version_benefits_locales" ADD CONSTRAINT "_promotions_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "promotions_benefits_order_idx" ON "promotions_benefits" USING btree ("_order");
  CREATE INDEX "promotions_benefits_parent_id_idx" ON "promotions_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "promotions_benefits_locales_locale_parent_id_unique" ON "promotions_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promotions_v_version_benefits_order_idx" ON "_promotions_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_promotions_v_version_benefits_parent_id_idx" ON "_promotions_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_promotions_v_version_benefits_locales_locale_parent_id_uniq" ON "_promotions_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_unit_types_fk" FOREIGN KEY ("unit_types_id") REFERENCES "public"."unit_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_units_fk" FOREIGN KEY ("units_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_unit_types_fk" FOREIGN KEY ("unit_types_id") REFERENCES "public"."unit_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_units_fk" FOREIGN KEY ("units_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "promotions_rels_unit_types_id_idx" ON "promotions_rels" USING btree ("unit_types_id");
  CREATE INDEX "promotions_rels_units_id_idx" ON "promotions_rels" USING btree ("units_id");
  CREATE INDEX "_promotions_v_rels_unit_types_id_idx" ON "_promotions_v_rels" USING btree ("unit_types_id");
  CREATE INDEX "_promotions_v_rels_units_id_idx" ON "_promotions_v_rels" USING btree ("units_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "promotions_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promotions_benefits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promotions_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promotions_v_version_benefits_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "promotions_benefits" CASCADE;
  DROP TABLE "promotions_benefits_locales" CASCADE;
  DROP TABLE "_promotions_v_version_benefits" CASCADE;
  DROP TABLE "_promotions_v_version_benefits_locales" CASCADE;
  ALTER TABLE "promotions_rels" DROP CONSTRAINT "promotions_rels_unit_types_fk";
  
  ALTER TABLE "promotions_rels" DROP CONSTRAINT "promotions_rels_units_fk";
  
  ALTER TABLE "_promotions_v_rels" DROP CONSTRAINT "_promotions_v_rels_unit_types_fk";
  
  ALTER TABLE "_promotions_v_rels" DROP CONSTRAINT "_promotions_v_rels_units_fk";
  
  DROP INDEX "promotions_rels_unit_types_id_idx";
  DROP INDEX "promotions_rels_units_id_idx";
  DROP INDEX "_promotions_v_rels_unit_types_id_idx";
  DROP INDEX "_promotions_v_rels_units_id_idx";
  ALTER TABLE "units" DROP COLUMN "price_before";
  ALTER TABLE "units" DROP COLUMN "offers";
  ALTER TABLE "promotions_rels" DROP COLUMN "unit_types_id";
  ALTER TABLE "promotions_rels" DROP COLUMN "units_id";
  ALTER TABLE "_promotions_v_rels" DROP COLUMN "unit_types_id";
  ALTER TABLE "_promotions_v_rels" DROP COLUMN "units_id";
  DROP TYPE "public"."enum_promotions_benefits_kind";
  DROP TYPE "public"."enum_promotions_benefits_scope";
  DROP TYPE "public"."enum__promotions_v_version_benefits_kind";
  DROP TYPE "public"."enum__promotions_v_version_benefits_scope";`)
}
