import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum_brochures_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_lead_events_kind" AS ENUM('brochure');
  CREATE TYPE "public"."enum_lead_events_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TABLE "brochures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"locale" "enum_brochures_locale" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "lead_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_lead_events_kind" NOT NULL,
  	"project_id" integer,
  	"locale" "enum_lead_events_locale" NOT NULL,
  	"source" varchar,
  	"source_category" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "brochures_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_events_id" integer;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brochures_project_idx" ON "brochures" USING btree ("project_id");
  CREATE INDEX "brochures_updated_at_idx" ON "brochures" USING btree ("updated_at");
  CREATE INDEX "brochures_created_at_idx" ON "brochures" USING btree ("created_at");
  CREATE UNIQUE INDEX "brochures_filename_idx" ON "brochures" USING btree ("filename");
  CREATE UNIQUE INDEX "project_locale_idx" ON "brochures" USING btree ("project_id","locale");
  CREATE INDEX "lead_events_kind_idx" ON "lead_events" USING btree ("kind");
  CREATE INDEX "lead_events_project_idx" ON "lead_events" USING btree ("project_id");
  CREATE INDEX "lead_events_updated_at_idx" ON "lead_events" USING btree ("updated_at");
  CREATE INDEX "lead_events_created_at_idx" ON "lead_events" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brochures_fk" FOREIGN KEY ("brochures_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_events_fk" FOREIGN KEY ("lead_events_id") REFERENCES "public"."lead_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_brochures_id_idx" ON "payload_locked_documents_rels" USING btree ("brochures_id");
  CREATE INDEX "payload_locked_documents_rels_lead_events_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brochures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "brochures" CASCADE;
  DROP TABLE "lead_events" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_brochures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_brochures_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_events_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "brochures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_events_id";
  DROP TYPE "public"."enum_brochures_locale";
  DROP TYPE "public"."enum_lead_events_kind";
  DROP TYPE "public"."enum_lead_events_locale";`)
}
