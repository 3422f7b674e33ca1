import { type Expected, PUBLISHED } from '@/kernel/feature-expected'

export const expected = {
  collections: {
    'search-words': PUBLISHED,
  },
} satisfies Expected
