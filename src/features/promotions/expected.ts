import { EDITED, type Expected } from '@/kernel/feature-expected'

export const expected = {
  addresses: {
    'promotion-page': 'promotion/transfer-fee-on-us',
  },
  pages: [
    ['promotions', '/promotion'],
    ['a promotion', '/promotion/two-years-common-fee'],
    ['a promotion that has ended', '/promotion/mid-year-appliances'],
  ],
  indexed: ['promotion'],
  sitemaps: ['promotions'],
  collections: {
    promotions: EDITED,
  },
  drops: {
    promotions: ['promotions', 'menus', 'project:'],
  },
} satisfies Expected
