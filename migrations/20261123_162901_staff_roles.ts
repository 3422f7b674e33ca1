import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_staff_role" ADD VALUE 'supervisor';
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'finance';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_staff_role";
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'publisher', 'editor', 'sales');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_staff_role";
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE "public"."enum_staff_role" USING "role"::"public"."enum_staff_role";`)
}
