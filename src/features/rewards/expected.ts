import { EVERY_ROLE, type Expected } from '@/kernel/feature-expected'

export const expected = {
  indexed: ['noble-id'],
  globals: {
    'noble-id': { read: EVERY_ROLE, update: ['admin', 'publisher', 'editor'] },
  },
  drops: {
    'noble-id': ['noble-id'],
  },
} satisfies Expected
