import type { Expected } from '@/kernel/feature-expected'

export const expected = {
  indexed: ['find/by-line', 'find/by-map'],
} satisfies Expected
