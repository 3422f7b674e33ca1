import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { openGateway, type TestGateway, until } from '../test-gateway'

const STANDSTILL_MS = 200
// Random bytes, which do not compress.
const PIECE = randomBytes(256 * 1024)

let gateway: TestGateway
/** Responses of the app that ended, complete or not. */
let ended: ServerResponse[] = []
afterEach(() => gateway.close())

/** Writes for as long as the client reads. */
function writeOn(response: ServerResponse): void {
  const write = () => {
    while (response.write(PIECE));
  }
  response.on('drain', write)
  write()
}

const openEndless = (type: string, answer: (response: ServerResponse) => void = writeOn) => {
  const own: ServerResponse[] = []
  ended = own
  return openGateway(
    (_, response) => {
      response.once('close', () => {
        own.push(response)
      })
      response.writeHead(200, { 'content-type': type })
      answer(response)
    },
    { limits: { standstillMs: STANDSTILL_MS } },
  )
}

function ask(path: string, headers = ''): net.Socket {
  const socket = net.connect(gateway.port, '127.0.0.1').on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`)
  return socket
}

describe('a response that the client does not read', () => {
  test.each([
    ['as it is', 'image/x-icon', ''],
    ['compressed', 'application/json', 'Accept-Encoding: gzip\r\n'],
  ])('is closed after the stall limit, %s', async (_, type, headers) => {
    gateway = await openEndless(type)
    const socket = ask('/api/endless', headers)
    socket.pause()
    await until(() => ended.length === 1)
    socket.destroy()
  })

  test('continues for a client that is only slow', async () => {
    gateway = await openEndless('image/x-icon')
    const socket = ask('/api/endless')
    socket.on('data', () => socket.pause())
    const reading = setInterval(() => socket.resume(), 1)
    await until(() => gateway.seen.length === 1)
    await sleep(4 * STANDSTILL_MS)
    expect(ended).toEqual([])
    clearInterval(reading)
    socket.destroy()
  })

  test('does not close a silent event stream', async () => {
    gateway = await openEndless('text/event-stream', (response) => response.write('data: 1\n\n'))
    const socket = ask('/api/live')
    await until(() => gateway.seen.length === 1)
    await sleep(3 * STANDSTILL_MS)
    expect([ended.length, socket.destroyed]).toEqual([0, false])
    socket.destroy()
  })

  test('does not close an idle keep-alive connection', async () => {
    gateway = await openEndless('application/json', (response) => response.end('{}'))
    const socket = ask('/api/small')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    await until(() => text.includes('{}'))
    await sleep(3 * STANDSTILL_MS)
    socket.write('GET /api/again HTTP/1.1\r\nHost: x\r\n\r\n')
    await until(() => gateway.seen.length === 2)
    socket.destroy()
  })
})
