import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { GAP, subscribe } from '@/platform/cache/live-channel'
import { databaseOf, notify } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { contentSystem } from '../support/content-system'

const real = env.DATABASE_URL

/** A network between app and database that can lose everything without closing a connection. */
const links: { isCut: boolean }[] = []
const network = net.createServer((near) => {
  const { hostname, port } = new URL(real ?? '')
  const far = net.connect(Number(port), hostname)
  const link = { isCut: false }
  links.push(link)
  near.on('data', (bytes) => link.isCut || far.write(bytes))
  far.on('data', (bytes) => link.isCut || near.write(bytes))
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
  }
})

beforeAll(async () => {
  await contentSystem()
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
  const url = new URL(real ?? '')
  url.host = `127.0.0.1:${(network.address() as AddressInfo).port}`
  Object.assign(env, { DATABASE_URL: url.href })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
})

afterAll(() => {
  vi.useRealTimers()
  Object.assign(env, { DATABASE_URL: real })
  network.close()
})

/** Real time, as sockets need some whatever the clock says. */
const until = async (isSo: () => boolean) => {
  for (const end = performance.now() + 10_000; !isSo(); ) {
    if (performance.now() > end) throw new Error('it never became so')
    await new Promise((resolve) => setImmediate(resolve))
  }
}

it('a connection that is dead without a word is replaced within the time of a heartbeat', async () => {
  const heard: string[] = []
  subscribe(
    'live-channel-test',
    () => 'topic',
    'topic',
    (message) => heard.push(message),
  )
  await until(() => heard.length === 1)
  for (const link of links) link.isCut = true
  await vi.advanceTimersByTimeAsync(33_000)
  await until(() => heard.length === 2)
  await notify(await databaseOf(await contentSystem()), 'live-channel-test', 'after')
  await until(() => heard.length === 3)
  expect(heard).toEqual([GAP, GAP, 'after'])
})
