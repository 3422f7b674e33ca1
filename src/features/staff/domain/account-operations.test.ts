import { expect, test } from 'vitest'
import { type Actor, STAFF_ROLES } from '@/kernel/actor'
import { isAllowed } from '@/kernel/permission'

const ACTORS: Readonly<Record<string, Actor>> = {
  visitor: { kind: 'visitor' },
  ...Object.fromEntries(STAFF_ROLES.map((role) => [role, { kind: 'staff', id: 1, role } as const])),
  member: { kind: 'member', id: 'a', session: 'b' },
  'holder of a preview link': { kind: 'holder', purpose: 'preview', opens: '' },
  'session before its second factor': { kind: 'holder', purpose: 'second-factor', opens: '' },
  system: { kind: 'system', name: 'test' },
}
const SIGNED_IN = [...STAFF_ROLES, 'session before its second factor']
const EVERYBODY = Object.keys(ACTORS)

test.each([
  ['beginEnrolment', SIGNED_IN],
  ['checkSecondFactor', EVERYBODY],
  ['confirmEnrolment', SIGNED_IN],
  ['renewRecoveryCodes', STAFF_ROLES],
  ['reportAccountChange', EVERYBODY],
  ['resetPassword', ['visitor']],
  ['resetSecondFactor', ['admin']],
  ['secondFactorStatus', STAFF_ROLES],
  ['sendAccountMail', ['system']],
] as const)('%s of a staff account is for %j and nobody else', async (operation, who) => {
  // Loaded here, so that a table that cannot be built fails this test and not the whole file.
  const { may } = await import('./permissions')
  expect(EVERYBODY.filter((name) => isAllowed(ACTORS[name] as Actor, may[operation]))).toEqual(who)
})
