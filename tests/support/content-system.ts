import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import type { Role } from '@/features/staff'
import type { Staff } from '@/payload-types'
import type { Context } from '@/platform/context'

/** The content system on the test's own database. */
export const contentSystem = (): Promise<Payload> => getPayload({ config, disableOnInit: true })

/** A context of nobody in particular, now or at a given time. */
export async function someContext(now = new Date()): Promise<Context> {
  return { payload: await contentSystem(), now }
}

let made = 0

/** A staff member of a role, signed in as far as the content system is concerned. */
export async function staffMember(payload: Payload, role: Role): Promise<Staff & { collection: 'staff' }> {
  made += 1
  const data = {
    email: `${role}-${made}-${Date.now()}@test.example`,
    password: 'only-in-tests-1234',
    name: `${role} ${made}`,
    role,
  }
  return { ...(await payload.create({ collection: 'staff', data })), collection: 'staff' }
}
