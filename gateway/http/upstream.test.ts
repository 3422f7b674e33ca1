import { afterEach, expect, test } from 'vitest'
import { openGateway, sendPage, type TestGateway } from '../test-gateway'

let gateway: TestGateway
afterEach(() => gateway.close())

test('a page is asked for once more when the app closed the connection at that moment', async () => {
  let asked = 0
  gateway = await openGateway((request, response) => {
    asked += 1
    if (asked === 1) request.socket.resetAndDestroy()
    else sendPage(response, 'the page')
  })
  const answer = await gateway.get('/th/home')
  expect([answer.status, answer.text, asked]).toEqual([200, 'the page', 2])
})

test('an app that closes every connection is asked twice and no more', async () => {
  let asked = 0
  gateway = await openGateway((request) => {
    asked += 1
    request.socket.resetAndDestroy()
  })
  expect((await gateway.get('/th/home')).status).toBe(503)
  expect(asked).toBe(2)
})
