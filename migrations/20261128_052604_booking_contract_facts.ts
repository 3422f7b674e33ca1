import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_campaigns" ADD COLUMN "contract_registration" varchar;
  ALTER TABLE "booking_campaigns" ADD COLUMN "contract_permit_by" timestamp(3) with time zone;
  ALTER TABLE "booking_campaigns" ADD COLUMN "contract_approval_by" timestamp(3) with time zone;
  ALTER TABLE "booking_campaigns" ADD COLUMN "contract_sign_within_days" numeric DEFAULT 30;
  ALTER TABLE "booking_campaigns" ADD COLUMN "contract_approval_not_required" boolean DEFAULT false;
  ALTER TABLE "booking_campaigns_locales" ADD COLUMN "contract_seller" varchar;
  ALTER TABLE "booking_campaigns_locales" ADD COLUMN "contract_address" varchar;
  ALTER TABLE "booking_campaigns_locales" ADD COLUMN "contract_signatory" varchar;
  ALTER TABLE "booking_campaigns_locales" ADD COLUMN "contract_land" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_campaigns" DROP COLUMN "contract_registration";
  ALTER TABLE "booking_campaigns" DROP COLUMN "contract_permit_by";
  ALTER TABLE "booking_campaigns" DROP COLUMN "contract_approval_by";
  ALTER TABLE "booking_campaigns" DROP COLUMN "contract_sign_within_days";
  ALTER TABLE "booking_campaigns" DROP COLUMN "contract_approval_not_required";
  ALTER TABLE "booking_campaigns_locales" DROP COLUMN "contract_seller";
  ALTER TABLE "booking_campaigns_locales" DROP COLUMN "contract_address";
  ALTER TABLE "booking_campaigns_locales" DROP COLUMN "contract_signatory";
  ALTER TABLE "booking_campaigns_locales" DROP COLUMN "contract_land";`)
}
