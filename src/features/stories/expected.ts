import { EDITED, type Expected } from '@/kernel/feature-expected'

export const expected = {
  addresses: {
    'news-item': 'news-detail/corporate_news/1',
    'news-item-by-id': 'news-detail/1',
    'blog-post': 'blog/pets-in-a-condominium',
    'blog-tab': 'blog/living/page/1',
  },
  indexed: ['news'],
  sitemaps: ['news'],
  collections: {
    news: EDITED,
    posts: EDITED,
  },
  drops: {
    news: ['news'],
    posts: ['blog'],
  },
} satisfies Expected
