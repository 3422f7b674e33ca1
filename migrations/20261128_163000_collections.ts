import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The tables of all collections, as Payload makes them: the first of two steps (decision 0141). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_projects_tags" AS ENUM('pet_friendly', 'shophouse', 'near_expressway', 'next_to_mall', 'river_view');
  CREATE TYPE "public"."enum_projects_facilities" AS ENUM('pool', 'gym', 'garden', 'lobby', 'coworking', 'library', 'playground', 'petPark', 'sky', 'onsen', 'clubhouse', 'ev', 'shuttle', 'security', 'parcel', 'kitchen', 'jogging', 'retail');
  CREATE TYPE "public"."enum_projects_nearby_kind" AS ENUM('school', 'hospital', 'mall', 'park', 'expressway', 'office', 'university', 'airport');
  CREATE TYPE "public"."enum_projects_brand" AS ENUM('noble', 'nue');
  CREATE TYPE "public"."enum_projects_project_group" AS ENUM('Condominium', 'House', 'Townhome', 'Single_detached_house', 'Land');
  CREATE TYPE "public"."enum_projects_badge" AS ENUM('New_Project', 'EIA_Approved', 'Ready_to_Move', 'Sold_Out');
  CREATE TYPE "public"."enum_projects_project_type" AS ENUM('Current');
  CREATE TYPE "public"."enum_projects_particulars_land" AS ENUM('free', 'mortgaged');
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
  CREATE TYPE "public"."enum__projects_v_version_particulars_land" AS ENUM('free', 'mortgaged');
  CREATE TYPE "public"."enum__projects_v_version_stat" AS ENUM('publish', 'update');
  CREATE TYPE "public"."enum__projects_v_version_wait_update" AS ENUM('y', 'n');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_unit_types_kind" AS ENUM('studio', 'bed1', 'bed1plus', 'bed2', 'bed3', 'duplex', 'penthouse', 'house', 'townhome', 'shophouse', 'plot');
  CREATE TYPE "public"."enum_units_orientation" AS ENUM('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW');
  CREATE TYPE "public"."enum_units_state" AS ENUM('available', 'reserved', 'sold', 'withheld');
  CREATE TYPE "public"."enum_leads_history_wish" AS ENUM('visit', 'call', 'price', 'question');
  CREATE TYPE "public"."enum_leads_wish" AS ENUM('visit', 'call', 'price', 'question');
  CREATE TYPE "public"."enum_leads_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_leads_unit_state" AS ENUM('available', 'reserved', 'sold', 'withheld', 'unknown');
  CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'contacted', 'visit', 'booked', 'closed', 'spam');
  CREATE TYPE "public"."enum_subscribers_history_event" AS ENUM('asked', 'asked_again', 'confirmed', 'left', 'left_by_mail_program');
  CREATE TYPE "public"."enum_subscribers_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('waiting', 'confirmed', 'left');
  CREATE TYPE "public"."enum_saved_searches_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_saved_searches_state" AS ENUM('asked', 'confirmed', 'off', 'expired');
  CREATE TYPE "public"."enum_saved_searches_ended_by" AS ENUM('page', 'all', 'mail_program');
  CREATE TYPE "public"."enum_stations_system" AS ENUM('BTS', 'MRT', 'ARL', 'SRT');
  CREATE TYPE "public"."enum_search_seos_kind" AS ENUM('condominium', 'house');
  CREATE TYPE "public"."enum_search_seos_close" AS ENUM('train', 'expressway', 'mall');
  CREATE TYPE "public"."enum_search_seos_slug_path" AS ENUM('location', 'project', 'condominium', 'house');
  CREATE TYPE "public"."enum_search_seos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_seos_v_version_kind" AS ENUM('condominium', 'house');
  CREATE TYPE "public"."enum__search_seos_v_version_close" AS ENUM('train', 'expressway', 'mall');
  CREATE TYPE "public"."enum__search_seos_v_version_slug_path" AS ENUM('location', 'project', 'condominium', 'house');
  CREATE TYPE "public"."enum__search_seos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_seos_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_brand_pages_brand" AS ENUM('noble', 'nue');
  CREATE TYPE "public"."enum_brand_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_pages_v_version_brand" AS ENUM('noble', 'nue');
  CREATE TYPE "public"."enum__brand_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_pages_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
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
  CREATE TYPE "public"."enum_menus_place" AS ENUM('noble', 'nue', 'home', 'promotion', 'corporate', 'service', 'secondary', 'footer', 'legal');
  CREATE TYPE "public"."enum__menus_v_version_place" AS ENUM('noble', 'nue', 'home', 'promotion', 'corporate', 'service', 'secondary', 'footer', 'legal');
  CREATE TYPE "public"."enum_policies_part" AS ENUM('privacy', 'cookies');
  CREATE TYPE "public"."enum_policies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policies_v_version_part" AS ENUM('privacy', 'cookies');
  CREATE TYPE "public"."enum__policies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policies_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_popups_languages" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_popups_pages" AS ENUM('all', 'home', 'projects');
  CREATE TYPE "public"."enum_popups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_version_languages" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum__popups_v_version_pages" AS ENUM('all', 'home', 'projects');
  CREATE TYPE "public"."enum__popups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_films_captions_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'publisher', 'editor', 'sales', 'supervisor', 'finance', 'care');
  CREATE TYPE "public"."enum_staff_events_event" AS ENUM('password_changed', 'email_changed', 'second_factor_set', 'second_factor_reset', 'recovery_codes_made', 'recovery_code_used', 'wrong_codes', 'passkey_added', 'passkey_removed', 'role_changed', 'account_made', 'account_changed', 'account_removed', 'identity_confirmed', 'identity_refused');
  CREATE TYPE "public"."enum_price_bands_set" AS ENUM('1', '2');
  CREATE TYPE "public"."enum_redirects_locale" AS ENUM('all', 'th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('redirect', 'removed');
  CREATE TYPE "public"."enum_sections_languages" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_sections_section" AS ENUM('blog', 'news', 'csr', 'promotion', 'career', 'lifestyle');
  CREATE TYPE "public"."enum_booking_campaigns_terms_version" AS ENUM('2026-11');
  CREATE TYPE "public"."enum_booking_campaigns_launch_number_source" AS ENUM('beacon', 'named');
  CREATE TYPE "public"."enum_booking_campaigns_launch_missed" AS ENUM('end', 'pass');
  CREATE TYPE "public"."enum_brochures_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_project_documents_kind" AS ENUM('land_title', 'eia', 'land_allocation', 'construction_permit', 'condominium_registration', 'juristic_person');
  CREATE TYPE "public"."enum_project_documents_state" AS ENUM('granted', 'filed', 'preparing');
  CREATE TYPE "public"."enum_finance_rates_key" AS ENUM('transfer-fee', 'mortgage-fee', 'loan-stamp-duty', 'lease-registration', 'lease-stamp-duty', 'loan-year-1', 'loan-year-2', 'loan-year-3', 'loan-after', 'foreign-loan-share', 'foreign-loan-rate', 'foreign-loan-years', 'debt-limit', 'age-limit', 'longest-term', 'down-share', 'reservation', 'contract-share', 'buyers-share-of-transfer-fee', 'sinking-fund-per-m2', 'months-in-advance', 'meters', 'insurance-per-m2', 'empty-months', 'rent-growth', 'price-growth', 'savings-rate', 'horizon');
  CREATE TYPE "public"."enum_lead_events_kind" AS ENUM('brochure');
  CREATE TYPE "public"."enum_lead_events_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_lead_exports_format" AS ENUM('xlsx', 'csv');
  CREATE TYPE "public"."enum_living_entries_kind" AS ENUM('service', 'benefit', 'lifestyle', 'event');
  CREATE TYPE "public"."enum_living_entries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__living_entries_v_version_kind" AS ENUM('service', 'benefit', 'lifestyle', 'event');
  CREATE TYPE "public"."enum__living_entries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__living_entries_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_promotions_benefits_kind" AS ENUM('price-cut', 'gift');
  CREATE TYPE "public"."enum_promotions_benefits_scope" AS ENUM('units', 'unitTypes', 'projects');
  CREATE TYPE "public"."enum_promotions_brand" AS ENUM('noble', 'nue');
  CREATE TYPE "public"."enum_promotions_stat" AS ENUM('publish', 'update');
  CREATE TYPE "public"."enum_promotions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promotions_v_version_benefits_kind" AS ENUM('price-cut', 'gift');
  CREATE TYPE "public"."enum__promotions_v_version_benefits_scope" AS ENUM('units', 'unitTypes', 'projects');
  CREATE TYPE "public"."enum__promotions_v_version_brand" AS ENUM('noble', 'nue');
  CREATE TYPE "public"."enum__promotions_v_version_stat" AS ENUM('publish', 'update');
  CREATE TYPE "public"."enum__promotions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promotions_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_requests_form" AS ENUM('contact', 'land', 'corporate-deal', 'complaint', 'career', 'show-your-need');
  CREATE TYPE "public"."enum_requests_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_requests_state" AS ENUM('new', 'in_hand', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_form_settings_recipients_department" AS ENUM('sales', 'care', 'finance', 'press', 'other');
  CREATE TYPE "public"."enum_form_settings_form" AS ENUM('contact', 'land', 'corporate-deal', 'complaint', 'career', 'show-your-need');
  CREATE TYPE "public"."enum_form_settings_question_kind" AS ENUM('none', 'text', 'choice');
  CREATE TYPE "public"."enum__form_settings_v_version_recipients_department" AS ENUM('sales', 'care', 'finance', 'press', 'other');
  CREATE TYPE "public"."enum__form_settings_v_version_form" AS ENUM('contact', 'land', 'corporate-deal', 'complaint', 'career', 'show-your-need');
  CREATE TYPE "public"."enum__form_settings_v_version_question_kind" AS ENUM('none', 'text', 'choice');
  CREATE TYPE "public"."enum_sales_galleries_hours_day" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TYPE "public"."enum_appointments_kind" AS ENUM('visit', 'video', 'walk_in');
  CREATE TYPE "public"."enum_appointments_locale" AS ENUM('th', 'en', 'cht', 'chs');
  CREATE TYPE "public"."enum_appointments_state" AS ENUM('booked', 'attended', 'missed', 'cancelled');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_care_settings_clocks_subject" AS ENUM('defect', 'building', 'service', 'money', 'site', 'other');
  CREATE TYPE "public"."enum_exchange_rates_rates_currency" AS ENUM('USD', 'HKD', 'TWD', 'CNY', 'SGD', 'EUR', 'GBP', 'JPY', 'AUD');
  CREATE TYPE "public"."enum_noble_id_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__noble_id_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__noble_id_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_office_hours_days" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_template_setting_notification_messages_tone" AS ENUM('ink', 'noble', 'nue', 'teal');
  CREATE TYPE "public"."enum_template_setting_social_languages" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum_template_setting_social_network" AS ENUM('facebook', 'instagram', 'line', 'youtube', 'tiktok', 'x', 'linkedin', 'weibo', 'wechat', 'xiaohongshu');
  CREATE TYPE "public"."enum__template_setting_v_version_notification_messages_tone" AS ENUM('ink', 'noble', 'nue', 'teal');
  CREATE TYPE "public"."enum__template_setting_v_version_social_languages" AS ENUM('th', 'en', 'chs', 'cht');
  CREATE TYPE "public"."enum__template_setting_v_version_social_network" AS ENUM('facebook', 'instagram', 'line', 'youtube', 'tiktok', 'x', 'linkedin', 'weibo', 'wechat', 'xiaohongshu');
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
  	"walk" boolean,
  	"lat" numeric,
  	"lng" numeric
  );
  
  CREATE TABLE "projects_nearby_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_foreign_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"building" varchar,
  	"area" numeric,
  	"as_of" timestamp(3) with time zone
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
  	"price_before" numeric,
  	"price_offer" varchar,
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
  	"films_banner_desktop_id" integer,
  	"films_banner_mobile_id" integer,
  	"films_banner_popup_id" integer,
  	"films_concept_desktop_id" integer,
  	"films_concept_mobile_id" integer,
  	"films_concept_popup_id" integer,
  	"films_info_id" integer,
  	"virtual_url" varchar,
  	"preview_data" jsonb,
  	"preview_data_published" jsonb,
  	"register_floating_background" varchar,
  	"payment_terms_reservation" numeric,
  	"payment_terms_contract_share" numeric,
  	"payment_terms_down_share" numeric,
  	"payment_terms_instalments" numeric,
  	"shows_price_history" boolean DEFAULT false,
  	"particulars_registration" varchar,
  	"particulars_land" "enum_projects_particulars_land",
  	"has_own_policy" boolean DEFAULT false,
  	"meta_image_id" integer,
  	"noindex" boolean DEFAULT false,
  	"section_status_book_online" boolean DEFAULT false,
  	"section_status_concept" boolean DEFAULT true,
  	"section_status_project_highlight" boolean DEFAULT true,
  	"section_status_location" boolean DEFAULT true,
  	"section_status_master_plan" boolean DEFAULT true,
  	"section_status_unit_type" boolean DEFAULT true,
  	"page_blocks" jsonb,
  	"hide_header" boolean DEFAULT false,
  	"hide_footer" boolean DEFAULT false,
  	"show_affiliate_header" boolean DEFAULT false,
  	"show_affiliate_footer" boolean DEFAULT false,
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
  	"register_floating_text" varchar,
  	"particulars_owner" varchar,
  	"particulars_land_note" varchar,
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
  	"lat" numeric,
  	"lng" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_nearby_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_foreign_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"building" varchar,
  	"area" numeric,
  	"as_of" timestamp(3) with time zone,
  	"_uuid" varchar
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
  	"version_price_before" numeric,
  	"version_price_offer" varchar,
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
  	"version_films_banner_desktop_id" integer,
  	"version_films_banner_mobile_id" integer,
  	"version_films_banner_popup_id" integer,
  	"version_films_concept_desktop_id" integer,
  	"version_films_concept_mobile_id" integer,
  	"version_films_concept_popup_id" integer,
  	"version_films_info_id" integer,
  	"version_virtual_url" varchar,
  	"version_preview_data" jsonb,
  	"version_preview_data_published" jsonb,
  	"version_register_floating_background" varchar,
  	"version_payment_terms_reservation" numeric,
  	"version_payment_terms_contract_share" numeric,
  	"version_payment_terms_down_share" numeric,
  	"version_payment_terms_instalments" numeric,
  	"version_shows_price_history" boolean DEFAULT false,
  	"version_particulars_registration" varchar,
  	"version_particulars_land" "enum__projects_v_version_particulars_land",
  	"version_has_own_policy" boolean DEFAULT false,
  	"version_meta_image_id" integer,
  	"version_noindex" boolean DEFAULT false,
  	"version_section_status_book_online" boolean DEFAULT false,
  	"version_section_status_concept" boolean DEFAULT true,
  	"version_section_status_project_highlight" boolean DEFAULT true,
  	"version_section_status_location" boolean DEFAULT true,
  	"version_section_status_master_plan" boolean DEFAULT true,
  	"version_section_status_unit_type" boolean DEFAULT true,
  	"version_page_blocks" jsonb,
  	"version_hide_header" boolean DEFAULT false,
  	"version_hide_footer" boolean DEFAULT false,
  	"version_show_affiliate_header" boolean DEFAULT false,
  	"version_show_affiliate_footer" boolean DEFAULT false,
  	"version_stat" "enum__projects_v_version_stat" DEFAULT 'update',
  	"version_wait_update" "enum__projects_v_version_wait_update" DEFAULT 'n',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
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
  	"version_register_floating_text" varchar,
  	"version_particulars_owner" varchar,
  	"version_particulars_land_note" varchar,
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
  	"price_before" numeric,
  	"price_offer" varchar,
  	"order" numeric DEFAULT 0,
  	"rent" numeric,
  	"rent_as_of" timestamp(3) with time zone,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "unit_types_locales" (
  	"name" varchar,
  	"rent_source" varchar,
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
  	"price_before" numeric,
  	"offers" jsonb,
  	"state" "enum_units_state" DEFAULT 'available' NOT NULL,
  	"is_held" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"event" varchar NOT NULL,
  	"detail" varchar,
  	"wish" "enum_leads_history_wish",
  	"unit" varchar,
  	"message" varchar
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
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"project_id" integer NOT NULL,
  	"wish" "enum_leads_wish" NOT NULL,
  	"locale" "enum_leads_locale" NOT NULL,
  	"reference" varchar,
  	"unit" varchar,
  	"unit_price" numeric,
  	"unit_state" "enum_leads_unit_state",
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
  
  CREATE TABLE "saved_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"locale" "enum_saved_searches_locale" NOT NULL,
  	"state" "enum_saved_searches_state" DEFAULT 'asked' NOT NULL,
  	"summary" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"written_at" timestamp(3) with time zone,
  	"link_ends_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"ended_by" "enum_saved_searches_ended_by",
  	"told_at" timestamp(3) with time zone,
  	"times_told" numeric DEFAULT 0,
  	"notice" varchar NOT NULL,
  	"consent_at" timestamp(3) with time zone NOT NULL,
  	"page" varchar,
  	"wording" varchar NOT NULL,
  	"fingerprint" varchar,
  	"key" varchar,
  	"salt" varchar,
  	"confirm_hash" varchar,
  	"leave_hash" varchar,
  	"round" numeric DEFAULT 1,
  	"known_at" timestamp(3) with time zone,
  	"known" jsonb,
  	"waiting" jsonb,
  	"sending" jsonb,
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
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_photograph" boolean DEFAULT false,
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
  	"sizes_phone_url" varchar,
  	"sizes_phone_width" numeric,
  	"sizes_phone_height" numeric,
  	"sizes_phone_mime_type" varchar,
  	"sizes_phone_filesize" numeric,
  	"sizes_phone_filename" varchar,
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
  
  CREATE TABLE "films_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"locale" "enum_films_captions_locale" NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "films" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"provider" varchar,
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
  	"focal_y" numeric
  );
  
  CREATE TABLE "films_locales" (
  	"title" varchar NOT NULL,
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
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"person" varchar NOT NULL,
  	"event" "enum_staff_events_event" NOT NULL,
  	"by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "seed_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"doc_id" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"stored_at" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "booking_campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"project_id" integer NOT NULL,
  	"is_open" boolean DEFAULT false,
  	"opens_at" timestamp(3) with time zone NOT NULL,
  	"closes_at" timestamp(3) with time zone,
  	"fee" numeric NOT NULL,
  	"hold_minutes" numeric DEFAULT 15 NOT NULL,
  	"slip_hours" numeric DEFAULT 24,
  	"limit_per_person" numeric DEFAULT 1 NOT NULL,
  	"contract_registration" varchar,
  	"contract_permit_by" timestamp(3) with time zone,
  	"contract_approval_by" timestamp(3) with time zone,
  	"contract_sign_within_days" numeric DEFAULT 30,
  	"contract_approval_not_required" boolean DEFAULT false,
  	"terms_version" "enum_booking_campaigns_terms_version" DEFAULT '2026-11' NOT NULL,
  	"launch_is_draw" boolean DEFAULT false,
  	"launch_registration_opens_at" timestamp(3) with time zone,
  	"launch_registration_closes_at" timestamp(3) with time zone,
  	"launch_number_source" "enum_booking_campaigns_launch_number_source" DEFAULT 'beacon' NOT NULL,
  	"launch_number_at" timestamp(3) with time zone,
  	"launch_number_href" varchar,
  	"launch_turn_minutes" numeric DEFAULT 15 NOT NULL,
  	"launch_turns_from" numeric DEFAULT 9 NOT NULL,
  	"launch_turns_until" numeric DEFAULT 21 NOT NULL,
  	"launch_missed" "enum_booking_campaigns_launch_missed" DEFAULT 'end' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "booking_campaigns_locales" (
  	"title" varchar NOT NULL,
  	"lead" varchar,
  	"included" varchar,
  	"promotion" varchar,
  	"contract_seller" varchar,
  	"contract_address" varchar,
  	"contract_signatory" varchar,
  	"contract_land" varchar,
  	"launch_number_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "booking_campaigns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"units_id" integer
  );
  
  CREATE TABLE "brochures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"locale" "enum_brochures_locale" NOT NULL,
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
  	"focal_y" numeric
  );
  
  CREATE TABLE "construction_updates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"month" varchar NOT NULL,
  	"overall" numeric DEFAULT 0 NOT NULL,
  	"trades_foundation" numeric DEFAULT 0 NOT NULL,
  	"trades_structure" numeric DEFAULT 0 NOT NULL,
  	"trades_architecture" numeric DEFAULT 0 NOT NULL,
  	"trades_systems" numeric DEFAULT 0 NOT NULL,
  	"trades_landscape" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "construction_updates_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "construction_updates_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "project_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"kind" "enum_project_documents_kind" NOT NULL,
  	"state" "enum_project_documents_state" DEFAULT 'granted' NOT NULL,
  	"number" varchar,
  	"date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "finance_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_finance_rates_key" NOT NULL,
  	"value" numeric NOT NULL,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"ceiling" numeric,
  	"reduced_up_to" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "finance_rates_locales" (
  	"source" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "lead_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_lead_events_kind" NOT NULL,
  	"project_id" integer,
  	"locale" "enum_lead_events_locale" NOT NULL,
  	"source" varchar,
  	"source_category" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_exports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"format" "enum_lead_exports_format" NOT NULL,
  	"count" numeric NOT NULL,
  	"filter" varchar,
  	"taken" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quick_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"order" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quick_answers_locales" (
  	"subject" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "living_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_living_entries_kind",
  	"slug" varchar,
  	"position" numeric DEFAULT 100,
  	"day" timestamp(3) with time zone,
  	"action_address" varchar,
  	"cover_id" integer,
  	"meta_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_living_entries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "living_entries_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"audience" varchar,
  	"hours" varchar,
  	"place" varchar,
  	"body" jsonb,
  	"terms" varchar,
  	"action_text" varchar,
  	"cover_caption" varchar,
  	"lock_title" varchar,
  	"lock_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_living_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__living_entries_v_version_kind",
  	"version_slug" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_day" timestamp(3) with time zone,
  	"version_action_address" varchar,
  	"version_cover_id" integer,
  	"version_meta_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__living_entries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__living_entries_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_living_entries_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_audience" varchar,
  	"version_hours" varchar,
  	"version_place" varchar,
  	"version_body" jsonb,
  	"version_terms" varchar,
  	"version_action_text" varchar,
  	"version_cover_caption" varchar,
  	"version_lock_title" varchar,
  	"version_lock_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "promotions_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_promotions_benefits_kind",
  	"baht" numeric,
  	"scope" "enum_promotions_benefits_scope" DEFAULT 'units'
  );
  
  CREATE TABLE "promotions_benefits_locales" (
  	"gift" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "promotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug_name" varchar,
  	"brand" "enum_promotions_brand",
  	"campaign_code" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"promotion_font_color" varchar DEFAULT '#FAF9F6',
  	"promotion_background_color" varchar DEFAULT '#14110F',
  	"has_register" boolean DEFAULT true,
  	"image_cover_id" integer,
  	"promotion_banner_id" integer,
  	"title_img_id" integer,
  	"pre_video_id" integer,
  	"pre_video_mobile_id" integer,
  	"video_id" integer,
  	"video_mobile_id" integer,
  	"meta_image_id" integer,
  	"active" boolean DEFAULT true,
  	"stat" "enum_promotions_stat" DEFAULT 'update',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_promotions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "promotions_locales" (
  	"title" varchar,
  	"description" varchar,
  	"benefit" varchar,
  	"promotion_title" varchar,
  	"promotion_description" varchar,
  	"terms" varchar,
  	"title_register_box" varchar,
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
  
  CREATE TABLE "promotions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer,
  	"unit_types_id" integer,
  	"units_id" integer
  );
  
  CREATE TABLE "_promotions_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__promotions_v_version_benefits_kind",
  	"baht" numeric,
  	"scope" "enum__promotions_v_version_benefits_scope" DEFAULT 'units',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_promotions_v_version_benefits_locales" (
  	"gift" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_promotions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug_name" varchar,
  	"version_brand" "enum__promotions_v_version_brand",
  	"version_campaign_code" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_promotion_font_color" varchar DEFAULT '#FAF9F6',
  	"version_promotion_background_color" varchar DEFAULT '#14110F',
  	"version_has_register" boolean DEFAULT true,
  	"version_image_cover_id" integer,
  	"version_promotion_banner_id" integer,
  	"version_title_img_id" integer,
  	"version_pre_video_id" integer,
  	"version_pre_video_mobile_id" integer,
  	"version_video_id" integer,
  	"version_video_mobile_id" integer,
  	"version_meta_image_id" integer,
  	"version_active" boolean DEFAULT true,
  	"version_stat" "enum__promotions_v_version_stat" DEFAULT 'update',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__promotions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__promotions_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_promotions_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_benefit" varchar,
  	"version_promotion_title" varchar,
  	"version_promotion_description" varchar,
  	"version_terms" varchar,
  	"version_title_register_box" varchar,
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
  
  CREATE TABLE "_promotions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer,
  	"unit_types_id" integer,
  	"units_id" integer
  );
  
  CREATE TABLE "requests_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"purpose" varchar NOT NULL,
  	"given" boolean,
  	"wording" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"form" "enum_requests_form" NOT NULL,
  	"locale" "enum_requests_locale" NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"answers" jsonb,
  	"extra_question" varchar,
  	"extra_answer" varchar,
  	"page" varchar NOT NULL,
  	"source" varchar,
  	"source_category" varchar,
  	"times_sent" numeric DEFAULT 1,
  	"notes" varchar,
  	"state" "enum_requests_state" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_settings_question_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "form_settings_question_options_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "form_settings_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"department" "enum_form_settings_recipients_department"
  );
  
  CREATE TABLE "form_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form" "enum_form_settings_form" NOT NULL,
  	"is_off" boolean DEFAULT false,
  	"question_kind" "enum_form_settings_question_kind" DEFAULT 'none' NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_settings_locales" (
  	"off_note" varchar,
  	"title" varchar,
  	"lead" varchar,
  	"submit" varchar,
  	"sent_title" varchar,
  	"question_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_form_settings_v_version_question_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_form_settings_v_version_question_options_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_form_settings_v_version_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"department" "enum__form_settings_v_version_recipients_department",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_form_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_form" "enum__form_settings_v_version_form" NOT NULL,
  	"version_is_off" boolean DEFAULT false,
  	"version_question_kind" "enum__form_settings_v_version_question_kind" DEFAULT 'none' NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_form_settings_v_locales" (
  	"version_off_note" varchar,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_submit" varchar,
  	"version_sent_title" varchar,
  	"version_question_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "staff_second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"staff" numeric NOT NULL,
  	"sealed_seed" varchar NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"session" varchar,
  	"last_step" numeric NOT NULL,
  	"recovery_codes" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"staff" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"credential" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" jsonb NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"session" varchar,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sales_galleries_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_sales_galleries_hours_day" NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL
  );
  
  CREATE TABLE "sales_galleries_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"reason" varchar
  );
  
  CREATE TABLE "sales_galleries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"is_open" boolean DEFAULT true,
  	"has_video" boolean DEFAULT true,
  	"slot_minutes" numeric DEFAULT 60 NOT NULL,
  	"capacity" numeric DEFAULT 2 NOT NULL,
  	"notice_minutes" numeric DEFAULT 120 NOT NULL,
  	"days_ahead" numeric DEFAULT 28 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sales_galleries_locales" (
  	"name" varchar,
  	"address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sales_galleries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer
  );
  
  CREATE TABLE "appointments_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"purpose" varchar NOT NULL,
  	"given" boolean,
  	"wording" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "appointments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gallery_id" integer NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_appointments_kind" DEFAULT 'walk_in' NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"people" numeric DEFAULT 1,
  	"project_id" integer,
  	"message" varchar,
  	"notes" varchar,
  	"locale" "enum_appointments_locale" DEFAULT 'th' NOT NULL,
  	"time_zone" varchar,
  	"source" varchar,
  	"reference" varchar,
  	"state" "enum_appointments_state" DEFAULT 'booked' NOT NULL,
  	"host_id" integer,
  	"seat" varchar,
  	"token_hash" varchar,
  	"changes" numeric DEFAULT 0,
  	"reminded_at" timestamp(3) with time zone,
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
  	"subscribers_id" integer,
  	"saved_searches_id" integer,
  	"places_id" integer,
  	"stations_id" integer,
  	"search_seos_id" integer,
  	"brand_pages_id" integer,
  	"news_id" integer,
  	"posts_id" integer,
  	"menus_id" integer,
  	"policies_id" integer,
  	"popups_id" integer,
  	"search_words_id" integer,
  	"short_links_id" integer,
  	"media_id" integer,
  	"films_id" integer,
  	"staff_id" integer,
  	"staff_events_id" integer,
  	"price_bands_id" integer,
  	"redirects_id" integer,
  	"sections_id" integer,
  	"unknown_addresses_id" integer,
  	"seed_records_id" integer,
  	"booking_campaigns_id" integer,
  	"brochures_id" integer,
  	"construction_updates_id" integer,
  	"project_documents_id" integer,
  	"finance_rates_id" integer,
  	"lead_events_id" integer,
  	"lead_exports_id" integer,
  	"quick_answers_id" integer,
  	"living_entries_id" integer,
  	"promotions_id" integer,
  	"requests_id" integer,
  	"form_settings_id" integer,
  	"staff_second_factors_id" integer,
  	"staff_passkeys_id" integer,
  	"sales_galleries_id" integer,
  	"appointments_id" integer
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
  
  CREATE TABLE "care_settings_clocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subject" "enum_care_settings_clocks_subject" NOT NULL,
  	"answer_hours" numeric NOT NULL,
  	"solve_hours" numeric NOT NULL
  );
  
  CREATE TABLE "care_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "exchange_rates_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"currency" "enum_exchange_rates_rates_currency" NOT NULL,
  	"baht" numeric NOT NULL
  );
  
  CREATE TABLE "exchange_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"as_of" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "desk_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_contact_minutes" numeric DEFAULT 120 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "noble_id_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "noble_id_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "noble_id_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "noble_id_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "noble_id_levels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" numeric
  );
  
  CREATE TABLE "noble_id_levels_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "noble_id_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"points" numeric DEFAULT 0,
  	"level" numeric DEFAULT 1
  );
  
  CREATE TABLE "noble_id_benefits_locales" (
  	"title" varchar,
  	"text" varchar,
  	"terms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "noble_id" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"visit_points" numeric DEFAULT 200,
  	"contract_points" numeric DEFAULT 5000,
  	"expiry_months" numeric DEFAULT 24,
  	"code_days" numeric DEFAULT 30,
  	"meta_image_id" integer,
  	"_status" "enum_noble_id_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "noble_id_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"levels_title" varchar,
  	"benefits_title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_noble_id_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_noble_id_v_version_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_noble_id_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_noble_id_v_version_questions_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_noble_id_v_version_levels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_noble_id_v_version_levels_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_noble_id_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"points" numeric DEFAULT 0,
  	"level" numeric DEFAULT 1,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_noble_id_v_version_benefits_locales" (
  	"title" varchar,
  	"text" varchar,
  	"terms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_noble_id_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_picture_id" integer,
  	"version_visit_points" numeric DEFAULT 200,
  	"version_contract_points" numeric DEFAULT 5000,
  	"version_expiry_months" numeric DEFAULT 24,
  	"version_code_days" numeric DEFAULT 30,
  	"version_meta_image_id" integer,
  	"version__status" "enum__noble_id_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__noble_id_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_noble_id_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_levels_title" varchar,
  	"version_benefits_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "office_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_office_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "office_hours_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "office_hours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"opens_at" varchar DEFAULT '08:30' NOT NULL,
  	"closes_at" varchar DEFAULT '17:30' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  	"stories_is_shown" boolean DEFAULT true,
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
  	"stories_title" varchar,
  	"stories_text" varchar,
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
  	"stations_id" integer,
  	"posts_id" integer,
  	"news_id" integer
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
  	"version_stories_is_shown" boolean DEFAULT true,
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
  	"version_stories_title" varchar,
  	"version_stories_text" varchar,
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
  	"stations_id" integer,
  	"posts_id" integer,
  	"news_id" integer
  );
  
  CREATE TABLE "template_setting_notification_messages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"th" varchar,
  	"en" varchar,
  	"cht" varchar,
  	"chs" varchar,
  	"address" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"tone" "enum_template_setting_notification_messages_tone" DEFAULT 'ink' NOT NULL
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
  	"contact_fax" varchar,
  	"contact_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_template_setting_v_version_notification_messages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"th" varchar,
  	"en" varchar,
  	"cht" varchar,
  	"chs" varchar,
  	"address" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"tone" "enum__template_setting_v_version_notification_messages_tone" DEFAULT 'ink' NOT NULL,
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
  	"version_contact_fax" varchar,
  	"version_contact_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  ALTER TABLE "projects_foreign_areas" ADD CONSTRAINT "projects_foreign_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_banner_desktop_id_films_id_fk" FOREIGN KEY ("films_banner_desktop_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_banner_mobile_id_films_id_fk" FOREIGN KEY ("films_banner_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_banner_popup_id_films_id_fk" FOREIGN KEY ("films_banner_popup_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_concept_desktop_id_films_id_fk" FOREIGN KEY ("films_concept_desktop_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_concept_mobile_id_films_id_fk" FOREIGN KEY ("films_concept_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_concept_popup_id_films_id_fk" FOREIGN KEY ("films_concept_popup_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_films_info_id_films_id_fk" FOREIGN KEY ("films_info_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "_projects_v_version_foreign_areas" ADD CONSTRAINT "_projects_v_version_foreign_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_banner_desktop_id_films_id_fk" FOREIGN KEY ("version_films_banner_desktop_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_banner_mobile_id_films_id_fk" FOREIGN KEY ("version_films_banner_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_banner_popup_id_films_id_fk" FOREIGN KEY ("version_films_banner_popup_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_concept_desktop_id_films_id_fk" FOREIGN KEY ("version_films_concept_desktop_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_concept_mobile_id_films_id_fk" FOREIGN KEY ("version_films_concept_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_concept_popup_id_films_id_fk" FOREIGN KEY ("version_films_concept_popup_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_films_info_id_films_id_fk" FOREIGN KEY ("version_films_info_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "unit_types" ADD CONSTRAINT "unit_types_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "unit_types" ADD CONSTRAINT "unit_types_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "unit_types_locales" ADD CONSTRAINT "unit_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."unit_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "units" ADD CONSTRAINT "units_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "units" ADD CONSTRAINT "units_unit_type_id_unit_types_id_fk" FOREIGN KEY ("unit_type_id") REFERENCES "public"."unit_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_history" ADD CONSTRAINT "leads_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_consents" ADD CONSTRAINT "leads_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers_consents" ADD CONSTRAINT "subscribers_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscribers_history" ADD CONSTRAINT "subscribers_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "places" ADD CONSTRAINT "places_parent_id_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "places_locales" ADD CONSTRAINT "places_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stations_locales" ADD CONSTRAINT "stations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_seos" ADD CONSTRAINT "search_seos_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_seos_locales" ADD CONSTRAINT "search_seos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_seos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_seos_rels" ADD CONSTRAINT "search_seos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_seos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_seos_rels" ADD CONSTRAINT "search_seos_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_seos_v" ADD CONSTRAINT "_search_seos_v_parent_id_search_seos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_seos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_seos_v" ADD CONSTRAINT "_search_seos_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_seos_v_locales" ADD CONSTRAINT "_search_seos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_seos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_seos_v_rels" ADD CONSTRAINT "_search_seos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_seos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_seos_v_rels" ADD CONSTRAINT "_search_seos_v_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "menus_list_list" ADD CONSTRAINT "menus_list_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_list" ADD CONSTRAINT "menus_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_list_list" ADD CONSTRAINT "_menus_v_version_list_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_list" ADD CONSTRAINT "_menus_v_version_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "policies_sections" ADD CONSTRAINT "policies_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policies_sections_locales" ADD CONSTRAINT "policies_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policies_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "policies_locales" ADD CONSTRAINT "policies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v_version_sections" ADD CONSTRAINT "_policies_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v_version_sections_locales" ADD CONSTRAINT "_policies_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policies_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v" ADD CONSTRAINT "_policies_v_parent_id_policies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_policies_v_locales" ADD CONSTRAINT "_policies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_languages" ADD CONSTRAINT "popups_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_picture_tall_id_media_id_fk" FOREIGN KEY ("picture_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups_locales" ADD CONSTRAINT "popups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_languages" ADD CONSTRAINT "_popups_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_parent_id_popups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_picture_tall_id_media_id_fk" FOREIGN KEY ("version_picture_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v_locales" ADD CONSTRAINT "_popups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_words_texts" ADD CONSTRAINT "search_words_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films_captions" ADD CONSTRAINT "films_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films_locales" ADD CONSTRAINT "films_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sections_languages" ADD CONSTRAINT "sections_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_campaigns" ADD CONSTRAINT "booking_campaigns_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_campaigns_locales" ADD CONSTRAINT "booking_campaigns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_campaigns_rels" ADD CONSTRAINT "booking_campaigns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking_campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_campaigns_rels" ADD CONSTRAINT "booking_campaigns_rels_units_fk" FOREIGN KEY ("units_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "construction_updates" ADD CONSTRAINT "construction_updates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "construction_updates_locales" ADD CONSTRAINT "construction_updates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."construction_updates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "construction_updates_rels" ADD CONSTRAINT "construction_updates_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."construction_updates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "construction_updates_rels" ADD CONSTRAINT "construction_updates_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_documents" ADD CONSTRAINT "project_documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "finance_rates_locales" ADD CONSTRAINT "finance_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."finance_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quick_answers_locales" ADD CONSTRAINT "quick_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quick_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "living_entries" ADD CONSTRAINT "living_entries_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "living_entries" ADD CONSTRAINT "living_entries_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "living_entries_locales" ADD CONSTRAINT "living_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."living_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_living_entries_v" ADD CONSTRAINT "_living_entries_v_parent_id_living_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."living_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_living_entries_v" ADD CONSTRAINT "_living_entries_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_living_entries_v" ADD CONSTRAINT "_living_entries_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_living_entries_v_locales" ADD CONSTRAINT "_living_entries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_living_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_benefits" ADD CONSTRAINT "promotions_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_benefits_locales" ADD CONSTRAINT "promotions_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_image_cover_id_media_id_fk" FOREIGN KEY ("image_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_promotion_banner_id_media_id_fk" FOREIGN KEY ("promotion_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_title_img_id_media_id_fk" FOREIGN KEY ("title_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_pre_video_id_films_id_fk" FOREIGN KEY ("pre_video_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_pre_video_mobile_id_films_id_fk" FOREIGN KEY ("pre_video_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_video_id_films_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_video_mobile_id_films_id_fk" FOREIGN KEY ("video_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions_locales" ADD CONSTRAINT "promotions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_unit_types_fk" FOREIGN KEY ("unit_types_id") REFERENCES "public"."unit_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_units_fk" FOREIGN KEY ("units_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_version_benefits" ADD CONSTRAINT "_promotions_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_version_benefits_locales" ADD CONSTRAINT "_promotions_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_parent_id_promotions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_image_cover_id_media_id_fk" FOREIGN KEY ("version_image_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_promotion_banner_id_media_id_fk" FOREIGN KEY ("version_promotion_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_title_img_id_media_id_fk" FOREIGN KEY ("version_title_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_pre_video_id_films_id_fk" FOREIGN KEY ("version_pre_video_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_pre_video_mobile_id_films_id_fk" FOREIGN KEY ("version_pre_video_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_video_id_films_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_video_mobile_id_films_id_fk" FOREIGN KEY ("version_video_mobile_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v_locales" ADD CONSTRAINT "_promotions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_unit_types_fk" FOREIGN KEY ("unit_types_id") REFERENCES "public"."unit_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_units_fk" FOREIGN KEY ("units_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests_consents" ADD CONSTRAINT "requests_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_settings_question_options" ADD CONSTRAINT "form_settings_question_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_settings_question_options_locales" ADD CONSTRAINT "form_settings_question_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_settings_question_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_settings_recipients" ADD CONSTRAINT "form_settings_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_settings_locales" ADD CONSTRAINT "form_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_settings_v_version_question_options" ADD CONSTRAINT "_form_settings_v_version_question_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_settings_v_version_question_options_locales" ADD CONSTRAINT "_form_settings_v_version_question_options_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_settings_v_version_question_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_settings_v_version_recipients" ADD CONSTRAINT "_form_settings_v_version_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_form_settings_v" ADD CONSTRAINT "_form_settings_v_parent_id_form_settings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."form_settings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_form_settings_v_locales" ADD CONSTRAINT "_form_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_form_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_galleries_hours" ADD CONSTRAINT "sales_galleries_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_galleries_closed_days" ADD CONSTRAINT "sales_galleries_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_galleries_locales" ADD CONSTRAINT "sales_galleries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_galleries_rels" ADD CONSTRAINT "sales_galleries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sales_galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sales_galleries_rels" ADD CONSTRAINT "sales_galleries_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "appointments_consents" ADD CONSTRAINT "appointments_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_gallery_id_sales_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."sales_galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_host_id_staff_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_unit_types_fk" FOREIGN KEY ("unit_types_id") REFERENCES "public"."unit_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_units_fk" FOREIGN KEY ("units_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_searches_fk" FOREIGN KEY ("saved_searches_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stations_fk" FOREIGN KEY ("stations_id") REFERENCES "public"."stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_seos_fk" FOREIGN KEY ("search_seos_id") REFERENCES "public"."search_seos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brand_pages_fk" FOREIGN KEY ("brand_pages_id") REFERENCES "public"."brand_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_policies_fk" FOREIGN KEY ("policies_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_words_fk" FOREIGN KEY ("search_words_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_short_links_fk" FOREIGN KEY ("short_links_id") REFERENCES "public"."short_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_events_fk" FOREIGN KEY ("staff_events_id") REFERENCES "public"."staff_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_bands_fk" FOREIGN KEY ("price_bands_id") REFERENCES "public"."price_bands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_unknown_addresses_fk" FOREIGN KEY ("unknown_addresses_id") REFERENCES "public"."unknown_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seed_records_fk" FOREIGN KEY ("seed_records_id") REFERENCES "public"."seed_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_booking_campaigns_fk" FOREIGN KEY ("booking_campaigns_id") REFERENCES "public"."booking_campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_brochures_fk" FOREIGN KEY ("brochures_id") REFERENCES "public"."brochures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_construction_updates_fk" FOREIGN KEY ("construction_updates_id") REFERENCES "public"."construction_updates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_documents_fk" FOREIGN KEY ("project_documents_id") REFERENCES "public"."project_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finance_rates_fk" FOREIGN KEY ("finance_rates_id") REFERENCES "public"."finance_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_events_fk" FOREIGN KEY ("lead_events_id") REFERENCES "public"."lead_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_exports_fk" FOREIGN KEY ("lead_exports_id") REFERENCES "public"."lead_exports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quick_answers_fk" FOREIGN KEY ("quick_answers_id") REFERENCES "public"."quick_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_living_entries_fk" FOREIGN KEY ("living_entries_id") REFERENCES "public"."living_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_requests_fk" FOREIGN KEY ("requests_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_settings_fk" FOREIGN KEY ("form_settings_id") REFERENCES "public"."form_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_second_factors_fk" FOREIGN KEY ("staff_second_factors_id") REFERENCES "public"."staff_second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_passkeys_fk" FOREIGN KEY ("staff_passkeys_id") REFERENCES "public"."staff_passkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sales_galleries_fk" FOREIGN KEY ("sales_galleries_id") REFERENCES "public"."sales_galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appointments_fk" FOREIGN KEY ("appointments_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "care_settings_clocks" ADD CONSTRAINT "care_settings_clocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."care_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchange_rates_rates" ADD CONSTRAINT "exchange_rates_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exchange_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_steps" ADD CONSTRAINT "noble_id_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_steps_locales" ADD CONSTRAINT "noble_id_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_questions" ADD CONSTRAINT "noble_id_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_questions_locales" ADD CONSTRAINT "noble_id_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_levels" ADD CONSTRAINT "noble_id_levels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_levels_locales" ADD CONSTRAINT "noble_id_levels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id_levels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_benefits" ADD CONSTRAINT "noble_id_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id_benefits_locales" ADD CONSTRAINT "noble_id_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "noble_id" ADD CONSTRAINT "noble_id_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "noble_id" ADD CONSTRAINT "noble_id_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "noble_id_locales" ADD CONSTRAINT "noble_id_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."noble_id"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_steps" ADD CONSTRAINT "_noble_id_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_steps_locales" ADD CONSTRAINT "_noble_id_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_questions" ADD CONSTRAINT "_noble_id_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_questions_locales" ADD CONSTRAINT "_noble_id_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_levels" ADD CONSTRAINT "_noble_id_v_version_levels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_levels_locales" ADD CONSTRAINT "_noble_id_v_version_levels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v_version_levels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_benefits" ADD CONSTRAINT "_noble_id_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v_version_benefits_locales" ADD CONSTRAINT "_noble_id_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_noble_id_v" ADD CONSTRAINT "_noble_id_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_noble_id_v" ADD CONSTRAINT "_noble_id_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_noble_id_v_locales" ADD CONSTRAINT "_noble_id_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_noble_id_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_hours_days" ADD CONSTRAINT "office_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."office_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_hours_holidays" ADD CONSTRAINT "office_hours_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."office_hours"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "template_setting_notification_messages" ADD CONSTRAINT "template_setting_notification_messages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "template_setting_social_languages" ADD CONSTRAINT "template_setting_social_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."template_setting_social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "template_setting_social" ADD CONSTRAINT "template_setting_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "template_setting_locales" ADD CONSTRAINT "template_setting_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."template_setting"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_template_setting_v_version_notification_messages" ADD CONSTRAINT "_template_setting_v_version_notification_messages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_template_setting_v_version_social_languages" ADD CONSTRAINT "_template_setting_v_version_social_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_template_setting_v_version_social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_template_setting_v_version_social" ADD CONSTRAINT "_template_setting_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_template_setting_v_locales" ADD CONSTRAINT "_template_setting_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_template_setting_v"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "projects_foreign_areas_order_idx" ON "projects_foreign_areas" USING btree ("_order");
  CREATE INDEX "projects_foreign_areas_parent_id_idx" ON "projects_foreign_areas" USING btree ("_parent_id");
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
  CREATE INDEX "projects_films_films_banner_desktop_idx" ON "projects" USING btree ("films_banner_desktop_id");
  CREATE INDEX "projects_films_films_banner_mobile_idx" ON "projects" USING btree ("films_banner_mobile_id");
  CREATE INDEX "projects_films_films_banner_popup_idx" ON "projects" USING btree ("films_banner_popup_id");
  CREATE INDEX "projects_films_films_concept_desktop_idx" ON "projects" USING btree ("films_concept_desktop_id");
  CREATE INDEX "projects_films_films_concept_mobile_idx" ON "projects" USING btree ("films_concept_mobile_id");
  CREATE INDEX "projects_films_films_concept_popup_idx" ON "projects" USING btree ("films_concept_popup_id");
  CREATE INDEX "projects_films_films_info_idx" ON "projects" USING btree ("films_info_id");
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
  CREATE INDEX "_projects_v_version_foreign_areas_order_idx" ON "_projects_v_version_foreign_areas" USING btree ("_order");
  CREATE INDEX "_projects_v_version_foreign_areas_parent_id_idx" ON "_projects_v_version_foreign_areas" USING btree ("_parent_id");
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
  CREATE INDEX "_projects_v_version_films_version_films_banner_desktop_idx" ON "_projects_v" USING btree ("version_films_banner_desktop_id");
  CREATE INDEX "_projects_v_version_films_version_films_banner_mobile_idx" ON "_projects_v" USING btree ("version_films_banner_mobile_id");
  CREATE INDEX "_projects_v_version_films_version_films_banner_popup_idx" ON "_projects_v" USING btree ("version_films_banner_popup_id");
  CREATE INDEX "_projects_v_version_films_version_films_concept_desktop_idx" ON "_projects_v" USING btree ("version_films_concept_desktop_id");
  CREATE INDEX "_projects_v_version_films_version_films_concept_mobile_idx" ON "_projects_v" USING btree ("version_films_concept_mobile_id");
  CREATE INDEX "_projects_v_version_films_version_films_concept_popup_idx" ON "_projects_v" USING btree ("version_films_concept_popup_id");
  CREATE INDEX "_projects_v_version_films_version_films_info_idx" ON "_projects_v" USING btree ("version_films_info_id");
  CREATE INDEX "_projects_v_version_version_meta_image_idx" ON "_projects_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
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
  CREATE INDEX "leads_history_order_idx" ON "leads_history" USING btree ("_order");
  CREATE INDEX "leads_history_parent_id_idx" ON "leads_history" USING btree ("_parent_id");
  CREATE INDEX "leads_consents_order_idx" ON "leads_consents" USING btree ("_order");
  CREATE INDEX "leads_consents_parent_id_idx" ON "leads_consents" USING btree ("_parent_id");
  CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("phone");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_project_idx" ON "leads" USING btree ("project_id");
  CREATE UNIQUE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE INDEX "leads_state_idx" ON "leads" USING btree ("state");
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_fingerprint_idx" ON "leads" USING btree ("fingerprint");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
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
  CREATE INDEX "saved_searches_email_idx" ON "saved_searches" USING btree ("email");
  CREATE INDEX "saved_searches_state_idx" ON "saved_searches" USING btree ("state");
  CREATE INDEX "saved_searches_fingerprint_idx" ON "saved_searches" USING btree ("fingerprint");
  CREATE UNIQUE INDEX "saved_searches_key_idx" ON "saved_searches" USING btree ("key");
  CREATE INDEX "saved_searches_salt_idx" ON "saved_searches" USING btree ("salt");
  CREATE INDEX "saved_searches_confirm_hash_idx" ON "saved_searches" USING btree ("confirm_hash");
  CREATE INDEX "saved_searches_leave_hash_idx" ON "saved_searches" USING btree ("leave_hash");
  CREATE INDEX "saved_searches_updated_at_idx" ON "saved_searches" USING btree ("updated_at");
  CREATE INDEX "saved_searches_created_at_idx" ON "saved_searches" USING btree ("created_at");
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
  CREATE INDEX "search_words_updated_at_idx" ON "search_words" USING btree ("updated_at");
  CREATE INDEX "search_words_created_at_idx" ON "search_words" USING btree ("created_at");
  CREATE INDEX "search_words_texts_order_parent" ON "search_words_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "short_links_code_idx" ON "short_links" USING btree ("code");
  CREATE INDEX "short_links_campaign_idx" ON "short_links" USING btree ("campaign");
  CREATE INDEX "short_links_expires_at_idx" ON "short_links" USING btree ("expires_at");
  CREATE INDEX "short_links_is_active_idx" ON "short_links" USING btree ("is_active");
  CREATE INDEX "short_links_updated_at_idx" ON "short_links" USING btree ("updated_at");
  CREATE INDEX "short_links_created_at_idx" ON "short_links" USING btree ("created_at");
  CREATE INDEX "media_hash_idx" ON "media" USING btree ("hash");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_phone_sizes_phone_filename_idx" ON "media" USING btree ("sizes_phone_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "films_captions_order_idx" ON "films_captions" USING btree ("_order");
  CREATE INDEX "films_captions_parent_id_idx" ON "films_captions" USING btree ("_parent_id");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  CREATE UNIQUE INDEX "films_locales_locale_parent_id_unique" ON "films_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "staff_events_at_idx" ON "staff_events" USING btree ("at");
  CREATE INDEX "staff_events_updated_at_idx" ON "staff_events" USING btree ("updated_at");
  CREATE INDEX "staff_events_created_at_idx" ON "staff_events" USING btree ("created_at");
  CREATE INDEX "price_bands_updated_at_idx" ON "price_bands" USING btree ("updated_at");
  CREATE INDEX "price_bands_created_at_idx" ON "price_bands" USING btree ("created_at");
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
  CREATE UNIQUE INDEX "seed_records_key_idx" ON "seed_records" USING btree ("key");
  CREATE INDEX "seed_records_updated_at_idx" ON "seed_records" USING btree ("updated_at");
  CREATE INDEX "seed_records_created_at_idx" ON "seed_records" USING btree ("created_at");
  CREATE UNIQUE INDEX "booking_campaigns_code_idx" ON "booking_campaigns" USING btree ("code");
  CREATE INDEX "booking_campaigns_project_idx" ON "booking_campaigns" USING btree ("project_id");
  CREATE INDEX "booking_campaigns_updated_at_idx" ON "booking_campaigns" USING btree ("updated_at");
  CREATE INDEX "booking_campaigns_created_at_idx" ON "booking_campaigns" USING btree ("created_at");
  CREATE UNIQUE INDEX "booking_campaigns_locales_locale_parent_id_unique" ON "booking_campaigns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "booking_campaigns_rels_order_idx" ON "booking_campaigns_rels" USING btree ("order");
  CREATE INDEX "booking_campaigns_rels_parent_idx" ON "booking_campaigns_rels" USING btree ("parent_id");
  CREATE INDEX "booking_campaigns_rels_path_idx" ON "booking_campaigns_rels" USING btree ("path");
  CREATE INDEX "booking_campaigns_rels_units_id_idx" ON "booking_campaigns_rels" USING btree ("units_id");
  CREATE INDEX "brochures_project_idx" ON "brochures" USING btree ("project_id");
  CREATE INDEX "brochures_updated_at_idx" ON "brochures" USING btree ("updated_at");
  CREATE INDEX "brochures_created_at_idx" ON "brochures" USING btree ("created_at");
  CREATE UNIQUE INDEX "brochures_filename_idx" ON "brochures" USING btree ("filename");
  CREATE UNIQUE INDEX "project_locale_idx" ON "brochures" USING btree ("project_id","locale");
  CREATE INDEX "construction_updates_project_idx" ON "construction_updates" USING btree ("project_id");
  CREATE INDEX "construction_updates_updated_at_idx" ON "construction_updates" USING btree ("updated_at");
  CREATE INDEX "construction_updates_created_at_idx" ON "construction_updates" USING btree ("created_at");
  CREATE UNIQUE INDEX "project_month_idx" ON "construction_updates" USING btree ("project_id","month");
  CREATE UNIQUE INDEX "construction_updates_locales_locale_parent_id_unique" ON "construction_updates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "construction_updates_rels_order_idx" ON "construction_updates_rels" USING btree ("order");
  CREATE INDEX "construction_updates_rels_parent_idx" ON "construction_updates_rels" USING btree ("parent_id");
  CREATE INDEX "construction_updates_rels_path_idx" ON "construction_updates_rels" USING btree ("path");
  CREATE INDEX "construction_updates_rels_media_id_idx" ON "construction_updates_rels" USING btree ("media_id");
  CREATE INDEX "project_documents_project_idx" ON "project_documents" USING btree ("project_id");
  CREATE INDEX "project_documents_updated_at_idx" ON "project_documents" USING btree ("updated_at");
  CREATE INDEX "project_documents_created_at_idx" ON "project_documents" USING btree ("created_at");
  CREATE INDEX "finance_rates_key_idx" ON "finance_rates" USING btree ("key");
  CREATE INDEX "finance_rates_updated_at_idx" ON "finance_rates" USING btree ("updated_at");
  CREATE INDEX "finance_rates_created_at_idx" ON "finance_rates" USING btree ("created_at");
  CREATE UNIQUE INDEX "finance_rates_locales_locale_parent_id_unique" ON "finance_rates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lead_events_kind_idx" ON "lead_events" USING btree ("kind");
  CREATE INDEX "lead_events_project_idx" ON "lead_events" USING btree ("project_id");
  CREATE INDEX "lead_events_updated_at_idx" ON "lead_events" USING btree ("updated_at");
  CREATE INDEX "lead_events_created_at_idx" ON "lead_events" USING btree ("created_at");
  CREATE INDEX "lead_exports_at_idx" ON "lead_exports" USING btree ("at");
  CREATE INDEX "lead_exports_updated_at_idx" ON "lead_exports" USING btree ("updated_at");
  CREATE INDEX "lead_exports_created_at_idx" ON "lead_exports" USING btree ("created_at");
  CREATE INDEX "quick_answers_updated_at_idx" ON "quick_answers" USING btree ("updated_at");
  CREATE INDEX "quick_answers_created_at_idx" ON "quick_answers" USING btree ("created_at");
  CREATE UNIQUE INDEX "quick_answers_locales_locale_parent_id_unique" ON "quick_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "living_entries_kind_idx" ON "living_entries" USING btree ("kind");
  CREATE UNIQUE INDEX "living_entries_slug_idx" ON "living_entries" USING btree ("slug");
  CREATE INDEX "living_entries_cover_idx" ON "living_entries" USING btree ("cover_id");
  CREATE INDEX "living_entries_meta_image_idx" ON "living_entries" USING btree ("meta_image_id");
  CREATE INDEX "living_entries_updated_at_idx" ON "living_entries" USING btree ("updated_at");
  CREATE INDEX "living_entries_created_at_idx" ON "living_entries" USING btree ("created_at");
  CREATE INDEX "living_entries__status_idx" ON "living_entries" USING btree ("_status");
  CREATE UNIQUE INDEX "living_entries_locales_locale_parent_id_unique" ON "living_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_living_entries_v_parent_idx" ON "_living_entries_v" USING btree ("parent_id");
  CREATE INDEX "_living_entries_v_version_version_kind_idx" ON "_living_entries_v" USING btree ("version_kind");
  CREATE INDEX "_living_entries_v_version_version_slug_idx" ON "_living_entries_v" USING btree ("version_slug");
  CREATE INDEX "_living_entries_v_version_version_cover_idx" ON "_living_entries_v" USING btree ("version_cover_id");
  CREATE INDEX "_living_entries_v_version_version_meta_image_idx" ON "_living_entries_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_living_entries_v_version_version_updated_at_idx" ON "_living_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_living_entries_v_version_version_created_at_idx" ON "_living_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_living_entries_v_version_version__status_idx" ON "_living_entries_v" USING btree ("version__status");
  CREATE INDEX "_living_entries_v_created_at_idx" ON "_living_entries_v" USING btree ("created_at");
  CREATE INDEX "_living_entries_v_updated_at_idx" ON "_living_entries_v" USING btree ("updated_at");
  CREATE INDEX "_living_entries_v_snapshot_idx" ON "_living_entries_v" USING btree ("snapshot");
  CREATE INDEX "_living_entries_v_published_locale_idx" ON "_living_entries_v" USING btree ("published_locale");
  CREATE INDEX "_living_entries_v_latest_idx" ON "_living_entries_v" USING btree ("latest");
  CREATE INDEX "_living_entries_v_autosave_idx" ON "_living_entries_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_living_entries_v_locales_locale_parent_id_unique" ON "_living_entries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promotions_benefits_order_idx" ON "promotions_benefits" USING btree ("_order");
  CREATE INDEX "promotions_benefits_parent_id_idx" ON "promotions_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "promotions_benefits_locales_locale_parent_id_unique" ON "promotions_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "promotions_slug_name_idx" ON "promotions" USING btree ("slug_name");
  CREATE INDEX "promotions_image_cover_idx" ON "promotions" USING btree ("image_cover_id");
  CREATE INDEX "promotions_promotion_banner_idx" ON "promotions" USING btree ("promotion_banner_id");
  CREATE INDEX "promotions_title_img_idx" ON "promotions" USING btree ("title_img_id");
  CREATE INDEX "promotions_pre_video_idx" ON "promotions" USING btree ("pre_video_id");
  CREATE INDEX "promotions_pre_video_mobile_idx" ON "promotions" USING btree ("pre_video_mobile_id");
  CREATE INDEX "promotions_video_idx" ON "promotions" USING btree ("video_id");
  CREATE INDEX "promotions_video_mobile_idx" ON "promotions" USING btree ("video_mobile_id");
  CREATE INDEX "promotions_meta_image_idx" ON "promotions" USING btree ("meta_image_id");
  CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "promotions" USING btree ("created_at");
  CREATE INDEX "promotions__status_idx" ON "promotions" USING btree ("_status");
  CREATE UNIQUE INDEX "promotions_locales_locale_parent_id_unique" ON "promotions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promotions_rels_order_idx" ON "promotions_rels" USING btree ("order");
  CREATE INDEX "promotions_rels_parent_idx" ON "promotions_rels" USING btree ("parent_id");
  CREATE INDEX "promotions_rels_path_idx" ON "promotions_rels" USING btree ("path");
  CREATE INDEX "promotions_rels_projects_id_idx" ON "promotions_rels" USING btree ("projects_id");
  CREATE INDEX "promotions_rels_unit_types_id_idx" ON "promotions_rels" USING btree ("unit_types_id");
  CREATE INDEX "promotions_rels_units_id_idx" ON "promotions_rels" USING btree ("units_id");
  CREATE INDEX "_promotions_v_version_benefits_order_idx" ON "_promotions_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_promotions_v_version_benefits_parent_id_idx" ON "_promotions_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_promotions_v_version_benefits_locales_locale_parent_id_uniq" ON "_promotions_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promotions_v_parent_idx" ON "_promotions_v" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_version_version_slug_name_idx" ON "_promotions_v" USING btree ("version_slug_name");
  CREATE INDEX "_promotions_v_version_version_image_cover_idx" ON "_promotions_v" USING btree ("version_image_cover_id");
  CREATE INDEX "_promotions_v_version_version_promotion_banner_idx" ON "_promotions_v" USING btree ("version_promotion_banner_id");
  CREATE INDEX "_promotions_v_version_version_title_img_idx" ON "_promotions_v" USING btree ("version_title_img_id");
  CREATE INDEX "_promotions_v_version_version_pre_video_idx" ON "_promotions_v" USING btree ("version_pre_video_id");
  CREATE INDEX "_promotions_v_version_version_pre_video_mobile_idx" ON "_promotions_v" USING btree ("version_pre_video_mobile_id");
  CREATE INDEX "_promotions_v_version_version_video_idx" ON "_promotions_v" USING btree ("version_video_id");
  CREATE INDEX "_promotions_v_version_version_video_mobile_idx" ON "_promotions_v" USING btree ("version_video_mobile_id");
  CREATE INDEX "_promotions_v_version_version_meta_image_idx" ON "_promotions_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_promotions_v_version_version_updated_at_idx" ON "_promotions_v" USING btree ("version_updated_at");
  CREATE INDEX "_promotions_v_version_version_created_at_idx" ON "_promotions_v" USING btree ("version_created_at");
  CREATE INDEX "_promotions_v_version_version__status_idx" ON "_promotions_v" USING btree ("version__status");
  CREATE INDEX "_promotions_v_created_at_idx" ON "_promotions_v" USING btree ("created_at");
  CREATE INDEX "_promotions_v_updated_at_idx" ON "_promotions_v" USING btree ("updated_at");
  CREATE INDEX "_promotions_v_snapshot_idx" ON "_promotions_v" USING btree ("snapshot");
  CREATE INDEX "_promotions_v_published_locale_idx" ON "_promotions_v" USING btree ("published_locale");
  CREATE INDEX "_promotions_v_latest_idx" ON "_promotions_v" USING btree ("latest");
  CREATE INDEX "_promotions_v_autosave_idx" ON "_promotions_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_promotions_v_locales_locale_parent_id_unique" ON "_promotions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promotions_v_rels_order_idx" ON "_promotions_v_rels" USING btree ("order");
  CREATE INDEX "_promotions_v_rels_parent_idx" ON "_promotions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_rels_path_idx" ON "_promotions_v_rels" USING btree ("path");
  CREATE INDEX "_promotions_v_rels_projects_id_idx" ON "_promotions_v_rels" USING btree ("projects_id");
  CREATE INDEX "_promotions_v_rels_unit_types_id_idx" ON "_promotions_v_rels" USING btree ("unit_types_id");
  CREATE INDEX "_promotions_v_rels_units_id_idx" ON "_promotions_v_rels" USING btree ("units_id");
  CREATE INDEX "requests_consents_order_idx" ON "requests_consents" USING btree ("_order");
  CREATE INDEX "requests_consents_parent_id_idx" ON "requests_consents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "requests_reference_idx" ON "requests" USING btree ("reference");
  CREATE INDEX "requests_form_idx" ON "requests" USING btree ("form");
  CREATE INDEX "requests_phone_idx" ON "requests" USING btree ("phone");
  CREATE INDEX "requests_email_idx" ON "requests" USING btree ("email");
  CREATE INDEX "requests_state_idx" ON "requests" USING btree ("state");
  CREATE INDEX "requests_owner_idx" ON "requests" USING btree ("owner_id");
  CREATE INDEX "requests_fingerprint_idx" ON "requests" USING btree ("fingerprint");
  CREATE INDEX "requests_updated_at_idx" ON "requests" USING btree ("updated_at");
  CREATE INDEX "requests_created_at_idx" ON "requests" USING btree ("created_at");
  CREATE INDEX "form_settings_question_options_order_idx" ON "form_settings_question_options" USING btree ("_order");
  CREATE INDEX "form_settings_question_options_parent_id_idx" ON "form_settings_question_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "form_settings_question_options_locales_locale_parent_id_uniq" ON "form_settings_question_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "form_settings_recipients_order_idx" ON "form_settings_recipients" USING btree ("_order");
  CREATE INDEX "form_settings_recipients_parent_id_idx" ON "form_settings_recipients" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "form_settings_form_idx" ON "form_settings" USING btree ("form");
  CREATE INDEX "form_settings_updated_at_idx" ON "form_settings" USING btree ("updated_at");
  CREATE INDEX "form_settings_created_at_idx" ON "form_settings" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_settings_locales_locale_parent_id_unique" ON "form_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_form_settings_v_version_question_options_order_idx" ON "_form_settings_v_version_question_options" USING btree ("_order");
  CREATE INDEX "_form_settings_v_version_question_options_parent_id_idx" ON "_form_settings_v_version_question_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_form_settings_v_version_question_options_locales_locale_par" ON "_form_settings_v_version_question_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_form_settings_v_version_recipients_order_idx" ON "_form_settings_v_version_recipients" USING btree ("_order");
  CREATE INDEX "_form_settings_v_version_recipients_parent_id_idx" ON "_form_settings_v_version_recipients" USING btree ("_parent_id");
  CREATE INDEX "_form_settings_v_parent_idx" ON "_form_settings_v" USING btree ("parent_id");
  CREATE INDEX "_form_settings_v_version_version_form_idx" ON "_form_settings_v" USING btree ("version_form");
  CREATE INDEX "_form_settings_v_version_version_updated_at_idx" ON "_form_settings_v" USING btree ("version_updated_at");
  CREATE INDEX "_form_settings_v_version_version_created_at_idx" ON "_form_settings_v" USING btree ("version_created_at");
  CREATE INDEX "_form_settings_v_created_at_idx" ON "_form_settings_v" USING btree ("created_at");
  CREATE INDEX "_form_settings_v_updated_at_idx" ON "_form_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_form_settings_v_locales_locale_parent_id_unique" ON "_form_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "staff_second_factors_staff_idx" ON "staff_second_factors" USING btree ("staff");
  CREATE INDEX "staff_second_factors_updated_at_idx" ON "staff_second_factors" USING btree ("updated_at");
  CREATE INDEX "staff_second_factors_created_at_idx" ON "staff_second_factors" USING btree ("created_at");
  CREATE INDEX "staff_passkeys_staff_idx" ON "staff_passkeys" USING btree ("staff");
  CREATE UNIQUE INDEX "staff_passkeys_credential_idx" ON "staff_passkeys" USING btree ("credential");
  CREATE INDEX "staff_passkeys_updated_at_idx" ON "staff_passkeys" USING btree ("updated_at");
  CREATE INDEX "staff_passkeys_created_at_idx" ON "staff_passkeys" USING btree ("created_at");
  CREATE INDEX "sales_galleries_hours_order_idx" ON "sales_galleries_hours" USING btree ("_order");
  CREATE INDEX "sales_galleries_hours_parent_id_idx" ON "sales_galleries_hours" USING btree ("_parent_id");
  CREATE INDEX "sales_galleries_closed_days_order_idx" ON "sales_galleries_closed_days" USING btree ("_order");
  CREATE INDEX "sales_galleries_closed_days_parent_id_idx" ON "sales_galleries_closed_days" USING btree ("_parent_id");
  CREATE INDEX "sales_galleries_updated_at_idx" ON "sales_galleries" USING btree ("updated_at");
  CREATE INDEX "sales_galleries_created_at_idx" ON "sales_galleries" USING btree ("created_at");
  CREATE UNIQUE INDEX "sales_galleries_locales_locale_parent_id_unique" ON "sales_galleries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sales_galleries_rels_order_idx" ON "sales_galleries_rels" USING btree ("order");
  CREATE INDEX "sales_galleries_rels_parent_idx" ON "sales_galleries_rels" USING btree ("parent_id");
  CREATE INDEX "sales_galleries_rels_path_idx" ON "sales_galleries_rels" USING btree ("path");
  CREATE INDEX "sales_galleries_rels_projects_id_idx" ON "sales_galleries_rels" USING btree ("projects_id");
  CREATE INDEX "appointments_consents_order_idx" ON "appointments_consents" USING btree ("_order");
  CREATE INDEX "appointments_consents_parent_id_idx" ON "appointments_consents" USING btree ("_parent_id");
  CREATE INDEX "appointments_gallery_idx" ON "appointments" USING btree ("gallery_id");
  CREATE INDEX "appointments_starts_at_idx" ON "appointments" USING btree ("starts_at");
  CREATE INDEX "appointments_phone_idx" ON "appointments" USING btree ("phone");
  CREATE INDEX "appointments_email_idx" ON "appointments" USING btree ("email");
  CREATE INDEX "appointments_project_idx" ON "appointments" USING btree ("project_id");
  CREATE UNIQUE INDEX "appointments_reference_idx" ON "appointments" USING btree ("reference");
  CREATE INDEX "appointments_state_idx" ON "appointments" USING btree ("state");
  CREATE INDEX "appointments_host_idx" ON "appointments" USING btree ("host_id");
  CREATE UNIQUE INDEX "appointments_seat_idx" ON "appointments" USING btree ("seat");
  CREATE UNIQUE INDEX "appointments_token_hash_idx" ON "appointments" USING btree ("token_hash");
  CREATE INDEX "appointments_updated_at_idx" ON "appointments" USING btree ("updated_at");
  CREATE INDEX "appointments_created_at_idx" ON "appointments" USING btree ("created_at");
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
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_saved_searches_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_searches_id");
  CREATE INDEX "payload_locked_documents_rels_places_id_idx" ON "payload_locked_documents_rels" USING btree ("places_id");
  CREATE INDEX "payload_locked_documents_rels_stations_id_idx" ON "payload_locked_documents_rels" USING btree ("stations_id");
  CREATE INDEX "payload_locked_documents_rels_search_seos_id_idx" ON "payload_locked_documents_rels" USING btree ("search_seos_id");
  CREATE INDEX "payload_locked_documents_rels_brand_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("brand_pages_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_policies_id_idx" ON "payload_locked_documents_rels" USING btree ("policies_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");
  CREATE INDEX "payload_locked_documents_rels_search_words_id_idx" ON "payload_locked_documents_rels" USING btree ("search_words_id");
  CREATE INDEX "payload_locked_documents_rels_short_links_id_idx" ON "payload_locked_documents_rels" USING btree ("short_links_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_staff_events_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_events_id");
  CREATE INDEX "payload_locked_documents_rels_price_bands_id_idx" ON "payload_locked_documents_rels" USING btree ("price_bands_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("sections_id");
  CREATE INDEX "payload_locked_documents_rels_unknown_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("unknown_addresses_id");
  CREATE INDEX "payload_locked_documents_rels_seed_records_id_idx" ON "payload_locked_documents_rels" USING btree ("seed_records_id");
  CREATE INDEX "payload_locked_documents_rels_booking_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("booking_campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_brochures_id_idx" ON "payload_locked_documents_rels" USING btree ("brochures_id");
  CREATE INDEX "payload_locked_documents_rels_construction_updates_id_idx" ON "payload_locked_documents_rels" USING btree ("construction_updates_id");
  CREATE INDEX "payload_locked_documents_rels_project_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("project_documents_id");
  CREATE INDEX "payload_locked_documents_rels_finance_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("finance_rates_id");
  CREATE INDEX "payload_locked_documents_rels_lead_events_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_events_id");
  CREATE INDEX "payload_locked_documents_rels_lead_exports_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_exports_id");
  CREATE INDEX "payload_locked_documents_rels_quick_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("quick_answers_id");
  CREATE INDEX "payload_locked_documents_rels_living_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("living_entries_id");
  CREATE INDEX "payload_locked_documents_rels_promotions_id_idx" ON "payload_locked_documents_rels" USING btree ("promotions_id");
  CREATE INDEX "payload_locked_documents_rels_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("requests_id");
  CREATE INDEX "payload_locked_documents_rels_form_settings_id_idx" ON "payload_locked_documents_rels" USING btree ("form_settings_id");
  CREATE INDEX "payload_locked_documents_rels_staff_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_second_factors_id");
  CREATE INDEX "payload_locked_documents_rels_staff_passkeys_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_passkeys_id");
  CREATE INDEX "payload_locked_documents_rels_sales_galleries_id_idx" ON "payload_locked_documents_rels" USING btree ("sales_galleries_id");
  CREATE INDEX "payload_locked_documents_rels_appointments_id_idx" ON "payload_locked_documents_rels" USING btree ("appointments_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "care_settings_clocks_order_idx" ON "care_settings_clocks" USING btree ("_order");
  CREATE INDEX "care_settings_clocks_parent_id_idx" ON "care_settings_clocks" USING btree ("_parent_id");
  CREATE INDEX "exchange_rates_rates_order_idx" ON "exchange_rates_rates" USING btree ("_order");
  CREATE INDEX "exchange_rates_rates_parent_id_idx" ON "exchange_rates_rates" USING btree ("_parent_id");
  CREATE INDEX "noble_id_steps_order_idx" ON "noble_id_steps" USING btree ("_order");
  CREATE INDEX "noble_id_steps_parent_id_idx" ON "noble_id_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "noble_id_steps_locales_locale_parent_id_unique" ON "noble_id_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "noble_id_questions_order_idx" ON "noble_id_questions" USING btree ("_order");
  CREATE INDEX "noble_id_questions_parent_id_idx" ON "noble_id_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "noble_id_questions_locales_locale_parent_id_unique" ON "noble_id_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "noble_id_levels_order_idx" ON "noble_id_levels" USING btree ("_order");
  CREATE INDEX "noble_id_levels_parent_id_idx" ON "noble_id_levels" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "noble_id_levels_locales_locale_parent_id_unique" ON "noble_id_levels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "noble_id_benefits_order_idx" ON "noble_id_benefits" USING btree ("_order");
  CREATE INDEX "noble_id_benefits_parent_id_idx" ON "noble_id_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "noble_id_benefits_locales_locale_parent_id_unique" ON "noble_id_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "noble_id_picture_idx" ON "noble_id" USING btree ("picture_id");
  CREATE INDEX "noble_id_meta_image_idx" ON "noble_id" USING btree ("meta_image_id");
  CREATE INDEX "noble_id__status_idx" ON "noble_id" USING btree ("_status");
  CREATE UNIQUE INDEX "noble_id_locales_locale_parent_id_unique" ON "noble_id_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_noble_id_v_version_steps_order_idx" ON "_noble_id_v_version_steps" USING btree ("_order");
  CREATE INDEX "_noble_id_v_version_steps_parent_id_idx" ON "_noble_id_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_noble_id_v_version_steps_locales_locale_parent_id_unique" ON "_noble_id_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_noble_id_v_version_questions_order_idx" ON "_noble_id_v_version_questions" USING btree ("_order");
  CREATE INDEX "_noble_id_v_version_questions_parent_id_idx" ON "_noble_id_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_noble_id_v_version_questions_locales_locale_parent_id_uniqu" ON "_noble_id_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_noble_id_v_version_levels_order_idx" ON "_noble_id_v_version_levels" USING btree ("_order");
  CREATE INDEX "_noble_id_v_version_levels_parent_id_idx" ON "_noble_id_v_version_levels" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_noble_id_v_version_levels_locales_locale_parent_id_unique" ON "_noble_id_v_version_levels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_noble_id_v_version_benefits_order_idx" ON "_noble_id_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_noble_id_v_version_benefits_parent_id_idx" ON "_noble_id_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_noble_id_v_version_benefits_locales_locale_parent_id_unique" ON "_noble_id_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_noble_id_v_version_version_picture_idx" ON "_noble_id_v" USING btree ("version_picture_id");
  CREATE INDEX "_noble_id_v_version_version_meta_image_idx" ON "_noble_id_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_noble_id_v_version_version__status_idx" ON "_noble_id_v" USING btree ("version__status");
  CREATE INDEX "_noble_id_v_created_at_idx" ON "_noble_id_v" USING btree ("created_at");
  CREATE INDEX "_noble_id_v_updated_at_idx" ON "_noble_id_v" USING btree ("updated_at");
  CREATE INDEX "_noble_id_v_snapshot_idx" ON "_noble_id_v" USING btree ("snapshot");
  CREATE INDEX "_noble_id_v_published_locale_idx" ON "_noble_id_v" USING btree ("published_locale");
  CREATE INDEX "_noble_id_v_latest_idx" ON "_noble_id_v" USING btree ("latest");
  CREATE INDEX "_noble_id_v_autosave_idx" ON "_noble_id_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_noble_id_v_locales_locale_parent_id_unique" ON "_noble_id_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "office_hours_days_order_idx" ON "office_hours_days" USING btree ("order");
  CREATE INDEX "office_hours_days_parent_idx" ON "office_hours_days" USING btree ("parent_id");
  CREATE INDEX "office_hours_holidays_order_idx" ON "office_hours_holidays" USING btree ("_order");
  CREATE INDEX "office_hours_holidays_parent_id_idx" ON "office_hours_holidays" USING btree ("_parent_id");
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
  CREATE INDEX "home_page_rels_posts_id_idx" ON "home_page_rels" USING btree ("posts_id");
  CREATE INDEX "home_page_rels_news_id_idx" ON "home_page_rels" USING btree ("news_id");
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
  CREATE INDEX "_home_page_v_rels_posts_id_idx" ON "_home_page_v_rels" USING btree ("posts_id");
  CREATE INDEX "_home_page_v_rels_news_id_idx" ON "_home_page_v_rels" USING btree ("news_id");
  CREATE INDEX "template_setting_notification_messages_order_idx" ON "template_setting_notification_messages" USING btree ("_order");
  CREATE INDEX "template_setting_notification_messages_parent_id_idx" ON "template_setting_notification_messages" USING btree ("_parent_id");
  CREATE INDEX "template_setting_social_languages_order_idx" ON "template_setting_social_languages" USING btree ("order");
  CREATE INDEX "template_setting_social_languages_parent_idx" ON "template_setting_social_languages" USING btree ("parent_id");
  CREATE INDEX "template_setting_social_order_idx" ON "template_setting_social" USING btree ("_order");
  CREATE INDEX "template_setting_social_parent_id_idx" ON "template_setting_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "template_setting_locales_locale_parent_id_unique" ON "template_setting_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_template_setting_v_version_notification_messages_order_idx" ON "_template_setting_v_version_notification_messages" USING btree ("_order");
  CREATE INDEX "_template_setting_v_version_notification_messages_parent_id_idx" ON "_template_setting_v_version_notification_messages" USING btree ("_parent_id");
  CREATE INDEX "_template_setting_v_version_social_languages_order_idx" ON "_template_setting_v_version_social_languages" USING btree ("order");
  CREATE INDEX "_template_setting_v_version_social_languages_parent_idx" ON "_template_setting_v_version_social_languages" USING btree ("parent_id");
  CREATE INDEX "_template_setting_v_version_social_order_idx" ON "_template_setting_v_version_social" USING btree ("_order");
  CREATE INDEX "_template_setting_v_version_social_parent_id_idx" ON "_template_setting_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_template_setting_v_created_at_idx" ON "_template_setting_v" USING btree ("created_at");
  CREATE INDEX "_template_setting_v_updated_at_idx" ON "_template_setting_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_template_setting_v_locales_locale_parent_id_unique" ON "_template_setting_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down(): Promise<void> {
  throw new Error('There is nothing before the first migration.')
}
