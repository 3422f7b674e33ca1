import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseOf, sql } from '@/platform/database/database'
import { codeForKey } from '../support/code-app'
import { contentSystem, STAFF_PASSWORD, staffMember } from '../support/content-system'
import { callStaffApi, type StaffAnswer } from '../support/staff-calls'
import { confirmIdentity, enrolled, post, read, signedIn, signIn } from '../support/staff-people'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

afterEach(() => {
  vi.useRealTimers()
})

type Admin = Awaited<ReturnType<typeof enrolled>>

const PASSWORD = 'green mangoes in April'
const FORM = 'multipart/form-data; boundary=b'
let made = 0

/** What the form of the back office sends: the document as one field. */
function asForm(cookies: string, method: 'POST' | 'PATCH', path: string, document: object): Promise<StaffAnswer> {
  const body = `--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(document)}\r\n--b--\r\n`
  const headers = { 'Content-Type': FORM, 'Content-Length': String(Buffer.byteLength(body)) }
  return callStaffApi(method, path, { cookies, body, headers })
}

function newAccount() {
  made += 1
  return { email: `new-${made}-${Date.now()}@test.example`, password: PASSWORD, name: 'New', role: 'admin' }
}

/** A session of an admin as Payload hands it to the Local API. */
async function userOf({ cookies }: Admin) {
  return (await payload.auth({ headers: new Headers({ cookie: cookies, 'sec-fetch-site': 'same-origin' }) })).user
}

/** Every way to take or change the account of somebody else; each resolves to whether it was let through. */
const WAYS: Readonly<Record<string, (admin: Admin, other: number) => Promise<boolean>>> = {
  'a new password': async (admin, other) => isDone(await patch(admin, other, { password: PASSWORD })),
  'another email': async (admin, other) => isDone(await patch(admin, other, { email: newAccount().email })),
  'another role': async (admin, other) => isDone(await patch(admin, other, { role: 'admin' })),
  'another name': async (admin, other) => isDone(await patch(admin, other, { name: 'Renamed' })),
  'the form of the back office': async (admin, other) =>
    isDone(await asForm(admin.cookies, 'PATCH', `staff/${other}`, { role: 'admin' })),
  'many at once': async (admin, other) => {
    const where = `where[id][in]=${other}`
    const answer = await callStaffApi('PATCH', `staff?${where}`, { cookies: admin.cookies, body: { role: 'admin' } })
    return isDone(answer)
  },
  'the Local API': async (admin, other) => {
    const as = { collection: 'staff', user: await userOf(admin), overrideAccess: false } as const
    return payload.update({ ...as, id: other, data: { role: 'admin' } }).then(
      () => true,
      () => false,
    )
  },
  'a reset of the second factor': async (admin, other) => {
    await giveFactor(other)
    return isDone(await post(admin.cookies, `${other}/second-factor/reset`))
  },
  'a new account': async ({ cookies }) => isDone(await callStaffApi('POST', 'staff', { cookies, body: newAccount() })),
  'a new account by the form': async ({ cookies }) => isDone(await asForm(cookies, 'POST', 'staff', newAccount())),
  'removing the account': async ({ cookies }, other) =>
    isDone(await callStaffApi('DELETE', `staff/${other}`, { cookies })),
  'removing many at once': async ({ cookies }, other) =>
    isDone(await callStaffApi('DELETE', `staff?where[id][in]=${other}`, { cookies })),
}

const isDone = ({ status }: StaffAnswer) => status < 300

const patch = ({ cookies }: Admin, other: number, body: object) =>
  callStaffApi('PATCH', `staff/${other}`, { cookies, body })

/** A code app as the table holds it: what is reset is there. */
async function giveFactor(staff: number): Promise<void> {
  await (await databaseOf(payload)).execute(sql`
    insert into staff_second_factors (staff, sealed_seed, since, last_step, recovery_codes)
    values (${staff}, 'x', now(), 0, '[]') on conflict do nothing`)
}

const accountOf = async (id: number) => {
  const { rows } = await (await databaseOf(payload)).execute(
    sql`select name, email, role, hash, (select count(*) from staff) as all_of_them,
      (select count(*) from staff_second_factors f where f.staff = ${id}) as factors from staff where id = ${id}`,
  )
  return rows
}

const events = async (by: string) => {
  const where = { by: { contains: by } }
  const { docs } = await payload.find({ collection: 'staff-events', where, sort: 'id', limit: 100 })
  return docs.map(({ event }) => event)
}

