import { type Expected, SALES_DESK } from '@/kernel/feature-expected'

export const expected = {
  collections: {
    leads: { read: SALES_DESK, create: SALES_DESK, update: SALES_DESK, delete: ['admin'] },
    'lead-events': { read: SALES_DESK, create: [], update: [], delete: ['admin'] },
    'quick-answers': {
      read: SALES_DESK,
      create: ['admin', 'supervisor'],
      update: ['admin', 'supervisor'],
      delete: ['admin', 'supervisor'],
    },
    'lead-exports': { read: ['admin'], create: [], update: [], delete: [] },
    subscribers: { read: ['admin', 'publisher', 'editor'], create: [], update: [], delete: ['admin'] },
  },
  globals: {
    'desk-settings': { read: SALES_DESK, update: ['admin', 'supervisor'] },
  },
} satisfies Expected
