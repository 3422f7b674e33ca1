/** The tables of the collections. Generated: run `scripts/generate.ts` after a change of a collection. */

import { boolean, integer, jsonb, numeric, pgEnum, pgTable, serial, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
export const enum__locales = pgEnum('_locales', ['th', 'en', 'chs', 'cht'])
export const enum_projects_tags = pgEnum('enum_projects_tags', ['pet_friendly', 'shophouse', 'near_expressway', 'next_to_mall', 'river_view'])
export const enum_projects_facilities = pgEnum('enum_projects_facilities', ['pool', 'gym', 'garden', 'lobby', 'coworking', 'library', 'playground', 'petPark', 'sky', 'onsen', 'clubhouse', 'ev', 'shuttle', 'security', 'parcel', 'kitchen', 'jogging', 'retail'])
export const enum_projects_nearby_kind = pgEnum('enum_projects_nearby_kind', ['school', 'hospital', 'mall', 'park', 'expressway', 'office', 'university', 'airport'])
export const enum_projects_brand = pgEnum('enum_projects_brand', ['noble', 'nue'])
export const enum_projects_project_group = pgEnum('enum_projects_project_group', ['Condominium', 'House', 'Townhome', 'Single_detached_house', 'Land'])
export const enum_projects_badge = pgEnum('enum_projects_badge', ['New_Project', 'EIA_Approved', 'Ready_to_Move', 'Sold_Out'])
export const enum_projects_project_type = pgEnum('enum_projects_project_type', ['Current'])
export const enum_projects_particulars_land = pgEnum('enum_projects_particulars_land', ['free', 'mortgaged'])
export const enum_projects_stat = pgEnum('enum_projects_stat', ['publish', 'update'])
export const enum_projects_wait_update = pgEnum('enum_projects_wait_update', ['y', 'n'])
export const enum_projects_status = pgEnum('enum_projects_status', ['draft', 'published'])
export const enum__projects_v_version_tags = pgEnum('enum__projects_v_version_tags', ['pet_friendly', 'shophouse', 'near_expressway', 'next_to_mall', 'river_view'])
export const enum__projects_v_version_facilities = pgEnum('enum__projects_v_version_facilities', ['pool', 'gym', 'garden', 'lobby', 'coworking', 'library', 'playground', 'petPark', 'sky', 'onsen', 'clubhouse', 'ev', 'shuttle', 'security', 'parcel', 'kitchen', 'jogging', 'retail'])
export const enum__projects_v_version_nearby_kind = pgEnum('enum__projects_v_version_nearby_kind', ['school', 'hospital', 'mall', 'park', 'expressway', 'office', 'university', 'airport'])
export const enum__projects_v_version_brand = pgEnum('enum__projects_v_version_brand', ['noble', 'nue'])
export const enum__projects_v_version_project_group = pgEnum('enum__projects_v_version_project_group', ['Condominium', 'House', 'Townhome', 'Single_detached_house', 'Land'])
export const enum__projects_v_version_badge = pgEnum('enum__projects_v_version_badge', ['New_Project', 'EIA_Approved', 'Ready_to_Move', 'Sold_Out'])
export const enum__projects_v_version_project_type = pgEnum('enum__projects_v_version_project_type', ['Current'])
export const enum__projects_v_version_particulars_land = pgEnum('enum__projects_v_version_particulars_land', ['free', 'mortgaged'])
export const enum__projects_v_version_stat = pgEnum('enum__projects_v_version_stat', ['publish', 'update'])
export const enum__projects_v_version_wait_update = pgEnum('enum__projects_v_version_wait_update', ['y', 'n'])
export const enum__projects_v_version_status = pgEnum('enum__projects_v_version_status', ['draft', 'published'])
export const enum__projects_v_published_locale = pgEnum('enum__projects_v_published_locale', ['th', 'en', 'chs', 'cht'])
export const enum_unit_types_kind = pgEnum('enum_unit_types_kind', ['studio', 'bed1', 'bed1plus', 'bed2', 'bed3', 'duplex', 'penthouse', 'house', 'townhome', 'shophouse', 'plot'])
export const enum_units_orientation = pgEnum('enum_units_orientation', ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])
export const enum_units_state = pgEnum('enum_units_state', ['available', 'reserved', 'sold', 'withheld'])
export const enum_leads_history_wish = pgEnum('enum_leads_history_wish', ['visit', 'call', 'price', 'question'])
export const enum_leads_wish = pgEnum('enum_leads_wish', ['visit', 'call', 'price', 'question'])
export const enum_leads_locale = pgEnum('enum_leads_locale', ['th', 'en', 'cht', 'chs'])
export const enum_leads_unit_state = pgEnum('enum_leads_unit_state', ['available', 'reserved', 'sold', 'withheld', 'unknown'])
export const enum_leads_state = pgEnum('enum_leads_state', ['new', 'contacted', 'visit', 'booked', 'closed', 'spam'])
export const enum_subscribers_history_event = pgEnum('enum_subscribers_history_event', ['asked', 'asked_again', 'confirmed', 'left', 'left_by_mail_program'])
export const enum_subscribers_locale = pgEnum('enum_subscribers_locale', ['th', 'en', 'cht', 'chs'])
export const enum_subscribers_state = pgEnum('enum_subscribers_state', ['waiting', 'confirmed', 'left'])
export const enum_saved_searches_locale = pgEnum('enum_saved_searches_locale', ['th', 'en', 'cht', 'chs'])
export const enum_saved_searches_state = pgEnum('enum_saved_searches_state', ['asked', 'confirmed', 'off', 'expired'])
export const enum_saved_searches_ended_by = pgEnum('enum_saved_searches_ended_by', ['page', 'all', 'mail_program'])
export const enum_stations_system = pgEnum('enum_stations_system', ['BTS', 'MRT', 'ARL', 'SRT'])
export const enum_search_seos_kind = pgEnum('enum_search_seos_kind', ['condominium', 'house'])
export const enum_search_seos_close = pgEnum('enum_search_seos_close', ['train', 'expressway', 'mall'])
export const enum_search_seos_slug_path = pgEnum('enum_search_seos_slug_path', ['location', 'project', 'condominium', 'house'])
export const enum_search_seos_status = pgEnum('enum_search_seos_status', ['draft', 'published'])
export const enum__search_seos_v_version_kind = pgEnum('enum__search_seos_v_version_kind', ['condominium', 'house'])
export const enum__search_seos_v_version_close = pgEnum('enum__search_seos_v_version_close', ['train', 'expressway', 'mall'])
export const enum__search_seos_v_version_slug_path = pgEnum('enum__search_seos_v_version_slug_path', ['location', 'project', 'condominium', 'house'])
export const enum__search_seos_v_version_status = pgEnum('enum__search_seos_v_version_status', ['draft', 'published'])
export const enum__search_seos_v_published_locale = pgEnum('enum__search_seos_v_published_locale', ['th', 'en', 'chs', 'cht'])
export const enum_brand_pages_brand = pgEnum('enum_brand_pages_brand', ['noble', 'nue'])
export const enum_brand_pages_status = pgEnum('enum_brand_pages_status', ['draft', 'published'])
export const enum__brand_pages_v_version_brand = pgEnum('enum__brand_pages_v_version_brand', ['noble', 'nue'])
export const enum__brand_pages_v_version_status = pgEnum('enum__brand_pages_v_version_status', ['draft', 'published'])
export const enum__brand_pages_v_published_locale = pgEnum('enum__brand_pages_v_published_locale', ['th', 'en', 'chs', 'cht'])
export const enum_news_category = pgEnum('enum_news_category', ['MAKETING_ACTIVITIES', 'NOBLE_ID_ACTIVITY', 'SOCIAL_ACTIVITIES', 'INVESTOR_RELATIONS', 'CORPORATE_NEWS'])
export const enum_news_status = pgEnum('enum_news_status', ['draft', 'published'])
export const enum__news_v_version_category = pgEnum('enum__news_v_version_category', ['MAKETING_ACTIVITIES', 'NOBLE_ID_ACTIVITY', 'SOCIAL_ACTIVITIES', 'INVESTOR_RELATIONS', 'CORPORATE_NEWS'])
export const enum__news_v_version_status = pgEnum('enum__news_v_version_status', ['draft', 'published'])
export const enum__news_v_published_locale = pgEnum('enum__news_v_published_locale', ['th', 'en', 'chs', 'cht'])
export const enum_posts_tab = pgEnum('enum_posts_tab', ['neighbourhoods', 'buying', 'living'])
export const enum_posts_status = pgEnum('enum_posts_status', ['draft', 'published'])
export const enum__posts_v_version_tab = pgEnum('enum__posts_v_version_tab', ['neighbourhoods', 'buying', 'living'])
export const enum__posts_v_version_status = pgEnum('enum__posts_v_version_status', ['draft', 'published'])
export const enum__posts_v_published_locale = pgEnum('enum__posts_v_published_locale', ['th', 'en', 'chs', 'cht'])
export const enum_menus_place = pgEnum('enum_menus_place', ['noble', 'nue', 'home', 'promotion', 'corporate', 'service', 'secondary', 'footer', 'legal'])
export const enum__menus_v_version_place = pgEnum('enum__menus_v_version_place', ['noble', 'nue', 'home', 'promotion', 'corporate', 'service', 'secondary', 'footer', 'legal'])
export const enum_policies_part = pgEnum('enum_policies_part', ['privacy', 'cookies'])
export const enum_policies_status = pgEnum('enum_policies_status', ['draft', 'published'])
export const enum__policies_v_version_part = pgEnum('enum__policies_v_version_part', ['privacy', 'cookies'])
export const enum__policies_v_version_status = pgEnum('enum__policies_v_version_status', ['draft', 'published'])
export const enum__policies_v_published_locale = pgEnum('enum__policies_v_published_locale', ['th', 'en', 'chs', 'cht'])
export const enum_popups_languages = pgEnum('enum_popups_languages', ['th', 'en', 'chs', 'cht'])
export const enum_popups_pages = pgEnum('enum_popups_pages', ['all', 'home', 'projects'])
export const enum_popups_status = pgEnum('enum_popups_status', ['draft', 'published'])
export const enum__popups_v_version_languages = pgEnum('enum__popups_v_version_languages', ['th', 'en', 'chs', 'cht'])
export const enum__popups_v_version_pages = pgEnum('enum__popups_v_version_pages', ['all', 'home', 'projects'])
export const enum__popups_v_version_status = pgEnum('enum__popups_v_version_status', ['draft', 'published'])
export const enum__popups_v_published_locale = pgEnum('enum__popups_v_published_locale', ['th', 'en', 'chs', 'cht'])
export const enum_films_captions_locale = pgEnum('enum_films_captions_locale', ['th', 'en', 'cht', 'chs'])
export const enum_staff_role = pgEnum('enum_staff_role', ['admin', 'publisher', 'editor', 'sales', 'supervisor', 'finance', 'care'])
export const enum_staff_events_event = pgEnum('enum_staff_events_event', ['password_changed', 'email_changed', 'second_factor_set', 'second_factor_reset', 'recovery_codes_made', 'recovery_code_used', 'wrong_codes', 'passkey_added', 'passkey_removed', 'role_changed', 'account_made', 'account_changed', 'account_removed', 'identity_confirmed', 'identity_refused'])
export const enum_price_bands_set = pgEnum('enum_price_bands_set', ['1', '2'])
export const enum_redirects_locale = pgEnum('enum_redirects_locale', ['all', 'th', 'en', 'chs', 'cht'])
export const enum_redirects_kind = pgEnum('enum_redirects_kind', ['redirect', 'removed'])
export const enum_sections_languages = pgEnum('enum_sections_languages', ['th', 'en', 'chs', 'cht'])
export const enum_sections_section = pgEnum('enum_sections_section', ['blog', 'news', 'csr', 'promotion', 'career', 'lifestyle'])
export const enum_booking_campaigns_terms_version = pgEnum('enum_booking_campaigns_terms_version', ['2026-11'])
export const enum_booking_campaigns_launch_number_source = pgEnum('enum_booking_campaigns_launch_number_source', ['beacon', 'named'])
export const enum_booking_campaigns_launch_missed = pgEnum('enum_booking_campaigns_launch_missed', ['end', 'pass'])
export const enum_brochures_locale = pgEnum('enum_brochures_locale', ['th', 'en', 'cht', 'chs'])
export const enum_project_documents_kind = pgEnum('enum_project_documents_kind', ['land_title', 'eia', 'land_allocation', 'construction_permit', 'condominium_registration', 'juristic_person'])
export const enum_project_documents_state = pgEnum('enum_project_documents_state', ['granted', 'filed', 'preparing'])
export const enum_finance_rates_key = pgEnum('enum_finance_rates_key', ['transfer-fee', 'mortgage-fee', 'loan-stamp-duty', 'lease-registration', 'lease-stamp-duty', 'loan-year-1', 'loan-year-2', 'loan-year-3', 'loan-after', 'foreign-loan-share', 'foreign-loan-rate', 'foreign-loan-years', 'debt-limit', 'age-limit', 'longest-term', 'down-share', 'reservation', 'contract-share', 'buyers-share-of-transfer-fee', 'sinking-fund-per-m2', 'months-in-advance', 'meters', 'insurance-per-m2', 'empty-months', 'rent-growth', 'price-growth', 'savings-rate', 'horizon'])
export const enum_lead_events_kind = pgEnum('enum_lead_events_kind', ['brochure'])
export const enum_lead_events_locale = pgEnum('enum_lead_events_locale', ['th', 'en', 'cht', 'chs'])
export const enum_lead_exports_format = pgEnum('enum_lead_exports_format', ['xlsx', 'csv'])
export const enum_living_entries_kind = pgEnum('enum_living_entries_kind', ['service', 'benefit', 'lifestyle', 'event'])
export const enum_living_entries_status = pgEnum('enum_living_entries_status', ['draft', 'published'])
export const enum__living_entries_v_version_kind = pgEnum('enum__living_entries_v_version_kind', ['service', 'benefit', 'lifestyle', 'event'])
export const enum__living_entries_v_version_status = pgEnum('enum__living_entries_v_version_status', ['draft', 'published'])
export const enum__living_entries_v_published_locale = pgEnum('enum__living_entries_v_published_locale', ['th', 'en', 'chs', 'cht'])
export const enum_promotions_benefits_kind = pgEnum('enum_promotions_benefits_kind', ['price-cut', 'gift'])
export const enum_promotions_benefits_scope = pgEnum('enum_promotions_benefits_scope', ['units', 'unitTypes', 'projects'])
export const enum_promotions_brand = pgEnum('enum_promotions_brand', ['noble', 'nue'])
export const enum_promotions_stat = pgEnum('enum_promotions_stat', ['publish', 'update'])
export const enum_promotions_status = pgEnum('enum_promotions_status', ['draft', 'published'])
export const enum__promotions_v_version_benefits_kind = pgEnum('enum__promotions_v_version_benefits_kind', ['price-cut', 'gift'])
export const enum__promotions_v_version_benefits_scope = pgEnum('enum__promotions_v_version_benefits_scope', ['units', 'unitTypes', 'projects'])
export const enum__promotions_v_version_brand = pgEnum('enum__promotions_v_version_brand', ['noble', 'nue'])
export const enum__promotions_v_version_stat = pgEnum('enum__promotions_v_version_stat', ['publish', 'update'])
export const enum__promotions_v_version_status = pgEnum('enum__promotions_v_version_status', ['draft', 'published'])
export const enum__promotions_v_published_locale = pgEnum('enum__promotions_v_published_locale', ['th', 'en', 'chs', 'cht'])
export const enum_requests_form = pgEnum('enum_requests_form', ['contact', 'land', 'corporate-deal', 'complaint', 'career', 'show-your-need'])
export const enum_requests_locale = pgEnum('enum_requests_locale', ['th', 'en', 'cht', 'chs'])
export const enum_requests_state = pgEnum('enum_requests_state', ['new', 'in_hand', 'answered', 'closed', 'spam'])
export const enum_form_settings_recipients_department = pgEnum('enum_form_settings_recipients_department', ['sales', 'care', 'finance', 'press', 'other'])
export const enum_form_settings_form = pgEnum('enum_form_settings_form', ['contact', 'land', 'corporate-deal', 'complaint', 'career', 'show-your-need'])
export const enum_form_settings_question_kind = pgEnum('enum_form_settings_question_kind', ['none', 'text', 'choice'])
export const enum__form_settings_v_version_recipients_department = pgEnum('enum__form_settings_v_version_recipients_department', ['sales', 'care', 'finance', 'press', 'other'])
export const enum__form_settings_v_version_form = pgEnum('enum__form_settings_v_version_form', ['contact', 'land', 'corporate-deal', 'complaint', 'career', 'show-your-need'])
export const enum__form_settings_v_version_question_kind = pgEnum('enum__form_settings_v_version_question_kind', ['none', 'text', 'choice'])
export const enum_sales_galleries_hours_day = pgEnum('enum_sales_galleries_hours_day', ['1', '2', '3', '4', '5', '6', '0'])
export const enum_appointments_kind = pgEnum('enum_appointments_kind', ['visit', 'video', 'walk_in'])
export const enum_appointments_locale = pgEnum('enum_appointments_locale', ['th', 'en', 'cht', 'chs'])
export const enum_appointments_state = pgEnum('enum_appointments_state', ['booked', 'attended', 'missed', 'cancelled'])
export const enum_payload_jobs_log_task_slug = pgEnum('enum_payload_jobs_log_task_slug', ['inline', 'schedulePublish'])
export const enum_payload_jobs_log_state = pgEnum('enum_payload_jobs_log_state', ['failed', 'succeeded'])
export const enum_payload_jobs_task_slug = pgEnum('enum_payload_jobs_task_slug', ['inline', 'schedulePublish'])
export const enum_care_settings_clocks_subject = pgEnum('enum_care_settings_clocks_subject', ['defect', 'building', 'service', 'money', 'site', 'other'])
export const enum_exchange_rates_rates_currency = pgEnum('enum_exchange_rates_rates_currency', ['USD', 'HKD', 'TWD', 'CNY', 'SGD', 'EUR', 'GBP', 'JPY', 'AUD'])
export const enum_noble_id_status = pgEnum('enum_noble_id_status', ['draft', 'published'])
export const enum__noble_id_v_version_status = pgEnum('enum__noble_id_v_version_status', ['draft', 'published'])
export const enum__noble_id_v_published_locale = pgEnum('enum__noble_id_v_published_locale', ['th', 'en', 'chs', 'cht'])
export const enum_office_hours_days = pgEnum('enum_office_hours_days', ['1', '2', '3', '4', '5', '6', '0'])
export const enum_home_page_status = pgEnum('enum_home_page_status', ['draft', 'published'])
export const enum__home_page_v_version_status = pgEnum('enum__home_page_v_version_status', ['draft', 'published'])
export const enum__home_page_v_published_locale = pgEnum('enum__home_page_v_published_locale', ['th', 'en', 'chs', 'cht'])
export const enum_template_setting_notification_messages_tone = pgEnum('enum_template_setting_notification_messages_tone', ['ink', 'noble', 'nue', 'teal'])
export const enum_template_setting_social_languages = pgEnum('enum_template_setting_social_languages', ['th', 'en', 'chs', 'cht'])
export const enum_template_setting_social_network = pgEnum('enum_template_setting_social_network', ['facebook', 'instagram', 'line', 'youtube', 'tiktok', 'x', 'linkedin', 'weibo', 'wechat', 'xiaohongshu'])
export const enum__template_setting_v_version_notification_messages_tone = pgEnum('enum__template_setting_v_version_notification_messages_tone', ['ink', 'noble', 'nue', 'teal'])
export const enum__template_setting_v_version_social_languages = pgEnum('enum__template_setting_v_version_social_languages', ['th', 'en', 'chs', 'cht'])
export const enum__template_setting_v_version_social_network = pgEnum('enum__template_setting_v_version_social_network', ['facebook', 'instagram', 'line', 'youtube', 'tiktok', 'x', 'linkedin', 'weibo', 'wechat', 'xiaohongshu'])

