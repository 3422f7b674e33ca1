import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTENT_CHANNEL } from '@/kernel/cache/cache-tags'
import { PostgresNotifications } from '../../gateway/cache/notifications'
import { createLog } from '../../gateway/http/log'
import { type OwnPostgres, startOwnPostgres } from '../../scripts/postgres'

/** A separate database server: stopping it does not disturb other tests. */
const folder = mkdtempSync(join(tmpdir(), 'reconnect-'))
// As root the server runs as another user, who needs access to the folder.
chmodSync(folder, 0o755)
const heard: string[] = []
let server: OwnPostgres
let notifications: PostgresNotifications

async function say(tags: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('select pg_notify($1, $2)', [CONTENT_CHANNEL, tags])
  await client.end()
}

beforeAll(async () => {
  server = await startOwnPostgres(folder, false)
  notifications = new PostgresNotifications(server.url, createLog('silent'))
  notifications.start({
    onTags: (tags) => heard.push(...tags),
    onUnit: () => undefined,
    onGap: () => heard.push('GAP'),
    onListening: () => heard.push('LISTENING'),
  })
})

afterAll(async () => {
  await notifications.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a gateway whose database is restarted', () => {
  it('receives changes and reports no gap while connected', async () => {
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['LISTENING'])
    await say('home,project:noble-a')
    await expect.poll(() => heard).toEqual(['LISTENING', 'home', 'project:noble-a'])
  })

  it('drops the whole cache on reconnecting, as changes may be missed, and receives changes again', async () => {
    heard.length = 0
    await server.stop()
    await expect.poll(() => notifications.isReachable(), { timeout: 20_000 }).toBe(false)
    expect(heard).toEqual([])
    server = await startOwnPostgres(folder, false)
    await expect.poll(() => heard, { timeout: 40_000 }).toEqual(['LISTENING', 'GAP'])
    await say('menus')
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['LISTENING', 'GAP', 'menus'])
    expect(await notifications.isReachable()).toBe(true)
  })
})
