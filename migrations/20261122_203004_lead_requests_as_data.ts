import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_history_wish" AS ENUM('visit', 'call', 'price', 'question');
  ALTER TABLE "leads_history" ADD COLUMN "wish" "enum_leads_history_wish";
  ALTER TABLE "leads_history" ADD COLUMN "message" varchar;`)
  // Rows of before have both in their detail: `visit`, or `visit: Weekend, please`.
  await db.execute(sql`
   UPDATE "leads_history" SET
     "wish" = split_part("detail", ': ', 1)::"enum_leads_history_wish",
     "message" = nullif(substr("detail", length(split_part("detail", ': ', 1)) + 3), ''),
     "detail" = NULL
   WHERE "event" = 'asked_again' AND split_part("detail", ': ', 1) IN ('visit', 'call', 'price', 'question');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "leads_history" SET "detail" = "wish"::text || coalesce(': ' || "message", '') WHERE "wish" IS NOT NULL;
   ALTER TABLE "leads_history" DROP COLUMN "wish";
  ALTER TABLE "leads_history" DROP COLUMN "message";
  DROP TYPE "public"."enum_leads_history_wish";`)
}
