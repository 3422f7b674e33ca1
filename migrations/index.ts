import * as migration_20261121_090757_initial from './20261121_090757_initial';
import * as migration_20261121_160338_shell from './20261121_160338_shell';
import * as migration_20261121_193729_addresses from './20261121_193729_addresses';
import * as migration_20261121_231121_search_and_stories from './20261121_231121_search_and_stories';
import * as migration_20261122_025516_saved_searches from './20261122_025516_saved_searches';
import * as migration_20261122_203004_lead_requests_as_data from './20261122_203004_lead_requests_as_data';
import * as migration_20261122_231954_staff_second_factors from './20261122_231954_staff_second_factors';
import * as migration_20261123_033642_lead_units from './20261123_033642_lead_units';
import * as migration_20261123_033705_staff_passkeys from './20261123_033705_staff_passkeys';
import * as migration_20261123_064000_members from './20261123_064000_members';
import * as migration_20261123_064905_booking_campaigns from './20261123_064905_booking_campaigns';
import * as migration_20261123_065500_bookings from './20261123_065500_bookings';
import * as migration_20261123_070425_brochures from './20261123_070425_brochures';
import * as migration_20261123_073455_requests from './20261123_073455_requests';
import * as migration_20261123_073800_payments from './20261123_073800_payments';
import * as migration_20261123_101443_construction from './20261123_101443_construction';
import * as migration_20261123_101500_booking_proven_addresses from './20261123_101500_booking_proven_addresses';
import * as migration_20261123_102500_member_passkeys from './20261123_102500_member_passkeys';
import * as migration_20261123_103521_visits from './20261123_103521_visits';
import * as migration_20261123_104000_member_proofs from './20261123_104000_member_proofs';
import * as migration_20261123_105000_member_households from './20261123_105000_member_households';
import * as migration_20261123_105000_payment_providers from './20261123_105000_payment_providers';
import * as migration_20261123_110000_member_line from './20261123_110000_member_line';
import * as migration_20261123_110850_nearby_spots from './20261123_110850_nearby_spots';
import * as migration_20261123_111000_member_views from './20261123_111000_member_views';
import * as migration_20261123_112340_promotions from './20261123_112340_promotions';
import * as migration_20261123_112748_lead_exports from './20261123_112748_lead_exports';
import * as migration_20261123_131500_rate_limits from './20261123_131500_rate_limits';
import * as migration_20261123_133000_uploads from './20261123_133000_uploads';
import * as migration_20261123_134931_request_forms from './20261123_134931_request_forms';
import * as migration_20261123_145123_finance_rates from './20261123_145123_finance_rates';
import * as migration_20261123_163312_launch_fields from './20261123_163312_launch_fields';
import * as migration_20261123_163400_launches from './20261123_163400_launches';
import * as migration_20261123_170000_refunds from './20261123_170000_refunds';
import * as migration_20261123_172000_care from './20261123_172000_care';
import * as migration_20261123_172239_roles_and_care from './20261123_172239_roles_and_care';
import * as migration_20261123_175000_member_merges from './20261123_175000_member_merges';
import * as migration_20261123_224500_my_home from './20261123_224500_my_home';
import * as migration_20261124_154500_payment_slips from './20261124_154500_payment_slips';
import * as migration_20261124_155504_page_blocks from './20261124_155504_page_blocks';
import * as migration_20261124_161000_price_plans from './20261124_161000_price_plans';
import * as migration_20261124_161847_noble_id_page from './20261124_161847_noble_id_page';
import * as migration_20261124_162000_noble_id from './20261124_162000_noble_id';
import * as migration_20261124_162628_living from './20261124_162628_living';
import * as migration_20261124_163307_form_settings from './20261124_163307_form_settings';
import * as migration_20261124_163309_form_rows_and_messages from './20261124_163309_form_rows_and_messages';
import * as migration_20261124_163326_bar_messages from './20261124_163326_bar_messages';
import * as migration_20261124_163500_member_pictures from './20261124_163500_member_pictures';
import * as migration_20261124_165119_films from './20261124_165119_films';
import * as migration_20261124_170000_price_changes from './20261124_170000_price_changes';
import * as migration_20261124_170411_office_and_desk from './20261124_170411_office_and_desk';
import * as migration_20261124_170413_sales_desk from './20261124_170413_sales_desk';
import * as migration_20261124_170434_care_promises from './20261124_170434_care_promises';
import * as migration_20261124_171804_slip_hours from './20261124_171804_slip_hours';
import * as migration_20261124_172700_four_eyes_kept from './20261124_172700_four_eyes_kept';
import * as migration_20261124_190500_counter_sales from './20261124_190500_counter_sales';
import * as migration_20261124_192900_derived_prices from './20261124_192900_derived_prices';
import * as migration_20261124_192901_affiliate_parts from './20261124_192901_affiliate_parts';
import * as migration_20261124_193542_media_photographs from './20261124_193542_media_photographs';
import * as migration_20261124_202126_unit_offers from './20261124_202126_unit_offers';
import * as migration_20261125_221625_starting_price_before from './20261125_221625_starting_price_before';
import * as migration_20261125_222257_unit_is_held from './20261125_222257_unit_is_held';
import * as migration_20261125_223600_refunds_checked from './20261125_223600_refunds_checked';
import * as migration_20261125_224500_paper_contracts from './20261125_224500_paper_contracts';
import * as migration_20261125_230500_erased_bookings from './20261125_230500_erased_bookings';
import * as migration_20261128_050500_booking_people from './20261128_050500_booking_people';
import * as migration_20261128_051000_second_person from './20261128_051000_second_person';
import * as migration_20261128_051600_launch_numbers from './20261128_051600_launch_numbers';
import * as migration_20261128_051700_steady_draws from './20261128_051700_steady_draws';
import * as migration_20261128_052000_member_standings from './20261128_052000_member_standings';
import * as migration_20261128_052000_seen_members from './20261128_052000_seen_members';
import * as migration_20261128_052100_crm_order from './20261128_052100_crm_order';
import * as migration_20261128_052604_booking_contract_facts from './20261128_052604_booking_contract_facts';
import * as migration_20261128_053000_money_guards from './20261128_053000_money_guards';
import * as migration_20261128_073500_refused_payments from './20261128_073500_refused_payments';
import * as migration_20261128_074000_co_signing from './20261128_074000_co_signing';
import * as migration_20261128_074827_account_events from './20261128_074827_account_events';
import * as migration_20261128_074900_staff_confirmations from './20261128_074900_staff_confirmations';
import * as migration_20261128_082000_form_saves from './20261128_082000_form_saves';
import * as migration_20261128_082100_exported_members from './20261128_082100_exported_members';
import * as migration_20261128_082300_held_from from './20261128_082300_held_from';
import * as migration_20261128_112259_doors from './20261128_112259_doors';
import * as migration_20261128_112300_foreign_quotas from './20261128_112300_foreign_quotas';
import * as migration_20261128_123542_department from './20261128_123542_department';
import * as migration_20261128_145107_foreign_loans from './20261128_145107_foreign_loans';
import * as migration_20261128_154458_particulars from './20261128_154458_particulars';

