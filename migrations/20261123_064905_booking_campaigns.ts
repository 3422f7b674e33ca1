import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum_booking_campaigns_terms_version" AS ENUM('2026-11');
  CREATE TABLE "booking_campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"project_id" integer NOT NULL,
  	"is_open" boolean DEFAULT false,
  	"opens_at" timestamp(3) with time zone NOT NULL,
  	"closes_at" timestamp(3) with time zone,
  	"fee" numeric NOT NULL,
  	"hold_minutes" numeric DEFAULT 15 NOT NULL,
  	"limit_per_person" numeric DEFAULT 1 NOT NULL,
  	"terms_version" "enum_booking_campaigns_terms_version" DEFAULT '2026-11' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "booking_campaigns_locales" (
  	"title" varchar NOT NULL,
  	"lead" varchar,
  	"included" varchar,
  	"promotion" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "booking_campaigns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"units_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "booking_campaigns_id" integer;
  ALTER TABLE "booking_campaigns" ADD CONSTRAINT "booking_campaigns_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_campaigns_locales" ADD CONSTRAINT "booking_campaigns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_campaigns_rels" ADD CONSTRAINT "booking_campaigns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking_campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_campaigns_rels" ADD CONSTRAINT "booking_campaigns_rels_units_fk" FOREIGN KEY ("units_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "booking_campaigns_code_idx" ON "booking_campaigns" USING btree ("code");
  CREATE INDEX "booking_campaigns_project_idx" ON "booking_campaigns" USING btree ("project_id");
  CREATE INDEX "booking_campaigns_updated_at_idx" ON "booking_campaigns" USING btree ("updated_at");
  CREATE INDEX "booking_campaigns_created_at_idx" ON "booking_campaigns" USING btree ("created_at");
  CREATE UNIQUE INDEX "booking_campaigns_locales_locale_parent_id_unique" ON "booking_campaigns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "booking_campaigns_rels_order_idx" ON "booking_campaigns_rels" USING btree ("order");
  CREATE INDEX "booking_campaigns_rels_parent_idx" ON "booking_campaigns_rels" USING btree ("parent_id");
  CREATE INDEX "booking_campaigns_rels_path_idx" ON "booking_campaigns_rels" USING btree ("path");
  CREATE INDEX "booking_campaigns_rels_units_id_idx" ON "booking_campaigns_rels" USING btree ("units_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_booking_campaigns_fk" FOREIGN KEY ("booking_campaigns_id") REFERENCES "public"."booking_campaigns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_booking_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("booking_campaigns_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_campaigns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_campaigns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_campaigns_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "booking_campaigns" CASCADE;
  DROP TABLE "booking_campaigns_locales" CASCADE;
  DROP TABLE "booking_campaigns_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_booking_campaigns_fk";
  
  DROP INDEX "payload_locked_documents_rels_booking_campaigns_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "booking_campaigns_id";
  DROP TYPE "public"."enum_booking_campaigns_terms_version";`)
}
