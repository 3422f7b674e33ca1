import { EVERY_ROLE, type Expected } from '@/kernel/feature-expected'

export const expected = {
  collections: {
    staff: { read: EVERY_ROLE, create: ['admin'], update: EVERY_ROLE, delete: ['admin'] },
    'staff-events': { read: ['admin'], create: [], update: [], delete: [] },
    'staff-second-factors': { read: [], create: [], update: [], delete: [] },
    'staff-passkeys': { read: [], create: [], update: [], delete: [] },
  },
} satisfies Expected
