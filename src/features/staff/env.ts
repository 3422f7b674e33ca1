import { z } from 'zod'
import { STAFF_ROLES } from '@/kernel/actor'
import { wordsOf } from '@/kernel/words-of'

/** The variables of this feature. */
export const env = {
  SECOND_FACTOR_ROLES: z
    .string()
    .default('')
    .transform(wordsOf)
    .pipe(z.array(z.enum(STAFF_ROLES)))
    .transform((roles) => [...new Set(['admin' as const, 'finance' as const, ...roles])]),
} as const
