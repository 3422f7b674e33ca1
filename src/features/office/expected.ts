import { EVERY_ROLE, type Expected } from '@/kernel/feature-expected'

export const expected = {
  globals: {
    'office-hours': { read: EVERY_ROLE, update: ['admin', 'care'] },
  },
} satisfies Expected
