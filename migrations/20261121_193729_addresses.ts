import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_locale" AS ENUM('all', 'th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('redirect', 'removed');
  CREATE TYPE "public"."enum_sections_languages" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_sections_section" AS ENUM('blog', 'news', 'csr', 'promotion', 'career', 'lifestyle');
  CREATE TABLE "short_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"target" varchar NOT NULL,
  	"campaign" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"is_active" boolean DEFAULT true,
  	"hits" numeric DEFAULT 0,
  	"last_hit_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"locale" "enum_redirects_locale" DEFAULT 'all' NOT NULL,
  	"kind" "enum_redirects_kind" DEFAULT 'redirect' NOT NULL,
  	"to" varchar,
  	"is_active" boolean DEFAULT true,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sections_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sections_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"section" "enum_sections_section" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "unknown_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"hits" numeric NOT NULL,
  	"first_seen" timestamp(3) with time zone NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "projects" ADD COLUMN "noindex" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_noindex" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "short_links_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sections_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "unknown_addresses_id" integer;
  ALTER TABLE "sections_languages" ADD CONSTRAINT "sections_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "short_links_code_idx" ON "short_links" USING btree ("code");
  CREATE INDEX "short_links_campaign_idx" ON "short_links" USING btree ("campaign");
  CREATE INDEX "short_links_expires_at_idx" ON "short_links" USING btree ("expires_at");
  CREATE INDEX "short_links_is_active_idx" ON "short_links" USING btree ("is_active");
  CREATE INDEX "short_links_updated_at_idx" ON "short_links" USING btree ("updated_at");
  CREATE INDEX "short_links_created_at_idx" ON "short_links" USING btree ("created_at");
  CREATE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_is_active_idx" ON "redirects" USING btree ("is_active");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "from_locale_idx" ON "redirects" USING btree ("from","locale");
  CREATE INDEX "sections_languages_order_idx" ON "sections_languages" USING btree ("order");
  CREATE INDEX "sections_languages_parent_idx" ON "sections_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "sections_section_idx" ON "sections" USING btree ("section");
  CREATE INDEX "sections_updated_at_idx" ON "sections" USING btree ("updated_at");
  CREATE INDEX "sections_created_at_idx" ON "sections" USING btree ("created_at");
  CREATE UNIQUE INDEX "unknown_addresses_path_idx" ON "unknown_addresses" USING btree ("path");
  CREATE INDEX "unknown_addresses_hits_idx" ON "unknown_addresses" USING btree ("hits");
  CREATE INDEX "unknown_addresses_first_seen_idx" ON "unknown_addresses" USING btree ("first_seen");
  CREATE INDEX "unknown_addresses_last_seen_idx" ON "unknown_addresses" USING btree ("last_seen");
  CREATE INDEX "unknown_addresses_updated_at_idx" ON "unknown_addresses" USING btree ("updated_at");
  CREATE INDEX "unknown_addresses_created_at_idx" ON "unknown_addresses" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_short_links_fk" FOREIGN KEY ("short_links_id") REFERENCES "public"."short_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_unknown_addresses_fk" FOREIGN KEY ("unknown_addresses_id") REFERENCES "public"."unknown_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_short_links_id_idx" ON "payload_locked_documents_rels" USING btree ("short_links_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("sections_id");
  CREATE INDEX "payload_locked_documents_rels_unknown_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("unknown_addresses_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "short_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sections_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "unknown_addresses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "short_links" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "sections_languages" CASCADE;
  DROP TABLE "sections" CASCADE;
  DROP TABLE "unknown_addresses" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_short_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sections_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_unknown_addresses_fk";
  
  DROP INDEX "_projects_v_autosave_idx";
  DROP INDEX "payload_locked_documents_rels_short_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_sections_id_idx";
  DROP INDEX "payload_locked_documents_rels_unknown_addresses_id_idx";
  ALTER TABLE "projects" DROP COLUMN "noindex";
  ALTER TABLE "_projects_v" DROP COLUMN "version_noindex";
  ALTER TABLE "_projects_v" DROP COLUMN "autosave";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "short_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sections_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "unknown_addresses_id";
  DROP TYPE "public"."enum_redirects_locale";
  DROP TYPE "public"."enum_redirects_kind";
  DROP TYPE "public"."enum_sections_languages";
  DROP TYPE "public"."enum_sections_section";`)
}
