import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseOf, sql } from '@/platform/database/database'
import { contextOfHeaders } from '@/platform/database/payload'
import { codeForKey } from '../support/code-app'
import { contentSystem, STAFF_PASSWORD, sessionOf, staffMember } from '../support/content-system'
import { callStaffApi } from '../support/staff-calls'
import { confirmIdentity, enrolled, post, read, signedIn, signIn } from '../support/staff-people'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

afterEach(() => {
  vi.useRealTimers()
})

async function eventsOf(email: string): Promise<unknown[]> {
  const where = { person: { contains: email } }
  const { docs } = await payload.find({ collection: 'staff-events', where, sort: 'id' })
  return docs.map(({ event }) => event)
}

describe('an admin who has not set up the second factor', () => {
  it('may do nothing but that: not over HTTP, through the Local API or our operations, nor in the back office', async () => {
    const { cookies, id, email } = await signedIn('admin')
    for (const path of [
      'projects',
      'staff',
      `staff/${id}`,
      `staff/${id}/second-factor`,
      'leads',
      'access',
      'globals/home-page',
    ])
      expect((await read(cookies, path)).status, path).toBe(404)
    expect((await callStaffApi('PATCH', `staff/${id}`, { cookies, body: { name: 'x' } })).status).toBe(404)
    expect((await post(cookies, `${id}/second-factor/reset`)).status).toBe(404)
    expect((await post(cookies, 'second-factor/recovery-codes', { code: '123456' })).status).toBe(422)

    const headers = new Headers({ cookie: cookies, 'sec-fetch-site': 'same-origin' })
    const { user, permissions } = await payload.auth({ headers })
    expect(user).toMatchObject({ email, role: null })
    expect(permissions.canAccessAdmin).not.toBe(true)
    for (const collection of ['projects', 'staff', 'leads', 'media'] as const)
      await expect(payload.find({ collection, user, overrideAccess: false })).rejects.toThrow()
    await expect(payload.updateGlobal({ slug: 'home-page', user, overrideAccess: false, data: {} })).rejects.toThrow()
    expect((await contextOfHeaders(headers)).actor).toEqual({ kind: 'visitor' })
  })

  it('may do all of their role once a code of the app is entered', async () => {
    const { cookies, email, recoveryCodes } = await enrolled()
    expect((await read(cookies, 'projects?limit=1')).status).toBe(200)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await eventsOf(email)).toEqual(['second_factor_set'])
  })

  it('is not asked in a role that need not have one', async () => {
    for (const role of ['publisher', 'editor', 'sales'] as const)
      expect((await read((await signedIn(role)).cookies, 'projects?limit=1')).status, role).toBe(200)
  })
})

describe('setting up', () => {
  it('is refused with a wrong code, a changed or foreign offer, and one that is too old', async () => {
    const [one, other] = [await signedIn('admin'), await signedIn('admin')]
    const { body } = await post(one.cookies, 'second-factor/offer')
    const [offer, code] = [String(body.offer), codeForKey(String(body.secret))]
    const confirm = async (cookies: string, proof: object) =>
      (await post(cookies, 'second-factor/confirm', proof)).body.error
    expect(await confirm(one.cookies, { offer, code: codeForKey(String(body.secret), 9) })).toBe('wrong-code')
    expect(await confirm(one.cookies, { offer: `${offer.slice(0, -3)}AAA`, code })).toBe('offer-ended')
    expect(await confirm(other.cookies, { offer, code })).toBe('offer-ended')
    expect((await post('', 'second-factor/confirm', { offer, code })).status).toBe(403)
    expect((await post('', 'second-factor/offer')).status).toBe(403)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 31 * 60_000)
    expect(await confirm(one.cookies, { offer, code: codeForKey(String(body.secret)) })).toBe('offer-ended')
  })

  it('stores neither the key nor a recovery code as it is', async () => {
    const { id, key, recoveryCodes } = await enrolled()
    const { docs } = await payload.find({ collection: 'staff-second-factors', where: { staff: { equals: id } } })
    const stored = JSON.stringify(docs)
    expect(docs).toHaveLength(1)
    for (const secret of [key, ...recoveryCodes]) expect(stored).not.toContain(secret)
  })

  it('ends all other sessions, also one that a sign-in under way writes back', async () => {
    const person = await staffMember(payload, 'editor')
    const [first, second] = [await signIn(person.email), await signIn(person.email)]
    const { rows } = await (await databaseOf(payload)).execute(
      sql`select * from staff_sessions where _parent_id = ${person.id} order by _order limit 1`,
    )
    const { body } = await post(second.cookies, 'second-factor/offer')
    const proof = { offer: body.offer, code: codeForKey(String(body.secret)), password: STAFF_PASSWORD }
    expect((await post(second.cookies, 'second-factor/confirm', proof)).status).toBe(200)
    expect((await read(first.cookies, 'projects?limit=1')).status).toBe(404)
    const [old] = rows
    await (await databaseOf(payload)).execute(
      sql`insert into staff_sessions (_order, _parent_id, id, created_at, expires_at)
        values (9, ${person.id}, ${old?.id}, ${old?.created_at}, ${old?.expires_at})`,
    )
    expect((await read(first.cookies, 'projects?limit=1')).status).toBe(404)
    expect((await post(first.cookies, 'second-factor/offer')).status).toBe(403)
    expect((await read(second.cookies, 'projects?limit=1')).status).toBe(200)
  })

  it('again takes a code of the app used so far', async () => {
    const person = await enrolled()
    const { body } = await post(person.cookies, 'second-factor/offer')
    expect(body.replaces).toBe(true)
    const proof = { offer: body.offer, code: codeForKey(String(body.secret)) }
    const confirm = (formerCode: string) => post(person.cookies, 'second-factor/confirm', { ...proof, formerCode })
    for (const code of ['', '000000', person.usedCode])
      expect((await confirm(code)).body.error, code).toBe('wrong-former-code')
    expect((await confirm(codeForKey(person.key, 1))).status).toBe(200)
  })
})

