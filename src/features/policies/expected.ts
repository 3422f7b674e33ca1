import { EDITED, type Expected } from '@/kernel/feature-expected'

export const expected = {
  addresses: {
    'policy-of-project': 'policy/nue-district-r9',
  },
  indexed: ['policy', 'cookies-privacy-notice'],
  collections: {
    policies: EDITED,
  },
  drops: {
    policies: ['policies'],
  },
} satisfies Expected
