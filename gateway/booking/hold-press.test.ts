import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { openGateway, type TestGateway, until } from '../test-gateway'

let gateway: TestGateway
afterEach(() => gateway.close())

const FORM = '/en/unit-summary?campaign=first-release&unit=7'
const TAKEN = '/en/unit-taken/first-release'
const posted = (headers: Record<string, string> = {}, url = FORM) =>
  gateway.send('POST', url, { 'sec-fetch-site': 'same-origin', ...headers }, 'a form')

describe('the button that holds a unit', () => {
  test('a late buyer without scripts is led to the kept page, and the app is not asked', async () => {
    gateway = await openGateway((_, response) => response.end('from the app'))
    gateway.unit(7, false)
    const { status, headers } = await posted()
    expect([status, headers.location, headers['cache-control']]).toEqual([303, TAKEN, 'no-store'])
    expect(gateway.seen).toHaveLength(0)
  })

  test('a late buyer with scripts too, in the way that Next reads', async () => {
    gateway = await openGateway((_, response) => response.end('from the app'))
    gateway.unit(7, false)
    const { status, headers } = await posted({ 'next-action': 'a'.repeat(42) })
    expect([status, headers.location, headers['x-action-redirect']]).toEqual([303, undefined, `${TAKEN};push`])
    expect(gateway.seen).toHaveLength(0)
  })

  test('whoever has a booking is answered by the app: the unit may be their own', async () => {
    gateway = await openGateway((_, response) => response.end('from the app'))
    gateway.unit(7, false)
    expect((await posted({ cookie: 'locale=en; __Host-booking=abc' })).text).toBe('from the app')
  })

  test.each([
    ['another unit', FORM.replace('unit=7', 'unit=8')],
    ['no unit', '/en/unit-summary?campaign=first-release'],
    ['a unit that is no number', FORM.replace('unit=7', 'unit=7a')],
    ['a campaign that is none', FORM.replace('first-release', 'A%2F..')],
  ])('a form for %s goes to the app', async (_, url) => {
    gateway = await openGateway((__, response) => response.end('from the app'))
    gateway.unit(7, false)
    expect((await posted({}, url)).text).toBe('from the app')
  })

  test('the page itself is read as before', async () => {
    gateway = await openGateway((_, response) => response.end('from the app'))
    gateway.unit(7, false)
    expect((await gateway.get(FORM)).text).toBe('from the app')
  })

  test('of 40 who press at once one reaches the app; the news answers the others before it', async () => {
    const held: ServerResponse[] = []
    gateway = await openGateway((_, response) => void held.push(response))
    const all = Array.from({ length: 40 }, () => posted())
    await until(() => held.length === 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(gateway.seen).toHaveLength(1)
    gateway.unit(7, false)
    held[0]?.writeHead(303, { location: '/en/verify-id' }).end()
    const answers = await Promise.all(all)
    const targets = answers.map(({ headers }) => headers.location)
    expect(targets.filter((target) => target === '/en/verify-id')).toHaveLength(1)
    expect(targets.filter((target) => target === TAKEN)).toHaveLength(39)
  })

  test('the others hear of it only when whoever got the unit has the whole answer', async () => {
    let winner: ServerResponse | undefined
    gateway = await openGateway((_, response) => {
      winner = response
    })
    const heard: string[] = []
    const presses = Array.from({ length: 3 }, async () => heard.push((await posted()).headers.location ?? 'the unit'))
    await until(() => winner !== undefined)
    gateway.unit(7, false)
    winner?.writeHead(200, { 'content-type': 'text/x-component' }).write('the first half')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(heard).toEqual([])
    winner?.end('the second')
    await Promise.all(presses)
    expect(heard).toEqual(['the unit', TAKEN, TAKEN])
  })

  test('once the app refused a press as taken, the others are refused without it', async () => {
    gateway = await openGateway((_, response) => response.writeHead(303, { location: TAKEN }).end())
    for (let n = 0; n < 5; n += 1) expect((await posted()).headers.location).toBe(TAKEN)
    expect(gateway.seen).toHaveLength(1)
  })

  test('a press that was refused for another reason lets the next one go', async () => {
    gateway = await openGateway((_, response) => response.end('not your turn'))
    await Promise.all(Array.from({ length: 5 }, () => posted()))
    expect(gateway.seen).toHaveLength(5)
  })
})
