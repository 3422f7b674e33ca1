import { EVERY_ROLE, type Expected, SALES_DESK } from '@/kernel/feature-expected'

export const expected = {
  indexed: ['contact', 'land', 'corporate-deal', 'career', 'show-your-need', 'complaint'],
  collections: {
    'form-settings': { read: EVERY_ROLE, create: [], update: ['admin', 'publisher'], delete: [] },
    requests: { read: [...SALES_DESK, 'care'], create: [], update: [...SALES_DESK, 'care'], delete: ['admin'] },
  },
  drops: {
    'form-settings': ['forms'],
  },
} satisfies Expected
