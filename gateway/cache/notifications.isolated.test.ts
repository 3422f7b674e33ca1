import type { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Logger } from '../http/log'
import { PostgresNotifications } from './notifications'

const database = vi.hoisted(() => ({
  clients: [] as FakeClient[],
  /** What fails from now on: a query by its text, or `connect`. */
  failing: new Set<string>(),
}))

interface FakeClient extends EventEmitter {
  options: Record<string, unknown>
  queries: string[]
  hasEnded: boolean
}

vi.mock('pg', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  class Client extends Emitter implements FakeClient {
    queries: string[] = []
    hasEnded = false
    constructor(readonly options: Record<string, unknown>) {
      super()
      database.clients.push(this)
    }
    async connect() {
      if (database.failing.has('connect')) throw new Error('refused')
    }
    async query(text: string) {
      this.queries.push(text)
      if (database.failing.has(text)) throw new Error('gone')
    }
    async end() {
      this.hasEnded = true
      if (database.failing.has('end')) throw new Error('gone already')
    }
  }
  return { default: { Client } }
})

const events: string[] = []
const logged: string[] = []
const log = {
  info: (text: string) => void logged.push(`info ${text}`),
  warn: (text: string) => void logged.push(`warn ${text}`),
} as unknown as Logger
const listener = {
  onTags: (tags: string[]) => void events.push(`tags ${tags.join('+')}`),
  onUnit: (unit: number, isFree: boolean) => void events.push(`unit ${unit} ${isFree ? 'free' : 'taken'}`),
  onGap: () => void events.push('gap'),
  onListening: () => void events.push('listening'),
}
const last = () => database.clients.at(-1) as FakeClient
const settled = () => vi.advanceTimersByTimeAsync(0)

let notifications: PostgresNotifications

async function listening(): Promise<void> {
  notifications.start(listener)
  await settled()
}

beforeEach(() => {
  vi.useFakeTimers()
  database.clients.length = 0
  database.failing.clear()
  events.length = 0
  logged.length = 0
  notifications = new PostgresNotifications('postgres://somewhere/app', log)
})

afterEach(async () => {
  await notifications.stop()
  vi.useRealTimers()
})

describe('a notification of changed content', () => {
  it('is passed on at once, also without a payload', async () => {
    await listening()
    last().emit('notification', { payload: 'home,menus' })
    last().emit('notification', {})
    expect(events).toEqual(['listening', 'tags home+menus', 'tags '])
  })

  it('of a unit says whether it is on sale; what cannot be read is no news', async () => {
    await listening()
    const send = (payload: string) => last().emit('notification', { channel: 'units', payload })
    send('{"project":"a","unit":{"id":"7","state":"reserved"},"gone":false}')
    send('{"project":"a","unit":{"id":"7","state":"available"},"gone":false}')
    send('nonsense')
    expect(events).toEqual(['listening', 'unit 7 taken', 'unit 7 free'])
  })
})

