import { afterEach, expect, test } from 'vitest'
import { openGateway, type TestGateway } from '../test-gateway'

let gateway: TestGateway
afterEach(() => gateway.close())

const open = (publicUrl: string) =>
  openGateway(
    (_request, response) => {
      response.setHeader('Set-Cookie', ['member-session=a; Path=/; HttpOnly; SameSite=lax', 'staff-lng=th; Path=/'])
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{}')
    },
    { env: { PUBLIC_URL: publicUrl } },
  )

/** What the app set, without the pass of the gateway. */
const setByApp = (cookies: readonly string[] | undefined) =>
  cookies?.filter((line) => !/^(?:__Host-)?browser=/.test(line))

const SENT = 'member-session=planted; __Host-member-session=own; locale=th'

test('a session planted by a neighbouring name never reaches the app of an https site', async () => {
  gateway = await open('https://homes.example')
  const { headers } = await gateway.get('/api/member/me', { cookie: SENT })
  expect(gateway.seen[0]?.headers.cookie).toBe('member-session=own; locale=th')
  expect(setByApp(headers['set-cookie'])).toEqual([
    '__Host-member-session=a; Path=/; HttpOnly; SameSite=lax; Secure',
    'staff-lng=th; Path=/; Secure',
  ])
})

test('a browser without https, which takes no sealed cookie, still stays signed in', async () => {
  gateway = await open('http://localhost:3000')
  const { headers } = await gateway.get('/api/member/me', { cookie: 'member-session=own' })
  expect(gateway.seen[0]?.headers.cookie).toBe('member-session=own')
  expect(setByApp(headers['set-cookie'])).toEqual([
    'member-session=a; Path=/; HttpOnly; SameSite=lax',
    'staff-lng=th; Path=/',
  ])
})

test('a press of the own booking, and the limits of a signed-in person, know the sealed cookie', async () => {
  gateway = await open('https://homes.example')
  await gateway.get('/admin/collections/leads', { cookie: '__Host-staff-token=a' })
  expect(gateway.seen[0]?.headers.cookie).toBe('staff-token=a')
})
