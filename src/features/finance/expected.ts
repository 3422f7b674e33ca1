import { EVERY_ROLE, type Expected, PUBLISHED } from '@/kernel/feature-expected'

export const expected = {
  addresses: {
    'whole-cost': 'whole-cost/nue-district-r9',
  },
  collections: {
    'finance-rates': PUBLISHED,
  },
  globals: {
    'exchange-rates': { read: EVERY_ROLE, update: ['admin', 'publisher'] },
  },
  drops: {
    'finance-rates': 'everything',
  },
} satisfies Expected
