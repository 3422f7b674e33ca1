import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_history_event" AS ENUM('asked', 'asked_again', 'confirmed', 'left', 'left_by_mail_program');
  CREATE TYPE "public"."enum_subscribers_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('waiting', 'confirmed', 'left');
  CREATE TYPE "public"."enum_brand_pages_brand" AS ENUM('noble', 'nue');
  CREATE TYPE "public"."enum_brand_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_pages_v_version_brand" AS ENUM('noble', 'nue');
  CREATE TYPE "public"."enum__brand_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_pages_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_menus_place" AS ENUM('noble', 'nue', 'home', 'promotion', 'corporate', 'service', 'secondary', 'footer', 'legal');
  CREATE TYPE "public"."enum__menus_v_version_place" AS ENUM('noble', 'nue', 'home', 'promotion', 'corporate', 'service', 'secondary', 'footer', 'legal');
  CREATE TYPE "public"."enum_popups_languages" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_popups_pages" AS ENUM('all', 'home', 'projects');
  CREATE TYPE "public"."enum_popups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_version_languages" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum__popups_v_version_pages" AS ENUM('all', 'home', 'projects');
  CREATE TYPE "public"."enum__popups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_template_setting_social_languages" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_template_setting_social_network" AS ENUM('facebook', 'instagram', 'line', 'youtube', 'tiktok', 'x', 'linkedin', 'weibo', 'wechat', 'xiaohongshu');
  CREATE TYPE "public"."enum__template_setting_v_version_social_languages" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum__template_setting_v_version_social_network" AS ENUM('facebook', 'instagram', 'line', 'youtube', 'tiktok', 'x', 'linkedin', 'weibo', 'wechat', 'xiaohongshu');
  CREATE TABLE "subscribers_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"purpose" varchar NOT NULL,
  	"notice" varchar NOT NULL,
  	"wording" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"page" varchar,
  	"source" varchar,
  	"source_category" varchar
  );
  
  CREATE TABLE "subscribers_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"event" "enum_subscribers_history_event" NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"locale" "enum_subscribers_locale" NOT NULL,
  	"state" "enum_subscribers_state" DEFAULT 'waiting' NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"left_at" timestamp(3) with time zone,
  	"written_at" timestamp(3) with time zone,
  	"link_ends_at" timestamp(3) with time zone,
  	"fingerprint" varchar,
  	"salt" varchar,
  	"confirm_hash" varchar,
  	"leave_hash" varchar,
  	"round" numeric DEFAULT 1,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "brand_pages_principles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "brand_pages_principles_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "brand_pages_plates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer
  );
  
  CREATE TABLE "brand_pages_plates_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "brand_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_id" integer,
  	"hero_tall_id" integer,
  	"meta_image_id" integer,
  	"brand" "enum_brand_pages_brand",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_brand_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "brand_pages_locales" (
  	"headline" varchar,
  	"statement" varchar,
  	"principles_title" varchar,
  	"projects_title" varchar,
  	"projects_text" varchar,
  	"places_title" varchar,
  	"closing_title" varchar,
  	"closing_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "brand_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer
  );
  
  CREATE TABLE "_brand_pages_v_version_principles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brand_pages_v_version_principles_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_brand_pages_v_version_plates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brand_pages_v_version_plates_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_brand_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_hero_id" integer,
  	"version_hero_tall_id" integer,
  	"version_meta_image_id" integer,
  	"version_brand" "enum__brand_pages_v_version_brand",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__brand_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brand_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_brand_pages_v_locales" (
  	"version_headline" varchar,
  	"version_statement" varchar,
  	"version_principles_title" varchar,
  	"version_projects_title" varchar,
  	"version_projects_text" varchar,
  	"version_places_title" varchar,
  	"version_closing_title" varchar,
  	"version_closing_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_brand_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer
  );
  
  CREATE TABLE "menus_list_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_en" varchar,
  	"title_cht" varchar,
  	"title_chs" varchar,
  	"slug" varchar
  );
  
  CREATE TABLE "menus_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_en" varchar,
  	"title_cht" varchar,
  	"title_chs" varchar,
  	"slug" varchar
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_en" varchar,
  	"title_cht" varchar,
  	"title_chs" varchar,
  	"slug" varchar,
  	"place" "enum_menus_place" NOT NULL,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"is_shown" boolean DEFAULT true,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_list_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_en" varchar,
  	"title_cht" varchar,
  	"title_chs" varchar,
  	"slug" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_en" varchar,
  	"title_cht" varchar,
  	"title_chs" varchar,
  	"slug" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_title_en" varchar,
  	"version_title_cht" varchar,
  	"version_title_chs" varchar,
  	"version_slug" varchar,
  	"version_place" "enum__menus_v_version_place" NOT NULL,
  	"version_order" numeric DEFAULT 0 NOT NULL,
  	"version_is_shown" boolean DEFAULT true,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "popups_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"campaign" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"picture_id" integer,
  	"picture_tall_id" integer,
  	"address" varchar,
  	"pages" "enum_popups_pages" DEFAULT 'home',
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_popups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "popups_locales" (
  	"title" varchar,
  	"text" varchar,
  	"button_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_campaign" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_picture_id" integer,
  	"version_picture_tall_id" integer,
  	"version_address" varchar,
  	"version_pages" "enum__popups_v_version_pages" DEFAULT 'home',
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__popups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__popups_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_popups_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_button_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_page_invitations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"is_shown" boolean DEFAULT true,
  	"address" varchar
  );
  
  CREATE TABLE "home_page_invitations_locales" (
  	"title" varchar,
  	"text" varchar,
  	"action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_project_id" integer,
  	"hero_picture_id" integer,
  	"hero_picture_tall_id" integer,
  	"new_projects_is_shown" boolean DEFAULT true,
  	"places_is_shown" boolean DEFAULT true,
  	"prices_is_shown" boolean DEFAULT true,
  	"offers_is_shown" boolean DEFAULT true,
  	"brands_is_shown" boolean DEFAULT true,
  	"brands_noble_picture_id" integer,
  	"brands_nue_picture_id" integer,
  	"ready_is_shown" boolean DEFAULT true,
  	"meta_image_id" integer,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_locales" (
  	"hero_sentence" varchar,
  	"hero_action" varchar,
  	"new_projects_title" varchar,
  	"new_projects_text" varchar,
  	"places_title" varchar,
  	"places_text" varchar,
  	"places_stations_title" varchar,
  	"prices_title" varchar,
  	"prices_text" varchar,
  	"offers_title" varchar,
  	"offers_text" varchar,
  	"brands_title" varchar,
  	"brands_noble_text" varchar,
  	"brands_nue_text" varchar,
  	"ready_title" varchar,
  	"ready_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer,
  	"places_id" integer,
  	"stations_id" integer
  );
  
  CREATE TABLE "_home_page_v_version_invitations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_shown" boolean DEFAULT true,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_invitations_locales" (
  	"title" varchar,
  	"text" varchar,
  	"action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_project_id" integer,
  	"version_hero_picture_id" integer,
  	"version_hero_picture_tall_id" integer,
  	"version_new_projects_is_shown" boolean DEFAULT true,
  	"version_places_is_shown" boolean DEFAULT true,
  	"version_prices_is_shown" boolean DEFAULT true,
  	"version_offers_is_shown" boolean DEFAULT true,
  	"version_brands_is_shown" boolean DEFAULT true,
  	"version_brands_noble_picture_id" integer,
  	"version_brands_nue_picture_id" integer,
  	"version_ready_is_shown" boolean DEFAULT true,
  	"version_meta_image_id" integer,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_page_v_locales" (
  	"version_hero_sentence" varchar,
  	"version_hero_action" varchar,
  	"version_new_projects_title" varchar,
  	"version_new_projects_text" varchar,
  	"version_places_title" varchar,
  	"version_places_text" varchar,
  	"version_places_stations_title" varchar,
  	"version_prices_title" varchar,
  	"version_prices_text" varchar,
  	"version_offers_title" varchar,
  	"version_offers_text" varchar,
  	"version_brands_title" varchar,
  	"version_brands_noble_text" varchar,
  	"version_brands_nue_text" varchar,
  	"version_ready_title" varchar,
  	"version_ready_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer,
  	"places_id" integer,
  	"stations_id" integer
  );
  
  CREATE TABLE "bar_message_th" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "bar_message_en" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "bar_message_cht" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "bar_message_chs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "template_setting_social_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_template_setting_social_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "template_setting_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_template_setting_social_network" NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "template_setting" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notification_show_notification" boolean DEFAULT false,
  	"sites_noble_play" varchar,
  	"sites_foreign_buyers" varchar,
  	"sites_investors" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "template_setting_locales" (
  	"contact_phone" varchar,
  	"contact_hours" varchar,
  	"contact_hours_note" varchar,
  	"contact_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_bar_message_th_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_bar_message_en_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_bar_message_cht_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_bar_message_chs_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_template_setting_v_version_social_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__template_setting_v_version_social_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_template_setting_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__template_setting_v_version_social_network" NOT NULL,
  	"address" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_template_setting_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_notification_show_notification" boolean DEFAULT false,
  	"version_sites_noble_play" varchar,
  	"version_sites_foreign_buyers" varchar,
  	"version_sites_investors" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_template_setting_v_locales" (
  	"version_contact_phone" varchar,
  	"version_contact_hours" varchar,
  	"version_contact_hours_note" varchar,
  	"version_contact_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "sizes_phone_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_phone_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_phone_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_phone_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_phone_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_phone_filename" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "brand_pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "menus_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "popups_id" integer;
  ALTER TABLE "subscribers_consents" ADD CONSTRAINT "subscribers_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscribers_history" ADD CONSTRAINT "subscribers_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_pages_principles" ADD CONSTRAINT "brand_pages_principles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_pages_principles_locales" ADD CONSTRAINT "brand_pages_principles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand_pages_principles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_pages_plates" ADD CONSTRAINT "brand_pages_plates_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_pages_plates" ADD CONSTRAINT "brand_pages_plates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_pages_plates_locales" ADD CONSTRAINT "brand_pages_plates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand_pages_plates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_pages" ADD CONSTRAINT "brand_pages_hero_id_media_id_fk" FOREIGN KEY ("hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_pages" ADD CONSTRAINT "brand_pages_hero_tall_id_media_id_fk" FOREIGN KEY ("hero_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_pages" ADD CONSTRAINT "brand_pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_pages_locales" ADD CONSTRAINT "brand_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_pages_rels" ADD CONSTRAINT "brand_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brand_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_pages_rels" ADD CONSTRAINT "brand_pages_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_pages_v_version_principles" ADD CONSTRAINT "_brand_pages_v_version_principles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_pages_v_version_principles_locales" ADD CONSTRAINT "_brand_pages_v_version_principles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_pages_v_version_principles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_pages_v_version_plates" ADD CONSTRAINT "_brand_pages_v_version_plates_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_pages_v_version_plates" ADD CONSTRAINT "_brand_pages_v_version_plates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_pages_v_version_plates_locales" ADD CONSTRAINT "_brand_pages_v_version_plates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_pages_v_version_plates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_pages_v" ADD CONSTRAINT "_brand_pages_v_parent_id_brand_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brand_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_pages_v" ADD CONSTRAINT "_brand_pages_v_version_hero_id_media_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_pages_v" ADD CONSTRAINT "_brand_pages_v_version_hero_tall_id_media_id_fk" FOREIGN KEY ("version_hero_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_pages_v" ADD CONSTRAINT "_brand_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_pages_v_locales" ADD CONSTRAINT "_brand_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_pages_v_rels" ADD CONSTRAINT "_brand_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brand_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_pages_v_rels" ADD CONSTRAINT "_brand_pages_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_list_list" ADD CONSTRAINT "menus_list_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_list" ADD CONSTRAINT "menus_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_list_list" ADD CONSTRAINT "_menus_v_version_list_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_list" ADD CONSTRAINT "_menus_v_version_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups_languages" ADD CONSTRAINT "popups_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_picture_tall_id_media_id_fk" FOREIGN KEY ("picture_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups_locales" ADD CONSTRAINT "popups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_languages" ADD CONSTRAINT "_popups_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_parent_id_popups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_picture_tall_id_media_id_fk" FOREIGN KEY ("version_picture_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v_locales" ADD CONSTRAINT "_popups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_invitations" ADD CONSTRAINT "home_page_invitations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_invitations_locales" ADD CONSTRAINT "home_page_invitations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_hero_project_id_projects_id_fk" FOREIGN KEY ("hero_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_hero_picture_id_media_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_hero_picture_tall_id_media_id_fk" FOREIGN KEY ("hero_picture_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_brands_noble_picture_id_media_id_fk" FOREIGN KEY ("brands_noble_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_brands_nue_picture_id_media_id_fk" FOREIGN KEY ("brands_nue_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_stations_fk" FOREIGN KEY ("stations_id") REFERENCES "public"."stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_invitations" ADD CONSTRAINT "_home_page_v_version_invitations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_invitations_locales" ADD CONSTRAINT "_home_page_v_version_invitations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_hero_project_id_projects_id_fk" FOREIGN KEY ("version_hero_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_hero_picture_id_media_id_fk" FOREIGN KEY ("version_hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_hero_picture_tall_id_media_id_fk" FOREIGN KEY ("version_hero_picture_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_brands_noble_picture_id_media_id_fk" FOREIGN KEY ("version_brands_noble_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_brands_nue_picture_id_media_id_fk" FOREIGN KEY ("version_brands_nue_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_stations_fk" FOREIGN KEY ("stations_id") REFERENCES "public"."stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bar_message_th" ADD CONSTRAINT "bar_message_th_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bar_message_en" ADD CONSTRAINT "bar_message_en_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bar_message_cht" ADD CONSTRAINT "bar_message_cht_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bar_message_chs" ADD CONSTRAINT "bar_message_chs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "template_setting_social_languages" ADD CONSTRAINT "template_setting_social_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."template_setting_social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "template_setting_social" ADD CONSTRAINT "template_setting_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "template_setting_locales" ADD CONSTRAINT "template_setting_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bar_message_th_v" ADD CONSTRAINT "_bar_message_th_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bar_message_en_v" ADD CONSTRAINT "_bar_message_en_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bar_message_cht_v" ADD CONSTRAINT "_bar_message_cht_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_bar_message_chs_v" ADD CONSTRAINT "_bar_message_chs_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_template_setting_v_version_social_languages" ADD CONSTRAINT "_template_setting_v_version_social_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_template_setting_v_version_social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_template_setting_v_version_social" ADD CONSTRAINT "_template_setting_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_template_setting_v_locales" ADD CONSTRAINT "_template_setting_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "subscribers_consents_order_idx" ON "subscribers_consents" USING btree ("_order");
  CREATE INDEX "subscribers_consents_parent_id_idx" ON "subscribers_consents" USING btree ("_parent_id");
  CREATE INDEX "subscribers_history_order_idx" ON "subscribers_history" USING btree ("_order");
  CREATE INDEX "subscribers_history_parent_id_idx" ON "subscribers_history" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_locale_idx" ON "subscribers" USING btree ("locale");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE INDEX "subscribers_fingerprint_idx" ON "subscribers" USING btree ("fingerprint");
  CREATE INDEX "subscribers_salt_idx" ON "subscribers" USING btree ("salt");
  CREATE INDEX "subscribers_confirm_hash_idx" ON "subscribers" USING btree ("confirm_hash");
  CREATE INDEX "subscribers_leave_hash_idx" ON "subscribers" USING btree ("leave_hash");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "brand_pages_principles_order_idx" ON "brand_pages_principles" USING btree ("_order");
  CREATE INDEX "brand_pages_principles_parent_id_idx" ON "brand_pages_principles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "brand_pages_principles_locales_locale_parent_id_unique" ON "brand_pages_principles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brand_pages_plates_order_idx" ON "brand_pages_plates" USING btree ("_order");
  CREATE INDEX "brand_pages_plates_parent_id_idx" ON "brand_pages_plates" USING btree ("_parent_id");
  CREATE INDEX "brand_pages_plates_picture_idx" ON "brand_pages_plates" USING btree ("picture_id");
  CREATE UNIQUE INDEX "brand_pages_plates_locales_locale_parent_id_unique" ON "brand_pages_plates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brand_pages_hero_idx" ON "brand_pages" USING btree ("hero_id");
  CREATE INDEX "brand_pages_hero_tall_idx" ON "brand_pages" USING btree ("hero_tall_id");
  CREATE INDEX "brand_pages_meta_image_idx" ON "brand_pages" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "brand_pages_brand_idx" ON "brand_pages" USING btree ("brand");
  CREATE INDEX "brand_pages_updated_at_idx" ON "brand_pages" USING btree ("updated_at");
  CREATE INDEX "brand_pages_created_at_idx" ON "brand_pages" USING btree ("created_at");
  CREATE INDEX "brand_pages__status_idx" ON "brand_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "brand_pages_locales_locale_parent_id_unique" ON "brand_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brand_pages_rels_order_idx" ON "brand_pages_rels" USING btree ("order");
  CREATE INDEX "brand_pages_rels_parent_idx" ON "brand_pages_rels" USING btree ("parent_id");
  CREATE INDEX "brand_pages_rels_path_idx" ON "brand_pages_rels" USING btree ("path");
  CREATE INDEX "brand_pages_rels_projects_id_idx" ON "brand_pages_rels" USING btree ("projects_id");
  CREATE INDEX "_brand_pages_v_version_principles_order_idx" ON "_brand_pages_v_version_principles" USING btree ("_order");
  CREATE INDEX "_brand_pages_v_version_principles_parent_id_idx" ON "_brand_pages_v_version_principles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_brand_pages_v_version_principles_locales_locale_parent_id_u" ON "_brand_pages_v_version_principles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brand_pages_v_version_plates_order_idx" ON "_brand_pages_v_version_plates" USING btree ("_order");
  CREATE INDEX "_brand_pages_v_version_plates_parent_id_idx" ON "_brand_pages_v_version_plates" USING btree ("_parent_id");
  CREATE INDEX "_brand_pages_v_version_plates_picture_idx" ON "_brand_pages_v_version_plates" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_brand_pages_v_version_plates_locales_locale_parent_id_uniqu" ON "_brand_pages_v_version_plates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brand_pages_v_parent_idx" ON "_brand_pages_v" USING btree ("parent_id");
  CREATE INDEX "_brand_pages_v_version_version_hero_idx" ON "_brand_pages_v" USING btree ("version_hero_id");
  CREATE INDEX "_brand_pages_v_version_version_hero_tall_idx" ON "_brand_pages_v" USING btree ("version_hero_tall_id");
  CREATE INDEX "_brand_pages_v_version_version_meta_image_idx" ON "_brand_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_brand_pages_v_version_version_brand_idx" ON "_brand_pages_v" USING btree ("version_brand");
  CREATE INDEX "_brand_pages_v_version_version_updated_at_idx" ON "_brand_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_brand_pages_v_version_version_created_at_idx" ON "_brand_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_brand_pages_v_version_version__status_idx" ON "_brand_pages_v" USING btree ("version__status");
  CREATE INDEX "_brand_pages_v_created_at_idx" ON "_brand_pages_v" USING btree ("created_at");
  CREATE INDEX "_brand_pages_v_updated_at_idx" ON "_brand_pages_v" USING btree ("updated_at");
  CREATE INDEX "_brand_pages_v_snapshot_idx" ON "_brand_pages_v" USING btree ("snapshot");
  CREATE INDEX "_brand_pages_v_published_locale_idx" ON "_brand_pages_v" USING btree ("published_locale");
  CREATE INDEX "_brand_pages_v_latest_idx" ON "_brand_pages_v" USING btree ("latest");
  CREATE INDEX "_brand_pages_v_autosave_idx" ON "_brand_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_brand_pages_v_locales_locale_parent_id_unique" ON "_brand_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brand_pages_v_rels_order_idx" ON "_brand_pages_v_rels" USING btree ("order");
  CREATE INDEX "_brand_pages_v_rels_parent_idx" ON "_brand_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_brand_pages_v_rels_path_idx" ON "_brand_pages_v_rels" USING btree ("path");
  CREATE INDEX "_brand_pages_v_rels_projects_id_idx" ON "_brand_pages_v_rels" USING btree ("projects_id");
  CREATE INDEX "menus_list_list_order_idx" ON "menus_list_list" USING btree ("_order");
  CREATE INDEX "menus_list_list_parent_id_idx" ON "menus_list_list" USING btree ("_parent_id");
  CREATE INDEX "menus_list_order_idx" ON "menus_list" USING btree ("_order");
  CREATE INDEX "menus_list_parent_id_idx" ON "menus_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_place_idx" ON "menus" USING btree ("place");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "_menus_v_version_list_list_order_idx" ON "_menus_v_version_list_list" USING btree ("_order");
  CREATE INDEX "_menus_v_version_list_list_parent_id_idx" ON "_menus_v_version_list_list" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_list_order_idx" ON "_menus_v_version_list" USING btree ("_order");
  CREATE INDEX "_menus_v_version_list_parent_id_idx" ON "_menus_v_version_list" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_place_idx" ON "_menus_v" USING btree ("version_place");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "popups_languages_order_idx" ON "popups_languages" USING btree ("order");
  CREATE INDEX "popups_languages_parent_idx" ON "popups_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "popups_campaign_idx" ON "popups" USING btree ("campaign");
  CREATE INDEX "popups_starts_at_idx" ON "popups" USING btree ("starts_at");
  CREATE INDEX "popups_ends_at_idx" ON "popups" USING btree ("ends_at");
  CREATE INDEX "popups_picture_idx" ON "popups" USING btree ("picture_id");
  CREATE INDEX "popups_picture_tall_idx" ON "popups" USING btree ("picture_tall_id");
  CREATE INDEX "popups_updated_at_idx" ON "popups" USING btree ("updated_at");
  CREATE INDEX "popups_created_at_idx" ON "popups" USING btree ("created_at");
  CREATE INDEX "popups__status_idx" ON "popups" USING btree ("_status");
  CREATE UNIQUE INDEX "popups_locales_locale_parent_id_unique" ON "popups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_popups_v_version_languages_order_idx" ON "_popups_v_version_languages" USING btree ("order");
  CREATE INDEX "_popups_v_version_languages_parent_idx" ON "_popups_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_popups_v_parent_idx" ON "_popups_v" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_version_campaign_idx" ON "_popups_v" USING btree ("version_campaign");
  CREATE INDEX "_popups_v_version_version_starts_at_idx" ON "_popups_v" USING btree ("version_starts_at");
  CREATE INDEX "_popups_v_version_version_ends_at_idx" ON "_popups_v" USING btree ("version_ends_at");
  CREATE INDEX "_popups_v_version_version_picture_idx" ON "_popups_v" USING btree ("version_picture_id");
  CREATE INDEX "_popups_v_version_version_picture_tall_idx" ON "_popups_v" USING btree ("version_picture_tall_id");
  CREATE INDEX "_popups_v_version_version_updated_at_idx" ON "_popups_v" USING btree ("version_updated_at");
  CREATE INDEX "_popups_v_version_version_created_at_idx" ON "_popups_v" USING btree ("version_created_at");
  CREATE INDEX "_popups_v_version_version__status_idx" ON "_popups_v" USING btree ("version__status");
  CREATE INDEX "_popups_v_created_at_idx" ON "_popups_v" USING btree ("created_at");
  CREATE INDEX "_popups_v_updated_at_idx" ON "_popups_v" USING btree ("updated_at");
  CREATE INDEX "_popups_v_snapshot_idx" ON "_popups_v" USING btree ("snapshot");
  CREATE INDEX "_popups_v_published_locale_idx" ON "_popups_v" USING btree ("published_locale");
  CREATE INDEX "_popups_v_latest_idx" ON "_popups_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_popups_v_locales_locale_parent_id_unique" ON "_popups_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_invitations_order_idx" ON "home_page_invitations" USING btree ("_order");
  CREATE INDEX "home_page_invitations_parent_id_idx" ON "home_page_invitations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_page_invitations_locales_locale_parent_id_unique" ON "home_page_invitations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_hero_hero_project_idx" ON "home_page" USING btree ("hero_project_id");
  CREATE INDEX "home_page_hero_hero_picture_idx" ON "home_page" USING btree ("hero_picture_id");
  CREATE INDEX "home_page_hero_hero_picture_tall_idx" ON "home_page" USING btree ("hero_picture_tall_id");
  CREATE INDEX "home_page_brands_noble_brands_noble_picture_idx" ON "home_page" USING btree ("brands_noble_picture_id");
  CREATE INDEX "home_page_brands_nue_brands_nue_picture_idx" ON "home_page" USING btree ("brands_nue_picture_id");
  CREATE INDEX "home_page_meta_image_idx" ON "home_page" USING btree ("meta_image_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_rels_order_idx" ON "home_page_rels" USING btree ("order");
  CREATE INDEX "home_page_rels_parent_idx" ON "home_page_rels" USING btree ("parent_id");
  CREATE INDEX "home_page_rels_path_idx" ON "home_page_rels" USING btree ("path");
  CREATE INDEX "home_page_rels_projects_id_idx" ON "home_page_rels" USING btree ("projects_id");
  CREATE INDEX "home_page_rels_places_id_idx" ON "home_page_rels" USING btree ("places_id");
  CREATE INDEX "home_page_rels_stations_id_idx" ON "home_page_rels" USING btree ("stations_id");
  CREATE INDEX "_home_page_v_version_invitations_order_idx" ON "_home_page_v_version_invitations" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_invitations_parent_id_idx" ON "_home_page_v_version_invitations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_invitations_locales_locale_parent_id_un" ON "_home_page_v_version_invitations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_hero_version_hero_project_idx" ON "_home_page_v" USING btree ("version_hero_project_id");
  CREATE INDEX "_home_page_v_version_hero_version_hero_picture_idx" ON "_home_page_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_home_page_v_version_hero_version_hero_picture_tall_idx" ON "_home_page_v" USING btree ("version_hero_picture_tall_id");
  CREATE INDEX "_home_page_v_version_brands_noble_version_brands_noble_p_idx" ON "_home_page_v" USING btree ("version_brands_noble_picture_id");
  CREATE INDEX "_home_page_v_version_brands_nue_version_brands_nue_pictu_idx" ON "_home_page_v" USING btree ("version_brands_nue_picture_id");
  CREATE INDEX "_home_page_v_version_version_meta_image_idx" ON "_home_page_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_home_page_v_locales_locale_parent_id_unique" ON "_home_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_rels_order_idx" ON "_home_page_v_rels" USING btree ("order");
  CREATE INDEX "_home_page_v_rels_parent_idx" ON "_home_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_page_v_rels_path_idx" ON "_home_page_v_rels" USING btree ("path");
  CREATE INDEX "_home_page_v_rels_projects_id_idx" ON "_home_page_v_rels" USING btree ("projects_id");
  CREATE INDEX "_home_page_v_rels_places_id_idx" ON "_home_page_v_rels" USING btree ("places_id");
  CREATE INDEX "_home_page_v_rels_stations_id_idx" ON "_home_page_v_rels" USING btree ("stations_id");
  CREATE INDEX "bar_message_th_order_idx" ON "bar_message_th" USING btree ("_order");
  CREATE INDEX "bar_message_th_parent_id_idx" ON "bar_message_th" USING btree ("_parent_id");
  CREATE INDEX "bar_message_en_order_idx" ON "bar_message_en" USING btree ("_order");
  CREATE INDEX "bar_message_en_parent_id_idx" ON "bar_message_en" USING btree ("_parent_id");
  CREATE INDEX "bar_message_cht_order_idx" ON "bar_message_cht" USING btree ("_order");
  CREATE INDEX "bar_message_cht_parent_id_idx" ON "bar_message_cht" USING btree ("_parent_id");
  CREATE INDEX "bar_message_chs_order_idx" ON "bar_message_chs" USING btree ("_order");
  CREATE INDEX "bar_message_chs_parent_id_idx" ON "bar_message_chs" USING btree ("_parent_id");
  CREATE INDEX "template_setting_social_languages_order_idx" ON "template_setting_social_languages" USING btree ("order");
  CREATE INDEX "template_setting_social_languages_parent_idx" ON "template_setting_social_languages" USING btree ("parent_id");
  CREATE INDEX "template_setting_social_order_idx" ON "template_setting_social" USING btree ("_order");
  CREATE INDEX "template_setting_social_parent_id_idx" ON "template_setting_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "template_setting_locales_locale_parent_id_unique" ON "template_setting_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_bar_message_th_v_order_idx" ON "_bar_message_th_v" USING btree ("_order");
  CREATE INDEX "_bar_message_th_v_parent_id_idx" ON "_bar_message_th_v" USING btree ("_parent_id");
  CREATE INDEX "_bar_message_en_v_order_idx" ON "_bar_message_en_v" USING btree ("_order");
  CREATE INDEX "_bar_message_en_v_parent_id_idx" ON "_bar_message_en_v" USING btree ("_parent_id");
  CREATE INDEX "_bar_message_cht_v_order_idx" ON "_bar_message_cht_v" USING btree ("_order");
  CREATE INDEX "_bar_message_cht_v_parent_id_idx" ON "_bar_message_cht_v" USING btree ("_parent_id");
  CREATE INDEX "_bar_message_chs_v_order_idx" ON "_bar_message_chs_v" USING btree ("_order");
  CREATE INDEX "_bar_message_chs_v_parent_id_idx" ON "_bar_message_chs_v" USING btree ("_parent_id");
  CREATE INDEX "_template_setting_v_version_social_languages_order_idx" ON "_template_setting_v_version_social_languages" USING btree ("order");
  CREATE INDEX "_template_setting_v_version_social_languages_parent_idx" ON "_template_setting_v_version_social_languages" USING btree ("parent_id");
  CREATE INDEX "_template_setting_v_version_social_order_idx" ON "_template_setting_v_version_social" USING btree ("_order");
  CREATE INDEX "_template_setting_v_version_social_parent_id_idx" ON "_template_setting_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_template_setting_v_created_at_idx" ON "_template_setting_v" USING btree ("created_at");
  CREATE INDEX "_template_setting_v_updated_at_idx" ON "_template_setting_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_template_setting_v_locales_locale_parent_id_unique" ON "_template_setting_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brand_pages_fk" FOREIGN KEY ("brand_pages_id") REFERENCES "public"."brand_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_sizes_phone_sizes_phone_filename_idx" ON "media" USING btree ("sizes_phone_filename");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_brand_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("brand_pages_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscribers_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand_pages_principles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand_pages_principles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand_pages_plates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand_pages_plates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand_pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_pages_v_version_principles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_pages_v_version_principles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_pages_v_version_plates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_pages_v_version_plates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_list_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_list_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "popups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_version_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_popups_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_invitations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_invitations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_invitations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_invitations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bar_message_th" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bar_message_en" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bar_message_cht" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bar_message_chs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "template_setting_social_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "template_setting_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "template_setting" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "template_setting_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bar_message_th_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bar_message_en_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bar_message_cht_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_bar_message_chs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_template_setting_v_version_social_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_template_setting_v_version_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_template_setting_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_template_setting_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "subscribers_consents" CASCADE;
  DROP TABLE "subscribers_history" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "brand_pages_principles" CASCADE;
  DROP TABLE "brand_pages_principles_locales" CASCADE;
  DROP TABLE "brand_pages_plates" CASCADE;
  DROP TABLE "brand_pages_plates_locales" CASCADE;
  DROP TABLE "brand_pages" CASCADE;
  DROP TABLE "brand_pages_locales" CASCADE;
  DROP TABLE "brand_pages_rels" CASCADE;
  DROP TABLE "_brand_pages_v_version_principles" CASCADE;
  DROP TABLE "_brand_pages_v_version_principles_locales" CASCADE;
  DROP TABLE "_brand_pages_v_version_plates" CASCADE;
  DROP TABLE "_brand_pages_v_version_plates_locales" CASCADE;
  DROP TABLE "_brand_pages_v" CASCADE;
  DROP TABLE "_brand_pages_v_locales" CASCADE;
  DROP TABLE "_brand_pages_v_rels" CASCADE;
  DROP TABLE "menus_list_list" CASCADE;
  DROP TABLE "menus_list" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "_menus_v_version_list_list" CASCADE;
  DROP TABLE "_menus_v_version_list" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "popups_languages" CASCADE;
  DROP TABLE "popups" CASCADE;
  DROP TABLE "popups_locales" CASCADE;
  DROP TABLE "_popups_v_version_languages" CASCADE;
  DROP TABLE "_popups_v" CASCADE;
  DROP TABLE "_popups_v_locales" CASCADE;
  DROP TABLE "home_page_invitations" CASCADE;
  DROP TABLE "home_page_invitations_locales" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_locales" CASCADE;
  DROP TABLE "home_page_rels" CASCADE;
  DROP TABLE "_home_page_v_version_invitations" CASCADE;
  DROP TABLE "_home_page_v_version_invitations_locales" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_locales" CASCADE;
  DROP TABLE "_home_page_v_rels" CASCADE;
  DROP TABLE "bar_message_th" CASCADE;
  DROP TABLE "bar_message_en" CASCADE;
  DROP TABLE "bar_message_cht" CASCADE;
  DROP TABLE "bar_message_chs" CASCADE;
  DROP TABLE "template_setting_social_languages" CASCADE;
  DROP TABLE "template_setting_social" CASCADE;
  DROP TABLE "template_setting" CASCADE;
  DROP TABLE "template_setting_locales" CASCADE;
  DROP TABLE "_bar_message_th_v" CASCADE;
  DROP TABLE "_bar_message_en_v" CASCADE;
  DROP TABLE "_bar_message_cht_v" CASCADE;
  DROP TABLE "_bar_message_chs_v" CASCADE;
  DROP TABLE "_template_setting_v_version_social_languages" CASCADE;
  DROP TABLE "_template_setting_v_version_social" CASCADE;
  DROP TABLE "_template_setting_v" CASCADE;
  DROP TABLE "_template_setting_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_brand_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_menus_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_popups_fk";
  
  DROP INDEX "media_sizes_phone_sizes_phone_filename_idx";
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_brand_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_menus_id_idx";
  DROP INDEX "payload_locked_documents_rels_popups_id_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_phone_url";
  ALTER TABLE "media" DROP COLUMN "sizes_phone_width";
  ALTER TABLE "media" DROP COLUMN "sizes_phone_height";
  ALTER TABLE "media" DROP COLUMN "sizes_phone_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_phone_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_phone_filename";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "brand_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "menus_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "popups_id";
  DROP TYPE "public"."enum_subscribers_history_event";
  DROP TYPE "public"."enum_subscribers_locale";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_brand_pages_brand";
  DROP TYPE "public"."enum_brand_pages_status";
  DROP TYPE "public"."enum__brand_pages_v_version_brand";
  DROP TYPE "public"."enum__brand_pages_v_version_status";
  DROP TYPE "public"."enum__brand_pages_v_published_locale";
  DROP TYPE "public"."enum_menus_place";
  DROP TYPE "public"."enum__menus_v_version_place";
  DROP TYPE "public"."enum_popups_languages";
  DROP TYPE "public"."enum_popups_pages";
  DROP TYPE "public"."enum_popups_status";
  DROP TYPE "public"."enum__popups_v_version_languages";
  DROP TYPE "public"."enum__popups_v_version_pages";
  DROP TYPE "public"."enum__popups_v_version_status";
  DROP TYPE "public"."enum__popups_v_published_locale";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum__home_page_v_published_locale";
  DROP TYPE "public"."enum_template_setting_social_languages";
  DROP TYPE "public"."enum_template_setting_social_network";
  DROP TYPE "public"."enum__template_setting_v_version_social_languages";
  DROP TYPE "public"."enum__template_setting_v_version_social_network";`)
}