describe('the connection for notifications', () => {
  it('listens on its channels, with an application name and a timeout of three seconds', async () => {
    await listening()
    expect(last().queries).toEqual(['LISTEN content', 'LISTEN units', 'LISTEN heard'])
    expect(last().options).toEqual({
      connectionString: 'postgres://somewhere/app',
      application_name: 'gateway',
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
      keepAlive: true,
    })
    expect(events).toEqual(['listening'])
    expect(logged).toEqual(['info listening for changed content'])
  })

  it.each(['error', 'end'])('that is lost (%s) comes back, and everything counts as changed, once', async (how) => {
    await listening()
    const first = last()
    first.emit(how, new Error('reset'))
    first.emit('end')
    expect(first.hasEnded).toBe(true)
    expect(logged.filter((line) => line.startsWith('warn'))).toEqual(['warn lost the connection for changed content'])
    expect(await notifications.isReachable()).toBe(false)
    await vi.advanceTimersByTimeAsync(249)
    expect(database.clients).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(database.clients).toHaveLength(2)
    expect(events).toEqual(['listening', 'listening', 'gap'])
    // The next loss starts with the shortest pause again, and reports only its own gap.
    last().emit(how, new Error('reset'))
    await vi.advanceTimersByTimeAsync(250)
    expect(events).toEqual(['listening', 'listening', 'gap', 'listening', 'gap'])
    expect(database.clients).toHaveLength(3)
  })

  it('is retried forever, with pauses that double up to two seconds', async () => {
    database.failing.add('connect')
    await listening()
    const pauses = [250, 500, 1000, 2000, 2000, 2000]
    for (const [tries, pause] of pauses.entries()) {
      expect(database.clients).toHaveLength(tries + 1)
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(database.clients).toHaveLength(tries + 1)
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(database.clients.slice(0, -1).every(({ hasEnded }) => hasEnded)).toBe(true)
    expect(events).toEqual([])
    database.failing.clear()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(events).toEqual(['listening', 'gap'])
  })

  it('is retried when LISTEN fails', async () => {
    database.failing.add('LISTEN content')
    await listening()
    expect(last().hasEnded).toBe(true)
    expect(await notifications.isReachable()).toBe(false)
    database.failing.clear()
    await vi.advanceTimersByTimeAsync(250)
    expect(events).toEqual(['listening', 'gap'])
  })

  it('is checked every thirty seconds, and replaced when it does not respond', async () => {
    await listening()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(last().queries).toEqual(['LISTEN content', 'LISTEN units', 'LISTEN heard'])
    await vi.advanceTimersByTimeAsync(1)
    expect(last().queries).toEqual(['LISTEN content', 'LISTEN units', 'LISTEN heard', 'SELECT 1'])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(last().queries).toEqual(['LISTEN content', 'LISTEN units', 'LISTEN heard', 'SELECT 1', 'SELECT 1'])
    database.failing.add('SELECT 1')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(logged.at(-1)).toBe('warn lost the connection for changed content')
    await vi.advanceTimersByTimeAsync(250)
    expect(events).toEqual(['listening', 'listening', 'gap'])
  })

  it('is no longer checked once it is replaced', async () => {
    await listening()
    const first = last()
    first.emit('error', new Error('reset'))
    await vi.advanceTimersByTimeAsync(250 + 30_000)
    expect(first.queries).toEqual(['LISTEN content', 'LISTEN units', 'LISTEN heard'])
    expect(last().queries).toEqual(['LISTEN content', 'LISTEN units', 'LISTEN heard', 'SELECT 1'])
  })

  it('reports whether the database responds', async () => {
    expect(await notifications.isReachable()).toBe(false)
    await listening()
    expect(await notifications.isReachable()).toBe(true)
    database.failing.add('SELECT 1')
    expect(await notifications.isReachable()).toBe(false)
  })
})

describe('a word that the app sends by way of the database', () => {
  it('that does not arrive has the connection replaced, and everything counts as changed', async () => {
    await listening()
    const heard = notifications.hears('mine', Promise.resolve(true))
    last().emit('notification', { channel: 'heard', payload: 'of another gateway' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await heard).toBe(false)
    await vi.advanceTimersByTimeAsync(250)
    expect(events).toEqual(['listening', 'listening', 'gap'])
  })

  it('has two seconds from when it is sent, however long the app needs', async () => {
    await listening()
    const sent = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 9_000))
    const heard = notifications.hears('mine', sent)
    await vi.advanceTimersByTimeAsync(9_000)
    await vi.advanceTimersByTimeAsync(1_000)
    last().emit('notification', { channel: 'heard', payload: 'mine' })
    expect(await heard).toBe(true)
  })
})

describe('after stopping', () => {
  it('the connection is closed and not reopened', async () => {
    await listening()
    database.failing.add('end')
    await notifications.stop()
    expect(last().hasEnded).toBe(true)
    last().emit('end')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(database.clients).toHaveLength(1)
    expect(last().queries).toEqual(['LISTEN content', 'LISTEN units', 'LISTEN heard'])
    expect(await notifications.isReachable()).toBe(false)
  })

  it('a pending retry is cancelled', async () => {
    database.failing.add('connect')
    await listening()
    await notifications.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(database.clients).toHaveLength(1)
  })

  it('a late connection is closed without a notification', async () => {
    notifications.start(listener)
    database.failing.add('end')
    await notifications.stop()
    await settled()
    expect(last().hasEnded).toBe(true)
    expect(events).toEqual([])
  })

  it('a late failed attempt is not retried', async () => {
    database.failing.add('connect')
    notifications.start(listener)
    await notifications.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(database.clients).toHaveLength(1)
  })
})
