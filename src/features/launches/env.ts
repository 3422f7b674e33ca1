import { z } from 'zod'

/** The variables of this feature. */
export const env = {
  /** Where rounds of the drand beacon are read, comma between; each is asked until one tells a round that is signed. */
  BEACON_URL: z
    .string()
    .default('https://api.drand.sh')
    .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))).min(1)),
} as const
