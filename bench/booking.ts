import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Buyer, type Market } from '../drill/booking/buyer'
import { MailServer } from '../drill/mail-server'
import { seededDatabase } from '../tests/support/databases'
import { type RunningSite, runSite } from '../tests/support/run-site'
import { measureLaunch } from './launch'
import { median, quantile, report } from './report'
import { CAMPAIGN, cachedPages, formOf, measureRush, pressHold } from './rush'

const PORTS = { first: 3294, second: 3296, metrics: 9294, secondMetrics: 9296, mail: 5494 }
const BUYERS = 200
const RACES = 5
/** A cached page that takes longer counts as lost. */
const SOON_MS = 500
const STEPS_MS = 20_000
const BUYERS_AT_ONCE = 16

/** Everything that the measurements share. */
interface Stand {
  sites: readonly string[]
  databaseUrl: string
  market: Omit<Market, 'site'>
}

/** So many buyers press at once, to the sites in turn, for the units in turn. */
async function race({ sites }: Stand, units: readonly number[], buyers = BUYERS) {
  const html = await formOf(sites[0] ?? '', units[0] ?? 0)
  return Promise.all(
    Array.from({ length: buyers }, (_, at) =>
      pressHold(sites[at % sites.length] ?? '', html, units[at % units.length] ?? 0, 'without'),
    ),
  )
}

async function measureRaces(stand: Stand, title: string): Promise<(string | number)[][]> {
  const [held, all]: [number[], number[]] = [[], []]
  for (let round = 0; round < RACES; round += 1) {
    const answers = await race(stand, [stand.market.nextUnit()])
    held.push(answers.filter(({ isHeld }) => isHeld).length)
    all.push(...answers.map(({ ms }) => ms))
  }
  const units = Array.from({ length: 50 }, stand.market.nextUnit)
  const many = await race(stand, units)
  return [
    [`${BUYERS} on one unit, ${title}`, held.join(' '), quantile(all, 0.5), quantile(all, 0.99)],
    [
      `${BUYERS} on 50 units, ${title}`,
      String(many.filter(({ isHeld }) => isHeld).length),
      ...[0.5, 0.99].map((part) =>
        quantile(
          many.map(({ ms }) => ms),
          part,
        ),
      ),
    ],
  ]
}

/** Buyers book one unit after the other for some time; steps that were acknowledged in a second, of all of them. */
async function stepsASecond({ sites, market }: Stand): Promise<{ steps: number; booked: number }> {
  const end = Date.now() + STEPS_MS
  const buyers: Buyer[] = []
  const places = Array.from({ length: BUYERS_AT_ONCE }, async (_, at) => {
    while (Date.now() < end) {
      const buyer = new Buyer({ ...market, site: sites[at % sites.length] ?? '' })
      buyers.push(buyer)
      await buyer.goOn()
    }
  })
  await sleep(end - Date.now())
  const steps = buyers.reduce((sum, { promised }) => sum + promised.size, 0)
  const booked = buyers.filter(({ isDone }) => isDone).length
  for (const buyer of buyers) buyer.leave()
  await Promise.all(places)
  return { steps: (steps * 1000) / STEPS_MS, booked }
}

async function measureBeside(stand: Stand): Promise<void> {
  const [site = ''] = stand.sites
  const [forMs, everyMs] = [4_000, 5]
  const parts: { alone: number[]; beside: number[] } = { alone: [], beside: [] }
  const p99: { alone: number[]; beside: number[] } = { alone: [], beside: [] }
  await cachedPages(site, 1_000, everyMs)
  for (let round = 0; round < 5; round += 1) {
    const alone = await cachedPages(site, forMs, everyMs)
    const rush = race(stand, [stand.market.nextUnit()], 2 * BUYERS)
    const beside = await cachedPages(site, forMs, everyMs)
    await rush
    const good = (times: readonly number[]) => times.filter((ms) => ms >= 0 && ms < SOON_MS)
    const part = (times: readonly number[]) => good(times).length / times.length
    parts.alone.push(part(alone))
    parts.beside.push(part(beside))
    p99.alone.push(quantile(good(alone), 0.99))
    p99.beside.push(quantile(good(beside), 0.99))
  }
  report(`A cached page beside ${2 * BUYERS} buyers on one unit, asked for every ${everyMs} ms, 5 rounds in turn`, [
    ['', 'alone', 'beside', 'ratio'],
    [
      `answered within ${SOON_MS} ms, of all`,
      median(parts.alone),
      median(parts.beside),
      median(parts.beside) / median(parts.alone),
    ],
    ['p99, ms', median(p99.alone), median(p99.beside), median(p99.beside) / median(p99.alone)],
  ])
}

/** Units that nobody was sent to yet. */
async function addUnits(databaseUrl: string, count: number): Promise<number[]> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const { rows } = await database.query<{ id: number }>(
    `insert into units (project_id, unit_type_id, building, floor, number, area, orientation, price, state)
     select u.project_id, u.unit_type_id, u.building, u.floor, 'B-' || n, u.area, u.orientation, 15000000, 'available'
     from (select * from units where project_id = (select project_id from booking_campaigns where code = $1) limit 1) u,
       generate_series(1, $2::int) n returning id`,
    [CAMPAIGN, count],
  )
  await database.end()
  return rows.map(({ id }) => id)
}

/**
 * A rush on the way to a home: with and without the order of presses, races for one unit and for fifty, the steps of bookings in a second on one node and on two
 * on one database, cached pages beside it, and a launch with 5,000 people.
 */
export async function measureBooking({ isRushAlone }: { isRushAlone: boolean }): Promise<void> {
  const mail = new MailServer(PORTS.mail)
  await mail.start()
  const database = await seededDatabase()
  const units = await addUnits(database.url, 2_000)
  const market = { campaign: CAMPAIGN, mail, nextUnit: () => units.pop() ?? 0 }
  const nodeAt = (port: number, metrics: number, variables: Record<string, string> = {}): Promise<RunningSite> =>
    runSite({
      port,
      databaseUrl: database.url,
      mediaFrom: database.templateDir,
      variables: {
        METRICS_PORT: String(metrics),
        SMTP_URL: mail.url,
        TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
        ...variables,
      },
    })
  const first = await nodeAt(PORTS.first, PORTS.metrics)
  const one: Stand = { sites: [first.url], databaseUrl: database.url, market }
  let second: RunningSite | undefined
  try {
    second = await nodeAt(PORTS.second, PORTS.secondMetrics, { GATEWAY_PRESSES: 'off' })
    await measureRush(second.url, first.url, market.nextUnit)
    await second.stop()
    second = undefined
    if (isRushAlone) return
    const races = await measureRaces(one, 'one node')
    await measureBeside(one)
    const alone = await stepsASecond(one)
    await measureLaunch(first.url, database.url)
    second = await nodeAt(PORTS.second, PORTS.secondMetrics)
    const two: Stand = { ...one, sites: [first.url, second.url] }
    races.push(...(await measureRaces(two, 'two nodes')))
    const both = await stepsASecond(two)
    report('Buyers who press at once, milliseconds until their answer', [['', 'got it', 'p50', 'p99'], ...races])
    report(`Steps of bookings, ${BUYERS_AT_ONCE} buyers at once for ${STEPS_MS / 1000} s`, [
      ['', 'a second', 'booked', 'against one node'],
      ['one node', alone.steps, alone.booked, 1],
      ['two nodes', both.steps, both.booked, both.steps / alone.steps],
    ])
  } finally {
    await second?.stop()
    await first.stop()
    await mail.stop()
    await database.drop()
  }
}
