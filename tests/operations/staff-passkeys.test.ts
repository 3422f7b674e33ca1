import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseOf, sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { authenticator } from '../support/authenticator'
import { codeForKey } from '../support/code-app'
import { contentSystem, STAFF_PASSWORD } from '../support/content-system'
import { callStaffApi } from '../support/staff-calls'
import { confirmIdentity, enrolled, post, read, signedIn, signIn } from '../support/staff-people'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

afterEach(() => {
  vi.useRealTimers()
})

type Device = ReturnType<typeof authenticator>

/** Adds a passkey to the account of a browser; the answer, and the device that has it. */
async function add(cookies: string, rest: object = {}, device: Device = authenticator(env.publicUrl)) {
  const offer = await post(cookies, 'passkeys/offer')
  const passkey = device.make(String(offer.body.challenge))
  const body = { name: 'Laptop', password: STAFF_PASSWORD, passkey, ...rest }
  return { device, answer: await post(`${cookies}; ${offer.cookies}`, 'passkeys/add', body) }
}

const asked = (email: string) => callStaffApi('POST', 'staff/passkeys/challenge', { body: { email } })

let networks = 0

/** Signs in with what a passkey signed, from a network of its own. */
function signInBy(email: string, passkey: object, cookies: string, password = STAFF_PASSWORD) {
  networks += 1
  const body = { email, password, passkey }
  return callStaffApi('POST', 'staff/login', { body, cookies, from: `2001:db8:1:${networks.toString(16)}::1` })
}

async function signInWith(device: Device, email: string, wrong: Parameters<Device['sign']>[1] = {}) {
  const { body, cookies } = await asked(email)
  return signInBy(email, device.sign(String(body.challenge), wrong), cookies)
}

async function withPasskey(role: 'admin' | 'editor' = 'admin') {
  const person = await signedIn(role)
  const { device, answer } = await add(person.cookies)
  expect(answer.status).toBe(200)
  return { ...person, device }
}

const mayWork = async (cookies: string) => (await read(cookies, 'projects?limit=1')).status === 200

async function told(email: string): Promise<unknown[]> {
  const { docs } = await payload.find({
    collection: 'staff-events',
    where: { person: { contains: email } },
    sort: 'id',
  })
  const { rows } = await (await databaseOf(payload)).execute(
    sql`select payload->>'event' as event from graphile_worker._private_jobs where payload->>'to' = ${email} order by id`,
  )
  expect(rows.map(({ event }) => event)).toEqual(docs.map(({ event }) => event))
  return docs.map(({ event }) => event)
}

describe('a passkey', () => {
  it('satisfies a role that needs a second factor, and is asked for from then on', async () => {
    const { cookies, email, device, id } = await withPasskey()
    expect(await mayWork(cookies)).toBe(true)
    expect((await signIn(email)).status).toBe(401)
    const answer = await signInWith(device, email)
    expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    expect(await mayWork(answer.cookies)).toBe(true)
    const { body } = await read(answer.cookies, `staff/${id}/second-factor`)
    expect(body.passkeys).toMatchObject([{ name: 'Laptop', usedAt: expect.any(String) }])
    expect(await told(email)).toEqual(['passkey_added'])
  })

  it('stands beside the code app: either signs in', async () => {
    const { cookies, email, key } = await enrolled()
    const { device } = await add(cookies)
    expect((await signInWith(device, email)).status).toBe(200)
    expect((await signIn(email, codeForKey(key, 1))).status).toBe(200)
  })

  it('is added with the current password only, and the other sessions end', async () => {
    const { cookies, email } = await signedIn('editor')
    const other = (await signIn(email)).cookies
    for (const password of ['', 'not the right one'])
      expect((await add(cookies, { password })).answer).toMatchObject({ body: { error: 'wrong-password' } })
    expect(await mayWork(other)).toBe(true)
    expect((await add(cookies)).answer.status).toBe(200)
    expect([await mayWork(cookies), await mayWork(other)]).toEqual([true, false])
  })

  it('is added once, and no more than ten', async () => {
    const { cookies } = await signedIn('editor')
    const { device } = await add(cookies)
    expect((await add(cookies, {}, device)).answer.body).toEqual({ error: 'not-made' })
    await payload.db.deleteMany({ collection: 'staff-passkeys', where: {} })
    const person = await withPasskey('editor')
    for (let at = 1; at < 10; at += 1)
      await payload.create({
        collection: 'staff-passkeys',
        data: {
          staff: person.id,
          name: `${at}`,
          credential: Buffer.from(`${person.id}-${at}`).toString('base64url'),
          publicKey: 'AA',
          counter: 0,
          transports: [],
          since: new Date(0).toISOString(),
        },
      })
    expect((await add(person.cookies)).answer.body).toEqual({ error: 'enough-passkeys' })
  })

  it('is removed with the current password, by its owner only', async () => {
    const [person, other] = [await withPasskey(), await withPasskey()]
    const { body } = await read(person.cookies, `staff/${person.id}/second-factor`)
    const [{ id } = { id: 0 }] = body.passkeys as { id: number }[]
    const remove = async (cookies: string, password: string) =>
      (await post(cookies, 'passkeys/remove', { id, password })).status
    expect(await remove(other.cookies, STAFF_PASSWORD)).toBe(404)
    expect(await remove(person.cookies, 'not the right one')).toBe(422)
    expect(await remove(person.cookies, STAFF_PASSWORD)).toBe(200)
    expect((await signInWith(person.device, person.email)).status).toBe(200)
    expect(await told(person.email)).toEqual(['passkey_added', 'passkey_removed'])
    expect(await mayWork(person.cookies)).toBe(false)
  })

  it('goes with a reset by another admin, and with the account', async () => {
    const [admin, person] = [await withPasskey(), await withPasskey()]
    expect((await post(admin.cookies, `${admin.id}/second-factor/reset`)).status).toBe(403)
    await confirmIdentity(admin.cookies)
    expect((await post(admin.cookies, `${person.id}/second-factor/reset`)).status).toBe(200)
    expect(await mayWork(person.cookies)).toBe(false)
    expect((await signIn(person.email)).status).toBe(200)
    expect(await told(person.email)).toEqual(['passkey_added', 'second_factor_reset'])
    await payload.delete({ collection: 'staff', id: admin.id })
    const where = { staff: { in: [admin.id, person.id] } }
    expect((await payload.count({ collection: 'staff-passkeys', where })).totalDocs).toBe(0)
  })

  it('is read and written by nobody through the API', async () => {
    const { cookies } = await withPasskey()
    expect((await read(cookies, 'staff-passkeys')).status).toBe(403)
    expect((await callStaffApi('POST', 'staff-passkeys', { cookies, body: { staff: 1 } })).status).toBe(403)
    expect((await callStaffApi('PATCH', 'staff-passkeys/1', { cookies, body: { staff: 1 } })).status).toBe(403)
  })
})

