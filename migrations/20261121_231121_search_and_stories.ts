import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_seos_kind" AS ENUM('condominium', 'house');
  CREATE TYPE "public"."enum_search_seos_close" AS ENUM('train', 'expressway', 'mall');
  CREATE TYPE "public"."enum_search_seos_slug_path" AS ENUM('location', 'project', 'condominium', 'house');
  CREATE TYPE "public"."enum_search_seos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_seos_v_version_kind" AS ENUM('condominium', 'house');
  CREATE TYPE "public"."enum__search_seos_v_version_close" AS ENUM('train', 'expressway', 'mall');
  CREATE TYPE "public"."enum__search_seos_v_version_slug_path" AS ENUM('location', 'project', 'condominium', 'house');
  CREATE TYPE "public"."enum__search_seos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_seos_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_news_category" AS ENUM('MAKETING_ACTIVITIES', 'NOBLE_ID_ACTIVITY', 'SOCIAL_ACTIVITIES', 'INVESTOR_RELATIONS', 'CORPORATE_NEWS');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_category" AS ENUM('MAKETING_ACTIVITIES', 'NOBLE_ID_ACTIVITY', 'SOCIAL_ACTIVITIES', 'INVESTOR_RELATIONS', 'CORPORATE_NEWS');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_posts_tab" AS ENUM('neighbourhoods', 'buying', 'living');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_tab" AS ENUM('neighbourhoods', 'buying', 'living');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_policies_part" AS ENUM('privacy', 'cookies');
  CREATE TYPE "public"."enum_policies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policies_v_version_part" AS ENUM('privacy', 'cookies');
  CREATE TYPE "public"."enum__policies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policies_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TABLE "search_seos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_search_seos_kind",
  	"close" "enum_search_seos_close",
  	"popular" boolean DEFAULT false,
  	"location" boolean DEFAULT false,
  	"transportation" boolean DEFAULT false,
  	"project_type_condominium" boolean DEFAULT false,
  	"project_type_house" boolean DEFAULT false,
  	"project_type_townhome" boolean DEFAULT false,
  	"project_type_single_detached_house" boolean DEFAULT false,
  	"project_type_land" boolean DEFAULT false,
  	"link" varchar,
  	"link_out" varchar,
  	"meta_image_id" integer,
  	"slug_path" "enum_search_seos_slug_path" DEFAULT 'location',
  	"slug_name" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_search_seos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "search_seos_locales" (
  	"title" varchar,
  	"page_title" varchar,
  	"intro" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"og_title" varchar,
  	"og_description" varchar,
  	"twitter_title" varchar,
  	"twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "search_seos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"places_id" integer
  );
  
  CREATE TABLE "_search_seos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__search_seos_v_version_kind",
  	"version_close" "enum__search_seos_v_version_close",
  	"version_popular" boolean DEFAULT false,
  	"version_location" boolean DEFAULT false,
  	"version_transportation" boolean DEFAULT false,
  	"version_project_type_condominium" boolean DEFAULT false,
  	"version_project_type_house" boolean DEFAULT false,
  	"version_project_type_townhome" boolean DEFAULT false,
  	"version_project_type_single_detached_house" boolean DEFAULT false,
  	"version_project_type_land" boolean DEFAULT false,
  	"version_link" varchar,
  	"version_link_out" varchar,
  	"version_meta_image_id" integer,
  	"version_slug_path" "enum__search_seos_v_version_slug_path" DEFAULT 'location',
  	"version_slug_name" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__search_seos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_seos_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_search_seos_v_locales" (
  	"version_title" varchar,
  	"version_page_title" varchar,
  	"version_intro" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_og_title" varchar,
  	"version_og_description" varchar,
  	"version_twitter_title" varchar,
  	"version_twitter_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_search_seos_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"places_id" integer
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category" "enum_news_category",
  	"date" timestamp(3) with time zone,
  	"title_th" varchar,
  	"content_th" varchar,
  	"title_en" varchar,
  	"content_en" varchar,
  	"title_cht" varchar,
  	"content_cht" varchar,
  	"title_chs" varchar,
  	"content_chs" varchar,
  	"inside_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"inside_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category" "enum__news_v_version_category",
  	"version_date" timestamp(3) with time zone,
  	"version_title_th" varchar,
  	"version_content_th" varchar,
  	"version_title_en" varchar,
  	"version_content_en" varchar,
  	"version_title_cht" varchar,
  	"version_content_cht" varchar,
  	"version_title_chs" varchar,
  	"version_content_chs" varchar,
  	"version_inside_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_inside_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_id" integer,
  	"meta_image_id" integer,
  	"slug" varchar,
  	"tab" "enum_posts_tab",
  	"date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"cover_caption" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_id" integer,
  	"version_meta_image_id" integer,
  	"version_slug" varchar,
  	"version_tab" "enum__posts_v_version_tab",
  	"version_date" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_cover_caption" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "policies_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar
  );
  
  CREATE TABLE "policies_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "policies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"part" "enum_policies_part" DEFAULT 'privacy',
  	"version" varchar,
  	"effective_from" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_policies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "policies_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_policies_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_policies_v_version_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_policies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_part" "enum__policies_v_version_part" DEFAULT 'privacy',
  	"version_version" varchar,
  	"version_effective_from" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__policies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__policies_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_policies_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "search_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_words_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_seos_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "policies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_words_id" integer;
  ALTER TABLE "home_page" ADD COLUMN "stories_is_shown" boolean DEFAULT true;
  ALTER TABLE "home_page_locales" ADD COLUMN "stories_title" varchar;
  ALTER TABLE "home_page_locales" ADD COLUMN "stories_text" varchar;
  ALTER TABLE "home_page_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "home_page_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_stories_is_shown" boolean DEFAULT true;
  ALTER TABLE "_home_page_v_locales" ADD COLUMN "version_stories_title" varchar;
  ALTER TABLE "_home_page_v_locales" ADD COLUMN "version_stories_text" varchar;
  ALTER TABLE "_home_page_v_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "_home_page_v_rels" ADD COLUMN "news_id" integer;
  ALTER TABLE "search_seos" ADD CONSTRAINT "search_seos_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_seos_locales" ADD CONSTRAINT "search_seos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_seos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_seos_rels" ADD CONSTRAINT "search_seos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_seos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_seos_rels" ADD CONSTRAINT "search_seos_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_seos_v" ADD CONSTRAINT "_search_seos_v_parent_id_search_seos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_seos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_seos_v" ADD CONSTRAINT "_search_seos_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_seos_v_locales" ADD CONSTRAINT "_search_seos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_seos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_seos_v_rels" ADD CONSTRAINT "_search_seos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_seos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_seos_v_rels" ADD CONSTRAINT "_search_seos_v_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_inside_image_id_media_id_fk" FOREIGN KEY ("inside_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_inside_image_id_media_id_fk" FOREIGN KEY ("version_inside_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policies_sections" ADD CONSTRAINT "policies_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policies_sections_locales" ADD CONSTRAINT "policies_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policies_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policies_locales" ADD CONSTRAINT "policies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v_version_sections" ADD CONSTRAINT "_policies_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v_version_sections_locales" ADD CONSTRAINT "_policies_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policies_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v" ADD CONSTRAINT "_policies_v_parent_id_policies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_policies_v_locales" ADD CONSTRAINT "_policies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_words_texts" ADD CONSTRAINT "search_words_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_seos_meta_image_idx" ON "search_seos" USING btree ("meta_image_id");
  CREATE INDEX "search_seos_slug_name_idx" ON "search_seos" USING btree ("slug_name");
  CREATE INDEX "search_seos_updated_at_idx" ON "search_seos" USING btree ("updated_at");
  CREATE INDEX "search_seos_created_at_idx" ON "search_seos" USING btree ("created_at");
  CREATE INDEX "search_seos__status_idx" ON "search_seos" USING btree ("_status");
  CREATE UNIQUE INDEX "search_seos_locales_locale_parent_id_unique" ON "search_seos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_seos_rels_order_idx" ON "search_seos_rels" USING btree ("order");
  CREATE INDEX "search_seos_rels_parent_idx" ON "search_seos_rels" USING btree ("parent_id");
  CREATE INDEX "search_seos_rels_path_idx" ON "search_seos_rels" USING btree ("path");
  CREATE INDEX "search_seos_rels_places_id_idx" ON "search_seos_rels" USING btree ("places_id");
  CREATE INDEX "_search_seos_v_parent_idx" ON "_search_seos_v" USING btree ("parent_id");
  CREATE INDEX "_search_seos_v_version_version_meta_image_idx" ON "_search_seos_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_search_seos_v_version_version_slug_name_idx" ON "_search_seos_v" USING btree ("version_slug_name");
  CREATE INDEX "_search_seos_v_version_version_updated_at_idx" ON "_search_seos_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_seos_v_version_version_created_at_idx" ON "_search_seos_v" USING btree ("version_created_at");
  CREATE INDEX "_search_seos_v_version_version__status_idx" ON "_search_seos_v" USING btree ("version__status");
  CREATE INDEX "_search_seos_v_created_at_idx" ON "_search_seos_v" USING btree ("created_at");
  CREATE INDEX "_search_seos_v_updated_at_idx" ON "_search_seos_v" USING btree ("updated_at");
  CREATE INDEX "_search_seos_v_snapshot_idx" ON "_search_seos_v" USING btree ("snapshot");
  CREATE INDEX "_search_seos_v_published_locale_idx" ON "_search_seos_v" USING btree ("published_locale");
  CREATE INDEX "_search_seos_v_latest_idx" ON "_search_seos_v" USING btree ("latest");
  CREATE INDEX "_search_seos_v_autosave_idx" ON "_search_seos_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_search_seos_v_locales_locale_parent_id_unique" ON "_search_seos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_seos_v_rels_order_idx" ON "_search_seos_v_rels" USING btree ("order");
  CREATE INDEX "_search_seos_v_rels_parent_idx" ON "_search_seos_v_rels" USING btree ("parent_id");
  CREATE INDEX "_search_seos_v_rels_path_idx" ON "_search_seos_v_rels" USING btree ("path");
  CREATE INDEX "_search_seos_v_rels_places_id_idx" ON "_search_seos_v_rels" USING btree ("places_id");
  CREATE INDEX "news_category_idx" ON "news" USING btree ("category");
  CREATE INDEX "news_date_idx" ON "news" USING btree ("date");
  CREATE INDEX "news_inside_image_idx" ON "news" USING btree ("inside_image_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_category_idx" ON "_news_v" USING btree ("version_category");
  CREATE INDEX "_news_v_version_version_date_idx" ON "_news_v" USING btree ("version_date");
  CREATE INDEX "_news_v_version_version_inside_image_idx" ON "_news_v" USING btree ("version_inside_image_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE INDEX "posts_meta_image_idx" ON "posts" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_tab_idx" ON "posts" USING btree ("tab");
  CREATE INDEX "posts_date_idx" ON "posts" USING btree ("date");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_posts_v_version_version_meta_image_idx" ON "_posts_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_tab_idx" ON "_posts_v" USING btree ("version_tab");
  CREATE INDEX "_posts_v_version_version_date_idx" ON "_posts_v" USING btree ("version_date");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "policies_sections_order_idx" ON "policies_sections" USING btree ("_order");
  CREATE INDEX "policies_sections_parent_id_idx" ON "policies_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "policies_sections_locales_locale_parent_id_unique" ON "policies_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "policies_part_idx" ON "policies" USING btree ("part");
  CREATE INDEX "policies_updated_at_idx" ON "policies" USING btree ("updated_at");
  CREATE INDEX "policies_created_at_idx" ON "policies" USING btree ("created_at");
  CREATE INDEX "policies__status_idx" ON "policies" USING btree ("_status");
  CREATE UNIQUE INDEX "policies_locales_locale_parent_id_unique" ON "policies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_policies_v_version_sections_order_idx" ON "_policies_v_version_sections" USING btree ("_order");
  CREATE INDEX "_policies_v_version_sections_parent_id_idx" ON "_policies_v_version_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_policies_v_version_sections_locales_locale_parent_id_unique" ON "_policies_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_policies_v_parent_idx" ON "_policies_v" USING btree ("parent_id");
  CREATE INDEX "_policies_v_version_version_part_idx" ON "_policies_v" USING btree ("version_part");
  CREATE INDEX "_policies_v_version_version_updated_at_idx" ON "_policies_v" USING btree ("version_updated_at");
  CREATE INDEX "_policies_v_version_version_created_at_idx" ON "_policies_v" USING btree ("version_created_at");
  CREATE INDEX "_policies_v_version_version__status_idx" ON "_policies_v" USING btree ("version__status");
  CREATE INDEX "_policies_v_created_at_idx" ON "_policies_v" USING btree ("created_at");
  CREATE INDEX "_policies_v_updated_at_idx" ON "_policies_v" USING btree ("updated_at");
  CREATE INDEX "_policies_v_snapshot_idx" ON "_policies_v" USING btree ("snapshot");
  CREATE INDEX "_policies_v_published_locale_idx" ON "_policies_v" USING btree ("published_locale");
  CREATE INDEX "_policies_v_latest_idx" ON "_policies_v" USING btree ("latest");
  CREATE INDEX "_policies_v_autosave_idx" ON "_policies_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_policies_v_locales_locale_parent_id_unique" ON "_policies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_words_updated_at_idx" ON "search_words" USING btree ("updated_at");
  CREATE INDEX "search_words_created_at_idx" ON "search_words" USING btree ("created_at");
  CREATE INDEX "search_words_texts_order_parent" ON "search_words_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_seos_fk" FOREIGN KEY ("search_seos_id") REFERENCES "public"."search_seos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_policies_fk" FOREIGN KEY ("policies_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_words_fk" FOREIGN KEY ("search_words_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_seos_id_idx" ON "payload_locked_documents_rels" USING btree ("search_seos_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_policies_id_idx" ON "payload_locked_documents_rels" USING btree ("policies_id");
  CREATE INDEX "payload_locked_documents_rels_search_words_id_idx" ON "payload_locked_documents_rels" USING btree ("search_words_id");
  CREATE INDEX "home_page_rels_posts_id_idx" ON "home_page_rels" USING btree ("posts_id");
  CREATE INDEX "home_page_rels_news_id_idx" ON "home_page_rels" USING btree ("news_id");
  CREATE INDEX "_home_page_v_rels_posts_id_idx" ON "_home_page_v_rels" USING btree ("posts_id");
  CREATE INDEX "_home_page_v_rels_news_id_idx" ON "_home_page_v_rels" USING btree ("news_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_seos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_seos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_seos_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_seos_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_seos_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_seos_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "policies_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "policies_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "policies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "policies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policies_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policies_v_version_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_policies_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_words" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_words_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_seos" CASCADE;
  DROP TABLE "search_seos_locales" CASCADE;
  DROP TABLE "search_seos_rels" CASCADE;
  DROP TABLE "_search_seos_v" CASCADE;
  DROP TABLE "_search_seos_v_locales" CASCADE;
  DROP TABLE "_search_seos_v_rels" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "policies_sections" CASCADE;
  DROP TABLE "policies_sections_locales" CASCADE;
  DROP TABLE "policies" CASCADE;
  DROP TABLE "policies_locales" CASCADE;
  DROP TABLE "_policies_v_version_sections" CASCADE;
  DROP TABLE "_policies_v_version_sections_locales" CASCADE;
  DROP TABLE "_policies_v" CASCADE;
  DROP TABLE "_policies_v_locales" CASCADE;
  DROP TABLE "search_words" CASCADE;
  DROP TABLE "search_words_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_seos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_policies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_words_fk";
  
  ALTER TABLE "home_page_rels" DROP CONSTRAINT "home_page_rels_posts_fk";
  
  ALTER TABLE "home_page_rels" DROP CONSTRAINT "home_page_rels_news_fk";
  
  ALTER TABLE "_home_page_v_rels" DROP CONSTRAINT "_home_page_v_rels_posts_fk";
  
  ALTER TABLE "_home_page_v_rels" DROP CONSTRAINT "_home_page_v_rels_news_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_seos_id_idx";
  DROP INDEX "payload_locked_documents_rels_news_id_idx";
  DROP INDEX "payload_locked_documents_rels_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_policies_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_words_id_idx";
  DROP INDEX "home_page_rels_posts_id_idx";
  DROP INDEX "home_page_rels_news_id_idx";
  DROP INDEX "_home_page_v_rels_posts_id_idx";
  DROP INDEX "_home_page_v_rels_news_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_seos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "news_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "policies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_words_id";
  ALTER TABLE "home_page" DROP COLUMN "stories_is_shown";
  ALTER TABLE "home_page_locales" DROP COLUMN "stories_title";
  ALTER TABLE "home_page_locales" DROP COLUMN "stories_text";
  ALTER TABLE "home_page_rels" DROP COLUMN "posts_id";
  ALTER TABLE "home_page_rels" DROP COLUMN "news_id";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_stories_is_shown";
  ALTER TABLE "_home_page_v_locales" DROP COLUMN "version_stories_title";
  ALTER TABLE "_home_page_v_locales" DROP COLUMN "version_stories_text";
  ALTER TABLE "_home_page_v_rels" DROP COLUMN "posts_id";
  ALTER TABLE "_home_page_v_rels" DROP COLUMN "news_id";
  DROP TYPE "public"."enum_search_seos_kind";
  DROP TYPE "public"."enum_search_seos_close";
  DROP TYPE "public"."enum_search_seos_slug_path";
  DROP TYPE "public"."enum_search_seos_status";
  DROP TYPE "public"."enum__search_seos_v_version_kind";
  DROP TYPE "public"."enum__search_seos_v_version_close";
  DROP TYPE "public"."enum__search_seos_v_version_slug_path";
  DROP TYPE "public"."enum__search_seos_v_version_status";
  DROP TYPE "public"."enum__search_seos_v_published_locale";
  DROP TYPE "public"."enum_news_category";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_category";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_posts_tab";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_tab";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_policies_part";
  DROP TYPE "public"."enum_policies_status";
  DROP TYPE "public"."enum__policies_v_version_part";
  DROP TYPE "public"."enum__policies_v_version_status";
  DROP TYPE "public"."enum__policies_v_published_locale";`)
}