export const migrations = [
  {
    up: migration_20261121_090757_initial.up,
    down: migration_20261121_090757_initial.down,
    name: '20261121_090757_initial',
  },
  {
    up: migration_20261121_160338_shell.up,
    down: migration_20261121_160338_shell.down,
    name: '20261121_160338_shell',
  },
  {
    up: migration_20261121_193729_addresses.up,
    down: migration_20261121_193729_addresses.down,
    name: '20261121_193729_addresses',
  },
  {
    up: migration_20261121_231121_search_and_stories.up,
    down: migration_20261121_231121_search_and_stories.down,
    name: '20261121_231121_search_and_stories',
  },
  {
    up: migration_20261122_025516_saved_searches.up,
    down: migration_20261122_025516_saved_searches.down,
    name: '20261122_025516_saved_searches',
  },
  {
    up: migration_20261122_203004_lead_requests_as_data.up,
    down: migration_20261122_203004_lead_requests_as_data.down,
    name: '20261122_203004_lead_requests_as_data',
  },
  {
    up: migration_20261122_231954_staff_second_factors.up,
    down: migration_20261122_231954_staff_second_factors.down,
    name: '20261122_231954_staff_second_factors',
  },
  {
    up: migration_20261123_033642_lead_units.up,
    down: migration_20261123_033642_lead_units.down,
    name: '20261123_033642_lead_units',
  },
  {
    up: migration_20261123_033705_staff_passkeys.up,
    down: migration_20261123_033705_staff_passkeys.down,
    name: '20261123_033705_staff_passkeys',
  },
  {
    up: migration_20261123_064000_members.up,
    down: migration_20261123_064000_members.down,
    name: '20261123_064000_members',
  },
  {
    up: migration_20261123_064905_booking_campaigns.up,
    down: migration_20261123_064905_booking_campaigns.down,
    name: '20261123_064905_booking_campaigns',
  },
  {
    up: migration_20261123_065500_bookings.up,
    down: migration_20261123_065500_bookings.down,
    name: '20261123_065500_bookings',
  },
  {
    up: migration_20261123_070425_brochures.up,
    down: migration_20261123_070425_brochures.down,
    name: '20261123_070425_brochures',
  },
  {
    up: migration_20261123_073455_requests.up,
    down: migration_20261123_073455_requests.down,
    name: '20261123_073455_requests',
  },
  {
    up: migration_20261123_073800_payments.up,
    down: migration_20261123_073800_payments.down,
    name: '20261123_073800_payments',
  },
  {
    up: migration_20261123_101443_construction.up,
    down: migration_20261123_101443_construction.down,
    name: '20261123_101443_construction',
  },
  {
    up: migration_20261123_101500_booking_proven_addresses.up,
    down: migration_20261123_101500_booking_proven_addresses.down,
    name: '20261123_101500_booking_proven_addresses',
  },
  {
    up: migration_20261123_102500_member_passkeys.up,
    down: migration_20261123_102500_member_passkeys.down,
    name: '20261123_102500_member_passkeys',
  },
  {
    up: migration_20261123_103521_visits.up,
    down: migration_20261123_103521_visits.down,
    name: '20261123_103521_visits',
  },
  {
    up: migration_20261123_104000_member_proofs.up,
    down: migration_20261123_104000_member_proofs.down,
    name: '20261123_104000_member_proofs',
  },
  {
    up: migration_20261123_105000_member_households.up,
    down: migration_20261123_105000_member_households.down,
    name: '20261123_105000_member_households',
  },
  {
    up: migration_20261123_105000_payment_providers.up,
    down: migration_20261123_105000_payment_providers.down,
    name: '20261123_105000_payment_providers',
  },
  {
    up: migration_20261123_110000_member_line.up,
    down: migration_20261123_110000_member_line.down,
    name: '20261123_110000_member_line',
  },
  {
    up: migration_20261123_110850_nearby_spots.up,
    down: migration_20261123_110850_nearby_spots.down,
    name: '20261123_110850_nearby_spots',
  },
  {
    up: migration_20261123_111000_member_views.up,
    down: migration_20261123_111000_member_views.down,
    name: '20261123_111000_member_views',
  },
  {
    up: migration_20261123_112340_promotions.up,
    down: migration_20261123_112340_promotions.down,
    name: '20261123_112340_promotions',
  },
  {
    up: migration_20261123_112748_lead_exports.up,
    down: migration_20261123_112748_lead_exports.down,
    name: '20261123_112748_lead_exports',
  },
  {
    up: migration_20261123_131500_rate_limits.up,
    down: migration_20261123_131500_rate_limits.down,
    name: '20261123_131500_rate_limits',
  },
  {
    up: migration_20261123_133000_uploads.up,
    down: migration_20261123_133000_uploads.down,
    name: '20261123_133000_uploads',
  },
  {
    up: migration_20261123_134931_request_forms.up,
    down: migration_20261123_134931_request_forms.down,
    name: '20261123_134931_request_forms',
  },
  {
    up: migration_20261123_145123_finance_rates.up,
    down: migration_20261123_145123_finance_rates.down,
    name: '20261123_145123_finance_rates',
  },
  {
    up: migration_20261123_163312_launch_fields.up,
    down: migration_20261123_163312_launch_fields.down,
    name: '20261123_163312_launch_fields',
  },
  {
    up: migration_20261123_163400_launches.up,
    down: migration_20261123_163400_launches.down,
    name: '20261123_163400_launches',
  },
  {
    up: migration_20261123_170000_refunds.up,
    down: migration_20261123_170000_refunds.down,
    name: '20261123_170000_refunds',
  },
  {
    up: migration_20261123_172000_care.up,
    down: migration_20261123_172000_care.down,
    name: '20261123_172000_care',
  },
  {
    up: migration_20261123_172239_roles_and_care.up,
    down: migration_20261123_172239_roles_and_care.down,
    name: '20261123_172239_roles_and_care',
  },
  {
    up: migration_20261123_175000_member_merges.up,
    down: migration_20261123_175000_member_merges.down,
    name: '20261123_175000_member_merges',
  },
  {
    up: migration_20261123_224500_my_home.up,
    down: migration_20261123_224500_my_home.down,
    name: '20261123_224500_my_home',
  },
  {
    up: migration_20261124_154500_payment_slips.up,
    down: migration_20261124_154500_payment_slips.down,
    name: '20261124_154500_payment_slips',
  },
  {
    up: migration_20261124_155504_page_blocks.up,
    down: migration_20261124_155504_page_blocks.down,
    name: '20261124_155504_page_blocks',
  },
  {
    up: migration_20261124_161000_price_plans.up,
    down: migration_20261124_161000_price_plans.down,
    name: '20261124_161000_price_plans',
  },
  {
    up: migration_20261124_161847_noble_id_page.up,
    down: migration_20261124_161847_noble_id_page.down,
    name: '20261124_161847_noble_id_page',
  },
  {
    up: migration_20261124_162000_noble_id.up,
    down: migration_20261124_162000_noble_id.down,
    name: '20261124_162000_noble_id',
  },
  {
    up: migration_20261124_162628_living.up,
    down: migration_20261124_162628_living.down,
    name: '20261124_162628_living',
  },
  {
    up: migration_20261124_163307_form_settings.up,
    down: migration_20261124_163307_form_settings.down,
    name: '20261124_163307_form_settings',
  },
  {
    up: migration_20261124_163309_form_rows_and_messages.up,
    down: migration_20261124_163309_form_rows_and_messages.down,
    name: '20261124_163309_form_rows_and_messages',
  },
  {
    up: migration_20261124_163326_bar_messages.up,
    down: migration_20261124_163326_bar_messages.down,
    name: '20261124_163326_bar_messages',
  },
  {
    up: migration_20261124_163500_member_pictures.up,
    down: migration_20261124_163500_member_pictures.down,
    name: '20261124_163500_member_pictures',
  },
  {
    up: migration_20261124_165119_films.up,
    down: migration_20261124_165119_films.down,
    name: '20261124_165119_films',
  },
  {
    up: migration_20261124_170000_price_changes.up,
    down: migration_20261124_170000_price_changes.down,
    name: '20261124_170000_price_changes',
  },
  {
    up: migration_20261124_170411_office_and_desk.up,
    down: migration_20261124_170411_office_and_desk.down,
    name: '20261124_170411_office_and_desk',
  },
  {
    up: migration_20261124_170413_sales_desk.up,
    down: migration_20261124_170413_sales_desk.down,
    name: '20261124_170413_sales_desk',
  },
  {
    up: migration_20261124_170434_care_promises.up,
    down: migration_20261124_170434_care_promises.down,
    name: '20261124_170434_care_promises',
  },
  {
    up: migration_20261124_171804_slip_hours.up,
    down: migration_20261124_171804_slip_hours.down,
    name: '20261124_171804_slip_hours',
  },
  {
    up: migration_20261124_172700_four_eyes_kept.up,
    down: migration_20261124_172700_four_eyes_kept.down,
    name: '20261124_172700_four_eyes_kept',
  },
  {
    up: migration_20261124_190500_counter_sales.up,
    down: migration_20261124_190500_counter_sales.down,
    name: '20261124_190500_counter_sales',
  },
  {
    up: migration_20261124_192900_derived_prices.up,
    down: migration_20261124_192900_derived_prices.down,
    name: '20261124_192900_derived_prices',
  },
  {
    up: migration_20261124_192901_affiliate_parts.up,
    down: migration_20261124_192901_affiliate_parts.down,
    name: '20261124_192901_affiliate_parts',
  },
  {
    up: migration_20261124_193542_media_photographs.up,
    down: migration_20261124_193542_media_photographs.down,
    name: '20261124_193542_media_photographs',
  },
  {
    up: migration_20261124_202126_unit_offers.up,
    down: migration_20261124_202126_unit_offers.down,
    name: '20261124_202126_unit_offers',
  },
  {
    up: migration_20261125_221625_starting_price_before.up,
    down: migration_20261125_221625_starting_price_before.down,
    name: '20261125_221625_starting_price_before',
  },
  {
    up: migration_20261125_222257_unit_is_held.up,
    down: migration_20261125_222257_unit_is_held.down,
    name: '20261125_222257_unit_is_held',
  },
  {
    up: migration_20261125_223600_refunds_checked.up,
    down: migration_20261125_223600_refunds_checked.down,
    name: '20261125_223600_refunds_checked',
  },
  {
    up: migration_20261125_224500_paper_contracts.up,
    down: migration_20261125_224500_paper_contracts.down,
    name: '20261125_224500_paper_contracts',
  },
  {
    up: migration_20261125_230500_erased_bookings.up,
    down: migration_20261125_230500_erased_bookings.down,
    name: '20261125_230500_erased_bookings',
  },
  {
    up: migration_20261128_050500_booking_people.up,
    down: migration_20261128_050500_booking_people.down,
    name: '20261128_050500_booking_people',
  },
  {
    up: migration_20261128_051000_second_person.up,
    down: migration_20261128_051000_second_person.down,
    name: '20261128_051000_second_person',
  },
  {
    up: migration_20261128_051600_launch_numbers.up,
    down: migration_20261128_051600_launch_numbers.down,
    name: '20261128_051600_launch_numbers',
  },
  {
    up: migration_20261128_051700_steady_draws.up,
    down: migration_20261128_051700_steady_draws.down,
    name: '20261128_051700_steady_draws',
  },
  {
    up: migration_20261128_052000_member_standings.up,
    down: migration_20261128_052000_member_standings.down,
    name: '20261128_052000_member_standings',
  },
  {
    up: migration_20261128_052000_seen_members.up,
    down: migration_20261128_052000_seen_members.down,
    name: '20261128_052000_seen_members',
  },
  {
    up: migration_20261128_052100_crm_order.up,
    down: migration_20261128_052100_crm_order.down,
    name: '20261128_052100_crm_order',
  },
  {
    up: migration_20261128_052604_booking_contract_facts.up,
    down: migration_20261128_052604_booking_contract_facts.down,
    name: '20261128_052604_booking_contract_facts',
  },
  {
    up: migration_20261128_053000_money_guards.up,
    down: migration_20261128_053000_money_guards.down,
    name: '20261128_053000_money_guards',
  },
  {
    up: migration_20261128_073500_refused_payments.up,
    down: migration_20261128_073500_refused_payments.down,
    name: '20261128_073500_refused_payments',
  },
  {
    up: migration_20261128_074000_co_signing.up,
    down: migration_20261128_074000_co_signing.down,
    name: '20261128_074000_co_signing',
  },
  {
    up: migration_20261128_074827_account_events.up,
    down: migration_20261128_074827_account_events.down,
    name: '20261128_074827_account_events',
  },
  {
    up: migration_20261128_074900_staff_confirmations.up,
    down: migration_20261128_074900_staff_confirmations.down,
    name: '20261128_074900_staff_confirmations',
  },
  {
    up: migration_20261128_082000_form_saves.up,
    down: migration_20261128_082000_form_saves.down,
    name: '20261128_082000_form_saves',
  },
  {
    up: migration_20261128_082100_exported_members.up,
    down: migration_20261128_082100_exported_members.down,
    name: '20261128_082100_exported_members',
  },
  {
    up: migration_20261128_082300_held_from.up,
    down: migration_20261128_082300_held_from.down,
    name: '20261128_082300_held_from',
  },
  {
    up: migration_20261128_112259_doors.up,
    down: migration_20261128_112259_doors.down,
    name: '20261128_112259_doors',
  },
  {
    up: migration_20261128_112300_foreign_quotas.up,
    down: migration_20261128_112300_foreign_quotas.down,
    name: '20261128_112300_foreign_quotas',
  },
  {
    up: migration_20261128_123542_department.up,
    down: migration_20261128_123542_department.down,
    name: '20261128_123542_department',
  },
  {
    up: migration_20261128_145107_foreign_loans.up,
    down: migration_20261128_145107_foreign_loans.down,
    name: '20261128_145107_foreign_loans',
  },
  {
    up: migration_20261128_154458_particulars.up,
    down: migration_20261128_154458_particulars.down,
    name: '20261128_154458_particulars'
  },
];
