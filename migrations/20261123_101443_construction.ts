import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_project_documents_kind" AS ENUM('land_title', 'eia', 'land_allocation', 'construction_permit', 'condominium_registration', 'juristic_person');
  CREATE TYPE "public"."enum_project_documents_state" AS ENUM('granted', 'filed', 'preparing');
  CREATE TABLE "construction_updates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"month" varchar NOT NULL,
  	"overall" numeric DEFAULT 0 NOT NULL,
  	"trades_foundation" numeric DEFAULT 0 NOT NULL,
  	"trades_structure" numeric DEFAULT 0 NOT NULL,
  	"trades_architecture" numeric DEFAULT 0 NOT NULL,
  	"trades_systems" numeric DEFAULT 0 NOT NULL,
  	"trades_landscape" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "construction_updates_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "construction_updates_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "project_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"kind" "enum_project_documents_kind" NOT NULL,
  	"state" "enum_project_documents_state" DEFAULT 'granted' NOT NULL,
  	"number" varchar,
  	"date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "construction_updates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "project_documents_id" integer;
  ALTER TABLE "construction_updates" ADD CONSTRAINT "construction_updates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "construction_updates_locales" ADD CONSTRAINT "construction_updates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."construction_updates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "construction_updates_rels" ADD CONSTRAINT "construction_updates_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."construction_updates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "construction_updates_rels" ADD CONSTRAINT "construction_updates_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "construction_updates_project_idx" ON "construction_updates" USING btree ("project_id");
  CREATE INDEX "construction_updates_updated_at_idx" ON "construction_updates" USING btree ("updated_at");
  CREATE INDEX "construction_updates_created_at_idx" ON "construction_updates" USING btree ("created_at");
  CREATE UNIQUE INDEX "project_month_idx" ON "construction_updates" USING btree ("project_id","month");
  CREATE UNIQUE INDEX "construction_updates_locales_locale_parent_id_unique" ON "construction_updates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "construction_updates_rels_order_idx" ON "construction_updates_rels" USING btree ("order");
  CREATE INDEX "construction_updates_rels_parent_idx" ON "construction_updates_rels" USING btree ("parent_id");
  CREATE INDEX "construction_updates_rels_path_idx" ON "construction_updates_rels" USING btree ("path");
  CREATE INDEX "construction_updates_rels_media_id_idx" ON "construction_updates_rels" USING btree ("media_id");
  CREATE INDEX "project_documents_project_idx" ON "project_documents" USING btree ("project_id");
  CREATE INDEX "project_documents_updated_at_idx" ON "project_documents" USING btree ("updated_at");
  CREATE INDEX "project_documents_created_at_idx" ON "project_documents" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_construction_updates_fk" FOREIGN KEY ("construction_updates_id") REFERENCES "public"."construction_updates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_documents_fk" FOREIGN KEY ("project_documents_id") REFERENCES "public"."project_documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_construction_updates_id_idx" ON "payload_locked_documents_rels" USING btree ("construction_updates_id");
  CREATE INDEX "payload_locked_documents_rels_project_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("project_documents_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "construction_updates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "construction_updates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "construction_updates_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "project_documents" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "construction_updates" CASCADE;
  DROP TABLE "construction_updates_locales" CASCADE;
  DROP TABLE "construction_updates_rels" CASCADE;
  DROP TABLE "project_documents" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_construction_updates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_project_documents_fk";
  
  DROP INDEX "payload_locked_documents_rels_construction_updates_id_idx";
  DROP INDEX "payload_locked_documents_rels_project_documents_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "construction_updates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "project_documents_id";
  DROP TYPE "public"."enum_project_documents_kind";
  DROP TYPE "public"."enum_project_documents_state";`)
}
