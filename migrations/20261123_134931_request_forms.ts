import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_requests_form" ADD VALUE 'career';
  ALTER TYPE "public"."enum_requests_form" ADD VALUE 'show-your-need';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "requests" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE "public"."enum_requests_form";
  CREATE TYPE "public"."enum_requests_form" AS ENUM('contact', 'land', 'corporate-deal', 'complaint');
  ALTER TABLE "requests" ALTER COLUMN "form" SET DATA TYPE "public"."enum_requests_form" USING "form"::"public"."enum_requests_form";`)
}
