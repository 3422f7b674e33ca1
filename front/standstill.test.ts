import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { type DoorUnderTest, openDoor, until } from './door-under-test'

const STANDSTILL_MS = 200
// It stays as large when it is compressed.
const PIECE = randomBytes(256 * 1024)

let door: DoorUnderTest
/** Answers of the app that came to an end, whole or not. */
let ended: ServerResponse[] = []
afterEach(() => door.close())

/** Writes for as long as somebody reads. */
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
  return openDoor(
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
  const socket = net.connect(door.port, '127.0.0.1').on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`)
  return socket
}

describe('an answer of the app that nobody reads', () => {
  test.each([
    ['as it is', 'image/x-icon', ''],
    ['compressed', 'application/json', 'Accept-Encoding: gzip\r\n'],
  ])('is ended, %s', async (_, type, headers) => {
    door = await openEndless(type)
    const socket = ask('/api/endless', headers)
    socket.pause()
    await until(() => ended.length === 1)
    socket.destroy()
  })

  test('goes on for a reader who is only slow', async () => {
    door = await openEndless('image/x-icon')
    const socket = ask('/api/endless')
    socket.on('data', () => socket.pause())
    const reading = setInterval(() => socket.resume(), 1)
    await until(() => door.seen.length === 1)
    await sleep(4 * STANDSTILL_MS)
    expect(ended).toEqual([])
    clearInterval(reading)
    socket.destroy()
  })

  test('is no stream of events, which may be silent for long', async () => {
    door = await openEndless('text/event-stream', (response) => response.write('data: 1\n\n'))
    const socket = ask('/api/live')
    await until(() => door.seen.length === 1)
    await sleep(3 * STANDSTILL_MS)
    expect([ended.length, socket.destroyed]).toEqual([0, false])
    socket.destroy()
  })

  test('leaves a connection alone that waits for its next request', async () => {
    door = await openEndless('application/json', (response) => response.end('{}'))
    const socket = ask('/api/small')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    await until(() => text.includes('{}'))
    await sleep(3 * STANDSTILL_MS)
    socket.write('GET /api/again HTTP/1.1\r\nHost: x\r\n\r\n')
    await until(() => door.seen.length === 2)
    socket.destroy()
  })
})
