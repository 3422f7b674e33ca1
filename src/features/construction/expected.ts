import { type Expected, PUBLISHED } from '@/kernel/feature-expected'

export const expected = {
  collections: {
    'construction-updates': PUBLISHED,
    'project-documents': PUBLISHED,
  },
  drops: {
    'construction-updates': ['project:'],
    'project-documents': ['project:'],
  },
} satisfies Expected
