import { CLOCKS, HOLIDAYS } from '../care'
import type { SeedGlobal } from './globals'

/** The promises of the care desk; the same in every language. */
export const careSettingsSeed: SeedGlobal = {
  slug: 'care-settings',
  data: (locale) =>
    locale === 'th'
      ? {
          opensAt: '08:30',
          closesAt: '17:30',
          days: ['1', '2', '3', '4', '5'],
          clocks: CLOCKS.map((clock) => ({ ...clock })),
          holidays: HOLIDAYS.map(([day, name]) => ({ day: `${day}T12:00:00+07:00`, name })),
        }
      : {},
}
