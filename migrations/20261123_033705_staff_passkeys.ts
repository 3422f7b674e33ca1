import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_staff_events_event" ADD VALUE 'passkey_added';
  ALTER TYPE "public"."enum_staff_events_event" ADD VALUE 'passkey_removed';
  CREATE TABLE "staff_passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"staff" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"credential" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" jsonb NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"session" varchar,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_passkeys_id" integer;
  CREATE INDEX "staff_passkeys_staff_idx" ON "staff_passkeys" USING btree ("staff");
  CREATE UNIQUE INDEX "staff_passkeys_credential_idx" ON "staff_passkeys" USING btree ("credential");
  CREATE INDEX "staff_passkeys_updated_at_idx" ON "staff_passkeys" USING btree ("updated_at");
  CREATE INDEX "staff_passkeys_created_at_idx" ON "staff_passkeys" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_passkeys_fk" FOREIGN KEY ("staff_passkeys_id") REFERENCES "public"."staff_passkeys"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_staff_passkeys_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_passkeys_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_passkeys" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_passkeys" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_passkeys_fk";
  
  ALTER TABLE "staff_events" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_staff_events_event";
  CREATE TYPE "public"."enum_staff_events_event" AS ENUM('password_changed', 'email_changed', 'second_factor_set', 'second_factor_reset', 'recovery_codes_made', 'recovery_code_used', 'wrong_codes');
  ALTER TABLE "staff_events" ALTER COLUMN "event" SET DATA TYPE "public"."enum_staff_events_event" USING "event"::"public"."enum_staff_events_event";
  DROP INDEX "payload_locked_documents_rels_staff_passkeys_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_passkeys_id";`)
}
