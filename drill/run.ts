import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { drillBookings } from './booking/run'
import { exercise } from './exercise'
import { FAULTS, type Fault, type Stage } from './faults'
import { install, makeBackup, mountSmallDisk, Node, OutsideDatabase, secondNodeOf } from './installation'
import { MailServer } from './mail-server'
import { drillOthers } from './others/run'
import { isKept, type Row, tableOf } from './table'

const PORTS = { site: 5450, metrics: 5451, second: 5460, secondMetrics: 5461, mail: 5470, booking: 5480, others: 5500 }
/** Room for the database and what the leads of one drill need. */
const SMALL_DISK_MB = 600
const LEADS = 50
/** Kills while homes are booked: each named point once, and some by chance. */
const ROUNDS = 24
const BOOKING = 'booking'
const OTHERS = 'others'
const QUICK = { leads: 12, leftOut: ['database-away-90'] }

const EMPTY: Omit<Row, 'what'> = {
  first: [],
  again: [],
  keptPage: { asked: 0, answered: 0 },
  secondsToHealthy: 0,
  secondsToMails: 0,
  lost: 0,
  doubled: 0,
  copies: 0,
  keptUnsaid: 0,
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Runs a fault on a site of its place, which is started for it and stopped after it. */
async function onStage(fault: Fault, dataDir: string, leads: number): Promise<Row> {
  const mail = new MailServer(PORTS.mail)
  await mail.start()
  const variables = {
    SMTP_URL: mail.url,
    SALES_EMAIL: 'sales@drill.example',
    TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
  }
  const outside = fault.place === 'outside' ? new OutsideDatabase(dataDir) : undefined
  await outside?.start()
  const nodeAt = (port: number, metrics: number, folder: string) =>
    new Node(port, folder, { ...variables, METRICS_PORT: String(metrics) }, outside?.url)
  const node = nodeAt(PORTS.site, PORTS.metrics, dataDir)
  const second = fault.hasTwoNodes ? nodeAt(PORTS.second, PORTS.secondMetrics, secondNodeOf(dataDir)) : undefined
  try {
    await node.start()
    await second?.start()
    const stage: Stage = { node, second, outside, databaseUrl: outside?.url ?? node.ownDatabaseUrl(), mail }
    return await exercise(fault, stage, leads, say)
  } finally {
    await second?.stop()
    await node.stop()
    await outside?.stop()
    await mail.stop()
  }
}

async function run(fault: Fault, backup: string, home: string, leads: number): Promise<Row> {
  if (fault.place !== 'small disk') return onStage(fault, home, leads)
  if (process.getuid?.() !== 0)
    return { ...EMPTY, what: fault.what, skipped: 'not run: only root may mount a small disk' }
  const folder = join(dirname(backup), 'small')
  const unmount = mountSmallDisk(folder, SMALL_DISK_MB)
  try {
    await install(backup, folder)
    return await onStage(fault, folder, leads)
  } finally {
    unmount()
  }
}

/**
 * `npm run drill`: lets everything go wrong that may, one after the other, on an installation of its own, with leads in
 * flight, and prints what visitors saw and what became of their leads; then goes through nginx, Varnish and PgBouncer once
 * (`others`, where their packages are installed), and kills it while homes are booked (`booking`).
 * `--only <name>` (more than one may be given) runs some faults, `--quick` all but the longest with fewer leads,
 * `--rounds 200` so many kills while homes are booked, `--port 5490` there, so that two can run side by side. The exit code says whether every promise held.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string', default: String(ROUNDS) },
      port: { type: 'string', default: String(PORTS.booking) },
    },
  })
  const unknown =
    values.only?.filter(
      (name) => name !== BOOKING && name !== OTHERS && !FAULTS.some((fault) => fault.name === name),
    ) ?? []
  if (unknown.length > 0)
    throw new Error(
      `No such fault: ${unknown.join(', ')}. There are: ${[OTHERS, BOOKING, ...FAULTS.map(({ name }) => name)].join(', ')}`,
    )
  const leftOut = values.quick ? QUICK.leftOut : []
  const isWanted = (name: string) => (values.only ? values.only.includes(name) : !leftOut.includes(name))
  const chosen = FAULTS.filter(({ name }) => isWanted(name))
  say('· making an installation from the filled test database')
  const backup = await makeBackup()
  const home = join(dirname(backup), 'home')
  const rows: Row[] = []
  try {
    await install(backup, home)
    for (const fault of chosen) {
      say(`· ${fault.what}`)
      const row = await run(fault, backup, home, values.quick ? QUICK.leads : LEADS).catch((error: Error) => {
        say(error.message)
        return { ...EMPTY, what: fault.what, failure: error.message.split('\n')[0] }
      })
      rows.push(row)
      say(tableOf([row]).split('\n')[2] ?? '')
    }
    if (rows.length > 0) say(`\n${tableOf(rows)}`)
    const isOthersFine = !isWanted(OTHERS) || (await drillOthers(home, PORTS.others))
    const isBookingFine = !isWanted(BOOKING) || (await drillBookings(home, Number(values.rounds), Number(values.port)))
    return rows.every(isKept) && isOthersFine && isBookingFine
  } finally {
    rmSync(dirname(backup), { recursive: true, force: true })
  }
}

main().then(
  (isFine) => process.exit(isFine ? 0 : 1),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  },
)
