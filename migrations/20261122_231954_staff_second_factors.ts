import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_events_event" AS ENUM('password_changed', 'email_changed', 'second_factor_set', 'second_factor_reset', 'recovery_codes_made', 'recovery_code_used', 'wrong_codes');
  CREATE TABLE "staff_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"person" varchar NOT NULL,
  	"event" "enum_staff_events_event" NOT NULL,
  	"by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"staff" numeric NOT NULL,
  	"sealed_seed" varchar NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"session" varchar,
  	"last_step" numeric NOT NULL,
  	"recovery_codes" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_second_factors_id" integer;
  CREATE INDEX "staff_events_at_idx" ON "staff_events" USING btree ("at");
  CREATE INDEX "staff_events_updated_at_idx" ON "staff_events" USING btree ("updated_at");
  CREATE INDEX "staff_events_created_at_idx" ON "staff_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_second_factors_staff_idx" ON "staff_second_factors" USING btree ("staff");
  CREATE INDEX "staff_second_factors_updated_at_idx" ON "staff_second_factors" USING btree ("updated_at");
  CREATE INDEX "staff_second_factors_created_at_idx" ON "staff_second_factors" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_events_fk" FOREIGN KEY ("staff_events_id") REFERENCES "public"."staff_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_second_factors_fk" FOREIGN KEY ("staff_second_factors_id") REFERENCES "public"."staff_second_factors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_staff_events_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_events_id");
  CREATE INDEX "payload_locked_documents_rels_staff_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_second_factors_id");
  ALTER TABLE "staff" DROP COLUMN "login_attempts";
  ALTER TABLE "staff" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_second_factors" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_events" CASCADE;
  DROP TABLE "staff_second_factors" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_second_factors_fk";
  
  DROP INDEX "payload_locked_documents_rels_staff_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_staff_second_factors_id_idx";
  ALTER TABLE "staff" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "staff" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_second_factors_id";
  DROP TYPE "public"."enum_staff_events_event";`)
}
