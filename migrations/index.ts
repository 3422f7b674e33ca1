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
import * as migration_20261123_112748_lead_exports from './20261123_112748_lead_exports';

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
    up: migration_20261123_112748_lead_exports.up,
    down: migration_20261123_112748_lead_exports.down,
    name: '20261123_112748_lead_exports'
  },
];
