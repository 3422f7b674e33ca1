import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_finance_rates_key" AS ENUM('transfer-fee', 'mortgage-fee', 'loan-stamp-duty', 'lease-registration', 'lease-stamp-duty', 'loan-year-1', 'loan-year-2', 'loan-year-3', 'loan-after', 'debt-limit', 'age-limit', 'longest-term', 'down-share', 'reservation', 'contract-share', 'buyers-share-of-transfer-fee', 'sinking-fund-per-m2', 'months-in-advance', 'meters', 'insurance-per-m2', 'empty-months', 'rent-growth', 'price-growth', 'savings-rate', 'horizon');
  CREATE TABLE "finance_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_finance_rates_key" NOT NULL,
  	"value" numeric NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"ceiling" numeric,
  	"reduced_up_to" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "finance_rates_locales" (
  	"source" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finance_rates_id" integer;
  ALTER TABLE "finance_rates_locales" ADD CONSTRAINT "finance_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."finance_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "finance_rates_key_idx" ON "finance_rates" USING btree ("key");
  CREATE INDEX "finance_rates_updated_at_idx" ON "finance_rates" USING btree ("updated_at");
  CREATE INDEX "finance_rates_created_at_idx" ON "finance_rates" USING btree ("created_at");
  CREATE UNIQUE INDEX "finance_rates_locales_locale_parent_id_unique" ON "finance_rates_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finance_rates_fk" FOREIGN KEY ("finance_rates_id") REFERENCES "public"."finance_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_finance_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("finance_rates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "finance_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "finance_rates_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "finance_rates" CASCADE;
  DROP TABLE "finance_rates_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finance_rates_fk";
  
  DROP INDEX "payload_locked_documents_rels_finance_rates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finance_rates_id";
  DROP TYPE "public"."enum_finance_rates_key";`)
}
