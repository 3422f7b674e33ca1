import { type Expected, PUBLISHED, SALES_DESK } from '@/kernel/feature-expected'

export const expected = {
  indexed: ['appointment'],
  collections: {
    'sales-galleries': PUBLISHED,
    appointments: { read: SALES_DESK, create: SALES_DESK, update: SALES_DESK, delete: ['admin'] },
  },
} satisfies Expected
