import { EDITED, type Expected } from '@/kernel/feature-expected'

export const expected = {
  collections: {
    media: EDITED,
    films: EDITED,
  },
  drops: {
    films: ['promotions', 'project:'],
    media: 'everything',
  },
} satisfies Expected
