import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_booking_campaigns_launch_number_source" AS ENUM('beacon', 'named');
  ALTER TABLE "booking_campaigns" ADD COLUMN "launch_number_source" "enum_booking_campaigns_launch_number_source" DEFAULT 'beacon' NOT NULL;
  ALTER TABLE "booking_campaigns" ADD COLUMN "launch_number_at" timestamp(3) with time zone;
  ALTER TABLE "booking_campaigns" ADD COLUMN "launch_number_href" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_campaigns" DROP COLUMN "launch_number_source";
  ALTER TABLE "booking_campaigns" DROP COLUMN "launch_number_at";
  ALTER TABLE "booking_campaigns" DROP COLUMN "launch_number_href";
  DROP TYPE "public"."enum_booking_campaigns_launch_number_source";`)
}
