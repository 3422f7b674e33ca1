import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { MailServer } from '../mail-server'
import { Buyer, type Market, PROMISES } from './buyer'
import { countBroken, countDone, countViolations, type Violation } from './checks'
import { type Kill, killsOf, POINTS } from './points'
import { BookingSite } from './site'

export const CAMPAIGN = 'vesper-first-release'
const BUYERS_AT_ONCE = 10
/** A kill by chance comes so long after the app is ready, at most. */
const MAX_MOMENT_MS = 2_500
const MAX_FINISH_MS = 150_000
const MAX_SETTLE_MS = 180_000
/** Hold and payment of whoever went away end an hour earlier: nobody waits for a quarter of an hour. */
const BACK = "interval '1 hour'"

const say = (line: string) => process.stdout.write(`${line}\n`)

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Free units for every buyer of the drill. */
export async function addUnits(url: string, count: number): Promise<number[]> {
  const rows = await query(
    url,
    `insert into units (project_id, unit_type_id, building, floor, number, area, orientation, price, state)
     select u.project_id, u.unit_type_id, u.building, u.floor, 'D-' || n, u.area, u.orientation, 15000000, 'available'
     from (select * from units where project_id = (select project_id from booking_campaigns where code = '${CAMPAIGN}')
       limit 1) u, generate_series(1, ${count}) n returning id`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Lets so many buyers at a time book one unit after the other, until told to stop. */
function openMarket(market: Market) {
  const buyers: Buyer[] = []
  let isOpen = true
  const places = Array.from({ length: BUYERS_AT_ONCE }, async () => {
    while (isOpen) {
      const buyer = new Buyer(market)
      buyers.push(buyer)
      await buyer.goOn()
    }
  })
  return {
    buyers,
    close: async () => {
      isOpen = false
      const late = sleep(MAX_FINISH_MS, undefined, { ref: false }).then(() => {
        for (const buyer of buyers) buyer.leave()
      })
      await Promise.race([Promise.all(places), late])
      await Promise.all(places)
    },
  }
}

async function strike(site: BookingSite, kill: Kill): Promise<boolean> {
  if (kill !== 'app' && kill !== 'database' && kill !== 'app and database') return site.killAtPoint(kill)
  await sleep(Math.random() * MAX_MOMENT_MS)
  if (kill !== 'app') await site.killDatabase()
  if (kill !== 'database') await site.killApp()
  return true
}

/** Lets the holds and payments of whoever went away end, and waits until nothing moves any more. */
async function settle(site: BookingSite): Promise<void> {
  const url = site.databaseUrl
  await query(
    url,
    `update bookings set hold_ends_at = hold_ends_at - ${BACK}
     where state in ('held', 'identified', 'verified', 'on_paper', 'signed', 'paying')`,
  )
  await query(
    url,
    `update payments set expires_at = expires_at - ${BACK} where state in ('requested', 'unknown', 'pending')`,
  )
  await query(
    url,
    `update trial_objects set object = jsonb_set(object, '{expiresAt}', to_jsonb(now() - ${BACK}))
     where object->>'status' = 'pending'`,
  )
  for (const end = Date.now() + MAX_SETTLE_MS; Date.now() < end; await sleep(1_000)) {
    const [row] = await query(
      url,
      `select (select count(*) from bookings where state in ('held', 'identified', 'verified', 'on_paper', 'signed', 'paying'))
         + (select count(*) from payments where state in ('requested', 'unknown', 'pending'))
         + (select count(*) from graphile_worker._private_jobs where run_at <= now()) as n`,
    )
    if (row?.n === '0') return
  }
}

/** The documents, names and addresses of buyers in what the site printed, in its metrics and in subjects of mails. */
async function countLeaks(site: BookingSite, mail: MailServer, buyers: readonly Buyer[]): Promise<Violation> {
  const all = [site.printed(), await site.metrics(), ...mail.arrived.map(({ subject }) => subject)].join('\n')
  const leaked = buyers.filter(({ number, email }) => all.includes(number) || all.includes(email))
  const count = leaked.length + (all.includes('Drilljai') ? 1 : 0)
  return { what: 'buyers whose number, name or address is in a log, a metric or a subject', count }
}

function tell(kills: ReadonlyMap<Kill, number>, buyers: readonly Buyer[], violations: readonly Violation[]): void {
  const times = (names: readonly Kill[]) => names.reduce((sum, name) => sum + (kills.get(name) ?? 0), 0)
  say('\n| Killed | Times |\n| --- | --- |')
  for (const point of POINTS) say(`| ${point} | ${times([point])} |`)
  for (const name of ['app', 'database', 'app and database'] as const)
    say(`| ${name}, at any moment | ${times([name])} |`)
  say(`| **all** | **${[...kills.values()].reduce((sum, count) => sum + count, 0)}** |`)
  const promised = PROMISES.map((one) => `${one} ${buyers.filter((buyer) => buyer.promised.has(one)).length}`)
  const faults = buyers.reduce((sum, buyer) => sum + buyer.faults, 0)
  say(
    `\nBuyers ${buyers.length}, with an answer that said: ${promised.join(', ')}. Requests without an answer: ${faults}.`,
  )
  say('\n| Must be zero | Found |\n| --- | --- |')
  for (const { what, count } of violations) say(`| ${what} | ${count} |`)
}

async function killAll(site: BookingSite, rounds: number): Promise<Map<Kill, number>> {
  const kills = new Map<Kill, number>()
  for (const [at, kill] of killsOf(rounds).entries()) {
    const since = Date.now()
    const isStruck = await strike(site, kill)
    if (isStruck) kills.set(kill, (kills.get(kill) ?? 0) + 1)
    say(
      `· ${at + 1} of ${rounds}: ${kill}${isStruck ? '' : ' was not reached'} (${((Date.now() - since) / 1000).toFixed(1)} s)`,
    )
  }
  return kills
}

/**
 * Buyers book units over HTTP, from the hold to the receipt, while the app is killed at each named point and then at
 * moments by chance, the database too. Prints what was killed, and what must be zero once everything has settled.
 * Resolves to whether it is, and every point was reached.
 */
export async function drillBookings(dataDir: string, rounds: number, port: number): Promise<boolean> {
  const mail = new MailServer(port + 2)
  await mail.start()
  const site = new BookingSite(dataDir, mail.url, port)
  try {
    await site.start()
    const units = await addUnits(site.databaseUrl, 200 + rounds * 10)
    const nextUnit = () => units.pop() ?? 0
    const market = openMarket({ site: site.url, campaign: CAMPAIGN, mail, nextUnit })
    const kills = await killAll(site, rounds).finally(() => market.close())
    await settle(site)
    const kept = market.buyers.map(({ email, promised }) => ({
      promised,
      mails: mail.arrived.filter(({ to, code }) => to === email && code === '').map(({ id }) => id),
    }))
    const violations = [
      ...(await countViolations(site.databaseUrl)),
      ...countBroken(kept),
      await countLeaks(site, mail, market.buyers),
    ]
    tell(kills, market.buyers, violations)
    say(`\nIn the database: ${await countDone(site.databaseUrl)}.`)
    return violations.every(({ count }) => count === 0) && POINTS.every((point) => kills.has(point))
  } finally {
    await site.stop()
    await mail.stop()
  }
}
