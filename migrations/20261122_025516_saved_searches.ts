import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_saved_searches_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_saved_searches_state" AS ENUM('asked', 'confirmed', 'off', 'expired');
  CREATE TYPE "public"."enum_saved_searches_ended_by" AS ENUM('page', 'all', 'mail_program');
  CREATE TABLE "saved_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"locale" "enum_saved_searches_locale" NOT NULL,
  	"state" "enum_saved_searches_state" DEFAULT 'asked' NOT NULL,
  	"summary" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"written_at" timestamp(3) with time zone,
  	"link_ends_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"ended_by" "enum_saved_searches_ended_by",
  	"told_at" timestamp(3) with time zone,
  	"times_told" numeric DEFAULT 0,
  	"notice" varchar NOT NULL,
  	"consent_at" timestamp(3) with time zone NOT NULL,
  	"page" varchar,
  	"wording" varchar NOT NULL,
  	"fingerprint" varchar,
  	"key" varchar,
  	"salt" varchar,
  	"confirm_hash" varchar,
  	"leave_hash" varchar,
  	"round" numeric DEFAULT 1,
  	"known_at" timestamp(3) with time zone,
  	"known" jsonb,
  	"waiting" jsonb,
  	"sending" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_searches_id" integer;
  CREATE INDEX "saved_searches_email_idx" ON "saved_searches" USING btree ("email");
  CREATE INDEX "saved_searches_state_idx" ON "saved_searches" USING btree ("state");
  CREATE INDEX "saved_searches_fingerprint_idx" ON "saved_searches" USING btree ("fingerprint");
  CREATE UNIQUE INDEX "saved_searches_key_idx" ON "saved_searches" USING btree ("key");
  CREATE INDEX "saved_searches_salt_idx" ON "saved_searches" USING btree ("salt");
  CREATE INDEX "saved_searches_confirm_hash_idx" ON "saved_searches" USING btree ("confirm_hash");
  CREATE INDEX "saved_searches_leave_hash_idx" ON "saved_searches" USING btree ("leave_hash");
  CREATE INDEX "saved_searches_updated_at_idx" ON "saved_searches" USING btree ("updated_at");
  CREATE INDEX "saved_searches_created_at_idx" ON "saved_searches" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_searches_fk" FOREIGN KEY ("saved_searches_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_saved_searches_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_searches_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "saved_searches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "saved_searches" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saved_searches_fk";
  
  DROP INDEX "payload_locked_documents_rels_saved_searches_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_searches_id";
  DROP TYPE "public"."enum_saved_searches_locale";
  DROP TYPE "public"."enum_saved_searches_state";
  DROP TYPE "public"."enum_saved_searches_ended_by";`)
}
