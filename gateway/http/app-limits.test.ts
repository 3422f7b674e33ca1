import { afterEach, describe, expect, test } from 'vitest'
import { openGateway, type TestGateway } from '../test-gateway'
import { kindOfRead } from './app-requests'

const SESSION = 'a=b; staff-token=claimed'

describe('what a read of the app is counted as', () => {
  test.each([
    ['/api/projects/noble-one', '', 'published'],
    ['/api/search/suggest', '', 'published'],
    ['/api/projects/12', SESSION, 'other'],
    ['/api/availability/noble-one', '', 'live'],
    ['/api/leads', SESSION, 'other'],
    ['/admin', '', 'signIn'],
    ['/admin/collections/leads', 'other-staff-token=x', 'signIn'],
    ['/admin/login', SESSION, 'signIn'],
    ['/admin/reset/a-token', SESSION, 'signIn'],
    ['/admin', SESSION, 'backOffice'],
    ['/admin/collections/leads', 'staff-token=claimed', 'backOffice'],
    ['/th/home', '', null],
    ['/administrators', '', null],
  ])('%s with the cookie "%s": %s', (path, cookie, kind) => {
    expect(kindOfRead(path, cookie)).toBe(kind)
  })
})

describe('what only the app can answer is limited', () => {
  const few = { burst: 2, perSecond: 0.1 }
  // As the browser of an https site sends it.
  const SENT = '__Host-staff-token=claimed'
  let gateway: TestGateway
  afterEach(() => gateway.close())
  const statusOf = async (url: string, cookie = '') => (await gateway.get(url, cookie ? { cookie } : {})).status
  const openApp = (limits: Parameters<typeof openGateway>[1]) =>
    openGateway((_, response) => response.end('from the app'), limits)

  test('sign-in pages, while staff who are signed in go on', async () => {
    gateway = await openApp({ limits: { signInPages: few } })
    for (const status of [200, 200]) expect(await statusOf('/admin/login', SENT)).toBe(status)
    const refused = await gateway.get('/admin/login')
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(await statusOf('/admin')).toBe(429)
    expect(await statusOf('/api/leads')).toBe(200)
  })

  test('pages of the back office, as a cookie may claim a session that is none', async () => {
    gateway = await openApp({ limits: { backOffice: few } })
    for (const status of [200, 200, 429]) expect(await statusOf('/admin/collections/leads', SENT)).toBe(status)
    expect(await statusOf('/admin', SENT)).toBe(429)
    expect(await statusOf('/admin/login')).toBe(200)
    expect(await statusOf('/api/leads', SENT)).toBe(200)
  })

  test('pages of the back office for staff are not counted as sign-in pages', async () => {
    gateway = await openApp({ limits: { signInPages: few } })
    for (let times = 0; times < 6; times += 1) expect(await statusOf('/admin', SENT)).toBe(200)
  })

  test('all other reads', async () => {
    gateway = await openApp({ limits: { otherReads: few } })
    for (const status of [200, 200, 429]) expect(await statusOf('/api/leads', SENT)).toBe(status)
    expect(await statusOf('/api/projects/noble-one')).toBe(200)
  })

  test('sharing pictures that are no file yet; pictures that are one are not counted', async () => {
    gateway = await openApp({ limits: { drawings: few } })
    gateway.write('media/a-3fa9c1d2.jpg', 'a picture')
    for (const status of [200, 200, 429])
      expect(await statusOf(`/media/social/condominium/made-up-${gateway.seen.length}.jpg`)).toBe(status)
    for (let times = 0; times < 4; times += 1) expect(await statusOf('/media/a-3fa9c1d2.jpg')).toBe(200)
    expect(await statusOf('/media/elsewhere.jpg')).toBe(200)
  })
})
