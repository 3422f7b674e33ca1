import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The tables of members: written by hand, as no editor edits them and Payload does not know them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "members" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  	"olm_id" varchar NOT NULL UNIQUE,
  	"ola_id" varchar NOT NULL UNIQUE,
  	"email" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"birthday" date,
  	"address" varchar,
  	"locale" varchar NOT NULL CHECK ("locale" IN ('th', 'en', 'chs', 'cht')),
  	"password_hash" varchar,
  	"preferences" jsonb,
  	"asked_at" timestamptz,
  	"blocked_at" timestamptz,
  	"blocked_reason" varchar,
  	"created_at" timestamptz NOT NULL,
  	"updated_at" timestamptz NOT NULL,
  	CHECK (("blocked_at" IS NULL) = ("blocked_reason" IS NULL))
  );
  CREATE UNIQUE INDEX "members_email_idx" ON "members" ("email");
  CREATE INDEX "members_created_at_idx" ON "members" ("created_at");

  CREATE TABLE "member_challenges" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  	"purpose" varchar NOT NULL CHECK ("purpose" IN ('sign-in', 'register', 'password')),
  	"email" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"salt" varchar NOT NULL,
  	"browser_hash" varchar NOT NULL,
  	"link_hash" varchar NOT NULL UNIQUE,
  	"pending" jsonb,
  	"tries" integer NOT NULL DEFAULT 0 CHECK ("tries" <= 5),
  	"created_at" timestamptz NOT NULL,
  	"expires_at" timestamptz NOT NULL,
  	"consumed_at" timestamptz,
  	"proven_at" timestamptz,
  	"finished_at" timestamptz
  );
  CREATE INDEX "member_challenges_expires_at_idx" ON "member_challenges" ("expires_at");

  CREATE TABLE "member_sessions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  	"member" uuid NOT NULL REFERENCES "members" ("id") ON DELETE CASCADE,
  	"token_hash" varchar NOT NULL UNIQUE,
  	"device" varchar NOT NULL,
  	"created_at" timestamptz NOT NULL,
  	"seen_at" timestamptz NOT NULL,
  	"ends_at" timestamptz NOT NULL,
  	"proven_at" timestamptz,
  	"revoked_at" timestamptz
  );
  CREATE INDEX "member_sessions_member_idx" ON "member_sessions" ("member") WHERE "revoked_at" IS NULL;
  CREATE INDEX "member_sessions_ends_at_idx" ON "member_sessions" ("ends_at");

  CREATE TABLE "member_sign_ins" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  	"member" uuid NOT NULL REFERENCES "members" ("id") ON DELETE CASCADE,
  	"event" varchar NOT NULL,
  	"device" varchar NOT NULL,
  	"at" timestamptz NOT NULL
  );
  CREATE INDEX "member_sign_ins_member_idx" ON "member_sign_ins" ("member", "at" DESC);

  CREATE TABLE "member_consents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  	"member" uuid NOT NULL REFERENCES "members" ("id") ON DELETE CASCADE,
  	"purpose" varchar NOT NULL,
  	"given" boolean NOT NULL,
  	"notice" varchar NOT NULL,
  	"wording" varchar NOT NULL,
  	"at" timestamptz NOT NULL
  );
  CREATE INDEX "member_consents_member_idx" ON "member_consents" ("member", "at");

  CREATE TABLE "member_saved_homes" (
  	"member" uuid NOT NULL REFERENCES "members" ("id") ON DELETE CASCADE,
  	"slug" varchar NOT NULL,
  	"saved_at" timestamptz NOT NULL,
  	PRIMARY KEY ("member", "slug")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "member_saved_homes";
  DROP TABLE "member_consents";
  DROP TABLE "member_sign_ins";
  DROP TABLE "member_sessions";
  DROP TABLE "member_challenges";
  DROP TABLE "members";`)
}
