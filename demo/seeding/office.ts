import { HOLIDAYS } from '../office'
import type { SeedGlobal } from './globals'

/** When the company works; the same in every language. */
export const officeHoursSeed: SeedGlobal = {
  slug: 'office-hours',
  data: (locale) =>
    locale === 'th'
      ? {
          opensAt: '08:30',
          closesAt: '17:30',
          days: ['1', '2', '3', '4', '5'],
          holidays: HOLIDAYS.map(([day, name]) => ({ day: `${day}T12:00:00+07:00`, name })),
        }
      : {},
}
