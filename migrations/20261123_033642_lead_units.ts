import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_unit_state" AS ENUM('available', 'reserved', 'sold', 'withheld', 'unknown');
  ALTER TABLE "leads_history" ADD COLUMN "unit" varchar;
  ALTER TABLE "leads" ADD COLUMN "reference" varchar;
  ALTER TABLE "leads" ADD COLUMN "unit" varchar;
  ALTER TABLE "leads" ADD COLUMN "unit_price" numeric;
  ALTER TABLE "leads" ADD COLUMN "unit_state" "enum_leads_unit_state";
  CREATE UNIQUE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "leads_reference_idx";
  ALTER TABLE "leads_history" DROP COLUMN "unit";
  ALTER TABLE "leads" DROP COLUMN "reference";
  ALTER TABLE "leads" DROP COLUMN "unit";
  ALTER TABLE "leads" DROP COLUMN "unit_price";
  ALTER TABLE "leads" DROP COLUMN "unit_state";
  DROP TYPE "public"."enum_leads_unit_state";`)
}
