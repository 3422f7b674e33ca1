import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_staff_events_event" ADD VALUE 'role_changed';
  ALTER TYPE "public"."enum_staff_events_event" ADD VALUE 'account_made';
  ALTER TYPE "public"."enum_staff_events_event" ADD VALUE 'account_changed';
  ALTER TYPE "public"."enum_staff_events_event" ADD VALUE 'account_removed';
  ALTER TYPE "public"."enum_staff_events_event" ADD VALUE 'identity_confirmed';
  ALTER TYPE "public"."enum_staff_events_event" ADD VALUE 'identity_refused';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_events" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_staff_events_event";
  CREATE TYPE "public"."enum_staff_events_event" AS ENUM('password_changed', 'email_changed', 'second_factor_set', 'second_factor_reset', 'recovery_codes_made', 'recovery_code_used', 'wrong_codes', 'passkey_added', 'passkey_removed');
  ALTER TABLE "staff_events" ALTER COLUMN "event" SET DATA TYPE "public"."enum_staff_events_event" USING "event"::"public"."enum_staff_events_event";`)
}
