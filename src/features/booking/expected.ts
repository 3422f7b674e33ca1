import { type Expected, PUBLISHED } from '@/kernel/feature-expected'

export const expected = {
  addresses: {
    'booking-campaign': 'online-booking/campaign/vesper-first-release',
    'booking-project': 'online-booking/noble-vesper-ploenchit',
    'unit-taken': 'unit-taken/vesper-first-release',
  },
  collections: {
    'booking-campaigns': PUBLISHED,
  },
} satisfies Expected
