import type { Expected } from '@/kernel/feature-expected'

export const expected = {
  addresses: {
    launch: 'launch/cadence-launch',
  },
} satisfies Expected
