import type { Expected } from '@/kernel/feature-expected'

export const expected = {
  globals: {
    'care-settings': { read: ['admin', 'supervisor', 'care'], update: ['admin', 'care'] },
  },
} satisfies Expected
