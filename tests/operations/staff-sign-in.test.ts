import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD_WORK } from '@/features/staff/operations/password-work'
import { ACCOUNT_MAIL_TASK, PASSWORD_LINK_TASK } from '@/features/staff/server'
import type { StaffRole } from '@/kernel/actor'
import { databaseOf, sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { confirmedMember, contentSystem, STAFF_PASSWORD, staffMember } from '../support/content-system'
import { runJob, runQueued } from '../support/run-job'
import { mailsIn } from '../support/sent-mails'
import { callStaffApi } from '../support/staff-calls'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

const signIn = (email: string, password = STAFF_PASSWORD, rest: Parameters<typeof callStaffApi>[2] = {}) =>
  callStaffApi('POST', 'staff/login', { body: { email, password }, ...rest })

/** So many wrong passwords, all at once: each refusal takes a quarter of a second. */
const wrongly = (times: number, email: string, from?: string) =>
  Promise.all(Array.from({ length: times }, () => signIn(email, 'another-password-1', { ...(from && { from }) })))

/** The mails queued to somebody, by what they tell of. */
async function toldTo(email: string): Promise<unknown[]> {
  const { rows } = await (await databaseOf(payload)).execute(
    sql`select payload->>'event' as event from graphile_worker._private_jobs where payload->>'to' = ${email} order by id`,
  )
  return rows.map(({ event }) => event)
}

async function someone(role: StaffRole = 'editor') {
  const person = await staffMember(payload, role)
  const { cookies } = await signIn(person.email)
  return { ...person, cookies }
}

describe('signing in', () => {
  it('sets cookies that scripts cannot read, and puts no token into any answer', async () => {
    const { email } = await staffMember(payload, 'editor')
    const answer = await signIn(email)
    expect(answer).toMatchObject({ status: 200, body: { ok: true }, cacheControl: 'no-store' })
    expect(answer.cookies).toContain('staff-token=ey')
    const rest = { cookies: answer.cookies }
    for (const again of [
      await callStaffApi('GET', 'staff/me', { ...rest, headers: { 'sec-fetch-site': 'same-origin' } }),
      await callStaffApi('POST', 'staff/refresh-token', rest),
    ]) {
      expect(again.status).toBe(200)
      expect(JSON.stringify(again.body)).not.toMatch(/ey[A-Za-z0-9_-]{10,}\./)
    }
  })

  it.each([
    ['login', { Origin: 'https://evil.example' }],
    ['login', { Origin: 'null' }],
    ['login', { Origin: '', 'sec-fetch-site': 'cross-site' }],
    ['logout', { Origin: 'https://evil.example' }],
    ['forgot-password', { Origin: 'https://evil.example' }],
    ['reset-password', { Origin: 'https://evil.example' }],
  ])('%s is refused from a page of another site: %j', async (call, headers) => {
    const { email } = await staffMember(payload, 'editor')
    const body = { email, password: STAFF_PASSWORD, token: 'x' }
    const answer = await callStaffApi('POST', `staff/${call}`, { body, headers: headers as Record<string, string> })
    expect(answer).toMatchObject({ status: 403, cookies: '' })
  })

  it.each([
    ['a form', 'email=a', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['nothing', '', {}],
    ['no password', '{"email":"a@b.example"}', {}],
    ['lists', '{"email":["a"],"password":{}}', {}],
    ['blanks', '{"email":"a@b.example","password":"   "}', {}],
  ])('asks for JSON with both: %s', async (_what, body, headers) => {
    expect(await callStaffApi('POST', 'staff/login', { body, headers })).toMatchObject({ status: 400, cookies: '' })
  })

  it('answers alike for an unknown address, a wrong password and too many tries', async () => {
    const { email } = await staffMember(payload, 'editor')
    const unknown = await signIn(`nobody-${email}`)
    const wrong = await signIn(email, 'another-password-1')
    await wrongly(5, email)
    const paused = await signIn(email)
    expect(wrong).toEqual(unknown)
    expect(paused).toEqual(unknown)
    expect(unknown).toMatchObject({ status: 401, body: { error: 'no_match' }, cookies: '' })
  })

  it('does the same work for an unknown address as Payload does for a known one', async () => {
    const { id } = await staffMember(payload, 'editor')
    const { rows } = await (await databaseOf(payload)).execute(sql`select hash from staff where id = ${id}`)
    const { prefix, bytes } = PASSWORD_WORK
    expect(String(rows[0]?.hash)).toMatch(new RegExp(`^${prefix}[0-9a-f]{${2 * bytes}}$`))
  })
})

describe('tries from elsewhere', () => {
  it('keep nobody out: not from another network, and not on a device that signed in before', async () => {
    const person = await staffMember(payload, 'editor')
    const known = await signIn(person.email, STAFF_PASSWORD, { from: '198.51.100.7' })
    await wrongly(8, person.email, '198.51.100.7')
    const statusOf = async (rest: Parameters<typeof callStaffApi>[2]) =>
      (await signIn(person.email, STAFF_PASSWORD, rest)).status
    expect(await statusOf({ from: '198.51.100.7' })).toBe(401)
    expect(await statusOf({ from: '203.0.113.9' })).toBe(200)
    expect(await statusOf({ from: '198.51.100.7', cookies: known.cookies })).toBe(200)
  })

  it('are not counted apart by a forged device, nor by the device of another account', async () => {
    const [one, other] = [await staffMember(payload, 'editor'), await staffMember(payload, 'editor')]
    const from = '198.51.100.8'
    const { cookies } = await signIn(other.email, STAFF_PASSWORD, { from })
    await wrongly(8, one.email, from)
    const forged = cookies.replace(/staff-device-\w+=/, (name) => `${name}00`)
    for (const held of [cookies, forged])
      expect((await signIn(one.email, STAFF_PASSWORD, { from, cookies: held })).status).toBe(401)
  })

  it('are forgotten after a minute, and after a sign-in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const { email } = await staffMember(payload, 'editor')
      const from = '198.51.100.9'
      await wrongly(5, email, from)
      expect((await signIn(email, STAFF_PASSWORD, { from })).status).toBe(401)
      vi.setSystemTime(Date.now() + 61_000)
      expect((await signIn(email, STAFF_PASSWORD, { from })).status).toBe(200)
      await wrongly(4, email, from)
      expect((await signIn(email, STAFF_PASSWORD, { from })).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  it('are counted exactly when they come at once', async () => {
    const { email } = await staffMember(payload, 'editor')
    const from = '198.51.100.10'
    await wrongly(12, email, from)
    expect((await signIn(email, STAFF_PASSWORD, { from })).status).toBe(401)
  })
})

describe('a password', () => {
  it.each(['abc', 'password1234', 'noblenue2026!'])('is refused wherever it is set: %s', async (password) => {
    const admin = await confirmedMember(payload, 'admin')
    const local = { collection: 'staff', user: admin, overrideAccess: false } as const
    const data = { email: `new-${Date.now()}@test.example`, name: 'New', role: 'editor', password } as const
    await expect(payload.create({ ...local, data })).rejects.toThrow(/Password|password/)
    const other = await staffMember(payload, 'editor')
    await expect(payload.update({ ...local, id: other.id, data: { password } })).rejects.toThrow()
    const where = { id: { equals: other.id } }
    const { errors } = await payload.update({ ...local, where, data: { password } })
    expect(errors).toHaveLength(1)
    const token = await payload.forgotPassword({
      collection: 'staff',
      data: { email: other.email },
      disableEmail: true,
    })
    const reset = await callStaffApi('POST', 'staff/reset-password', { body: { token, password } })
    expect(reset.status).toBe(400)
    expect((await signIn(other.email)).status).toBe(200)
  })

  it('and the email of one’s own account change with the current password only', async () => {
    const person = await someone()
    const change = (data: object) =>
      callStaffApi('PATCH', `staff/${person.id}`, { body: data, cookies: person.cookies })
    const password = 'green mangoes in April'
    const email = `new-${person.email}`
    for (const data of [{ password }, { email }, { password, currentPassword: 'not the right one' }])
      expect((await change(data)).status, JSON.stringify(data)).toBe(400)
    expect((await change({ name: 'Renamed' })).status).toBe(200)
    expect((await change({ password, currentPassword: STAFF_PASSWORD })).status).toBe(200)
    expect((await change({ email, currentPassword: password })).status).toBe(200)
    expect((await signIn(email, password)).status).toBe(200)
    expect(await toldTo(person.email)).toEqual(['password_changed', 'email_changed'])
    expect(await toldTo(email)).toEqual(['email_changed'])
    const { docs } = await payload.find({ collection: 'staff-events', where: { person: { contains: person.email } } })
    expect(docs.map(({ event }) => event).sort()).toEqual(['email_changed', 'password_changed'])
  })

  it('of another account is changed by an admin who has shown who they are, and its person is told', async () => {
    const [admin, person] = [await confirmedMember(payload, 'admin'), await staffMember(payload, 'sales')]
    const data = { password: 'green mangoes in April' }
    await payload.update({ collection: 'staff', id: person.id, user: admin, overrideAccess: false, data })
    expect(await toldTo(person.email)).toEqual(['password_changed'])
  })

  it('is set once by a mailed link, which signs nobody in and ends all sessions', async () => {
    const person = await someone()
    const data = { email: person.email }
    const token = await payload.forgotPassword({ collection: 'staff', data, disableEmail: true })
    const body = { token, password: 'green mangoes in April' }
    const answers = await Promise.all([1, 2].map(() => callStaffApi('POST', 'staff/reset-password', { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(answers.map(({ cookies }) => cookies)).toEqual(['', ''])
    expect((await callStaffApi('GET', 'projects?limit=1', { cookies: person.cookies })).status).toBe(404)
    expect((await signIn(person.email, body.password)).status).toBe(200)
    expect(await toldTo(person.email)).toEqual(['password_changed'])
  })

  it.each([
    ['th', 'ตั้งรหัสผ่านใหม่', 'เรียน คุณ editor'],
    ['en', 'Set a new password', 'Dear editor'],
  ])(
    'is set by a link that is mailed by name, in the language its person signed in with, and opens: %s',
    async (language, said, greeting) => {
      const person = await staffMember(payload, 'editor')
      for (const cookies of ['staff-lng=en', `staff-lng=${language}`])
        await signIn(person.email, STAFF_PASSWORD, { cookies })
      const [mail = '', ...more] = await mailsIn(() => runJob(PASSWORD_LINK_TASK, { email: person.email }))
      expect(more).toEqual([])
      for (const part of [said, greeting]) expect(mail).toContain(part)
      const [, token] = /\/admin\/reset\/([0-9a-f]{40})/.exec(mail) ?? []
      expect(mail).toContain(`${env.publicUrl}/admin/reset/${token}`)
      const body = { token, password: 'green mangoes in April' }
      expect((await callStaffApi('POST', 'staff/reset-password', { body })).status).toBe(200)
      const told = (await mailsIn(() => runQueued(ACCOUNT_MAIL_TASK))).find((one) => one.includes(person.email))
      expect(told).toContain(greeting)
      expect(await mailsIn(() => runJob(PASSWORD_LINK_TASK, { email: `nobody-${person.email}` }))).toEqual([])
    },
  )

  it('is asked for anew with one answer, whether or not somebody has the address', async () => {
    const { email } = await staffMember(payload, 'editor')
    const ask = (body: object) => callStaffApi('POST', 'staff/forgot-password', { body })
    expect(await ask({ email })).toEqual(await ask({ email: `nobody-${email}` }))
    const { rows } = await (await databaseOf(payload)).execute(
      sql`select payload->>'email' as email from graphile_worker._private_jobs where payload->>'email' like ${`%${email}`}`,
    )
    expect(rows).toHaveLength(2)
  })
})
