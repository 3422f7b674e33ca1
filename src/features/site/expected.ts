import { EDITED, EVERY_ROLE, type Expected, PUBLISHED } from '@/kernel/feature-expected'

export const expected = {
  collections: {
    menus: PUBLISHED,
    popups: EDITED,
  },
  globals: {
    'template-setting': { read: EVERY_ROLE, update: ['admin', 'publisher'] },
  },
  drops: {
    menus: ['menus'],
    popups: 'everything',
    'template-setting': 'everything',
  },
} satisfies Expected
