import { type Expected, SALES_DESK } from '@/kernel/feature-expected'

export const expected = {
  collections: {
    'saved-searches': { read: SALES_DESK, create: [], update: [], delete: ['admin'] },
  },
} satisfies Expected