describe('a sign-in with a passkey is refused as a wrong password is', () => {
  it('without the password, for another account, on a foreign page, unverified, and with a count used before', async () => {
    const [person, other] = [await withPasskey(), await withPasskey()]
    const refusal = await signIn(`nobody-${person.email}`)
    const { body, cookies } = await asked(person.email)
    const right = person.device.sign(String(body.challenge))
    expect(await signInBy(person.email, right, cookies, 'another-password-1')).toEqual(refusal)
    expect(await signInWith(other.device, person.email)).toEqual(refusal)
    expect(await signInWith(person.device, other.email)).toEqual(refusal)
    for (const wrong of [{ origin: 'https://evil.example' }, { isUnverified: true }, { counter: 1 }])
      expect(await signInWith(person.device, person.email, wrong), JSON.stringify(wrong)).toEqual(refusal)
    expect((await signInWith(person.device, person.email, { counter: 50 })).status).toBe(200)
  })

  it('with a challenge that is used, old, of another browser, of another account or for adding', async () => {
    const [person, other] = [await withPasskey(), await withPasskey()]
    const { body, cookies } = await asked(person.email)
    const challenge = String(body.challenge)
    const statusOf = async (given: string, held: string) =>
      (await signInBy(person.email, person.device.sign(given), held)).status
    expect(await statusOf(challenge, '')).toBe(401)
    expect(await statusOf(challenge, (await asked(person.email)).cookies)).toBe(401)
    const foreign = await asked(other.email)
    expect(await statusOf(String(foreign.body.challenge), foreign.cookies)).toBe(401)
    const adding = await post(person.cookies, 'passkeys/offer')
    expect(await statusOf(String(adding.body.challenge), adding.cookies)).toBe(401)
    const both = await Promise.all([statusOf(challenge, cookies), statusOf(challenge, cookies)])
    expect(both.sort()).toEqual([200, 401])
    const old = await asked(person.email)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1_000)
    expect(await statusOf(String(old.body.challenge), old.cookies)).toBe(401)
  })

  it('with the right password eleven times an hour; then the person is told', async () => {
    const { device, email } = await withPasskey()
    await Promise.all(Array.from({ length: 11 }, () => signInWith(device, email, { isUnverified: true })))
    expect((await signInWith(device, email)).status).toBe(401)
    expect(await told(email)).toEqual(['passkey_added', 'wrong_codes'])
  })
})

it('a challenge is given alike for every address, and to no page of another site', async () => {
  const { email } = await withPasskey()
  const [known, unknown] = [await asked(email), await asked(`nobody-${email}`)]
  const shape = ({ body, ...rest }: typeof known) => ({ ...rest, cookies: '', body: { ...body, challenge: '' } })
  expect(shape(known)).toEqual(shape(unknown))
  expect(known.status).toBe(200)
  const headers = { Origin: 'https://evil.example' }
  expect(await callStaffApi('POST', 'staff/passkeys/challenge', { body: { email }, headers })).toMatchObject({
    status: 403,
    cookies: '',
  })
})

it('a code app is set up with the current password, where none is replaced', async () => {
  const { cookies } = await withPasskey()
  const { body } = await post(cookies, 'second-factor/offer')
  const proof = { offer: body.offer, code: codeForKey(String(body.secret)) }
  expect((await post(cookies, 'second-factor/confirm', proof)).body).toEqual({ error: 'wrong-password' })
  expect((await post(cookies, 'second-factor/confirm', { ...proof, password: STAFF_PASSWORD })).status).toBe(200)
})
