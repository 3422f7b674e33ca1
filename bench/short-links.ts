import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Database } from '../gateway/database'
import { ShortLinkTable } from '../gateway/routing/short-links'
import { openGateway, sendPage, type TestGateway } from '../gateway/test-gateway'
import { type Pace, wrk } from './gateway'
import { median, report } from './report'

const LINKS = 100_000
const ROUNDS = 3
const SECONDS = 1

/** A fake database of this many links, read in batches like the real one, with new row objects. */
function databaseOf(count: number): Database {
  const row = (id: number) => ({
    id,
    code: `campaign/code-${id}`,
    target: `/condominium/nue-district-r9?utm_source=print&utm_content=${id}`,
    expires_at: null,
  })
  const query = async <Row>(_: string, [after]: readonly unknown[] = []) => {
    const from = typeof after === 'number' ? after : count
    const length = Math.min(2_000, count - from)
    return { rows: Array.from({ length }, (_, index) => row(from + index + 1)) as Row[] }
  }
  return { query, close: async () => undefined }
}

async function measureBook(): Promise<void> {
  setFlagsFromString('--expose_gc')
  const gc = runInNewContext('gc') as () => void
  gc()
  const before = process.memoryUsage().heapUsed
  const since = performance.now()
  const table = new ShortLinkTable()
  await table.load(databaseOf(LINKS))
  const ms = performance.now() - since
  gc()
  const megabytes = (process.memoryUsage().heapUsed - before) / 1024 / 1024
  report(`A table of ${table.size} short links`, [
    ['MB of memory', megabytes],
    ['milliseconds to take in, without the database', ms],
  ])
}

/** A wrk script with a different code for each request. */
function randomCodes(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'codes-')), 'codes.lua')
  writeFileSync(
    file,
    `request = function() return wrk.format("GET", "/th/campaign/code-" .. math.random(1, ${LINKS})) end\n`,
  )
  return file
}

/** Requests a second: short links and redirects, with a full and an empty table, compared with a cached page. */
export async function measureShortLinks(): Promise<void> {
  await measureBook()
  const open = (count: number) => openGateway((_, response) => sendPage(response), { database: databaseOf(count) })
  const [full, empty] = await Promise.all([open(LINKS), open(0)])
  const at = (gateway: TestGateway, path: string) => ({
    url: `http://127.0.0.1:${gateway.port}${path}`,
    script: '',
  })
  const targets = {
    'a cached page, full table': at(full, '/th/home'),
    'a cached page, empty table': at(empty, '/th/home'),
    'a redirect, full table': at(full, '/TH/Condominium/Nue-District-R9/?a=1'),
    'a redirect, empty table': at(empty, '/TH/Condominium/Nue-District-R9/?a=1'),
    'short links, all of them in turn': { ...at(full, ''), script: randomCodes() },
    'one short link in capitals, without a language': at(full, '/CAMPAIGN/CODE-77?gclid=1'),
  }
  const answer = await full.get('/CAMPAIGN/CODE-77?gclid=1')
  if (answer.status !== 301) throw new Error(`A short link answered ${answer.status}`)
  const paces = new Map<string, Pace[]>(Object.keys(targets).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { url, script }] of Object.entries(targets))
      paces.get(name)?.push(await wrk(url, { seconds: SECONDS, script }))
  }
  await Promise.all([full.close(), empty.close()])
  const middle = (all: readonly Pace[]) => median(all.map(({ perSecond }) => perSecond))
  const [first = []] = paces.values()
  report(`The gateway with ${LINKS} short links, requests a second, ${ROUNDS} rounds of ${SECONDS} s in turn`, [
    ['', 'median', 'p99 of the last round', 'against a cached page'],
    ...[...paces].map(([name, all]) => [name, middle(all), all.at(-1)?.p99 ?? '', middle(all) / middle(first)]),
  ])
}
