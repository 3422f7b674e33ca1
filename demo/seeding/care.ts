import { CLOCKS } from '../care'
import type { SeedGlobal } from './globals'

/** The promises of the care desk; the same in every language. */
export const careSettingsSeed: SeedGlobal = {
  slug: 'care-settings',
  data: (locale) =>
    locale === 'th'
      ? {
          clocks: CLOCKS.map((clock) => ({ ...clock })),
        }
      : {},
}
