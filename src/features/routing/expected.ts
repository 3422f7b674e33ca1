import { EVERY_ROLE, type Expected, PUBLISHED } from '@/kernel/feature-expected'

export const expected = {
  collections: {
    redirects: PUBLISHED,
    'short-links': PUBLISHED,
    sections: PUBLISHED,
    'unknown-addresses': { read: EVERY_ROLE, create: [], update: [], delete: ['admin', 'publisher'] },
  },
} satisfies Expected
