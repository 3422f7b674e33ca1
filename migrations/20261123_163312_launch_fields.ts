import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_booking_campaigns_launch_missed" AS ENUM('end', 'pass');
  ALTER TABLE "booking_campaigns" ADD COLUMN "launch_is_draw" boolean DEFAULT false;
  ALTER TABLE "booking_campaigns" ADD COLUMN "launch_registration_opens_at" timestamp(3) with time zone;
  ALTER TABLE "booking_campaigns" ADD COLUMN "launch_registration_closes_at" timestamp(3) with time zone;
  ALTER TABLE "booking_campaigns" ADD COLUMN "launch_turn_minutes" numeric DEFAULT 15 NOT NULL;
  ALTER TABLE "booking_campaigns" ADD COLUMN "launch_turns_from" numeric DEFAULT 9 NOT NULL;
  ALTER TABLE "booking_campaigns" ADD COLUMN "launch_turns_until" numeric DEFAULT 21 NOT NULL;
  ALTER TABLE "booking_campaigns" ADD COLUMN "launch_missed" "enum_booking_campaigns_launch_missed" DEFAULT 'end' NOT NULL;
  ALTER TABLE "booking_campaigns_locales" ADD COLUMN "launch_number_name" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_campaigns" DROP COLUMN "launch_is_draw";
  ALTER TABLE "booking_campaigns" DROP COLUMN "launch_registration_opens_at";
  ALTER TABLE "booking_campaigns" DROP COLUMN "launch_registration_closes_at";
  ALTER TABLE "booking_campaigns" DROP COLUMN "launch_turn_minutes";
  ALTER TABLE "booking_campaigns" DROP COLUMN "launch_turns_from";
  ALTER TABLE "booking_campaigns" DROP COLUMN "launch_turns_until";
  ALTER TABLE "booking_campaigns" DROP COLUMN "launch_missed";
  ALTER TABLE "booking_campaigns_locales" DROP COLUMN "launch_number_name";
  DROP TYPE "public"."enum_booking_campaigns_launch_missed";`)
}
