import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_finance_rates_key" ADD VALUE 'foreign-loan-share' BEFORE 'debt-limit';
  ALTER TYPE "public"."enum_finance_rates_key" ADD VALUE 'foreign-loan-rate' BEFORE 'debt-limit';
  ALTER TYPE "public"."enum_finance_rates_key" ADD VALUE 'foreign-loan-years' BEFORE 'debt-limit';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "finance_rates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_finance_rates_key";
  CREATE TYPE "public"."enum_finance_rates_key" AS ENUM('transfer-fee', 'mortgage-fee', 'loan-stamp-duty', 'lease-registration', 'lease-stamp-duty', 'loan-year-1', 'loan-year-2', 'loan-year-3', 'loan-after', 'debt-limit', 'age-limit', 'longest-term', 'down-share', 'reservation', 'contract-share', 'buyers-share-of-transfer-fee', 'sinking-fund-per-m2', 'months-in-advance', 'meters', 'insurance-per-m2', 'empty-months', 'rent-growth', 'price-growth', 'savings-rate', 'horizon');
  ALTER TABLE "finance_rates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_finance_rates_key" USING "key"::"public"."enum_finance_rates_key";`)
}
