import { setTimeout as rest } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { CONTENT_CHANNEL, projectTag } from '@/kernel/cache/cache-tags'
import { writeContentChange } from '@/kernel/cache/content-change'
import type { RunningSite } from '../tests/support/run-site'
import { appOf, processorTime } from './app-process'
import { median, report } from './report'

const SLUG = 'noble-meridian-asoke'
const PAGE = `/th/condominium/${SLUG}`
/** The largest project that is sold as one (issue 15): 800 units on 60 floors. */
const UNITS = 800
const FLOORS = 60
const ROUNDS = 20
/** The processor time allowed for the first page after a change, in milliseconds. */
const ALLOWED_MS = 150
/** Until gateway and app have dropped what they keep, and the app rests again. */
const SETTLES_MS = 700

async function growProject(database: pg.Client): Promise<void> {
  await database.query(
    `with types as (select t.id, t.area, t.project_id, row_number() over (order by t.code) - 1 as place, count(*) over () as all_of
         from unit_types t join projects p on p.id = t.project_id where p.slug_name = $1)
     insert into units (project_id, unit_type_id, building, number, floor, area, orientation, price, state)
       select project_id, id, 'L', 'L' || n, 1 + n % $3::int, area, 'N', 4000000 + n * 7919 % 9000000, 'available'
       from generate_series(1, $2::int) n join types on place = n % all_of`,
    [SLUG, UNITS, FLOORS],
  )
}

/**
 * Processor time of the app for the whole page of a large project after a change of it: every read and every part is made
 * anew. Beside it the availability that its reader asks for. The app is asked directly.
 */
export async function measureLargeProject(site: RunningSite, databaseUrl: string): Promise<void> {
  const { pid, url } = appOf(site)
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await growProject(database)
  const timeOf = async (path: string, isKept: (answer: Response) => boolean) => {
    const before = processorTime(pid)
    const answer = await fetch(url + path)
    const body = Buffer.from(await answer.arrayBuffer())
    if (answer.status !== 200 || isKept(answer)) throw new Error(`${path} was not made anew`)
    return { ms: processorTime(pid) - before, bytes: gzipSync(body).length }
  }
  const pages: { ms: number; bytes: number }[] = []
  const units: { ms: number; bytes: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await database.query('select pg_notify($1, $2)', [
      CONTENT_CHANNEL,
      writeContentChange('unknown', [projectTag(SLUG)]),
    ])
    await rest(SETTLES_MS)
    pages.push(await timeOf(PAGE, ({ headers }) => headers.get('x-nextjs-cache') === 'HIT'))
    units.push(await timeOf(`/api/availability/${SLUG}`, () => false))
  }
  await database.end()
  const row = (name: string, all: typeof pages) => {
    const times = all.slice(2).map(({ ms }) => ms)
    return [name, median(times), Math.min(...times), ALLOWED_MS, Math.round((all.at(-1)?.bytes ?? 0) / 102.4) / 10]
  }
  report(`A project of ${UNITS} units and ${FLOORS} floors made anew, processor time of the app (${ROUNDS} times)`, [
    ['', 'ms, median', 'ms, least', 'ms allowed', 'KB as gzip'],
    row('its whole page', pages),
    row('its units', units),
  ])
}