describe('signing in with a second factor', () => {
  it('is refused as a wrong password is, without a code or with a wrong one', async () => {
    const { email, key } = await enrolled()
    const unknown = await signIn(`nobody-${email}`)
    for (const code of ['', '000000', 'abcd-2345-efgh-6723', codeForKey(key, 5)])
      expect(await signIn(email, code), code).toEqual(unknown)
  })

  it('takes each code of the app once, also of two requests at once', async () => {
    const { email, key, usedCode } = await enrolled()
    expect((await signIn(email, usedCode)).status).toBe(401)
    const next = codeForKey(key, 1)
    const both = await Promise.all([signIn(email, next), signIn(email, next)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const cookies = both.find(({ status }) => status === 200)?.cookies ?? ''
    expect((await read(cookies, 'projects?limit=1')).status).toBe(200)
  })

  it('takes each recovery code once, and the person is told', async () => {
    const { email, recoveryCodes } = await enrolled()
    const [code = ''] = recoveryCodes
    const both = await Promise.all([signIn(email, code), signIn(email, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await signIn(email, recoveryCodes[1]?.toUpperCase())).status).toBe(200)
    expect(await eventsOf(email)).toEqual(['second_factor_set', 'recovery_code_used', 'recovery_code_used'])
  })

  it('cannot be passed by the Local API or by a password link', async () => {
    const { email } = await enrolled()
    await expect(sessionOf(payload, email)).rejects.toThrow()
    const token = await payload.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true })
    const data = { token, password: 'green mangoes in April' }
    await expect(payload.resetPassword({ collection: 'staff', data, overrideAccess: true })).rejects.toThrow()
    expect((await signIn(email)).status).toBe(401)
  })

  it('allows ten codes an hour with the right password, from all places together; then the person is told', async () => {
    const { email, key, cookies } = await enrolled()
    await Promise.all(Array.from({ length: 11 }, () => signIn(email, '000000')))
    expect((await signIn(email, codeForKey(key, 1))).status).toBe(401)
    expect(await eventsOf(email)).toEqual(['second_factor_set', 'wrong_codes'])
    const known = { cookies, body: { email, password: STAFF_PASSWORD, code: codeForKey(key, 1) } }
    expect((await callStaffApi('POST', 'staff/login', known)).status).toBe(200)
  })

  it('is not hindered by strangers who have no password', async () => {
    const { email, key } = await enrolled()
    const body = { email, password: 'another-password-1', code: '000000' }
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => callStaffApi('POST', 'staff/login', { body, from: `203.0.113.${at}` })),
    )
    expect((await signIn(email, codeForKey(key, 1))).status).toBe(200)
  })
})

describe('the way back in', () => {
  it('is a reset by another admin, which ends all sessions and is written down and mailed', async () => {
    const [admin, person] = [await enrolled(), await enrolled()]
    await confirmIdentity(admin.cookies)
    expect((await post(admin.cookies, `${person.id}/second-factor/reset`)).status).toBe(200)
    expect((await read(person.cookies, 'projects?limit=1')).status).toBe(404)
    const again = await signIn(person.email)
    expect(again.status).toBe(200)
    expect((await read(again.cookies, 'projects?limit=1')).status).toBe(404)
    const where = { person: { contains: person.email }, event: { equals: 'second_factor_reset' } }
    const { docs } = await payload.find({ collection: 'staff-events', where })
    expect(docs).toMatchObject([{ by: expect.stringContaining(admin.email) }])
    const { rows } = await (await databaseOf(payload)).execute(
      sql`select 1 from graphile_worker._private_jobs where payload->>'to' = ${person.email}
        and payload->>'event' = 'second_factor_reset'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('is neither one’s own, nor for other roles', async () => {
    const admin = await enrolled()
    expect((await post(admin.cookies, `${admin.id}/second-factor/reset`)).status).toBe(403)
    for (const role of ['publisher', 'editor', 'sales'] as const) {
      const { cookies } = await signedIn(role)
      expect((await post(cookies, `${admin.id}/second-factor/reset`)).status, role).toBe(403)
      expect((await read(cookies, `staff/${admin.id}/second-factor`)).status, role).toBe(404)
    }
    expect((await read(admin.cookies, `staff/${admin.id}/second-factor`)).body).toMatchObject({ codesLeft: 10 })
  })

  it('are new recovery codes too, for a code of the app', async () => {
    const { cookies, key, email, recoveryCodes } = await enrolled()
    expect((await post(cookies, 'second-factor/recovery-codes', { code: '000000' })).status).toBe(422)
    const { status, body } = await post(cookies, 'second-factor/recovery-codes', { code: codeForKey(key, 1) })
    expect(status).toBe(200)
    expect((await signIn(email, recoveryCodes[0])).status).toBe(401)
    expect((await signIn(email, (body.recoveryCodes as string[])[0])).status).toBe(200)
  })
})

describe('an account that is deleted', () => {
  it('leaves no second factor behind', async () => {
    const { id } = await enrolled()
    await payload.delete({ collection: 'staff', id })
    const where = { staff: { equals: id } }
    expect((await payload.count({ collection: 'staff-second-factors', where })).totalDocs).toBe(0)
  })
})
