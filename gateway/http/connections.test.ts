import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { capConnections, LIMITS } from './limits'

describe('connections', () => {
  /** How many of these connections, opened in turn, stay open. */
  function openOf(addresses: readonly string[], trusted: readonly string[] = []): number {
    const server = new EventEmitter()
    capConnections(server as Server, { ...LIMITS, connectionsPerNetwork: 2 }, trusted)
    const sockets = addresses.map((remoteAddress) =>
      Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() }),
    )
    for (const socket of sockets) server.emit('connection', socket)
    const open = sockets.filter(({ destroy }) => destroy.mock.calls.length === 0)
    for (const socket of sockets) socket.emit('close')
    return open.length
  }

  test.each([
    ['of one address', ['192.0.2.1', '192.0.2.1', '::ffff:192.0.2.1'], 2],
    ['of several addresses', ['192.0.2.1', '192.0.2.2', '192.0.2.3'], 3],
    ['of one household, which has a whole /64', ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ff::3'], 2],
    ['of several households', ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:0:3::1'], 3],
  ])('%s', (_, addresses, most) => {
    expect(openOf(addresses)).toBe(most)
  })

  test('from our own proxy are not limited as one visitor’s', () => {
    expect(openOf(['192.0.2.1', '192.0.2.1', '192.0.2.1'], ['192.0.2.1'])).toBe(3)
  })
})
