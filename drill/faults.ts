import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseProcess, type Node, type OutsideDatabase } from './installation'
import type { MailServer } from './mail-server'

/** What a fault has at hand. */
export interface Stage {
  node: Node
  /** The second node, where the fault has two. */
  second?: Node
  outside?: OutsideDatabase
  databaseUrl: string
  mail: MailServer
}

/** Where the database of a fault's site is. */
type Place = 'own' | 'outside' | 'small disk'

/** One thing that goes wrong. */
export interface Fault {
  name: string
  /** What is done, for the table. */
  what: string
  place: Place
  hasTwoNodes?: boolean
  /** Done before the first lead is sent. */
  before?: (stage: Stage) => Promise<void> | void
  /** Done while leads are in flight; resolves when everything that a person would put right is put right. */
  strike: (stage: Stage) => Promise<void>
}

const MAIL_FAULT_MS = 15_000
const FULL_MS = 15_000

const databaseAway = (seconds: number): Fault => ({
  name: `database-away-${seconds}`,
  what: `database killed, back after ${seconds} s`,
  place: 'outside',
  strike: async ({ outside }) => {
    await outside?.kill()
    await sleep(seconds * 1000)
    await outside?.start()
  },
})

/** Fills what is left of a disk, to the last byte. */
function fillDisk(folder: string): string {
  const file = join(folder, 'filler')
  const block = Buffer.alloc(64 * 1024)
  for (;;) {
    const { bavail, bsize } = statfsSync(folder)
    const free = Math.min(block.length, bavail * bsize)
    if (free === 0) return file
    try {
      writeFileSync(file, block.subarray(0, free), { flag: 'a' })
    } catch {
      // Somebody else took the rest.
      return file
    }
  }
}

const MAX_BALLAST_MB = 512

/**
 * Writes rows until the database has no room left for another: a server whose disk is full still takes rows for a while,
 * because it has reserved files ahead. Throws if it never runs out.
 */
async function exhaustDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('create table if not exists ballast (filling text)')
    // Stored as it is: text that repeats would be compressed to nothing.
    await client.query('alter table ballast alter column filling set storage external')
    for (let megabytes = 0; megabytes < MAX_BALLAST_MB; megabytes += 1)
      await client.query("insert into ballast values (repeat('x', 1024 * 1024))")
  } catch {
    return
  } finally {
    await client.end().catch(() => undefined)
  }
  throw new Error(`The database still takes rows after ${MAX_BALLAST_MB} MB on a full disk`)
}

/** Every fault of the drill, in the order in which they run. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'app',
    what: 'app killed',
    place: 'own',
    strike: async ({ node }) => node.signalApp('SIGKILL'),
  },
  {
    name: 'hung-app',
    what: 'app hangs (SIGSTOP)',
    place: 'own',
    strike: async ({ node }) => node.signalApp('SIGSTOP'),
  },
  { name: 'gateway', what: 'gateway killed', place: 'own', strike: async ({ node }) => node.killGateway() },
  {
    name: 'launcher',
    what: 'launcher killed, started again',
    place: 'own',
    strike: async ({ node }) => {
      await node.killLauncher()
      await node.start()
    },
  },
  {
    name: 'database',
    what: 'own database killed',
    place: 'own',
    strike: async ({ databaseUrl }) => void process.kill(await databaseProcess(databaseUrl), 'SIGKILL'),
  },
  {
    name: 'everything',
    what: 'all processes killed, started again',
    place: 'own',
    strike: async ({ node, databaseUrl }) => {
      process.kill(await databaseProcess(databaseUrl), 'SIGKILL')
      await node.killAll()
      await node.start()
    },
  },
  {
    name: 'sigterm',
    what: 'SIGTERM to the launcher, started again',
    place: 'own',
    strike: async ({ node }) => {
      await node.stop()
      await node.start()
    },
  },
  {
    name: 'smtp-dead',
    what: 'mail server away for 15 s',
    place: 'own',
    before: ({ mail }) => mail.stop(),
    strike: async ({ mail }) => {
      await sleep(MAIL_FAULT_MS)
      await mail.start()
    },
  },
  {
    name: 'smtp-slow',
    what: 'mail server needs 3 s a mail, for 15 s',
    place: 'own',
    before: ({ mail }) => {
      mail.behaviour = 'slow'
    },
    strike: async ({ mail }) => {
      await sleep(MAIL_FAULT_MS)
      mail.behaviour = 'answers'
    },
  },
  {
    name: 'smtp-drops',
    what: 'mail server hangs up after each mail, for 15 s',
    place: 'own',
    before: ({ mail }) => {
      mail.behaviour = 'drops'
    },
    strike: async ({ mail }) => {
      await sleep(MAIL_FAULT_MS)
      mail.behaviour = 'answers'
    },
  },
  databaseAway(2),
  databaseAway(20),
  databaseAway(90),
  {
    name: 'two-nodes',
    what: 'one of two nodes killed',
    place: 'outside',
    hasTwoNodes: true,
    strike: async ({ second }) => second?.killAll(),
  },
  {
    name: 'disk-full',
    what: 'disk full for 15 s',
    place: 'small disk',
    strike: async ({ node, databaseUrl }) => {
      const filler = fillDisk(node.dataDir)
      await exhaustDatabase(databaseUrl)
      await sleep(FULL_MS)
      rmSync(filler)
    },
  },
]
