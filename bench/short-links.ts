import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Database } from '../front/database'
import { type DoorUnderTest, openDoor, sendPage } from '../front/door-under-test'
import { ShortLinkBook } from '../front/short-links'
import { type Pace, wrk } from './front-door'
import { median, report } from './report'

const LINKS = 100_000
const ROUNDS = 3
const SECONDS = 1

/** A database of so many links as front doors read them, a batch at a time, each row as new as from the wire. */
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
  const book = new ShortLinkBook()
  await book.load(databaseOf(LINKS))
  const ms = performance.now() - since
  gc()
  const megabytes = (process.memoryUsage().heapUsed - before) / 1024 / 1024
  report(`A book of ${book.size} short links`, [
    ['MB of memory', megabytes],
    ['milliseconds to take in, without the database', ms],
  ])
}

/** A file for wrk by which every request asks for another code. */
function randomCodes(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'codes-')), 'codes.lua')
  writeFileSync(
    file,
    `request = function() return wrk.format("GET", "/th/campaign/code-" .. math.random(1, ${LINKS})) end\n`,
  )
  return file
}

/** Requests a second: short links and redirects, with a full book and an empty one, beside a page that is kept. */
export async function measureShortLinks(): Promise<void> {
  await measureBook()
  const open = (count: number) => openDoor((_, response) => sendPage(response), { database: databaseOf(count) })
  const [full, empty] = await Promise.all([open(LINKS), open(0)])
  const at = (door: DoorUnderTest, path: string) => ({ url: `http://127.0.0.1:${door.port}${path}`, script: '' })
  const targets = {
    'a kept page, full book': at(full, '/th/home'),
    'a kept page, empty book': at(empty, '/th/home'),
    'a redirect, full book': at(full, '/TH/Condominium/Nue-District-R9/?a=1'),
    'a redirect, empty book': at(empty, '/TH/Condominium/Nue-District-R9/?a=1'),
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
  report(`The front door with ${LINKS} short links, requests a second, ${ROUNDS} rounds of ${SECONDS} s in turn`, [
    ['', 'median', 'p99 of the last round', 'against a kept page'],
    ...[...paces].map(([name, all]) => [name, middle(all), all.at(-1)?.p99 ?? '', middle(all) / middle(first)]),
  ])
}
