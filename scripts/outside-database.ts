import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DATABASE_LIMITS } from '@/platform/database/database-limits'
import type { OwnPostgres } from './postgres'

/** The oldest major version on which all of the site was tried. */
const OLDEST_VERSION = 15
const CONNECT_MS = 5_000
/** How long a notification may take; it needs a millisecond. */
const HEAR_MS = 3_000

type Variable = 'DATABASE_URL' | 'DATABASE_LISTEN_URL'

const NO_STARTUP_PARAMETERS = /unsupported startup parameter/

const BEHIND_POOLER =
  'DATABASE_URL leads through a connection pooler: set DATABASE_LISTEN_URL to the address of the database itself.'

function sentenceFor(variable: Variable, error: unknown): string {
  const reason = error instanceof Error && error.message ? error.message : 'no answer'
  if (NO_STARTUP_PARAMETERS.test(reason))
    return variable === 'DATABASE_URL'
      ? BEHIND_POOLER
      : 'DATABASE_LISTEN_URL leads through a connection pooler, too: it has to be the address of the database itself.'
  return `The database named by ${variable} cannot be reached (${reason}).`
}

/** Connects as the site will. Throws a one-sentence error that names the variable and no value. */
export async function connectTo(variable: Variable, url: string, limits: object): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, ...limits })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw new Error(sentenceFor(variable, error))
  }
}

/** What is said of a version of PostgreSQL (`15.20 (Debian …)`) that is too old; null of one that will do. */
export const versionRefusal = (version: string): string | null =>
  Number.parseInt(version, 10) >= OLDEST_VERSION
    ? null
    : `The database is PostgreSQL ${version}: the site needs ${OLDEST_VERSION} or newer.`

async function refuseOldVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const refusal = versionRefusal(rows[0]?.server_version ?? 'of an unknown version')
  if (refusal) throw new Error(refusal)
}

/** Whether a notification that one connection sends arrives at the other, and so both lead to one database. */
async function isHeard(listening: pg.Client, sending: pg.Client): Promise<boolean> {
  const channel = `start_${randomUUID()}`
  const heard = new Promise<true>((resolve) => listening.on('notification', () => resolve(true)))
  await listening.query(`listen ${pg.escapeIdentifier(channel)}`)
  await sending.query('select pg_notify($1, $2)', [channel, ''])
  const isSo = await Promise.race([heard, sleep(HEAR_MS, false, { ref: false })])
  await listening.query(`unlisten ${pg.escapeIdentifier(channel)}`)
  return isSo
}

/**
 * A pooler takes no limits with a connection, so the role carries them, unless its owner has set others. Connections that
 * the pooler holds already take them when it renews them.
 */
async function limitRole(client: pg.Client): Promise<void> {
  for (const [name, milliseconds] of Object.entries(DATABASE_LIMITS)) {
    const { rows } = await client.query<{ setting: string }>('select setting from pg_settings where name = $1', [name])
    if (rows[0]?.setting !== '0') continue
    await client.query(
      `do $$ begin execute format('alter role current_user in database %I set ${name} = ${milliseconds}', current_database()); end $$`,
    )
  }
}

/**
 * A database that somebody else looks after, perhaps behind a pooler (`listenUrl` leads past it). Throws a one-sentence
 * error when it cannot be reached, is too old, or notifications do not arrive: pages would show old content for good.
 */
export async function openOutsideDatabase(
  url: string,
  listenUrl: string | undefined,
): Promise<Pick<OwnPostgres, 'url' | 'stop'>> {
  const clients: pg.Client[] = []
  const open = async (...to: Parameters<typeof connectTo>) => {
    const client = await connectTo(...to)
    clients.push(client)
    return client
  }
  try {
    const sending = await open('DATABASE_URL', url, listenUrl ? {} : DATABASE_LIMITS)
    await refuseOldVersion(sending)
    const listening = listenUrl
      ? await open('DATABASE_LISTEN_URL', listenUrl, DATABASE_LIMITS)
      : await open('DATABASE_URL', url, DATABASE_LIMITS)
    if (!(await isHeard(listening, sending)))
      throw new Error(
        listenUrl
          ? 'A notification sent through DATABASE_URL did not arrive at DATABASE_LISTEN_URL: both have to lead to one database, the second without a connection pooler.'
          : `A notification that the database sends does not arrive. ${BEHIND_POOLER}`,
      )
    if (listenUrl) await limitRole(sending)
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
  return { url, stop: async () => undefined }
}
