import { beforeAll, describe, expect, it } from 'vitest'
import { contentSystem } from '../support/content-system'
import { callStaffApi } from '../support/staff-calls'
import { enrolled, signedIn } from '../support/staff-people'

const cookies = { admin: '', sales: '', nobody: '' }

beforeAll(async () => {
  cookies.admin = (await enrolled('admin')).cookies
  cookies.sales = (await signedIn('sales')).cookies
})

/** A call to Payload's API by a member of staff, or by nobody. */
async function call(who: keyof typeof cookies, path: string, sent?: { type: string; text: string }) {
  const length = String(Buffer.byteLength(sent?.text ?? ''))
  const headers: Record<string, string> = sent
    ? { 'Content-Type': sent.type, 'Content-Length': length }
    : { 'sec-fetch-site': 'same-origin' }
  const method = sent ? 'POST' : 'GET'
  const { status, body } = await callStaffApi(method, path, { body: sent?.text, cookies: cookies[who], headers })
  return { status, error: body.error }
}

const FORM = 'multipart/form-data; boundary=b'
const part = (name: string, value: string, extra = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n--b--\r\n`

describe('a call of staff that cannot be read is answered 400', () => {
  it.each([
    ['a form without a document', FORM, part('name', 'Mei')],
    ['a form of nothing', FORM, '--b--'],
    ['a document cut short', FORM, part('_payload', '{')],
    ['a file for a collection without files', FORM, part('file', 'x', '; filename="x.png"')],
    ['JSON cut short', 'application/json', '{'],
    ['JSON that is no object', 'application/json', '"x"'],
    ['a text', 'text/plain;charset=UTF-8', '{'],
    ['form fields', 'application/x-www-form-urlencoded', '%E0%A4%A=%'],
    ['an unknown type', 'x', 'x'],
  ])('%s', async (_, type, text) => {
    expect((await call('admin', 'leads', { type, text })).status).toBe(400)
  })

  it('a picture by its address', async () => {
    const body = { type: 'application/json', text: '{"url":"http://127.0.0.1:9/x.png","filename":"x.png"}' }
    expect((await call('admin', 'media', body)).status).toBe(400)
  })

  it.each(['where=x', 'sort=owner.hash', 'where[no-such-field][equals]=1'])('%s', async (query) => {
    expect((await call('sales', `leads?${query}`)).status).toBe(400)
  })
})

describe('Payload’s own endpoints', () => {
  it('run and schedule jobs for admins only', async () => {
    for (const path of ['payload-jobs/run', 'payload-jobs/handle-schedules'])
      expect(await call('sales', path)).toEqual({ status: 403, error: 'forbidden' })
  })

  it('tell nothing of the app’s own address where there is none', async () => {
    for (const path of ['payload-migrations', 'no-such-thing', 'leads/1/no-such-thing'])
      expect([path, await call('admin', path)]).toEqual([path, { status: 404, error: 'not_found' }])
  })

  it('are not there for strangers', async () => {
    expect((await call('nobody', 'leads', { type: 'application/json', text: '{' })).status).toBe(404)
    expect((await call('nobody', 'payload-jobs/run')).status).toBe(404)
  })
})

describe('what Payload would fail on', () => {
  it('versions of what has none, and confirming an address, is not found', async () => {
    const paths = ['units/versions', 'leads/versions', 'leads/versions/1', 'globals/office-hours/versions']
    for (const path of paths)
      for (const who of ['admin', 'sales'] as const) expect([path, (await call(who, path)).status]).toEqual([path, 404])
    const verify = await call('admin', 'staff/verify/x', { type: 'application/json', text: '{}' })
    expect(verify.status).toBe(404)
    expect((await call('admin', 'projects/versions')).status).toBe(200)
  })

  it('a file name that no file system takes is refused', async () => {
    const name = '; filename="a\0b.png"\r\nContent-Type: image/png'
    const text = `--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{}\r\n${part('file', 'x', name)}`
    expect((await call('admin', 'media', { type: FORM, text })).status).toBe(400)
  })
})

describe('the lock of a document', () => {
  const json = (body: object) => ({ type: 'application/json', text: JSON.stringify(body) })

  it('is made by the back office, taken over in one’s own name, and ended by whoever has it', async () => {
    const payload = await contentSystem()
    const [holder, other] = [await signedIn('sales'), await signedIn('sales')]
    const data = { globalSlug: 'office-hours', user: { relationTo: 'staff' as const, value: holder.id } }
    const { id } = await payload.create({ collection: 'payload-locked-documents', data })
    expect((await call('admin', 'payload-locked-documents', json(data))).status).toBe(403)
    const as = (who: typeof other, method: 'PATCH' | 'DELETE', path: string, body?: object) =>
      callStaffApi(method, `payload-locked-documents${path}`, { cookies: who.cookies, body })
    expect((await as(other, 'DELETE', `/${id}`)).status).toBeGreaterThanOrEqual(403)
    await as(other, 'DELETE', '?where[id][exists]=true')
    expect(
      await payload.count({ collection: 'payload-locked-documents', where: { id: { equals: id } } }),
    ).toMatchObject({
      totalDocs: 1,
    })
    expect((await as(other, 'PATCH', `/${id}`, { user: data.user })).status).toBe(403)
    const own = { relationTo: 'staff', value: other.id }
    expect((await as(other, 'PATCH', `/${id}`, { user: own })).status).toBe(200)
    expect((await as(other, 'DELETE', `/${id}`)).status).toBe(200)
  })
})
