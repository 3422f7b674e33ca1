import { beforeAll, describe, expect, it } from 'vitest'
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
