import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_projects_tags" AS ENUM('pet_friendly', 'shophouse', 'near_expressway', 'next_to_mall', 'river_view');
  CREATE TYPE "public"."enum_projects_facilities" AS ENUM('pool', 'gym', 'garden', 'lobby', 'coworking', 'library', 'playground', 'petPark', 'sky', 'onsen', 'clubhouse', 'ev', 'shuttle', 'security', 'parcel', 'kitchen', 'jogging', 'retail');
  CREATE TYPE "public"."enum_projects_nearby_kind" AS ENUM('school', 'hospital', 'mall', 'park', 'expressway', 'office', 'university', 'airport');
  CREATE TYPE "public"."enum_projects_brand" AS ENUM('noble', 'nue');
  CREATE TYPE "public"."enum_projects_project_group" AS ENUM('Condominium', 'House', 'Townhome', 'Single_detached_house', 'Land');
  CREATE TYPE "public"."enum_projects_badge" AS ENUM('New_Project', 'EIA_Approved', 'Ready_to_Move', 'Sold_Out');
  CREATE TYPE "public"."enum_projects_project_type" AS ENUM('Current');
  CREATE TYPE "public"."enum_projects_stat" AS ENUM('publish', 'update');
  CREATE TYPE "public"."enum_projects_wait_update" AS ENUM('y', 'n');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_tags" AS ENUM('pet_friendly', 'shophouse', 'near_expressway', 'next_to_mall', 'river_view');
  CREATE TYPE "public"."enum__projects_v_version_facilities" AS ENUM('pool', 'gym', 'garden', 'lobby', 'coworking', 'library', 'playground', 'petPark', 'sky', 'onsen', 'clubhouse', 'ev', 'shuttle', 'security', 'parcel', 'kitchen', 'jogging', 'retail');
  CREATE TYPE "public"."enum__projects_v_version_nearby_kind" AS ENUM('school', 'hospital', 'mall', 'park', 'expressway', 'office', 'university', 'airport');
  CREATE TYPE "public"."enum__projects_v_version_brand" AS ENUM('noble', 'nue');
  CREATE TYPE "public"."enum__projects_v_version_project_group" AS ENUM('Condominium', 'House', 'Townhome', 'Single_detached_house', 'Land');
  CREATE TYPE "public"."enum__projects_v_version_badge" AS ENUM('New_Project', 'EIA_Approved', 'Ready_to_Move', 'Sold_Out');
  CREATE TYPE "public"."enum__projects_v_version_project_type" AS ENUM('Current');
  CREATE TYPE "public"."enum__projects_v_version_stat" AS ENUM('publish', 'update');
  CREATE TYPE "public"."enum__projects_v_version_wait_update" AS ENUM('y', 'n');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_unit_types_kind" AS ENUM('studio', 'bed1', 'bed1plus', 'bed2', 'bed3', 'duplex', 'penthouse', 'house', 'townhome', 'shophouse', 'plot');
  CREATE TYPE "public"."enum_units_orientation" AS ENUM('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW');
  CREATE TYPE "public"."enum_units_state" AS ENUM('available', 'reserved', 'sold', 'withheld');
  CREATE TYPE "public"."enum_leads_wish" AS ENUM('visit', 'call', 'price', 'question');
  CREATE TYPE "public"."enum_leads_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'contacted', 'visit', 'booked', 'closed', 'spam');
  CREATE TYPE "public"."enum_stations_system" AS ENUM('BTS', 'MRT', 'ARL', 'SRT');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'publisher', 'editor', 'sales');
  CREATE TYPE "public"."enum_price_bands_set" AS ENUM('1', '2');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "projects_tags" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_projects_tags",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_facilities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_projects_facilities",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_highlights_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_stations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"station_id" integer,
  	"walk_minutes" numeric,
  	"metres" numeric
  );
  
  CREATE TABLE "projects_nearby" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_projects_nearby_kind",
  	"minutes" numeric,
  	"walk" boolean
  );
  
  CREATE TABLE "projects_nearby_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_title" varchar,
  	"slug_name" varchar,
  	"brand" "enum_projects_brand",
  	"project_group" "enum_projects_project_group",
  	"badge" "enum_projects_badge",
  	"place_id" integer,
  	"order" numeric DEFAULT 100,
  	"new_project" boolean,
  	"online_booking" boolean,
  	"loan_100per" boolean,
  	"active" boolean DEFAULT true,
  	"project_type" "enum_projects_project_type",
  	"project_code" varchar,
  	"project_id" varchar,
  	"campaign_code" varchar,
  	"price_rate" numeric,
  	"max_price" numeric,
  	"canonical" varchar,
  	"storeys" numeric,
  	"buildings" numeric,
  	"land_rai" numeric,
  	"completion" varchar,
  	"parking_percent" numeric,
  	"common_fee" numeric,
  	"lat" numeric,
  	"lng" numeric,
  	"hero_id" integer,
  	"hero_tall_id" integer,
  	"square_id" integer,
  	"facade_id" integer,
  	"garden_id" integer,
  	"lobby_id" integer,
  	"room_id" integer,
  	"logo_id" integer,
  	"unit_image_id" integer,
  	"preview_data" jsonb,
  	"preview_data_published" jsonb,
  	"meta_image_id" integer,
  	"section_status_book_online" boolean DEFAULT false,
  	"section_status_concept" boolean DEFAULT true,
  	"section_status_project_highlight" boolean DEFAULT true,
  	"section_status_location" boolean DEFAULT true,
  	"section_status_master_plan" boolean DEFAULT true,
  	"section_status_unit_type" boolean DEFAULT true,
  	"stat" "enum_projects_stat" DEFAULT 'update',
  	"wait_update" "enum_projects_wait_update" DEFAULT 'n',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"zone" varchar,
  	"project_title_lang" varchar,
  	"title_full" varchar,
  	"tagline" varchar,
  	"short_description" varchar,
  	"concept_title" varchar,
  	"concept" varchar,
  	"location_text" varchar,
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
  
  CREATE TABLE "_projects_v_version_tags" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__projects_v_version_tags",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_facilities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__projects_v_version_facilities",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_highlights_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_stations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"station_id" integer,
  	"walk_minutes" numeric,
  	"metres" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_nearby" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__projects_v_version_nearby_kind",
  	"minutes" numeric,
  	"walk" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_nearby_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_project_title" varchar,
  	"version_slug_name" varchar,
  	"version_brand" "enum__projects_v_version_brand",
  	"version_project_group" "enum__projects_v_version_project_group",
  	"version_badge" "enum__projects_v_version_badge",
  	"version_place_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_new_project" boolean,
  	"version_online_booking" boolean,
  	"version_loan_100per" boolean,
  	"version_active" boolean DEFAULT true,
  	"version_project_type" "enum__projects_v_version_project_type",
  	"version_project_code" varchar,
  	"version_project_id" varchar,
  	"version_campaign_code" varchar,
  	"version_price_rate" numeric,
  	"version_max_price" numeric,
  	"version_canonical" varchar,
  	"version_storeys" numeric,
  	"version_buildings" numeric,
  	"version_land_rai" numeric,
  	"version_completion" varchar,
  	"version_parking_percent" numeric,
  	"version_common_fee" numeric,
  	"version_lat" numeric,
  	"version_lng" numeric,
  	"version_hero_id" integer,
  	"version_hero_tall_id" integer,
  	"version_square_id" integer,
  	"version_facade_id" integer,
  	"version_garden_id" integer,
  	"version_lobby_id" integer,
  	"version_room_id" integer,
  	"version_logo_id" integer,
  	"version_unit_image_id" integer,
  	"version_preview_data" jsonb,
  	"version_preview_data_published" jsonb,
  	"version_meta_image_id" integer,
  	"version_section_status_book_online" boolean DEFAULT false,
  	"version_section_status_concept" boolean DEFAULT true,
  	"version_section_status_project_highlight" boolean DEFAULT true,
  	"version_section_status_location" boolean DEFAULT true,
  	"version_section_status_master_plan" boolean DEFAULT true,
  	"version_section_status_unit_type" boolean DEFAULT true,
  	"version_stat" "enum__projects_v_version_stat" DEFAULT 'update',
  	"version_wait_update" "enum__projects_v_version_wait_update" DEFAULT 'n',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_zone" varchar,
  	"version_project_title_lang" varchar,
  	"version_title_full" varchar,
  	"version_tagline" varchar,
  	"version_short_description" varchar,
  	"version_concept_title" varchar,
  	"version_concept" varchar,
  	"version_location_text" varchar,
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
  
  CREATE TABLE "unit_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"code" varchar NOT NULL,
  	"kind" "enum_unit_types_kind" NOT NULL,
  	"beds" numeric NOT NULL,
  	"baths" numeric NOT NULL,
  	"parking" numeric NOT NULL,
  	"area" numeric NOT NULL,
  	"land_wah" numeric,
  	"width" numeric NOT NULL,
  	"depth" numeric NOT NULL,
  	"floors" numeric DEFAULT 1 NOT NULL,
  	"price_from" numeric,
  	"price_to" numeric,
  	"order" numeric DEFAULT 0,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "unit_types_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "units" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"unit_type_id" integer NOT NULL,
  	"building" varchar NOT NULL,
  	"floor" numeric NOT NULL,
  	"number" varchar NOT NULL,
  	"area" numeric NOT NULL,
  	"orientation" "enum_units_orientation" NOT NULL,
  	"price" numeric,
  	"state" "enum_units_state" DEFAULT 'available' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"purpose" varchar NOT NULL,
  	"given" boolean,
  	"wording" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "leads_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"event" varchar NOT NULL,
  	"detail" varchar
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"project_id" integer NOT NULL,
  	"wish" "enum_leads_wish" NOT NULL,
  	"locale" "enum_leads_locale" NOT NULL,
  	"message" varchar,
  	"page" varchar NOT NULL,
  	"source" varchar,
  	"source_category" varchar,
  	"campaign" varchar,
  	"times_asked" numeric DEFAULT 1,
  	"notes" varchar,
  	"state" "enum_leads_state" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"lat" numeric NOT NULL,
  	"lng" numeric NOT NULL,
  	"parent_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "places_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "stations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"system" "enum_stations_system" NOT NULL,
  	"line" varchar NOT NULL,
  	"colour" varchar NOT NULL,
  	"order" numeric NOT NULL,
  	"lat" numeric NOT NULL,
  	"lng" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stations_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar,
  	"ext" varchar,
  	"mime" varchar,
  	"provider" varchar DEFAULT 'local',
  	"placeholder" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_staff_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "price_bands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"set" "enum_price_bands_set" NOT NULL,
  	"from" numeric,
  	"to" numeric,
  	"order" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seed_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"doc_id" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"stored_at" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer,
  	"unit_types_id" integer,
  	"units_id" integer,
  	"leads_id" integer,
  	"places_id" integer,
  	"stations_id" integer,
  	"media_id" integer,
  	"staff_id" integer,
  	"price_bands_id" integer,
  	"seed_records_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "projects_tags" ADD CONSTRAINT "projects_tags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_facilities" ADD CONSTRAINT "projects_facilities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_highlights" ADD CONSTRAINT "projects_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_highlights_locales" ADD CONSTRAINT "projects_highlights_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_faq" ADD CONSTRAINT "projects_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_faq_locales" ADD CONSTRAINT "projects_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_stations" ADD CONSTRAINT "projects_stations_station_id_stations_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."stations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_stations" ADD CONSTRAINT "projects_stations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_nearby" ADD CONSTRAINT "projects_nearby_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_nearby_locales" ADD CONSTRAINT "projects_nearby_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_nearby"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_hero_id_media_id_fk" FOREIGN KEY ("hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_hero_tall_id_media_id_fk" FOREIGN KEY ("hero_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_square_id_media_id_fk" FOREIGN KEY ("square_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_facade_id_media_id_fk" FOREIGN KEY ("facade_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_garden_id_media_id_fk" FOREIGN KEY ("garden_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_lobby_id_media_id_fk" FOREIGN KEY ("lobby_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_room_id_media_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_unit_image_id_media_id_fk" FOREIGN KEY ("unit_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_tags" ADD CONSTRAINT "_projects_v_version_tags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_facilities" ADD CONSTRAINT "_projects_v_version_facilities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_highlights" ADD CONSTRAINT "_projects_v_version_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_highlights_locales" ADD CONSTRAINT "_projects_v_version_highlights_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_faq" ADD CONSTRAINT "_projects_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_faq_locales" ADD CONSTRAINT "_projects_v_version_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_stations" ADD CONSTRAINT "_projects_v_version_stations_station_id_stations_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."stations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_stations" ADD CONSTRAINT "_projects_v_version_stations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_nearby" ADD CONSTRAINT "_projects_v_version_nearby_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_nearby_locales" ADD CONSTRAINT "_projects_v_version_nearby_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_nearby"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_place_id_places_id_fk" FOREIGN KEY ("version_place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_hero_id_media_id_fk" FOREIGN KEY ("version_hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_hero_tall_id_media_id_fk" FOREIGN KEY ("version_hero_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_square_id_media_id_fk" FOREIGN KEY ("version_square_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_facade_id_media_id_fk" FOREIGN KEY ("version_facade_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_garden_id_media_id_fk" FOREIGN KEY ("version_garden_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_lobby_id_media_id_fk" FOREIGN KEY ("version_lobby_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_room_id_media_id_fk" FOREIGN KEY ("version_room_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_unit_image_id_media_id_fk" FOREIGN KEY ("version_unit_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "unit_types" ADD CONSTRAINT "unit_types_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "unit_types" ADD CONSTRAINT "unit_types_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "unit_types_locales" ADD CONSTRAINT "unit_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."unit_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "units" ADD CONSTRAINT "units_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "units" ADD CONSTRAINT "units_unit_type_id_unit_types_id_fk" FOREIGN KEY ("unit_type_id") REFERENCES "public"."unit_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_consents" ADD CONSTRAINT "leads_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_history" ADD CONSTRAINT "leads_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "places" ADD CONSTRAINT "places_parent_id_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "places_locales" ADD CONSTRAINT "places_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stations_locales" ADD CONSTRAINT "stations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_unit_types_fk" FOREIGN KEY ("unit_types_id") REFERENCES "public"."unit_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_units_fk" FOREIGN KEY ("units_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stations_fk" FOREIGN KEY ("stations_id") REFERENCES "public"."stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_bands_fk" FOREIGN KEY ("price_bands_id") REFERENCES "public"."price_bands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seed_records_fk" FOREIGN KEY ("seed_records_id") REFERENCES "public"."seed_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_tags_order_idx" ON "projects_tags" USING btree ("order");
  CREATE INDEX "projects_tags_parent_idx" ON "projects_tags" USING btree ("parent_id");
  CREATE INDEX "projects_facilities_order_idx" ON "projects_facilities" USING btree ("order");
  CREATE INDEX "projects_facilities_parent_idx" ON "projects_facilities" USING btree ("parent_id");
  CREATE INDEX "projects_highlights_order_idx" ON "projects_highlights" USING btree ("_order");
  CREATE INDEX "projects_highlights_parent_id_idx" ON "projects_highlights" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_highlights_locales_locale_parent_id_unique" ON "projects_highlights_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_faq_order_idx" ON "projects_faq" USING btree ("_order");
  CREATE INDEX "projects_faq_parent_id_idx" ON "projects_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_faq_locales_locale_parent_id_unique" ON "projects_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_stations_order_idx" ON "projects_stations" USING btree ("_order");
  CREATE INDEX "projects_stations_parent_id_idx" ON "projects_stations" USING btree ("_parent_id");
  CREATE INDEX "projects_stations_station_idx" ON "projects_stations" USING btree ("station_id");
  CREATE INDEX "projects_nearby_order_idx" ON "projects_nearby" USING btree ("_order");
  CREATE INDEX "projects_nearby_parent_id_idx" ON "projects_nearby" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_nearby_locales_locale_parent_id_unique" ON "projects_nearby_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "projects_slug_name_idx" ON "projects" USING btree ("slug_name");
  CREATE INDEX "projects_brand_idx" ON "projects" USING btree ("brand");
  CREATE INDEX "projects_project_group_idx" ON "projects" USING btree ("project_group");
  CREATE INDEX "projects_badge_idx" ON "projects" USING btree ("badge");
  CREATE INDEX "projects_place_idx" ON "projects" USING btree ("place_id");
  CREATE UNIQUE INDEX "projects_project_code_idx" ON "projects" USING btree ("project_code");
  CREATE INDEX "projects_hero_idx" ON "projects" USING btree ("hero_id");
  CREATE INDEX "projects_hero_tall_idx" ON "projects" USING btree ("hero_tall_id");
  CREATE INDEX "projects_square_idx" ON "projects" USING btree ("square_id");
  CREATE INDEX "projects_facade_idx" ON "projects" USING btree ("facade_id");
  CREATE INDEX "projects_garden_idx" ON "projects" USING btree ("garden_id");
  CREATE INDEX "projects_lobby_idx" ON "projects" USING btree ("lobby_id");
  CREATE INDEX "projects_room_idx" ON "projects" USING btree ("room_id");
  CREATE INDEX "projects_logo_idx" ON "projects" USING btree ("logo_id");
  CREATE INDEX "projects_unit_image_idx" ON "projects" USING btree ("unit_image_id");
  CREATE INDEX "projects_meta_image_idx" ON "projects" USING btree ("meta_image_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_tags_order_idx" ON "_projects_v_version_tags" USING btree ("order");
  CREATE INDEX "_projects_v_version_tags_parent_idx" ON "_projects_v_version_tags" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_facilities_order_idx" ON "_projects_v_version_facilities" USING btree ("order");
  CREATE INDEX "_projects_v_version_facilities_parent_idx" ON "_projects_v_version_facilities" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_highlights_order_idx" ON "_projects_v_version_highlights" USING btree ("_order");
  CREATE INDEX "_projects_v_version_highlights_parent_id_idx" ON "_projects_v_version_highlights" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_highlights_locales_locale_parent_id_uniq" ON "_projects_v_version_highlights_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_faq_order_idx" ON "_projects_v_version_faq" USING btree ("_order");
  CREATE INDEX "_projects_v_version_faq_parent_id_idx" ON "_projects_v_version_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_faq_locales_locale_parent_id_unique" ON "_projects_v_version_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_stations_order_idx" ON "_projects_v_version_stations" USING btree ("_order");
  CREATE INDEX "_projects_v_version_stations_parent_id_idx" ON "_projects_v_version_stations" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_stations_station_idx" ON "_projects_v_version_stations" USING btree ("station_id");
  CREATE INDEX "_projects_v_version_nearby_order_idx" ON "_projects_v_version_nearby" USING btree ("_order");
  CREATE INDEX "_projects_v_version_nearby_parent_id_idx" ON "_projects_v_version_nearby" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_nearby_locales_locale_parent_id_unique" ON "_projects_v_version_nearby_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_slug_name_idx" ON "_projects_v" USING btree ("version_slug_name");
  CREATE INDEX "_projects_v_version_version_brand_idx" ON "_projects_v" USING btree ("version_brand");
  CREATE INDEX "_projects_v_version_version_project_group_idx" ON "_projects_v" USING btree ("version_project_group");
  CREATE INDEX "_projects_v_version_version_badge_idx" ON "_projects_v" USING btree ("version_badge");
  CREATE INDEX "_projects_v_version_version_place_idx" ON "_projects_v" USING btree ("version_place_id");
  CREATE INDEX "_projects_v_version_version_project_code_idx" ON "_projects_v" USING btree ("version_project_code");
  CREATE INDEX "_projects_v_version_version_hero_idx" ON "_projects_v" USING btree ("version_hero_id");
  CREATE INDEX "_projects_v_version_version_hero_tall_idx" ON "_projects_v" USING btree ("version_hero_tall_id");
  CREATE INDEX "_projects_v_version_version_square_idx" ON "_projects_v" USING btree ("version_square_id");
  CREATE INDEX "_projects_v_version_version_facade_idx" ON "_projects_v" USING btree ("version_facade_id");
  CREATE INDEX "_projects_v_version_version_garden_idx" ON "_projects_v" USING btree ("version_garden_id");
  CREATE INDEX "_projects_v_version_version_lobby_idx" ON "_projects_v" USING btree ("version_lobby_id");
  CREATE INDEX "_projects_v_version_version_room_idx" ON "_projects_v" USING btree ("version_room_id");
  CREATE INDEX "_projects_v_version_version_logo_idx" ON "_projects_v" USING btree ("version_logo_id");
  CREATE INDEX "_projects_v_version_version_unit_image_idx" ON "_projects_v" USING btree ("version_unit_image_id");
  CREATE INDEX "_projects_v_version_version_meta_image_idx" ON "_projects_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "unit_types_project_idx" ON "unit_types" USING btree ("project_id");
  CREATE INDEX "unit_types_picture_idx" ON "unit_types" USING btree ("picture_id");
  CREATE INDEX "unit_types_updated_at_idx" ON "unit_types" USING btree ("updated_at");
  CREATE INDEX "unit_types_created_at_idx" ON "unit_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "project_code_idx" ON "unit_types" USING btree ("project_id","code");
  CREATE UNIQUE INDEX "unit_types_locales_locale_parent_id_unique" ON "unit_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "units_project_idx" ON "units" USING btree ("project_id");
  CREATE INDEX "units_unit_type_idx" ON "units" USING btree ("unit_type_id");
  CREATE INDEX "units_state_idx" ON "units" USING btree ("state");
  CREATE INDEX "units_updated_at_idx" ON "units" USING btree ("updated_at");
  CREATE INDEX "units_created_at_idx" ON "units" USING btree ("created_at");
  CREATE UNIQUE INDEX "project_building_number_idx" ON "units" USING btree ("project_id","building","number");
  CREATE INDEX "leads_consents_order_idx" ON "leads_consents" USING btree ("_order");
  CREATE INDEX "leads_consents_parent_id_idx" ON "leads_consents" USING btree ("_parent_id");
  CREATE INDEX "leads_history_order_idx" ON "leads_history" USING btree ("_order");
  CREATE INDEX "leads_history_parent_id_idx" ON "leads_history" USING btree ("_parent_id");
  CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("phone");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_project_idx" ON "leads" USING btree ("project_id");
  CREATE INDEX "leads_state_idx" ON "leads" USING btree ("state");
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_fingerprint_idx" ON "leads" USING btree ("fingerprint");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE UNIQUE INDEX "places_slug_idx" ON "places" USING btree ("slug");
  CREATE INDEX "places_parent_idx" ON "places" USING btree ("parent_id");
  CREATE INDEX "places_updated_at_idx" ON "places" USING btree ("updated_at");
  CREATE INDEX "places_created_at_idx" ON "places" USING btree ("created_at");
  CREATE UNIQUE INDEX "places_locales_locale_parent_id_unique" ON "places_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "stations_slug_idx" ON "stations" USING btree ("slug");
  CREATE INDEX "stations_line_idx" ON "stations" USING btree ("line");
  CREATE INDEX "stations_updated_at_idx" ON "stations" USING btree ("updated_at");
  CREATE INDEX "stations_created_at_idx" ON "stations" USING btree ("created_at");
  CREATE UNIQUE INDEX "stations_locales_locale_parent_id_unique" ON "stations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_hash_idx" ON "media" USING btree ("hash");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "price_bands_updated_at_idx" ON "price_bands" USING btree ("updated_at");
  CREATE INDEX "price_bands_created_at_idx" ON "price_bands" USING btree ("created_at");
  CREATE UNIQUE INDEX "seed_records_key_idx" ON "seed_records" USING btree ("key");
  CREATE INDEX "seed_records_updated_at_idx" ON "seed_records" USING btree ("updated_at");
  CREATE INDEX "seed_records_created_at_idx" ON "seed_records" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_unit_types_id_idx" ON "payload_locked_documents_rels" USING btree ("unit_types_id");
  CREATE INDEX "payload_locked_documents_rels_units_id_idx" ON "payload_locked_documents_rels" USING btree ("units_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_places_id_idx" ON "payload_locked_documents_rels" USING btree ("places_id");
  CREATE INDEX "payload_locked_documents_rels_stations_id_idx" ON "payload_locked_documents_rels" USING btree ("stations_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_price_bands_id_idx" ON "payload_locked_documents_rels" USING btree ("price_bands_id");
  CREATE INDEX "payload_locked_documents_rels_seed_records_id_idx" ON "payload_locked_documents_rels" USING btree ("seed_records_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "projects_tags" CASCADE;
  DROP TABLE "projects_facilities" CASCADE;
  DROP TABLE "projects_highlights" CASCADE;
  DROP TABLE "projects_highlights_locales" CASCADE;
  DROP TABLE "projects_faq" CASCADE;
  DROP TABLE "projects_faq_locales" CASCADE;
  DROP TABLE "projects_stations" CASCADE;
  DROP TABLE "projects_nearby" CASCADE;
  DROP TABLE "projects_nearby_locales" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "_projects_v_version_tags" CASCADE;
  DROP TABLE "_projects_v_version_facilities" CASCADE;
  DROP TABLE "_projects_v_version_highlights" CASCADE;
  DROP TABLE "_projects_v_version_highlights_locales" CASCADE;
  DROP TABLE "_projects_v_version_faq" CASCADE;
  DROP TABLE "_projects_v_version_faq_locales" CASCADE;
  DROP TABLE "_projects_v_version_stations" CASCADE;
  DROP TABLE "_projects_v_version_nearby" CASCADE;
  DROP TABLE "_projects_v_version_nearby_locales" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "unit_types" CASCADE;
  DROP TABLE "unit_types_locales" CASCADE;
  DROP TABLE "units" CASCADE;
  DROP TABLE "leads_consents" CASCADE;
  DROP TABLE "leads_history" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "places" CASCADE;
  DROP TABLE "places_locales" CASCADE;
  DROP TABLE "stations" CASCADE;
  DROP TABLE "stations_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "price_bands" CASCADE;
  DROP TABLE "seed_records" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_projects_tags";
  DROP TYPE "public"."enum_projects_facilities";
  DROP TYPE "public"."enum_projects_nearby_kind";
  DROP TYPE "public"."enum_projects_brand";
  DROP TYPE "public"."enum_projects_project_group";
  DROP TYPE "public"."enum_projects_badge";
  DROP TYPE "public"."enum_projects_project_type";
  DROP TYPE "public"."enum_projects_stat";
  DROP TYPE "public"."enum_projects_wait_update";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_tags";
  DROP TYPE "public"."enum__projects_v_version_facilities";
  DROP TYPE "public"."enum__projects_v_version_nearby_kind";
  DROP TYPE "public"."enum__projects_v_version_brand";
  DROP TYPE "public"."enum__projects_v_version_project_group";
  DROP TYPE "public"."enum__projects_v_version_badge";
  DROP TYPE "public"."enum__projects_v_version_project_type";
  DROP TYPE "public"."enum__projects_v_version_stat";
  DROP TYPE "public"."enum__projects_v_version_wait_update";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_unit_types_kind";
  DROP TYPE "public"."enum_units_orientation";
  DROP TYPE "public"."enum_units_state";
  DROP TYPE "public"."enum_leads_wish";
  DROP TYPE "public"."enum_leads_locale";
  DROP TYPE "public"."enum_leads_state";
  DROP TYPE "public"."enum_stations_system";
  DROP TYPE "public"."enum_staff_role";
  DROP TYPE "public"."enum_price_bands_set";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