export const projects_tags = pgTable('projects_tags', {
  order: integer('order').notNull(),
  parent: integer('parent_id').notNull(),
  value: enum_projects_tags('value'),
  id: serial('id').primaryKey(),
}
)

export const projects_facilities = pgTable('projects_facilities', {
  order: integer('order').notNull(),
  parent: integer('parent_id').notNull(),
  value: enum_projects_facilities('value'),
  id: serial('id').primaryKey(),
}
)

export const projects_highlights = pgTable('projects_highlights', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
}
)

export const projects_highlights_locales = pgTable('projects_highlights_locales', {
  title: varchar('title'),
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const projects_faq = pgTable('projects_faq', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
}
)

export const projects_faq_locales = pgTable('projects_faq_locales', {
  question: varchar('question'),
  answer: varchar('answer'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const projects_stations = pgTable('projects_stations', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  station: integer('station_id'),
  walkMinutes: numeric('walk_minutes', {mode: 'number'}),
  metres: numeric('metres', {mode: 'number'}),
}
)

export const projects_nearby = pgTable('projects_nearby', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  kind: enum_projects_nearby_kind('kind'),
  minutes: numeric('minutes', {mode: 'number'}),
  walk: boolean('walk'),
  lat: numeric('lat', {mode: 'number'}),
  lng: numeric('lng', {mode: 'number'}),
}
)

export const projects_nearby_locales = pgTable('projects_nearby_locales', {
  name: varchar('name'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const projects_foreign_areas = pgTable('projects_foreign_areas', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  building: varchar('building'),
  area: numeric('area', {mode: 'number'}),
  asOf: timestamp('as_of', {mode: 'date',withTimezone: true,precision: 3}),
}
)

export const projects = pgTable('projects', {
  id: serial('id').primaryKey(),
  Project_Title: varchar('project_title'),
  Slug_name: varchar('slug_name'),
  Brand: enum_projects_brand('brand'),
  Project_group: enum_projects_project_group('project_group'),
  Badge: enum_projects_badge('badge'),
  place: integer('place_id'),
  Order: numeric('order', {mode: 'number'}).default(100),
  New_project: boolean('new_project'),
  Online_Booking: boolean('online_booking'),
  loan_100per: boolean('loan_100per'),
  Active: boolean('active').default(true),
  Project_type: enum_projects_project_type('project_type'),
  Project_code: varchar('project_code'),
  Project_id: varchar('project_id'),
  Campaign_Code: varchar('campaign_code'),
  Price_rate: numeric('price_rate', {mode: 'number'}),
  Max_price: numeric('max_price', {mode: 'number'}),
  priceBefore: numeric('price_before', {mode: 'number'}),
  priceOffer: varchar('price_offer'),
  canonical: varchar('canonical'),
  storeys: numeric('storeys', {mode: 'number'}),
  buildings: numeric('buildings', {mode: 'number'}),
  landRai: numeric('land_rai', {mode: 'number'}),
  completion: varchar('completion'),
  parkingPercent: numeric('parking_percent', {mode: 'number'}),
  commonFee: numeric('common_fee', {mode: 'number'}),
  lat: numeric('lat', {mode: 'number'}),
  lng: numeric('lng', {mode: 'number'}),
  hero: integer('hero_id'),
  heroTall: integer('hero_tall_id'),
  square: integer('square_id'),
  facade: integer('facade_id'),
  garden: integer('garden_id'),
  lobby: integer('lobby_id'),
  room: integer('room_id'),
  Logo: integer('logo_id'),
  Unit_image: integer('unit_image_id'),
  films_bannerDesktop: integer('films_banner_desktop_id'),
  films_bannerMobile: integer('films_banner_mobile_id'),
  films_bannerPopup: integer('films_banner_popup_id'),
  films_conceptDesktop: integer('films_concept_desktop_id'),
  films_conceptMobile: integer('films_concept_mobile_id'),
  films_conceptPopup: integer('films_concept_popup_id'),
  films_info: integer('films_info_id'),
  virtual_url: varchar('virtual_url'),
  preview_data: jsonb('preview_data'),
  Preview_data_published: jsonb('preview_data_published'),
  register_floating_background: varchar('register_floating_background'),
  paymentTerms_reservation: numeric('payment_terms_reservation', {mode: 'number'}),
  paymentTerms_contractShare: numeric('payment_terms_contract_share', {mode: 'number'}),
  paymentTerms_downShare: numeric('payment_terms_down_share', {mode: 'number'}),
  paymentTerms_instalments: numeric('payment_terms_instalments', {mode: 'number'}),
  showsPriceHistory: boolean('shows_price_history').default(false),
  particulars_registration: varchar('particulars_registration'),
  particulars_land: enum_projects_particulars_land('particulars_land'),
  hasOwnPolicy: boolean('has_own_policy').default(false),
  Meta_image: integer('meta_image_id'),
  noindex: boolean('noindex').default(false),
  section_status_book_online: boolean('section_status_book_online').default(false),
  section_status_concept: boolean('section_status_concept').default(true),
  section_status_project_highlight: boolean('section_status_project_highlight').default(true),
  section_status_location: boolean('section_status_location').default(true),
  section_status_master_plan: boolean('section_status_master_plan').default(true),
  section_status_unit_type: boolean('section_status_unit_type').default(true),
  page_blocks: jsonb('page_blocks'),
  hide_header: boolean('hide_header').default(false),
  hide_footer: boolean('hide_footer').default(false),
  show_affiliate_header: boolean('show_affiliate_header').default(false),
  show_affiliate_footer: boolean('show_affiliate_footer').default(false),
  Stat: enum_projects_stat('stat').default("update"),
  wait_update: enum_projects_wait_update('wait_update').default("n"),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  _status: enum_projects_status('_status').default("draft"),
}
)

export const projects_locales = pgTable('projects_locales', {
  Zone: varchar('zone'),
  Project_Title_Lang: varchar('project_title_lang'),
  Title_full: varchar('title_full'),
  tagline: varchar('tagline'),
  Short_Description: varchar('short_description'),
  conceptTitle: varchar('concept_title'),
  concept: varchar('concept'),
  locationText: varchar('location_text'),
  register_floating_text: varchar('register_floating_text'),
  particulars_owner: varchar('particulars_owner'),
  particulars_landNote: varchar('particulars_land_note'),
  Meta_title: varchar('meta_title'),
  Meta_description: varchar('meta_description'),
  Og_title: varchar('og_title'),
  Og_description: varchar('og_description'),
  Twitter_title: varchar('twitter_title'),
  Twitter_description: varchar('twitter_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _projects_v_version_tags = pgTable('_projects_v_version_tags', {
  order: integer('order').notNull(),
  parent: integer('parent_id').notNull(),
  value: enum__projects_v_version_tags('value'),
  id: serial('id').primaryKey(),
}
)

export const _projects_v_version_facilities = pgTable('_projects_v_version_facilities', {
  order: integer('order').notNull(),
  parent: integer('parent_id').notNull(),
  value: enum__projects_v_version_facilities('value'),
  id: serial('id').primaryKey(),
}
)

export const _projects_v_version_highlights = pgTable('_projects_v_version_highlights', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  _uuid: varchar('_uuid'),
}
)

export const _projects_v_version_highlights_locales = pgTable('_projects_v_version_highlights_locales', {
  title: varchar('title'),
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _projects_v_version_faq = pgTable('_projects_v_version_faq', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  _uuid: varchar('_uuid'),
}
)

export const _projects_v_version_faq_locales = pgTable('_projects_v_version_faq_locales', {
  question: varchar('question'),
  answer: varchar('answer'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _projects_v_version_stations = pgTable('_projects_v_version_stations', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  station: integer('station_id'),
  walkMinutes: numeric('walk_minutes', {mode: 'number'}),
  metres: numeric('metres', {mode: 'number'}),
  _uuid: varchar('_uuid'),
}
)

export const _projects_v_version_nearby = pgTable('_projects_v_version_nearby', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  kind: enum__projects_v_version_nearby_kind('kind'),
  minutes: numeric('minutes', {mode: 'number'}),
  walk: boolean('walk'),
  lat: numeric('lat', {mode: 'number'}),
  lng: numeric('lng', {mode: 'number'}),
  _uuid: varchar('_uuid'),
}
)

export const _projects_v_version_nearby_locales = pgTable('_projects_v_version_nearby_locales', {
  name: varchar('name'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _projects_v_version_foreign_areas = pgTable('_projects_v_version_foreign_areas', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  building: varchar('building'),
  area: numeric('area', {mode: 'number'}),
  asOf: timestamp('as_of', {mode: 'date',withTimezone: true,precision: 3}),
  _uuid: varchar('_uuid'),
}
)

export const _projects_v = pgTable('_projects_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_Project_Title: varchar('version_project_title'),
  version_Slug_name: varchar('version_slug_name'),
  version_Brand: enum__projects_v_version_brand('version_brand'),
  version_Project_group: enum__projects_v_version_project_group('version_project_group'),
  version_Badge: enum__projects_v_version_badge('version_badge'),
  version_place: integer('version_place_id'),
  version_Order: numeric('version_order', {mode: 'number'}).default(100),
  version_New_project: boolean('version_new_project'),
  version_Online_Booking: boolean('version_online_booking'),
  version_loan_100per: boolean('version_loan_100per'),
  version_Active: boolean('version_active').default(true),
  version_Project_type: enum__projects_v_version_project_type('version_project_type'),
  version_Project_code: varchar('version_project_code'),
  version_Project_id: varchar('version_project_id'),
  version_Campaign_Code: varchar('version_campaign_code'),
  version_Price_rate: numeric('version_price_rate', {mode: 'number'}),
  version_Max_price: numeric('version_max_price', {mode: 'number'}),
  version_priceBefore: numeric('version_price_before', {mode: 'number'}),
  version_priceOffer: varchar('version_price_offer'),
  version_canonical: varchar('version_canonical'),
  version_storeys: numeric('version_storeys', {mode: 'number'}),
  version_buildings: numeric('version_buildings', {mode: 'number'}),
  version_landRai: numeric('version_land_rai', {mode: 'number'}),
  version_completion: varchar('version_completion'),
  version_parkingPercent: numeric('version_parking_percent', {mode: 'number'}),
  version_commonFee: numeric('version_common_fee', {mode: 'number'}),
  version_lat: numeric('version_lat', {mode: 'number'}),
  version_lng: numeric('version_lng', {mode: 'number'}),
  version_hero: integer('version_hero_id'),
  version_heroTall: integer('version_hero_tall_id'),
  version_square: integer('version_square_id'),
  version_facade: integer('version_facade_id'),
  version_garden: integer('version_garden_id'),
  version_lobby: integer('version_lobby_id'),
  version_room: integer('version_room_id'),
  version_Logo: integer('version_logo_id'),
  version_Unit_image: integer('version_unit_image_id'),
  version_films_bannerDesktop: integer('version_films_banner_desktop_id'),
  version_films_bannerMobile: integer('version_films_banner_mobile_id'),
  version_films_bannerPopup: integer('version_films_banner_popup_id'),
  version_films_conceptDesktop: integer('version_films_concept_desktop_id'),
  version_films_conceptMobile: integer('version_films_concept_mobile_id'),
  version_films_conceptPopup: integer('version_films_concept_popup_id'),
  version_films_info: integer('version_films_info_id'),
  version_virtual_url: varchar('version_virtual_url'),
  version_preview_data: jsonb('version_preview_data'),
  version_Preview_data_published: jsonb('version_preview_data_published'),
  version_register_floating_background: varchar('version_register_floating_background'),
  version_paymentTerms_reservation: numeric('version_payment_terms_reservation', {mode: 'number'}),
  version_paymentTerms_contractShare: numeric('version_payment_terms_contract_share', {mode: 'number'}),
  version_paymentTerms_downShare: numeric('version_payment_terms_down_share', {mode: 'number'}),
  version_paymentTerms_instalments: numeric('version_payment_terms_instalments', {mode: 'number'}),
  version_showsPriceHistory: boolean('version_shows_price_history').default(false),
  version_particulars_registration: varchar('version_particulars_registration'),
  version_particulars_land: enum__projects_v_version_particulars_land('version_particulars_land'),
  version_hasOwnPolicy: boolean('version_has_own_policy').default(false),
  version_Meta_image: integer('version_meta_image_id'),
  version_noindex: boolean('version_noindex').default(false),
  version_section_status_book_online: boolean('version_section_status_book_online').default(false),
  version_section_status_concept: boolean('version_section_status_concept').default(true),
  version_section_status_project_highlight: boolean('version_section_status_project_highlight').default(true),
  version_section_status_location: boolean('version_section_status_location').default(true),
  version_section_status_master_plan: boolean('version_section_status_master_plan').default(true),
  version_section_status_unit_type: boolean('version_section_status_unit_type').default(true),
  version_page_blocks: jsonb('version_page_blocks'),
  version_hide_header: boolean('version_hide_header').default(false),
  version_hide_footer: boolean('version_hide_footer').default(false),
  version_show_affiliate_header: boolean('version_show_affiliate_header').default(false),
  version_show_affiliate_footer: boolean('version_show_affiliate_footer').default(false),
  version_Stat: enum__projects_v_version_stat('version_stat').default("update"),
  version_wait_update: enum__projects_v_version_wait_update('version_wait_update').default("n"),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__projects_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  snapshot: boolean('snapshot'),
  publishedLocale: enum__projects_v_published_locale('published_locale'),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)

export const _projects_v_locales = pgTable('_projects_v_locales', {
  version_Zone: varchar('version_zone'),
  version_Project_Title_Lang: varchar('version_project_title_lang'),
  version_Title_full: varchar('version_title_full'),
  version_tagline: varchar('version_tagline'),
  version_Short_Description: varchar('version_short_description'),
  version_conceptTitle: varchar('version_concept_title'),
  version_concept: varchar('version_concept'),
  version_locationText: varchar('version_location_text'),
  version_register_floating_text: varchar('version_register_floating_text'),
  version_particulars_owner: varchar('version_particulars_owner'),
  version_particulars_landNote: varchar('version_particulars_land_note'),
  version_Meta_title: varchar('version_meta_title'),
  version_Meta_description: varchar('version_meta_description'),
  version_Og_title: varchar('version_og_title'),
  version_Og_description: varchar('version_og_description'),
  version_Twitter_title: varchar('version_twitter_title'),
  version_Twitter_description: varchar('version_twitter_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const unit_types = pgTable('unit_types', {
  id: serial('id').primaryKey(),
  project: integer('project_id').notNull(),
  code: varchar('code').notNull(),
  kind: enum_unit_types_kind('kind').notNull(),
  beds: numeric('beds', {mode: 'number'}).notNull(),
  baths: numeric('baths', {mode: 'number'}).notNull(),
  parking: numeric('parking', {mode: 'number'}).notNull(),
  area: numeric('area', {mode: 'number'}).notNull(),
  landWah: numeric('land_wah', {mode: 'number'}),
  width: numeric('width', {mode: 'number'}).notNull(),
  depth: numeric('depth', {mode: 'number'}).notNull(),
  floors: numeric('floors', {mode: 'number'}).notNull().default(1),
  priceFrom: numeric('price_from', {mode: 'number'}),
  priceTo: numeric('price_to', {mode: 'number'}),
  priceBefore: numeric('price_before', {mode: 'number'}),
  priceOffer: varchar('price_offer'),
  order: numeric('order', {mode: 'number'}).default(0),
  rent: numeric('rent', {mode: 'number'}),
  rentAsOf: timestamp('rent_as_of', {mode: 'date',withTimezone: true,precision: 3}),
  picture: integer('picture_id'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const unit_types_locales = pgTable('unit_types_locales', {
  name: varchar('name'),
  rentSource: varchar('rent_source'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const units = pgTable('units', {
  id: serial('id').primaryKey(),
  project: integer('project_id').notNull(),
  unitType: integer('unit_type_id').notNull(),
  building: varchar('building').notNull(),
  floor: numeric('floor', {mode: 'number'}).notNull(),
  number: varchar('number').notNull(),
  area: numeric('area', {mode: 'number'}).notNull(),
  orientation: enum_units_orientation('orientation').notNull(),
  price: numeric('price', {mode: 'number'}),
  priceBefore: numeric('price_before', {mode: 'number'}),
  offers: jsonb('offers'),
  state: enum_units_state('state').notNull().default("available"),
  isHeld: boolean('is_held').default(false),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const leads_history = pgTable('leads_history', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  at: timestamp('at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  by: varchar('by').notNull(),
  event: varchar('event').notNull(),
  detail: varchar('detail'),
  wish: enum_leads_history_wish('wish'),
  unit: varchar('unit'),
  message: varchar('message'),
}
)

export const leads_consents = pgTable('leads_consents', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  purpose: varchar('purpose').notNull(),
  given: boolean('given'),
  wording: varchar('wording').notNull(),
  at: timestamp('at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
}
)

export const leads = pgTable('leads', {
  id: serial('id').primaryKey(),
  name: varchar('name').notNull(),
  phone: varchar('phone').notNull(),
  email: varchar('email').notNull(),
  project: integer('project_id').notNull(),
  wish: enum_leads_wish('wish').notNull(),
  locale: enum_leads_locale('locale').notNull(),
  reference: varchar('reference'),
  unit: varchar('unit'),
  unitPrice: numeric('unit_price', {mode: 'number'}),
  unitState: enum_leads_unit_state('unit_state'),
  message: varchar('message'),
  page: varchar('page').notNull(),
  source: varchar('source'),
  sourceCategory: varchar('source_category'),
  campaign: varchar('campaign'),
  timesAsked: numeric('times_asked', {mode: 'number'}).default(1),
  notes: varchar('notes'),
  state: enum_leads_state('state').notNull().default("new"),
  owner: integer('owner_id'),
  fingerprint: varchar('fingerprint'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const subscribers_consents = pgTable('subscribers_consents', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  purpose: varchar('purpose').notNull(),
  notice: varchar('notice').notNull(),
  wording: varchar('wording').notNull(),
  at: timestamp('at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  page: varchar('page'),
  source: varchar('source'),
  sourceCategory: varchar('source_category'),
}
)

export const subscribers_history = pgTable('subscribers_history', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  at: timestamp('at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  event: enum_subscribers_history_event('event').notNull(),
}
)

export const subscribers = pgTable('subscribers', {
  id: serial('id').primaryKey(),
  email: varchar('email'),
  locale: enum_subscribers_locale('locale').notNull(),
  state: enum_subscribers_state('state').notNull().default("waiting"),
  confirmedAt: timestamp('confirmed_at', {mode: 'date',withTimezone: true,precision: 3}),
  leftAt: timestamp('left_at', {mode: 'date',withTimezone: true,precision: 3}),
  writtenAt: timestamp('written_at', {mode: 'date',withTimezone: true,precision: 3}),
  linkEndsAt: timestamp('link_ends_at', {mode: 'date',withTimezone: true,precision: 3}),
  fingerprint: varchar('fingerprint'),
  salt: varchar('salt'),
  confirmHash: varchar('confirm_hash'),
  leaveHash: varchar('leave_hash'),
  round: numeric('round', {mode: 'number'}).default(1),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const saved_searches = pgTable('saved_searches', {
  id: serial('id').primaryKey(),
  email: varchar('email').notNull(),
  locale: enum_saved_searches_locale('locale').notNull(),
  state: enum_saved_searches_state('state').notNull().default("asked"),
  summary: varchar('summary').notNull(),
  address: varchar('address').notNull(),
  writtenAt: timestamp('written_at', {mode: 'date',withTimezone: true,precision: 3}),
  linkEndsAt: timestamp('link_ends_at', {mode: 'date',withTimezone: true,precision: 3}),
  confirmedAt: timestamp('confirmed_at', {mode: 'date',withTimezone: true,precision: 3}),
  endedAt: timestamp('ended_at', {mode: 'date',withTimezone: true,precision: 3}),
  endedBy: enum_saved_searches_ended_by('ended_by'),
  toldAt: timestamp('told_at', {mode: 'date',withTimezone: true,precision: 3}),
  timesTold: numeric('times_told', {mode: 'number'}).default(0),
  notice: varchar('notice').notNull(),
  consentAt: timestamp('consent_at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  page: varchar('page'),
  wording: varchar('wording').notNull(),
  fingerprint: varchar('fingerprint'),
  key: varchar('key'),
  salt: varchar('salt'),
  confirmHash: varchar('confirm_hash'),
  leaveHash: varchar('leave_hash'),
  round: numeric('round', {mode: 'number'}).default(1),
  knownAt: timestamp('known_at', {mode: 'date',withTimezone: true,precision: 3}),
  known: jsonb('known'),
  waiting: jsonb('waiting'),
  sending: jsonb('sending'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const places = pgTable('places', {
  id: serial('id').primaryKey(),
  slug: varchar('slug').notNull(),
  lat: numeric('lat', {mode: 'number'}).notNull(),
  lng: numeric('lng', {mode: 'number'}).notNull(),
  parent: integer('parent_id'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const places_locales = pgTable('places_locales', {
  name: varchar('name').notNull(),
  description: varchar('description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const stations = pgTable('stations', {
  id: serial('id').primaryKey(),
  slug: varchar('slug').notNull(),
  code: varchar('code').notNull(),
  system: enum_stations_system('system').notNull(),
  line: varchar('line').notNull(),
  colour: varchar('colour').notNull(),
  order: numeric('order', {mode: 'number'}).notNull(),
  lat: numeric('lat', {mode: 'number'}).notNull(),
  lng: numeric('lng', {mode: 'number'}).notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const stations_locales = pgTable('stations_locales', {
  name: varchar('name').notNull(),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const search_seos = pgTable('search_seos', {
  id: serial('id').primaryKey(),
  kind: enum_search_seos_kind('kind'),
  close: enum_search_seos_close('close'),
  Popular: boolean('popular').default(false),
  Location: boolean('location').default(false),
  Transportation: boolean('transportation').default(false),
  Project_type_Condominium: boolean('project_type_condominium').default(false),
  Project_type_House: boolean('project_type_house').default(false),
  Project_type_Townhome: boolean('project_type_townhome').default(false),
  Project_type_Single_detached_house: boolean('project_type_single_detached_house').default(false),
  Project_type_Land: boolean('project_type_land').default(false),
  Link: varchar('link'),
  Link_out: varchar('link_out'),
  Meta_image: integer('meta_image_id'),
  Slug_path: enum_search_seos_slug_path('slug_path').default("location"),
  Slug_name: varchar('slug_name'),
  order: numeric('order', {mode: 'number'}).default(0),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  _status: enum_search_seos_status('_status').default("draft"),
}
)

export const search_seos_locales = pgTable('search_seos_locales', {
  Title: varchar('title'),
  Page_Title: varchar('page_title'),
  intro: varchar('intro'),
  Meta_title: varchar('meta_title'),
  Meta_description: varchar('meta_description'),
  Og_title: varchar('og_title'),
  Og_description: varchar('og_description'),
  Twitter_title: varchar('twitter_title'),
  Twitter_description: varchar('twitter_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const search_seos_rels = pgTable('search_seos_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  placesID: integer('places_id'),
}
)

export const _search_seos_v = pgTable('_search_seos_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_kind: enum__search_seos_v_version_kind('version_kind'),
  version_close: enum__search_seos_v_version_close('version_close'),
  version_Popular: boolean('version_popular').default(false),
  version_Location: boolean('version_location').default(false),
  version_Transportation: boolean('version_transportation').default(false),
  version_Project_type_Condominium: boolean('version_project_type_condominium').default(false),
  version_Project_type_House: boolean('version_project_type_house').default(false),
  version_Project_type_Townhome: boolean('version_project_type_townhome').default(false),
  version_Project_type_Single_detached_house: boolean('version_project_type_single_detached_house').default(false),
  version_Project_type_Land: boolean('version_project_type_land').default(false),
  version_Link: varchar('version_link'),
  version_Link_out: varchar('version_link_out'),
  version_Meta_image: integer('version_meta_image_id'),
  version_Slug_path: enum__search_seos_v_version_slug_path('version_slug_path').default("location"),
  version_Slug_name: varchar('version_slug_name'),
  version_order: numeric('version_order', {mode: 'number'}).default(0),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__search_seos_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  snapshot: boolean('snapshot'),
  publishedLocale: enum__search_seos_v_published_locale('published_locale'),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)

export const _search_seos_v_locales = pgTable('_search_seos_v_locales', {
  version_Title: varchar('version_title'),
  version_Page_Title: varchar('version_page_title'),
  version_intro: varchar('version_intro'),
  version_Meta_title: varchar('version_meta_title'),
  version_Meta_description: varchar('version_meta_description'),
  version_Og_title: varchar('version_og_title'),
  version_Og_description: varchar('version_og_description'),
  version_Twitter_title: varchar('version_twitter_title'),
  version_Twitter_description: varchar('version_twitter_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _search_seos_v_rels = pgTable('_search_seos_v_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  placesID: integer('places_id'),
}
)

export const brand_pages_principles = pgTable('brand_pages_principles', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
}
)

export const brand_pages_principles_locales = pgTable('brand_pages_principles_locales', {
  title: varchar('title'),
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const brand_pages_plates = pgTable('brand_pages_plates', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  picture: integer('picture_id'),
}
)

export const brand_pages_plates_locales = pgTable('brand_pages_plates_locales', {
  caption: varchar('caption'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const brand_pages = pgTable('brand_pages', {
  id: serial('id').primaryKey(),
  hero: integer('hero_id'),
  heroTall: integer('hero_tall_id'),
  metaImage: integer('meta_image_id'),
  brand: enum_brand_pages_brand('brand'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  _status: enum_brand_pages_status('_status').default("draft"),
}
)

export const brand_pages_locales = pgTable('brand_pages_locales', {
  headline: varchar('headline'),
  statement: varchar('statement'),
  principlesTitle: varchar('principles_title'),
  projectsTitle: varchar('projects_title'),
  projectsText: varchar('projects_text'),
  placesTitle: varchar('places_title'),
  closingTitle: varchar('closing_title'),
  closingText: varchar('closing_text'),
  metaTitle: varchar('meta_title'),
  metaDescription: varchar('meta_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const brand_pages_rels = pgTable('brand_pages_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  projectsID: integer('projects_id'),
}
)

export const _brand_pages_v_version_principles = pgTable('_brand_pages_v_version_principles', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  _uuid: varchar('_uuid'),
}
)

export const _brand_pages_v_version_principles_locales = pgTable('_brand_pages_v_version_principles_locales', {
  title: varchar('title'),
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _brand_pages_v_version_plates = pgTable('_brand_pages_v_version_plates', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  picture: integer('picture_id'),
  _uuid: varchar('_uuid'),
}
)

export const _brand_pages_v_version_plates_locales = pgTable('_brand_pages_v_version_plates_locales', {
  caption: varchar('caption'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _brand_pages_v = pgTable('_brand_pages_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_hero: integer('version_hero_id'),
  version_heroTall: integer('version_hero_tall_id'),
  version_metaImage: integer('version_meta_image_id'),
  version_brand: enum__brand_pages_v_version_brand('version_brand'),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__brand_pages_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  snapshot: boolean('snapshot'),
  publishedLocale: enum__brand_pages_v_published_locale('published_locale'),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)

export const _brand_pages_v_locales = pgTable('_brand_pages_v_locales', {
  version_headline: varchar('version_headline'),
  version_statement: varchar('version_statement'),
  version_principlesTitle: varchar('version_principles_title'),
  version_projectsTitle: varchar('version_projects_title'),
  version_projectsText: varchar('version_projects_text'),
  version_placesTitle: varchar('version_places_title'),
  version_closingTitle: varchar('version_closing_title'),
  version_closingText: varchar('version_closing_text'),
  version_metaTitle: varchar('version_meta_title'),
  version_metaDescription: varchar('version_meta_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _brand_pages_v_rels = pgTable('_brand_pages_v_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  projectsID: integer('projects_id'),
}
)

export const news = pgTable('news', {
  id: serial('id').primaryKey(),
  category: enum_news_category('category'),
  date: timestamp('date', {mode: 'date',withTimezone: true,precision: 3}),
  Title_TH: varchar('title_th'),
  Content_TH: varchar('content_th'),
  Title_EN: varchar('title_en'),
  Content_EN: varchar('content_en'),
  Title_CHT: varchar('title_cht'),
  Content_CHT: varchar('content_cht'),
  Title_CHS: varchar('title_chs'),
  Content_CHS: varchar('content_chs'),
  Inside_image: integer('inside_image_id'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  _status: enum_news_status('_status').default("draft"),
}
)

export const news_locales = pgTable('news_locales', {
  Inside_image_alt: varchar('inside_image_alt'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _news_v = pgTable('_news_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_category: enum__news_v_version_category('version_category'),
  version_date: timestamp('version_date', {mode: 'date',withTimezone: true,precision: 3}),
  version_Title_TH: varchar('version_title_th'),
  version_Content_TH: varchar('version_content_th'),
  version_Title_EN: varchar('version_title_en'),
  version_Content_EN: varchar('version_content_en'),
  version_Title_CHT: varchar('version_title_cht'),
  version_Content_CHT: varchar('version_content_cht'),
  version_Title_CHS: varchar('version_title_chs'),
  version_Content_CHS: varchar('version_content_chs'),
  version_Inside_image: integer('version_inside_image_id'),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__news_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  snapshot: boolean('snapshot'),
  publishedLocale: enum__news_v_published_locale('published_locale'),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)

export const _news_v_locales = pgTable('_news_v_locales', {
  version_Inside_image_alt: varchar('version_inside_image_alt'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const posts = pgTable('posts', {
  id: serial('id').primaryKey(),
  cover: integer('cover_id'),
  metaImage: integer('meta_image_id'),
  slug: varchar('slug'),
  tab: enum_posts_tab('tab'),
  date: timestamp('date', {mode: 'date',withTimezone: true,precision: 3}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  _status: enum_posts_status('_status').default("draft"),
}
)

export const posts_locales = pgTable('posts_locales', {
  title: varchar('title'),
  excerpt: varchar('excerpt'),
  body: jsonb('body'),
  coverCaption: varchar('cover_caption'),
  metaTitle: varchar('meta_title'),
  metaDescription: varchar('meta_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _posts_v = pgTable('_posts_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_cover: integer('version_cover_id'),
  version_metaImage: integer('version_meta_image_id'),
  version_slug: varchar('version_slug'),
  version_tab: enum__posts_v_version_tab('version_tab'),
  version_date: timestamp('version_date', {mode: 'date',withTimezone: true,precision: 3}),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__posts_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  snapshot: boolean('snapshot'),
  publishedLocale: enum__posts_v_published_locale('published_locale'),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)

export const _posts_v_locales = pgTable('_posts_v_locales', {
  version_title: varchar('version_title'),
  version_excerpt: varchar('version_excerpt'),
  version_body: jsonb('version_body'),
  version_coverCaption: varchar('version_cover_caption'),
  version_metaTitle: varchar('version_meta_title'),
  version_metaDescription: varchar('version_meta_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const menus_list_list = pgTable('menus_list_list', {
  _order: integer('_order').notNull(),
  _parentID: varchar('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  Title: varchar('title').notNull(),
  Title_en: varchar('title_en'),
  Title_cht: varchar('title_cht'),
  Title_chs: varchar('title_chs'),
  Slug: varchar('slug'),
}
)

export const menus_list = pgTable('menus_list', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  Title: varchar('title').notNull(),
  Title_en: varchar('title_en'),
  Title_cht: varchar('title_cht'),
  Title_chs: varchar('title_chs'),
  Slug: varchar('slug'),
}
)

export const menus = pgTable('menus', {
  id: serial('id').primaryKey(),
  Title: varchar('title').notNull(),
  Title_en: varchar('title_en'),
  Title_cht: varchar('title_cht'),
  Title_chs: varchar('title_chs'),
  Slug: varchar('slug'),
  place: enum_menus_place('place').notNull(),
  order: numeric('order', {mode: 'number'}).notNull().default(0),
  isShown: boolean('is_shown').default(true),
  changedBy: varchar('changed_by'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const _menus_v_version_list_list = pgTable('_menus_v_version_list_list', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  Title: varchar('title').notNull(),
  Title_en: varchar('title_en'),
  Title_cht: varchar('title_cht'),
  Title_chs: varchar('title_chs'),
  Slug: varchar('slug'),
  _uuid: varchar('_uuid'),
}
)

export const _menus_v_version_list = pgTable('_menus_v_version_list', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  Title: varchar('title').notNull(),
  Title_en: varchar('title_en'),
  Title_cht: varchar('title_cht'),
  Title_chs: varchar('title_chs'),
  Slug: varchar('slug'),
  _uuid: varchar('_uuid'),
}
)

export const _menus_v = pgTable('_menus_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_Title: varchar('version_title').notNull(),
  version_Title_en: varchar('version_title_en'),
  version_Title_cht: varchar('version_title_cht'),
  version_Title_chs: varchar('version_title_chs'),
  version_Slug: varchar('version_slug'),
  version_place: enum__menus_v_version_place('version_place').notNull(),
  version_order: numeric('version_order', {mode: 'number'}).notNull().default(0),
  version_isShown: boolean('version_is_shown').default(true),
  version_changedBy: varchar('version_changed_by'),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const policies_sections = pgTable('policies_sections', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  anchor: varchar('anchor'),
}
)

export const policies_sections_locales = pgTable('policies_sections_locales', {
  title: varchar('title'),
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const policies = pgTable('policies', {
  id: serial('id').primaryKey(),
  part: enum_policies_part('part').default("privacy"),
  version: varchar('version'),
  effectiveFrom: timestamp('effective_from', {mode: 'date',withTimezone: true,precision: 3}),
  changedBy: varchar('changed_by'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  _status: enum_policies_status('_status').default("draft"),
}
)

export const policies_locales = pgTable('policies_locales', {
  title: varchar('title'),
  lead: varchar('lead'),
  metaTitle: varchar('meta_title'),
  metaDescription: varchar('meta_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _policies_v_version_sections = pgTable('_policies_v_version_sections', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  anchor: varchar('anchor'),
  _uuid: varchar('_uuid'),
}
)

export const _policies_v_version_sections_locales = pgTable('_policies_v_version_sections_locales', {
  title: varchar('title'),
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _policies_v = pgTable('_policies_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_part: enum__policies_v_version_part('version_part').default("privacy"),
  version_version: varchar('version_version'),
  version_effectiveFrom: timestamp('version_effective_from', {mode: 'date',withTimezone: true,precision: 3}),
  version_changedBy: varchar('version_changed_by'),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__policies_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  snapshot: boolean('snapshot'),
  publishedLocale: enum__policies_v_published_locale('published_locale'),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)

export const _policies_v_locales = pgTable('_policies_v_locales', {
  version_title: varchar('version_title'),
  version_lead: varchar('version_lead'),
  version_metaTitle: varchar('version_meta_title'),
  version_metaDescription: varchar('version_meta_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const popups_languages = pgTable('popups_languages', {
  order: integer('order').notNull(),
  parent: integer('parent_id').notNull(),
  value: enum_popups_languages('value'),
  id: serial('id').primaryKey(),
}
)

export const popups = pgTable('popups', {
  id: serial('id').primaryKey(),
  campaign: varchar('campaign'),
  startsAt: timestamp('starts_at', {mode: 'date',withTimezone: true,precision: 3}),
  endsAt: timestamp('ends_at', {mode: 'date',withTimezone: true,precision: 3}),
  picture: integer('picture_id'),
  pictureTall: integer('picture_tall_id'),
  address: varchar('address'),
  pages: enum_popups_pages('pages').default("home"),
  changedBy: varchar('changed_by'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  _status: enum_popups_status('_status').default("draft"),
}
)

export const popups_locales = pgTable('popups_locales', {
  title: varchar('title'),
  text: varchar('text'),
  buttonLabel: varchar('button_label'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _popups_v_version_languages = pgTable('_popups_v_version_languages', {
  order: integer('order').notNull(),
  parent: integer('parent_id').notNull(),
  value: enum__popups_v_version_languages('value'),
  id: serial('id').primaryKey(),
}
)

export const _popups_v = pgTable('_popups_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_campaign: varchar('version_campaign'),
  version_startsAt: timestamp('version_starts_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_endsAt: timestamp('version_ends_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_picture: integer('version_picture_id'),
  version_pictureTall: integer('version_picture_tall_id'),
  version_address: varchar('version_address'),
  version_pages: enum__popups_v_version_pages('version_pages').default("home"),
  version_changedBy: varchar('version_changed_by'),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__popups_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  snapshot: boolean('snapshot'),
  publishedLocale: enum__popups_v_published_locale('published_locale'),
  latest: boolean('latest'),
}
)

export const _popups_v_locales = pgTable('_popups_v_locales', {
  version_title: varchar('version_title'),
  version_text: varchar('version_text'),
  version_buttonLabel: varchar('version_button_label'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const search_words = pgTable('search_words', {
  id: serial('id').primaryKey(),
  name: varchar('name').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const search_words_texts = pgTable('search_words_texts', {
  id: serial('id').primaryKey(),
  order: integer('order').notNull(),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  text: varchar('text'),
}
)

export const short_links = pgTable('short_links', {
  id: serial('id').primaryKey(),
  code: varchar('code'),
  target: varchar('target').notNull(),
  campaign: varchar('campaign'),
  expiresAt: timestamp('expires_at', {mode: 'date',withTimezone: true,precision: 3}),
  isActive: boolean('is_active').default(true),
  hits: numeric('hits', {mode: 'number'}).default(0),
  lastHitAt: timestamp('last_hit_at', {mode: 'date',withTimezone: true,precision: 3}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const media = pgTable('media', {
  id: serial('id').primaryKey(),
  isPhotograph: boolean('is_photograph').default(false),
  hash: varchar('hash'),
  ext: varchar('ext'),
  mime: varchar('mime'),
  provider: varchar('provider').default("local"),
  placeholder: varchar('placeholder'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  url: varchar('url'),
  thumbnailURL: varchar('thumbnail_u_r_l'),
  filename: varchar('filename'),
  mimeType: varchar('mime_type'),
  filesize: numeric('filesize', {mode: 'number'}),
  width: numeric('width', {mode: 'number'}),
  height: numeric('height', {mode: 'number'}),
  focalX: numeric('focal_x', {mode: 'number'}),
  focalY: numeric('focal_y', {mode: 'number'}),
  sizes_thumbnail_url: varchar('sizes_thumbnail_url'),
  sizes_thumbnail_width: numeric('sizes_thumbnail_width', {mode: 'number'}),
  sizes_thumbnail_height: numeric('sizes_thumbnail_height', {mode: 'number'}),
  sizes_thumbnail_mimeType: varchar('sizes_thumbnail_mime_type'),
  sizes_thumbnail_filesize: numeric('sizes_thumbnail_filesize', {mode: 'number'}),
  sizes_thumbnail_filename: varchar('sizes_thumbnail_filename'),
  sizes_small_url: varchar('sizes_small_url'),
  sizes_small_width: numeric('sizes_small_width', {mode: 'number'}),
  sizes_small_height: numeric('sizes_small_height', {mode: 'number'}),
  sizes_small_mimeType: varchar('sizes_small_mime_type'),
  sizes_small_filesize: numeric('sizes_small_filesize', {mode: 'number'}),
  sizes_small_filename: varchar('sizes_small_filename'),
  sizes_phone_url: varchar('sizes_phone_url'),
  sizes_phone_width: numeric('sizes_phone_width', {mode: 'number'}),
  sizes_phone_height: numeric('sizes_phone_height', {mode: 'number'}),
  sizes_phone_mimeType: varchar('sizes_phone_mime_type'),
  sizes_phone_filesize: numeric('sizes_phone_filesize', {mode: 'number'}),
  sizes_phone_filename: varchar('sizes_phone_filename'),
  sizes_medium_url: varchar('sizes_medium_url'),
  sizes_medium_width: numeric('sizes_medium_width', {mode: 'number'}),
  sizes_medium_height: numeric('sizes_medium_height', {mode: 'number'}),
  sizes_medium_mimeType: varchar('sizes_medium_mime_type'),
  sizes_medium_filesize: numeric('sizes_medium_filesize', {mode: 'number'}),
  sizes_medium_filename: varchar('sizes_medium_filename'),
  sizes_large_url: varchar('sizes_large_url'),
  sizes_large_width: numeric('sizes_large_width', {mode: 'number'}),
  sizes_large_height: numeric('sizes_large_height', {mode: 'number'}),
  sizes_large_mimeType: varchar('sizes_large_mime_type'),
  sizes_large_filesize: numeric('sizes_large_filesize', {mode: 'number'}),
  sizes_large_filename: varchar('sizes_large_filename'),
}
)

export const media_locales = pgTable('media_locales', {
  alt: varchar('alt'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const films_captions = pgTable('films_captions', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  locale: enum_films_captions_locale('locale').notNull(),
  text: varchar('text').notNull(),
}
)

export const films = pgTable('films', {
  id: serial('id').primaryKey(),
  provider: varchar('provider'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  url: varchar('url'),
  thumbnailURL: varchar('thumbnail_u_r_l'),
  filename: varchar('filename'),
  mimeType: varchar('mime_type'),
  filesize: numeric('filesize', {mode: 'number'}),
  width: numeric('width', {mode: 'number'}),
  height: numeric('height', {mode: 'number'}),
  focalX: numeric('focal_x', {mode: 'number'}),
  focalY: numeric('focal_y', {mode: 'number'}),
}
)

export const films_locales = pgTable('films_locales', {
  title: varchar('title').notNull(),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const staff_sessions = pgTable('staff_sessions', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}),
  expiresAt: timestamp('expires_at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
}
)

export const staff = pgTable('staff', {
  id: serial('id').primaryKey(),
  name: varchar('name').notNull(),
  role: enum_staff_role('role').notNull().default("editor"),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  email: varchar('email').notNull(),
  resetPasswordToken: varchar('reset_password_token'),
  resetPasswordExpiration: timestamp('reset_password_expiration', {mode: 'date',withTimezone: true,precision: 3}),
  salt: varchar('salt'),
  hash: varchar('hash'),
  resetPasswordRequestedAt: timestamp('reset_password_requested_at', {mode: 'date',withTimezone: true,precision: 3}),
}
)

export const staff_events = pgTable('staff_events', {
  id: serial('id').primaryKey(),
  at: timestamp('at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  person: varchar('person').notNull(),
  event: enum_staff_events_event('event').notNull(),
  by: varchar('by').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const price_bands = pgTable('price_bands', {
  id: serial('id').primaryKey(),
  name: varchar('name').notNull(),
  set: enum_price_bands_set('set').notNull(),
  from: numeric('from', {mode: 'number'}),
  to: numeric('to', {mode: 'number'}),
  order: numeric('order', {mode: 'number'}).notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const redirects = pgTable('redirects', {
  id: serial('id').primaryKey(),
  from: varchar('from').notNull(),
  locale: enum_redirects_locale('locale').notNull().default("all"),
  kind: enum_redirects_kind('kind').notNull().default("redirect"),
  to: varchar('to'),
  isActive: boolean('is_active').default(true),
  note: varchar('note'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const sections_languages = pgTable('sections_languages', {
  order: integer('order').notNull(),
  parent: integer('parent_id').notNull(),
  value: enum_sections_languages('value'),
  id: serial('id').primaryKey(),
}
)

export const sections = pgTable('sections', {
  id: serial('id').primaryKey(),
  section: enum_sections_section('section').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const unknown_addresses = pgTable('unknown_addresses', {
  id: serial('id').primaryKey(),
  path: varchar('path').notNull(),
  hits: numeric('hits', {mode: 'number'}).notNull(),
  firstSeen: timestamp('first_seen', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  lastSeen: timestamp('last_seen', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const seed_records = pgTable('seed_records', {
  id: serial('id').primaryKey(),
  key: varchar('key').notNull(),
  docId: varchar('doc_id').notNull(),
  fingerprint: varchar('fingerprint').notNull(),
  storedAt: varchar('stored_at').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const booking_campaigns = pgTable('booking_campaigns', {
  id: serial('id').primaryKey(),
  code: varchar('code').notNull(),
  project: integer('project_id').notNull(),
  isOpen: boolean('is_open').default(false),
  opensAt: timestamp('opens_at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  closesAt: timestamp('closes_at', {mode: 'date',withTimezone: true,precision: 3}),
  fee: numeric('fee', {mode: 'number'}).notNull(),
  holdMinutes: numeric('hold_minutes', {mode: 'number'}).notNull().default(15),
  slipHours: numeric('slip_hours', {mode: 'number'}).default(24),
  limitPerPerson: numeric('limit_per_person', {mode: 'number'}).notNull().default(1),
  contract_registration: varchar('contract_registration'),
  contract_permitBy: timestamp('contract_permit_by', {mode: 'date',withTimezone: true,precision: 3}),
  contract_approvalBy: timestamp('contract_approval_by', {mode: 'date',withTimezone: true,precision: 3}),
  contract_signWithinDays: numeric('contract_sign_within_days', {mode: 'number'}).default(30),
  contract_approvalNotRequired: boolean('contract_approval_not_required').default(false),
  termsVersion: enum_booking_campaigns_terms_version('terms_version').notNull().default("2026-11"),
  launch_isDraw: boolean('launch_is_draw').default(false),
  launch_registrationOpensAt: timestamp('launch_registration_opens_at', {mode: 'date',withTimezone: true,precision: 3}),
  launch_registrationClosesAt: timestamp('launch_registration_closes_at', {mode: 'date',withTimezone: true,precision: 3}),
  launch_numberSource: enum_booking_campaigns_launch_number_source('launch_number_source').notNull().default("beacon"),
  launch_numberAt: timestamp('launch_number_at', {mode: 'date',withTimezone: true,precision: 3}),
  launch_numberHref: varchar('launch_number_href'),
  launch_turnMinutes: numeric('launch_turn_minutes', {mode: 'number'}).notNull().default(15),
  launch_turnsFrom: numeric('launch_turns_from', {mode: 'number'}).notNull().default(9),
  launch_turnsUntil: numeric('launch_turns_until', {mode: 'number'}).notNull().default(21),
  launch_missed: enum_booking_campaigns_launch_missed('launch_missed').notNull().default("end"),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const booking_campaigns_locales = pgTable('booking_campaigns_locales', {
  title: varchar('title').notNull(),
  lead: varchar('lead'),
  included: varchar('included'),
  promotion: varchar('promotion'),
  contract_seller: varchar('contract_seller'),
  contract_address: varchar('contract_address'),
  contract_signatory: varchar('contract_signatory'),
  contract_land: varchar('contract_land'),
  launch_numberName: varchar('launch_number_name'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const booking_campaigns_rels = pgTable('booking_campaigns_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  unitsID: integer('units_id'),
}
)

export const brochures = pgTable('brochures', {
  id: serial('id').primaryKey(),
  project: integer('project_id').notNull(),
  locale: enum_brochures_locale('locale').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  url: varchar('url'),
  thumbnailURL: varchar('thumbnail_u_r_l'),
  filename: varchar('filename'),
  mimeType: varchar('mime_type'),
  filesize: numeric('filesize', {mode: 'number'}),
  width: numeric('width', {mode: 'number'}),
  height: numeric('height', {mode: 'number'}),
  focalX: numeric('focal_x', {mode: 'number'}),
  focalY: numeric('focal_y', {mode: 'number'}),
}
)

export const construction_updates = pgTable('construction_updates', {
  id: serial('id').primaryKey(),
  project: integer('project_id').notNull(),
  month: varchar('month').notNull(),
  overall: numeric('overall', {mode: 'number'}).notNull().default(0),
  trades_foundation: numeric('trades_foundation', {mode: 'number'}).notNull().default(0),
  trades_structure: numeric('trades_structure', {mode: 'number'}).notNull().default(0),
  trades_architecture: numeric('trades_architecture', {mode: 'number'}).notNull().default(0),
  trades_systems: numeric('trades_systems', {mode: 'number'}).notNull().default(0),
  trades_landscape: numeric('trades_landscape', {mode: 'number'}).notNull().default(0),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const construction_updates_locales = pgTable('construction_updates_locales', {
  note: varchar('note'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const construction_updates_rels = pgTable('construction_updates_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  mediaID: integer('media_id'),
}
)

export const project_documents = pgTable('project_documents', {
  id: serial('id').primaryKey(),
  project: integer('project_id').notNull(),
  kind: enum_project_documents_kind('kind').notNull(),
  state: enum_project_documents_state('state').notNull().default("granted"),
  number: varchar('number'),
  date: timestamp('date', {mode: 'date',withTimezone: true,precision: 3}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const finance_rates = pgTable('finance_rates', {
  id: serial('id').primaryKey(),
  key: enum_finance_rates_key('key').notNull(),
  value: numeric('value', {mode: 'number'}).notNull(),
  from: timestamp('from', {mode: 'date',withTimezone: true,precision: 3}),
  until: timestamp('until', {mode: 'date',withTimezone: true,precision: 3}),
  ceiling: numeric('ceiling', {mode: 'number'}),
  reducedUpTo: numeric('reduced_up_to', {mode: 'number'}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const finance_rates_locales = pgTable('finance_rates_locales', {
  source: varchar('source').notNull(),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const lead_events = pgTable('lead_events', {
  id: serial('id').primaryKey(),
  kind: enum_lead_events_kind('kind').notNull(),
  project: integer('project_id'),
  locale: enum_lead_events_locale('locale').notNull(),
  source: varchar('source'),
  sourceCategory: varchar('source_category'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const lead_exports = pgTable('lead_exports', {
  id: serial('id').primaryKey(),
  at: timestamp('at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  by: varchar('by').notNull(),
  format: enum_lead_exports_format('format').notNull(),
  count: numeric('count', {mode: 'number'}).notNull(),
  filter: varchar('filter'),
  taken: jsonb('taken').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const quick_answers = pgTable('quick_answers', {
  id: serial('id').primaryKey(),
  name: varchar('name').notNull(),
  order: numeric('order', {mode: 'number'}).default(10),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const quick_answers_locales = pgTable('quick_answers_locales', {
  subject: varchar('subject'),
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const living_entries = pgTable('living_entries', {
  id: serial('id').primaryKey(),
  kind: enum_living_entries_kind('kind'),
  slug: varchar('slug'),
  position: numeric('position', {mode: 'number'}).default(100),
  day: timestamp('day', {mode: 'date',withTimezone: true,precision: 3}),
  actionAddress: varchar('action_address'),
  cover: integer('cover_id'),
  metaImage: integer('meta_image_id'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  _status: enum_living_entries_status('_status').default("draft"),
}
)

export const living_entries_locales = pgTable('living_entries_locales', {
  title: varchar('title'),
  lead: varchar('lead'),
  audience: varchar('audience'),
  hours: varchar('hours'),
  place: varchar('place'),
  body: jsonb('body'),
  terms: varchar('terms'),
  actionText: varchar('action_text'),
  coverCaption: varchar('cover_caption'),
  lockTitle: varchar('lock_title'),
  lockText: varchar('lock_text'),
  metaTitle: varchar('meta_title'),
  metaDescription: varchar('meta_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _living_entries_v = pgTable('_living_entries_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_kind: enum__living_entries_v_version_kind('version_kind'),
  version_slug: varchar('version_slug'),
  version_position: numeric('version_position', {mode: 'number'}).default(100),
  version_day: timestamp('version_day', {mode: 'date',withTimezone: true,precision: 3}),
  version_actionAddress: varchar('version_action_address'),
  version_cover: integer('version_cover_id'),
  version_metaImage: integer('version_meta_image_id'),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__living_entries_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  snapshot: boolean('snapshot'),
  publishedLocale: enum__living_entries_v_published_locale('published_locale'),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)

export const _living_entries_v_locales = pgTable('_living_entries_v_locales', {
  version_title: varchar('version_title'),
  version_lead: varchar('version_lead'),
  version_audience: varchar('version_audience'),
  version_hours: varchar('version_hours'),
  version_place: varchar('version_place'),
  version_body: jsonb('version_body'),
  version_terms: varchar('version_terms'),
  version_actionText: varchar('version_action_text'),
  version_coverCaption: varchar('version_cover_caption'),
  version_lockTitle: varchar('version_lock_title'),
  version_lockText: varchar('version_lock_text'),
  version_metaTitle: varchar('version_meta_title'),
  version_metaDescription: varchar('version_meta_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const promotions_benefits = pgTable('promotions_benefits', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  kind: enum_promotions_benefits_kind('kind'),
  baht: numeric('baht', {mode: 'number'}),
  scope: enum_promotions_benefits_scope('scope').default("units"),
}
)

export const promotions_benefits_locales = pgTable('promotions_benefits_locales', {
  gift: varchar('gift'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const promotions = pgTable('promotions', {
  id: serial('id').primaryKey(),
  Slug_name: varchar('slug_name'),
  Brand: enum_promotions_brand('brand'),
  Campaign_Code: varchar('campaign_code'),
  startsAt: timestamp('starts_at', {mode: 'date',withTimezone: true,precision: 3}),
  endsAt: timestamp('ends_at', {mode: 'date',withTimezone: true,precision: 3}),
  Promotion_Font_color: varchar('promotion_font_color').default("#FAF9F6"),
  Promotion_Background_color: varchar('promotion_background_color').default("#14110F"),
  Has_register: boolean('has_register').default(true),
  Image_cover: integer('image_cover_id'),
  Promotion_Banner: integer('promotion_banner_id'),
  title_img: integer('title_img_id'),
  Pre_video: integer('pre_video_id'),
  Pre_video_mobile: integer('pre_video_mobile_id'),
  Video: integer('video_id'),
  Video_mobile: integer('video_mobile_id'),
  Meta_image: integer('meta_image_id'),
  Active: boolean('active').default(true),
  Stat: enum_promotions_stat('stat').default("update"),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  _status: enum_promotions_status('_status').default("draft"),
}
)

export const promotions_locales = pgTable('promotions_locales', {
  Title: varchar('title'),
  Description: varchar('description'),
  benefit: varchar('benefit'),
  Promotion_Title: varchar('promotion_title'),
  Promotion_Description: varchar('promotion_description'),
  terms: varchar('terms'),
  Title_register_box: varchar('title_register_box'),
  Meta_title: varchar('meta_title'),
  Meta_description: varchar('meta_description'),
  Og_title: varchar('og_title'),
  Og_description: varchar('og_description'),
  Twitter_title: varchar('twitter_title'),
  Twitter_description: varchar('twitter_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const promotions_rels = pgTable('promotions_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  projectsID: integer('projects_id'),
  'unit-typesID': integer('unit_types_id'),
  unitsID: integer('units_id'),
}
)

export const _promotions_v_version_benefits = pgTable('_promotions_v_version_benefits', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  kind: enum__promotions_v_version_benefits_kind('kind'),
  baht: numeric('baht', {mode: 'number'}),
  scope: enum__promotions_v_version_benefits_scope('scope').default("units"),
  _uuid: varchar('_uuid'),
}
)

export const _promotions_v_version_benefits_locales = pgTable('_promotions_v_version_benefits_locales', {
  gift: varchar('gift'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _promotions_v = pgTable('_promotions_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_Slug_name: varchar('version_slug_name'),
  version_Brand: enum__promotions_v_version_brand('version_brand'),
  version_Campaign_Code: varchar('version_campaign_code'),
  version_startsAt: timestamp('version_starts_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_endsAt: timestamp('version_ends_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_Promotion_Font_color: varchar('version_promotion_font_color').default("#FAF9F6"),
  version_Promotion_Background_color: varchar('version_promotion_background_color').default("#14110F"),
  version_Has_register: boolean('version_has_register').default(true),
  version_Image_cover: integer('version_image_cover_id'),
  version_Promotion_Banner: integer('version_promotion_banner_id'),
  version_title_img: integer('version_title_img_id'),
  version_Pre_video: integer('version_pre_video_id'),
  version_Pre_video_mobile: integer('version_pre_video_mobile_id'),
  version_Video: integer('version_video_id'),
  version_Video_mobile: integer('version_video_mobile_id'),
  version_Meta_image: integer('version_meta_image_id'),
  version_Active: boolean('version_active').default(true),
  version_Stat: enum__promotions_v_version_stat('version_stat').default("update"),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  version__status: enum__promotions_v_version_status('version__status').default("draft"),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  snapshot: boolean('snapshot'),
  publishedLocale: enum__promotions_v_published_locale('published_locale'),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)

export const _promotions_v_locales = pgTable('_promotions_v_locales', {
  version_Title: varchar('version_title'),
  version_Description: varchar('version_description'),
  version_benefit: varchar('version_benefit'),
  version_Promotion_Title: varchar('version_promotion_title'),
  version_Promotion_Description: varchar('version_promotion_description'),
  version_terms: varchar('version_terms'),
  version_Title_register_box: varchar('version_title_register_box'),
  version_Meta_title: varchar('version_meta_title'),
  version_Meta_description: varchar('version_meta_description'),
  version_Og_title: varchar('version_og_title'),
  version_Og_description: varchar('version_og_description'),
  version_Twitter_title: varchar('version_twitter_title'),
  version_Twitter_description: varchar('version_twitter_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _promotions_v_rels = pgTable('_promotions_v_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  projectsID: integer('projects_id'),
  'unit-typesID': integer('unit_types_id'),
  unitsID: integer('units_id'),
}
)

export const requests_consents = pgTable('requests_consents', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  purpose: varchar('purpose').notNull(),
  given: boolean('given'),
  wording: varchar('wording').notNull(),
  at: timestamp('at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
}
)

export const requests = pgTable('requests', {
  id: serial('id').primaryKey(),
  reference: varchar('reference').notNull(),
  form: enum_requests_form('form').notNull(),
  locale: enum_requests_locale('locale').notNull(),
  name: varchar('name').notNull(),
  phone: varchar('phone').notNull(),
  email: varchar('email').notNull(),
  answers: jsonb('answers'),
  extraQuestion: varchar('extra_question'),
  extraAnswer: varchar('extra_answer'),
  page: varchar('page').notNull(),
  source: varchar('source'),
  sourceCategory: varchar('source_category'),
  timesSent: numeric('times_sent', {mode: 'number'}).default(1),
  notes: varchar('notes'),
  state: enum_requests_state('state').notNull().default("new"),
  owner: integer('owner_id'),
  fingerprint: varchar('fingerprint'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const form_settings_question_options = pgTable('form_settings_question_options', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
}
)

export const form_settings_question_options_locales = pgTable('form_settings_question_options_locales', {
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const form_settings_recipients = pgTable('form_settings_recipients', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  email: varchar('email').notNull(),
  department: enum_form_settings_recipients_department('department'),
}
)

export const form_settings = pgTable('form_settings', {
  id: serial('id').primaryKey(),
  form: enum_form_settings_form('form').notNull(),
  isOff: boolean('is_off').default(false),
  question_kind: enum_form_settings_question_kind('question_kind').notNull().default("none"),
  changedBy: varchar('changed_by'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const form_settings_locales = pgTable('form_settings_locales', {
  offNote: varchar('off_note'),
  title: varchar('title'),
  lead: varchar('lead'),
  submit: varchar('submit'),
  sentTitle: varchar('sent_title'),
  question_text: varchar('question_text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _form_settings_v_version_question_options = pgTable('_form_settings_v_version_question_options', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  _uuid: varchar('_uuid'),
}
)

export const _form_settings_v_version_question_options_locales = pgTable('_form_settings_v_version_question_options_locales', {
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _form_settings_v_version_recipients = pgTable('_form_settings_v_version_recipients', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  email: varchar('email').notNull(),
  department: enum__form_settings_v_version_recipients_department('department'),
  _uuid: varchar('_uuid'),
}
)

export const _form_settings_v = pgTable('_form_settings_v', {
  id: serial('id').primaryKey(),
  parent: integer('parent_id'),
  version_form: enum__form_settings_v_version_form('version_form').notNull(),
  version_isOff: boolean('version_is_off').default(false),
  version_question_kind: enum__form_settings_v_version_question_kind('version_question_kind').notNull().default("none"),
  version_changedBy: varchar('version_changed_by'),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const _form_settings_v_locales = pgTable('_form_settings_v_locales', {
  version_offNote: varchar('version_off_note'),
  version_title: varchar('version_title'),
  version_lead: varchar('version_lead'),
  version_submit: varchar('version_submit'),
  version_sentTitle: varchar('version_sent_title'),
  version_question_text: varchar('version_question_text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const staff_second_factors = pgTable('staff_second_factors', {
  id: serial('id').primaryKey(),
  staff: numeric('staff', {mode: 'number'}).notNull(),
  sealedSeed: varchar('sealed_seed').notNull(),
  since: timestamp('since', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  session: varchar('session'),
  lastStep: numeric('last_step', {mode: 'number'}).notNull(),
  recoveryCodes: jsonb('recovery_codes').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const staff_passkeys = pgTable('staff_passkeys', {
  id: serial('id').primaryKey(),
  staff: numeric('staff', {mode: 'number'}).notNull(),
  name: varchar('name').notNull(),
  credential: varchar('credential').notNull(),
  publicKey: varchar('public_key').notNull(),
  counter: numeric('counter', {mode: 'number'}).notNull(),
  transports: jsonb('transports').notNull(),
  since: timestamp('since', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  session: varchar('session'),
  usedAt: timestamp('used_at', {mode: 'date',withTimezone: true,precision: 3}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const sales_galleries_hours = pgTable('sales_galleries_hours', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  day: enum_sales_galleries_hours_day('day').notNull(),
  from: varchar('from').notNull(),
  to: varchar('to').notNull(),
}
)

export const sales_galleries_closed_days = pgTable('sales_galleries_closed_days', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  day: timestamp('day', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  reason: varchar('reason'),
}
)

export const sales_galleries = pgTable('sales_galleries', {
  id: serial('id').primaryKey(),
  phone: varchar('phone'),
  isOpen: boolean('is_open').default(true),
  hasVideo: boolean('has_video').default(true),
  slotMinutes: numeric('slot_minutes', {mode: 'number'}).notNull().default(60),
  capacity: numeric('capacity', {mode: 'number'}).notNull().default(2),
  noticeMinutes: numeric('notice_minutes', {mode: 'number'}).notNull().default(120),
  daysAhead: numeric('days_ahead', {mode: 'number'}).notNull().default(28),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const sales_galleries_locales = pgTable('sales_galleries_locales', {
  name: varchar('name'),
  address: varchar('address'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const sales_galleries_rels = pgTable('sales_galleries_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  projectsID: integer('projects_id'),
}
)

export const appointments_consents = pgTable('appointments_consents', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  purpose: varchar('purpose').notNull(),
  given: boolean('given'),
  wording: varchar('wording').notNull(),
  at: timestamp('at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
}
)

export const appointments = pgTable('appointments', {
  id: serial('id').primaryKey(),
  gallery: integer('gallery_id').notNull(),
  startsAt: timestamp('starts_at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  kind: enum_appointments_kind('kind').notNull().default("walk_in"),
  name: varchar('name').notNull(),
  phone: varchar('phone'),
  email: varchar('email'),
  people: numeric('people', {mode: 'number'}).default(1),
  project: integer('project_id'),
  message: varchar('message'),
  notes: varchar('notes'),
  locale: enum_appointments_locale('locale').notNull().default("th"),
  timeZone: varchar('time_zone'),
  source: varchar('source'),
  reference: varchar('reference'),
  state: enum_appointments_state('state').notNull().default("booked"),
  host: integer('host_id'),
  seat: varchar('seat'),
  tokenHash: varchar('token_hash'),
  changes: numeric('changes', {mode: 'number'}).default(0),
  remindedAt: timestamp('reminded_at', {mode: 'date',withTimezone: true,precision: 3}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const payload_kv = pgTable('payload_kv', {
  id: serial('id').primaryKey(),
  key: varchar('key').notNull(),
  data: jsonb('data').notNull(),
}
)

export const payload_jobs_log = pgTable('payload_jobs_log', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  executedAt: timestamp('executed_at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  completedAt: timestamp('completed_at', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  taskSlug: enum_payload_jobs_log_task_slug('task_slug').notNull(),
  taskID: varchar('task_i_d').notNull(),
  input: jsonb('input'),
  output: jsonb('output'),
  state: enum_payload_jobs_log_state('state').notNull(),
  error: jsonb('error'),
}
)

export const payload_jobs = pgTable('payload_jobs', {
  id: serial('id').primaryKey(),
  input: jsonb('input'),
  completedAt: timestamp('completed_at', {mode: 'date',withTimezone: true,precision: 3}),
  totalTried: numeric('total_tried', {mode: 'number'}).default(0),
  hasError: boolean('has_error').default(false),
  error: jsonb('error'),
  taskSlug: enum_payload_jobs_task_slug('task_slug'),
  queue: varchar('queue').default("default"),
  waitUntil: timestamp('wait_until', {mode: 'date',withTimezone: true,precision: 3}),
  processing: boolean('processing').default(false),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const payload_locked_documents = pgTable('payload_locked_documents', {
  id: serial('id').primaryKey(),
  globalSlug: varchar('global_slug'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const payload_locked_documents_rels = pgTable('payload_locked_documents_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  projectsID: integer('projects_id'),
  'unit-typesID': integer('unit_types_id'),
  unitsID: integer('units_id'),
  leadsID: integer('leads_id'),
  subscribersID: integer('subscribers_id'),
  'saved-searchesID': integer('saved_searches_id'),
  placesID: integer('places_id'),
  stationsID: integer('stations_id'),
  'search-seosID': integer('search_seos_id'),
  'brand-pagesID': integer('brand_pages_id'),
  newsID: integer('news_id'),
  postsID: integer('posts_id'),
  menusID: integer('menus_id'),
  policiesID: integer('policies_id'),
  popupsID: integer('popups_id'),
  'search-wordsID': integer('search_words_id'),
  'short-linksID': integer('short_links_id'),
  mediaID: integer('media_id'),
  filmsID: integer('films_id'),
  staffID: integer('staff_id'),
  'staff-eventsID': integer('staff_events_id'),
  'price-bandsID': integer('price_bands_id'),
  redirectsID: integer('redirects_id'),
  sectionsID: integer('sections_id'),
  'unknown-addressesID': integer('unknown_addresses_id'),
  'seed-recordsID': integer('seed_records_id'),
  'booking-campaignsID': integer('booking_campaigns_id'),
  brochuresID: integer('brochures_id'),
  'construction-updatesID': integer('construction_updates_id'),
  'project-documentsID': integer('project_documents_id'),
  'finance-ratesID': integer('finance_rates_id'),
  'lead-eventsID': integer('lead_events_id'),
  'lead-exportsID': integer('lead_exports_id'),
  'quick-answersID': integer('quick_answers_id'),
  'living-entriesID': integer('living_entries_id'),
  promotionsID: integer('promotions_id'),
  requestsID: integer('requests_id'),
  'form-settingsID': integer('form_settings_id'),
  'staff-second-factorsID': integer('staff_second_factors_id'),
  'staff-passkeysID': integer('staff_passkeys_id'),
  'sales-galleriesID': integer('sales_galleries_id'),
  appointmentsID: integer('appointments_id'),
}
)

export const payload_preferences = pgTable('payload_preferences', {
  id: serial('id').primaryKey(),
  key: varchar('key'),
  value: jsonb('value'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const payload_preferences_rels = pgTable('payload_preferences_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  staffID: integer('staff_id'),
}
)

export const payload_migrations = pgTable('payload_migrations', {
  id: serial('id').primaryKey(),
  name: varchar('name'),
  batch: numeric('batch', {mode: 'number'}),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const care_settings_clocks = pgTable('care_settings_clocks', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  subject: enum_care_settings_clocks_subject('subject').notNull(),
  answerHours: numeric('answer_hours', {mode: 'number'}).notNull(),
  solveHours: numeric('solve_hours', {mode: 'number'}).notNull(),
}
)

export const care_settings = pgTable('care_settings', {
  id: serial('id').primaryKey(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}),
}
)

export const exchange_rates_rates = pgTable('exchange_rates_rates', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  currency: enum_exchange_rates_rates_currency('currency').notNull(),
  baht: numeric('baht', {mode: 'number'}).notNull(),
}
)

export const exchange_rates = pgTable('exchange_rates', {
  id: serial('id').primaryKey(),
  asOf: timestamp('as_of', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  source: varchar('source').notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}),
}
)

export const desk_settings = pgTable('desk_settings', {
  id: serial('id').primaryKey(),
  firstContactMinutes: numeric('first_contact_minutes', {mode: 'number'}).notNull().default(120),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}),
}
)

export const noble_id_steps = pgTable('noble_id_steps', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
}
)

export const noble_id_steps_locales = pgTable('noble_id_steps_locales', {
  title: varchar('title'),
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const noble_id_questions = pgTable('noble_id_questions', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
}
)

export const noble_id_questions_locales = pgTable('noble_id_questions_locales', {
  question: varchar('question'),
  answer: varchar('answer'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const noble_id_levels = pgTable('noble_id_levels', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  from: numeric('from', {mode: 'number'}),
}
)

export const noble_id_levels_locales = pgTable('noble_id_levels_locales', {
  name: varchar('name'),
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const noble_id_benefits = pgTable('noble_id_benefits', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  code: varchar('code'),
  points: numeric('points', {mode: 'number'}).default(0),
  level: numeric('level', {mode: 'number'}).default(1),
}
)

export const noble_id_benefits_locales = pgTable('noble_id_benefits_locales', {
  title: varchar('title'),
  text: varchar('text'),
  terms: varchar('terms'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const noble_id = pgTable('noble_id', {
  id: serial('id').primaryKey(),
  picture: integer('picture_id'),
  visitPoints: numeric('visit_points', {mode: 'number'}).default(200),
  contractPoints: numeric('contract_points', {mode: 'number'}).default(5000),
  expiryMonths: numeric('expiry_months', {mode: 'number'}).default(24),
  codeDays: numeric('code_days', {mode: 'number'}).default(30),
  metaImage: integer('meta_image_id'),
  _status: enum_noble_id_status('_status').default("draft"),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}),
}
)

export const noble_id_locales = pgTable('noble_id_locales', {
  title: varchar('title'),
  lead: varchar('lead'),
  levelsTitle: varchar('levels_title'),
  benefitsTitle: varchar('benefits_title'),
  metaTitle: varchar('meta_title'),
  metaDescription: varchar('meta_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _noble_id_v_version_steps = pgTable('_noble_id_v_version_steps', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  _uuid: varchar('_uuid'),
}
)

export const _noble_id_v_version_steps_locales = pgTable('_noble_id_v_version_steps_locales', {
  title: varchar('title'),
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _noble_id_v_version_questions = pgTable('_noble_id_v_version_questions', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  _uuid: varchar('_uuid'),
}
)

export const _noble_id_v_version_questions_locales = pgTable('_noble_id_v_version_questions_locales', {
  question: varchar('question'),
  answer: varchar('answer'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _noble_id_v_version_levels = pgTable('_noble_id_v_version_levels', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  from: numeric('from', {mode: 'number'}),
  _uuid: varchar('_uuid'),
}
)

export const _noble_id_v_version_levels_locales = pgTable('_noble_id_v_version_levels_locales', {
  name: varchar('name'),
  text: varchar('text'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _noble_id_v_version_benefits = pgTable('_noble_id_v_version_benefits', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  code: varchar('code'),
  points: numeric('points', {mode: 'number'}).default(0),
  level: numeric('level', {mode: 'number'}).default(1),
  _uuid: varchar('_uuid'),
}
)

export const _noble_id_v_version_benefits_locales = pgTable('_noble_id_v_version_benefits_locales', {
  title: varchar('title'),
  text: varchar('text'),
  terms: varchar('terms'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _noble_id_v = pgTable('_noble_id_v', {
  id: serial('id').primaryKey(),
  version_picture: integer('version_picture_id'),
  version_visitPoints: numeric('version_visit_points', {mode: 'number'}).default(200),
  version_contractPoints: numeric('version_contract_points', {mode: 'number'}).default(5000),
  version_expiryMonths: numeric('version_expiry_months', {mode: 'number'}).default(24),
  version_codeDays: numeric('version_code_days', {mode: 'number'}).default(30),
  version_metaImage: integer('version_meta_image_id'),
  version__status: enum__noble_id_v_version_status('version__status').default("draft"),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  snapshot: boolean('snapshot'),
  publishedLocale: enum__noble_id_v_published_locale('published_locale'),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)

export const _noble_id_v_locales = pgTable('_noble_id_v_locales', {
  version_title: varchar('version_title'),
  version_lead: varchar('version_lead'),
  version_levelsTitle: varchar('version_levels_title'),
  version_benefitsTitle: varchar('version_benefits_title'),
  version_metaTitle: varchar('version_meta_title'),
  version_metaDescription: varchar('version_meta_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const office_hours_days = pgTable('office_hours_days', {
  order: integer('order').notNull(),
  parent: integer('parent_id').notNull(),
  value: enum_office_hours_days('value'),
  id: serial('id').primaryKey(),
}
)

export const office_hours_holidays = pgTable('office_hours_holidays', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  day: timestamp('day', {mode: 'date',withTimezone: true,precision: 3}).notNull(),
  name: varchar('name').notNull(),
}
)

export const office_hours = pgTable('office_hours', {
  id: serial('id').primaryKey(),
  opensAt: varchar('opens_at').notNull().default("08:30"),
  closesAt: varchar('closes_at').notNull().default("17:30"),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}),
}
)

export const home_page_invitations = pgTable('home_page_invitations', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  isShown: boolean('is_shown').default(true),
  address: varchar('address'),
}
)

export const home_page_invitations_locales = pgTable('home_page_invitations_locales', {
  title: varchar('title'),
  text: varchar('text'),
  action: varchar('action'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: varchar('_parent_id').notNull(),
}
)

export const home_page = pgTable('home_page', {
  id: serial('id').primaryKey(),
  hero_project: integer('hero_project_id'),
  hero_picture: integer('hero_picture_id'),
  hero_pictureTall: integer('hero_picture_tall_id'),
  newProjects_isShown: boolean('new_projects_is_shown').default(true),
  places_isShown: boolean('places_is_shown').default(true),
  prices_isShown: boolean('prices_is_shown').default(true),
  offers_isShown: boolean('offers_is_shown').default(true),
  brands_isShown: boolean('brands_is_shown').default(true),
  brands_noble_picture: integer('brands_noble_picture_id'),
  brands_nue_picture: integer('brands_nue_picture_id'),
  ready_isShown: boolean('ready_is_shown').default(true),
  stories_isShown: boolean('stories_is_shown').default(true),
  metaImage: integer('meta_image_id'),
  _status: enum_home_page_status('_status').default("draft"),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}),
}
)

export const home_page_locales = pgTable('home_page_locales', {
  hero_sentence: varchar('hero_sentence'),
  hero_action: varchar('hero_action'),
  newProjects_title: varchar('new_projects_title'),
  newProjects_text: varchar('new_projects_text'),
  places_title: varchar('places_title'),
  places_text: varchar('places_text'),
  places_stationsTitle: varchar('places_stations_title'),
  prices_title: varchar('prices_title'),
  prices_text: varchar('prices_text'),
  offers_title: varchar('offers_title'),
  offers_text: varchar('offers_text'),
  brands_title: varchar('brands_title'),
  brands_noble_text: varchar('brands_noble_text'),
  brands_nue_text: varchar('brands_nue_text'),
  ready_title: varchar('ready_title'),
  ready_text: varchar('ready_text'),
  stories_title: varchar('stories_title'),
  stories_text: varchar('stories_text'),
  metaTitle: varchar('meta_title'),
  metaDescription: varchar('meta_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const home_page_rels = pgTable('home_page_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  projectsID: integer('projects_id'),
  placesID: integer('places_id'),
  stationsID: integer('stations_id'),
  postsID: integer('posts_id'),
  newsID: integer('news_id'),
}
)

export const _home_page_v_version_invitations = pgTable('_home_page_v_version_invitations', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  isShown: boolean('is_shown').default(true),
  address: varchar('address'),
  _uuid: varchar('_uuid'),
}
)

export const _home_page_v_version_invitations_locales = pgTable('_home_page_v_version_invitations_locales', {
  title: varchar('title'),
  text: varchar('text'),
  action: varchar('action'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _home_page_v = pgTable('_home_page_v', {
  id: serial('id').primaryKey(),
  version_hero_project: integer('version_hero_project_id'),
  version_hero_picture: integer('version_hero_picture_id'),
  version_hero_pictureTall: integer('version_hero_picture_tall_id'),
  version_newProjects_isShown: boolean('version_new_projects_is_shown').default(true),
  version_places_isShown: boolean('version_places_is_shown').default(true),
  version_prices_isShown: boolean('version_prices_is_shown').default(true),
  version_offers_isShown: boolean('version_offers_is_shown').default(true),
  version_brands_isShown: boolean('version_brands_is_shown').default(true),
  version_brands_noble_picture: integer('version_brands_noble_picture_id'),
  version_brands_nue_picture: integer('version_brands_nue_picture_id'),
  version_ready_isShown: boolean('version_ready_is_shown').default(true),
  version_stories_isShown: boolean('version_stories_is_shown').default(true),
  version_metaImage: integer('version_meta_image_id'),
  version__status: enum__home_page_v_version_status('version__status').default("draft"),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  snapshot: boolean('snapshot'),
  publishedLocale: enum__home_page_v_published_locale('published_locale'),
  latest: boolean('latest'),
  autosave: boolean('autosave'),
}
)

export const _home_page_v_locales = pgTable('_home_page_v_locales', {
  version_hero_sentence: varchar('version_hero_sentence'),
  version_hero_action: varchar('version_hero_action'),
  version_newProjects_title: varchar('version_new_projects_title'),
  version_newProjects_text: varchar('version_new_projects_text'),
  version_places_title: varchar('version_places_title'),
  version_places_text: varchar('version_places_text'),
  version_places_stationsTitle: varchar('version_places_stations_title'),
  version_prices_title: varchar('version_prices_title'),
  version_prices_text: varchar('version_prices_text'),
  version_offers_title: varchar('version_offers_title'),
  version_offers_text: varchar('version_offers_text'),
  version_brands_title: varchar('version_brands_title'),
  version_brands_noble_text: varchar('version_brands_noble_text'),
  version_brands_nue_text: varchar('version_brands_nue_text'),
  version_ready_title: varchar('version_ready_title'),
  version_ready_text: varchar('version_ready_text'),
  version_stories_title: varchar('version_stories_title'),
  version_stories_text: varchar('version_stories_text'),
  version_metaTitle: varchar('version_meta_title'),
  version_metaDescription: varchar('version_meta_description'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _home_page_v_rels = pgTable('_home_page_v_rels', {
  id: serial('id').primaryKey(),
  order: integer('order'),
  parent: integer('parent_id').notNull(),
  path: varchar('path').notNull(),
  projectsID: integer('projects_id'),
  placesID: integer('places_id'),
  stationsID: integer('stations_id'),
  postsID: integer('posts_id'),
  newsID: integer('news_id'),
}
)

export const template_setting_notification_messages = pgTable('template_setting_notification_messages', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  th: varchar('th'),
  en: varchar('en'),
  cht: varchar('cht'),
  chs: varchar('chs'),
  address: varchar('address'),
  from: timestamp('from', {mode: 'date',withTimezone: true,precision: 3}),
  until: timestamp('until', {mode: 'date',withTimezone: true,precision: 3}),
  tone: enum_template_setting_notification_messages_tone('tone').notNull().default("ink"),
}
)

export const template_setting_social_languages = pgTable('template_setting_social_languages', {
  order: integer('order').notNull(),
  parent: varchar('parent_id').notNull(),
  value: enum_template_setting_social_languages('value'),
  id: serial('id').primaryKey(),
}
)

export const template_setting_social = pgTable('template_setting_social', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: varchar('id').primaryKey(),
  network: enum_template_setting_social_network('network').notNull(),
  address: varchar('address').notNull(),
}
)

export const template_setting = pgTable('template_setting', {
  id: serial('id').primaryKey(),
  Notification_Show_notification: boolean('notification_show_notification').default(false),
  sites_noblePlay: varchar('sites_noble_play'),
  sites_foreignBuyers: varchar('sites_foreign_buyers'),
  sites_investors: varchar('sites_investors'),
  changedBy: varchar('changed_by'),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}),
}
)

export const template_setting_locales = pgTable('template_setting_locales', {
  contact_phone: varchar('contact_phone'),
  contact_hours: varchar('contact_hours'),
  contact_hoursNote: varchar('contact_hours_note'),
  contact_fax: varchar('contact_fax'),
  contact_address: varchar('contact_address'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)

export const _template_setting_v_version_notification_messages = pgTable('_template_setting_v_version_notification_messages', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  th: varchar('th'),
  en: varchar('en'),
  cht: varchar('cht'),
  chs: varchar('chs'),
  address: varchar('address'),
  from: timestamp('from', {mode: 'date',withTimezone: true,precision: 3}),
  until: timestamp('until', {mode: 'date',withTimezone: true,precision: 3}),
  tone: enum__template_setting_v_version_notification_messages_tone('tone').notNull().default("ink"),
  _uuid: varchar('_uuid'),
}
)

export const _template_setting_v_version_social_languages = pgTable('_template_setting_v_version_social_languages', {
  order: integer('order').notNull(),
  parent: integer('parent_id').notNull(),
  value: enum__template_setting_v_version_social_languages('value'),
  id: serial('id').primaryKey(),
}
)

export const _template_setting_v_version_social = pgTable('_template_setting_v_version_social', {
  _order: integer('_order').notNull(),
  _parentID: integer('_parent_id').notNull(),
  id: serial('id').primaryKey(),
  network: enum__template_setting_v_version_social_network('network').notNull(),
  address: varchar('address').notNull(),
  _uuid: varchar('_uuid'),
}
)

export const _template_setting_v = pgTable('_template_setting_v', {
  id: serial('id').primaryKey(),
  version_Notification_Show_notification: boolean('version_notification_show_notification').default(false),
  version_sites_noblePlay: varchar('version_sites_noble_play'),
  version_sites_foreignBuyers: varchar('version_sites_foreign_buyers'),
  version_sites_investors: varchar('version_sites_investors'),
  version_changedBy: varchar('version_changed_by'),
  version_updatedAt: timestamp('version_updated_at', {mode: 'date',withTimezone: true,precision: 3}),
  version_createdAt: timestamp('version_created_at', {mode: 'date',withTimezone: true,precision: 3}),
  createdAt: timestamp('created_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
  updatedAt: timestamp('updated_at', {mode: 'date',withTimezone: true,precision: 3}).defaultNow().notNull(),
}
)

export const _template_setting_v_locales = pgTable('_template_setting_v_locales', {
  version_contact_phone: varchar('version_contact_phone'),
  version_contact_hours: varchar('version_contact_hours'),
  version_contact_hoursNote: varchar('version_contact_hours_note'),
  version_contact_fax: varchar('version_contact_fax'),
  version_contact_address: varchar('version_contact_address'),
  id: serial('id').primaryKey(),
  _locale: enum__locales('_locale').notNull(),
  _parentID: integer('_parent_id').notNull(),
}
)