describe('a stolen session of an admin, without the password', () => {
  it.each(Object.entries(WAYS))('does not take the account of somebody else: %s', async (_, tryIt) => {
    const [admin, other] = [await enrolled(), await staffMember(payload, 'sales')]
    await giveFactor(other.id)
    const before = await accountOf(other.id)
    expect(await tryIt(admin, other.id)).toBe(false)
    expect(await accountOf(other.id)).toEqual(before)
  })

  it('is told where to confirm, and the form keeps what was typed', async () => {
    const [admin, other] = [await enrolled(), await staffMember(payload, 'sales')]
    const { status, body } = await patch(admin, other.id, { role: 'admin' })
    const [error] = body.errors as { data: { errors: { path: string }[] } }[]
    expect([status, error?.data.errors.map(({ path }) => path)]).toEqual([403, ['currentPassword']])
  })

  it('has nothing to unlock, no key to ask for and no other door', async () => {
    const [admin, other] = [await enrolled(), await staffMember(payload, 'sales')]
    await confirmIdentity(admin.cookies)
    expect((await post(admin.cookies, 'unlock', { email: other.email })).status).toBe(403)
    for (const id of [other.id, admin.id]) {
      const body = { ...newAccount(), currentPassword: STAFF_PASSWORD }
      const copied = await callStaffApi('POST', `staff/${id}/duplicate`, { cookies: admin.cookies, body })
      expect(copied.status).toBe(404)
    }
    expect((await callStaffApi('POST', 'graphql', { cookies: admin.cookies, body: {} })).status).toBe(404)
    expect(payload.collections.staff.config.auth.useAPIKey).toBe(false)
  })

  it('changes neither the role of its own account, nor removes it', async () => {
    const admin = await enrolled()
    expect((await patch(admin, admin.id, { role: 'editor' })).status).toBe(400)
    await confirmIdentity(admin.cookies)
    expect((await callStaffApi('DELETE', `staff/${admin.id}`, { cookies: admin.cookies })).status).toBe(403)
    expect((await patch(admin, admin.id, { role: 'editor', currentPassword: STAFF_PASSWORD })).status).toBe(200)
  })
})

describe('an admin who has shown who they are', () => {
  it.each(Object.entries(WAYS))('does it: %s', async (_, tryIt) => {
    const [admin, other] = [await enrolled(), await staffMember(payload, 'sales')]
    await confirmIdentity(admin.cookies)
    expect(await tryIt(admin, other.id)).toBe(true)
  })

  it('is written down with each thing they did', async () => {
    const [admin, other] = [await enrolled(), await staffMember(payload, 'sales')]
    await confirmIdentity(admin.cookies)
    await patch(admin, other.id, { role: 'editor' })
    await patch(admin, other.id, { name: 'Renamed' })
    await patch(admin, other.id, { password: PASSWORD })
    await callStaffApi('POST', 'staff', { cookies: admin.cookies, body: newAccount() })
    await callStaffApi('DELETE', `staff/${other.id}`, { cookies: admin.cookies })
    expect((await events(admin.email)).slice(1)).toEqual([
      ...[
        'identity_confirmed',
        'role_changed',
        'account_changed',
        'password_changed',
        'account_made',
        'account_removed',
      ],
    ])
  })

  it('has five minutes, in this session alone, and no longer than the session lasts', async () => {
    const [admin, other] = [await enrolled(), await staffMember(payload, 'sales')]
    const second = await signIn(admin.email, codeForKey(admin.key, 1))
    await confirmIdentity(admin.cookies)
    const rename = async (cookies: string) =>
      (await callStaffApi('PATCH', `staff/${other.id}`, { cookies, body: { name: 'Renamed' } })).status
    expect([await rename(admin.cookies), await rename(second.cookies)]).toEqual([200, 403])
    const { body } = await read(admin.cookies, 'staff/confirmation')
    expect(body).toMatchObject({ until: expect.any(String), hasApp: true, hasPasskey: false })
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1000)
    expect(await rename(admin.cookies)).toBe(403)
    expect((await read(admin.cookies, 'staff/confirmation')).body).toMatchObject({ until: null })
  })
})

describe('showing again who one is', () => {
  it('takes the password or a new code of the app, and no recovery code, used code or other’s password', async () => {
    const admin = await enrolled()
    const show = async (body: object) => (await post(admin.cookies, 'confirmation', body)).status
    const [recovery = ''] = admin.recoveryCodes
    for (const body of [{ password: 'another-password-1' }, { code: recovery }, { code: admin.usedCode }, {}])
      expect([body, await show(body)]).toEqual([body, 422])
    expect(await show({ code: codeForKey(admin.key, 1) })).toBe(200)
    expect(await show({ password: STAFF_PASSWORD })).toBe(200)
    expect((await signIn(admin.email, recovery)).status).toBe(200)
    expect(await show({ password: 1 })).toBe(400)
  })

  it('is counted as signing in is: after five tries a minute even the right password waits, and the person is mailed', async () => {
    const admin = await enrolled()
    const show = async (password: string) => (await post(admin.cookies, 'confirmation', { password })).status
    const tries = await Promise.all(Array.from({ length: 6 }, () => show('another-password-1')))
    expect(tries.filter((status) => status === 429)).toHaveLength(1)
    expect(await show(STAFF_PASSWORD)).toBe(429)
    const { rows } = await (await databaseOf(payload)).execute(
      sql`select payload->>'event' as event from graphile_worker._private_jobs where payload->>'to' = ${admin.email}
        and payload->>'event' = 'identity_refused'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('is for admins, with all of their role', async () => {
    for (const cookies of [(await signedIn('publisher')).cookies, (await signedIn('sales')).cookies])
      expect((await post(cookies, 'confirmation', { password: STAFF_PASSWORD })).status).toBe(403)
    expect((await post((await signedIn('admin')).cookies, 'confirmation', { password: STAFF_PASSWORD })).status).toBe(
      404,
    )
    expect((await post('', 'confirmation', { password: STAFF_PASSWORD })).status).toBe(404)
  })
})
