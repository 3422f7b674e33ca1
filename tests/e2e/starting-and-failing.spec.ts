import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, request } from '@playwright/test'
import { adminToken } from '../support/admin-session'
import { ADMIN, seededDatabase, type TestDatabase } from '../support/databases'
import { expect, sharedSite, test } from '../support/journey'
import { launch, type RunningSite, runSite } from '../support/run-site'

test.describe.configure({ mode: 'serial' })

const PORT = 3240

test.describe('a failed start is explained in one sentence', () => {
  const CASES = [
    ['a port in use', 3210, {}, /^Port 3210 is in use\./m],
    [
      'a variable that is wrong',
      PORT,
      { PUBLIC_URL: 'not an address', SEED: 'all' },
      /^A variable is wrong: PUBLIC_URL: .*; SEED: /m,
    ],
    ['a variable of the gateway', PORT, { CACHE_BYTES: '256MB' }, /^A variable is wrong: CACHE_BYTES: /m],
    ['a port for figures in use', PORT, { METRICS_PORT: '3210' }, /^Port 3210 is in use\./m],
    [
      'a database that does not answer',
      PORT,
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:9/x' },
      /^The database named by DATABASE_URL cannot be reached/m,
    ],
  ] as const
  for (const [name, port, variables, sentence] of CASES) {
    test(name, async () => {
      const { exit, output } = launch({ port, variables })
      expect(await exit).toBe(1)
      expect(output()).toMatch(sentence)
      expect(output()).not.toContain('secret')
      expect(output()).not.toMatch(/\n\s+at /)
    })
  }
})

test('a second start from the same folder is refused and does not disturb the first', async ({ request: visitor }) => {
  const { dataDir, url } = sharedSite()
  const before = processesOf(dataDir)
  const { exit, output } = launch({ port: PORT, dataDir })
  expect(await exit).toBe(1)
  expect(output()).toMatch(/^A site runs from .* already \(process \d+\)\. Stop it first/m)
  expect(processesOf(dataDir)).toEqual(before)
  expect((await visitor.get(`${url}/readyz`)).status()).toBe(200)
})

/** The processes of the site with this data folder. */
const processesOf = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as number[]

test.describe('a site of its own', () => {
  let database: TestDatabase
  let site: RunningSite
  let api: APIRequestContext
  const statusOf = async (path: string) => (await api.get(path)).status()

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    database = await seededDatabase()
    site = await runSite({ port: PORT, databaseUrl: database.url, mediaFrom: database.templateDir })
    api = await request.newContext({ baseURL: site.url })
  })
  test.afterAll(async () => {
    await api?.dispose()
    await site?.stop()
    await database?.drop()
  })

  test('is closed by the maintenance file for visitors but not for staff, until it is removed', async () => {
    test.setTimeout(180_000)
    expect(await statusOf('/en/home')).toBe(200)
    writeFileSync(join(site.dataDir, 'maintenance'), '')
    await expect.poll(() => statusOf('/en/home')).toBe(503)
    const words = { th: 'ปิดปรับปรุงชั่วคราว', en: 'Closed for maintenance', cht: '網站維護中', chs: '网站维护中' }
    for (const [locale, word] of Object.entries(words)) {
      const answer = await api.get(`/${locale}/project/condominium/all`)
      expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '600'])
      expect(await answer.text()).toContain(word)
    }
    for (const path of ['/admin/login', '/healthz', '/readyz', '/robots.txt']) expect(await statusOf(path)).toBe(200)
    rmSync(join(site.dataDir, 'maintenance'))
    await expect.poll(() => statusOf('/en/home')).toBe(200)
  })

  test('answers from its cache while the app is down, and otherwise with our error page in the language of the page', async () => {
    test.setTimeout(180_000)
    const [app, gateway] = processesOf(site.dataDir)
    // The launcher restarts the app at once, so every new process is killed.
    const keepStopped = () => {
      const latest = processesOf(site.dataDir).at(-1)
      if (latest !== undefined && latest !== gateway) process.kill(latest, 'SIGSTOP')
    }
    let hold: NodeJS.Timeout | undefined
    try {
      await api.get('/en/home')
      hold = setInterval(keepStopped, 20)
      process.kill(app ?? 0, 'SIGKILL')
      await expect.poll(() => processesOf(site.dataDir).length).toBeGreaterThan(2)
      expect(await statusOf('/en/home')).toBe(200)
      const words = { th: /ขณะนี้|ชั่วคราว|สักครู่/, en: /moment|shortly|back/i, cht: /稍|暫/, chs: /稍|暂/ }
      for (const [locale, word] of Object.entries(words)) {
        const answer = await api.get(`/${locale}/condominium/nue-pulse-ladprao`)
        expect(answer.status()).toBe(503)
        expect(answer.headers()['retry-after']).toBeTruthy()
        expect(await answer.text()).toMatch(word)
      }
      clearInterval(hold)
      process.kill(processesOf(site.dataDir).at(-1) ?? 0, 'SIGKILL')
      await expect.poll(() => statusOf('/en/condominium/nue-pulse-ladprao'), { timeout: 60_000 }).toBe(200)
    } finally {
      clearInterval(hold)
    }
  })
})

test('recovers after kill -9 during writes without losing confirmed data', async () => {
  test.setTimeout(300_000)
  const dataDir = join(sharedSite().templateDir, '..', `killed-${Date.now()}`)
  const variables = { SEED: 'none', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const first = await runSite({ port: PORT, dataDir, variables })
  const Authorization = `JWT ${await adminToken(first.url)}`
  const api = await request.newContext({ baseURL: first.url, extraHTTPHeaders: { Origin: first.url, Authorization } })
  let confirmed = 0
  const writing = (async () => {
    for (let count = 1; ; count++) {
      const answer = await api
        .post('/api/price-bands', { data: { name: `band ${count}`, set: '1', from: count, order: count } })
        .catch(() => null)
      if (!answer) return
      if (answer.ok()) confirmed = count
    }
  })()
  await expect.poll(() => confirmed).toBeGreaterThan(20)
  first.process.kill('SIGKILL')
  await writing

  const second = await runSite({ port: PORT, dataDir, variables })
  try {
    const extraHTTPHeaders = { Origin: second.url, Authorization }
    const after = await request.newContext({ baseURL: second.url, extraHTTPHeaders })
    const { totalDocs } = await (await after.get('/api/price-bands?limit=1')).json()
    expect(totalDocs).toBeGreaterThanOrEqual(confirmed)
    expect(totalDocs).toBeLessThanOrEqual(confirmed + 1)
  } finally {
    await second.stop()
  }
})
