import { afterEach, describe, expect, test, vi } from 'vitest'
import type { WaitingJobs, WaitingJobsRow } from '@/kernel/http/waiting-jobs'
import type { Database } from '../database'
import { openGateway, sendPage, type TestGateway } from '../test-gateway'
import { readReadiness } from './readiness'
import { WaitingJobsReader } from './waiting-jobs'

const NONE: WaitingJobs = { waiting: 0, retrying: 0, failed: 3, oldestSeconds: 0 }
const ALL_WELL = {
  app: 'ready' as const,
  isReachable: true,
  isHeard: true,
  isClosing: false,
  jobs: NONE as WaitingJobs | null,
}

const readinessOf = (given: Partial<Record<keyof typeof ALL_WELL, unknown>>) => {
  const { app, isReachable, isHeard, isClosing, jobs } = { ...ALL_WELL, ...given } as typeof ALL_WELL
  return readReadiness({
    upstream: { isClosing, readiness: async () => app },
    notifications: { isReachable: async () => isReachable, hears: async (_, isSent) => (await isSent) && isHeard },
    jobs: { read: async () => jobs },
  })
}

describe('a balancer is told', () => {
  test.each([
    ['that all is well', {}, true, 'ok\n'],
    ['the same while work waits a little', { jobs: { ...NONE, waiting: 9, oldestSeconds: 299 } }, true, 'ok\n'],
    [
      'that work waits, but that readers lose nothing by it',
      { jobs: { ...NONE, waiting: 1, oldestSeconds: 300.4 } },
      true,
      'degraded\nthe oldest job has waited for 300 s\n',
    ],
    ['that all is well when the queue does not say', { jobs: null }, true, 'ok\n'],
    ['that the app is down', { app: 'down' }, false, 'not ready\nthe app is not ready\n'],
    ['that nothing can be written', { app: 'read-only' }, false, 'not ready\nthe database stores nothing\n'],
    ['that the database is away', { isReachable: false }, false, 'not ready\nthe database does not answer\n'],
    [
      'that changes do not arrive, so that it would show old pages for good',
      { isHeard: false },
      false,
      'not ready\nchanges do not arrive: the connection that listens leads through a pooler, or elsewhere\n',
    ],
    [
      'of one fault once: an app that is down sends nothing to hear',
      { app: 'down', isHeard: false },
      false,
      'not ready\nthe app is not ready\n',
    ],
    ['that the gateway stops', { isClosing: true }, false, 'not ready\nstopping\n'],
  ])('%s', async (_, given, isReady, text) => {
    expect(await readinessOf(given)).toEqual({ isReady, text })
  })
})

/** A database with this queue, which counts how often it is asked. */
function databaseWith(row: () => WaitingJobsRow) {
  const query = vi.fn(async () => ({ rows: [row()] }))
  return { database: { query, close: async () => undefined } as unknown as Database, query }
}

test('however many probes ask, the queue is counted once in five seconds', async () => {
  vi.useFakeTimers()
  const { database, query } = databaseWith(() => ({ waiting: 1, retrying: 0, failed: 0, oldest_seconds: 7 }))
  const reader = new WaitingJobsReader(database)
  await Promise.all([reader.read(), reader.read()])
  vi.advanceTimersByTime(4_999)
  expect(await reader.read()).toEqual({ waiting: 1, retrying: 0, failed: 0, oldestSeconds: 7 })
  expect(query).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await reader.read()
  expect(query).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

describe('a gateway', () => {
  let gateway: TestGateway
  afterEach(() => gateway.close())

  const figures = async () => (await fetch(`http://127.0.0.1:${gateway.metricsPort}/metrics`)).text()

  test('shows what the queue holds', async () => {
    const { database } = databaseWith(() => ({ waiting: 4, retrying: 2, failed: 1, oldest_seconds: 61.5 }))
    gateway = await openGateway((_, response) => sendPage(response), { database })
    const text = await figures()
    for (const line of ['{state="waiting"} 4', '{state="retrying"} 2', '{state="failed"} 1'])
      expect(text).toContain(`\njobs${line}\n`)
    expect(text).toContain('\njobs_oldest_seconds 61.5\n')
  })

  test('shows no figures of a queue it cannot read', async () => {
    gateway = await openGateway((_, response) => sendPage(response))
    const text = await figures()
    expect(text).not.toContain('jobs{')
    expect(text).toContain('\njobs_oldest_seconds Nan\n')
  })

  test('passes on that the app can store nothing', async () => {
    gateway = await openGateway((request, response) => {
      if (request.url !== '/api/internal/ready') return sendPage(response)
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"isWritable":false}')
    })
    const answer = await gateway.get('/readyz')
    expect([answer.status, answer.text]).toEqual([503, 'not ready\nthe database stores nothing\n'])
    expect((await gateway.get('/healthz')).text).toBe('ok\n')
  })
})
