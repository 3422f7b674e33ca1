import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum_requests_form" AS ENUM('contact', 'land', 'corporate-deal', 'complaint');
  CREATE TYPE "public"."enum_requests_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_requests_state" AS ENUM('new', 'in_hand', 'answered', 'closed', 'spam');
  CREATE TABLE "requests_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"purpose" varchar NOT NULL,
  	"given" boolean,
  	"wording" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"form" "enum_requests_form" NOT NULL,
  	"locale" "enum_requests_locale" NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"answers" jsonb,
  	"page" varchar NOT NULL,
  	"source" varchar,
  	"source_category" varchar,
  	"times_sent" numeric DEFAULT 1,
  	"notes" varchar,
  	"state" "enum_requests_state" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "requests_id" integer;
  ALTER TABLE "requests_consents" ADD CONSTRAINT "requests_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "requests_consents_order_idx" ON "requests_consents" USING btree ("_order");
  CREATE INDEX "requests_consents_parent_id_idx" ON "requests_consents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "requests_reference_idx" ON "requests" USING btree ("reference");
  CREATE INDEX "requests_form_idx" ON "requests" USING btree ("form");
  CREATE INDEX "requests_phone_idx" ON "requests" USING btree ("phone");
  CREATE INDEX "requests_email_idx" ON "requests" USING btree ("email");
  CREATE INDEX "requests_state_idx" ON "requests" USING btree ("state");
  CREATE INDEX "requests_owner_idx" ON "requests" USING btree ("owner_id");
  CREATE INDEX "requests_fingerprint_idx" ON "requests" USING btree ("fingerprint");
  CREATE INDEX "requests_updated_at_idx" ON "requests" USING btree ("updated_at");
  CREATE INDEX "requests_created_at_idx" ON "requests" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_requests_fk" FOREIGN KEY ("requests_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("requests_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "requests_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "requests_consents" CASCADE;
  DROP TABLE "requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_requests_fk";
  
  DROP INDEX "payload_locked_documents_rels_requests_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "requests_id";
  DROP TYPE "public"."enum_requests_form";
  DROP TYPE "public"."enum_requests_locale";
  DROP TYPE "public"."enum_requests_state";`)
}
