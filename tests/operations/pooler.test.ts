import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PROOF_CHANNEL } from '@/kernel/http/proof-channel'
import { PostgresNotifications } from '../../gateway/cache/notifications'
import { createLog } from '../../gateway/http/log'
import { openOutsideDatabase } from '../../scripts/outside-database'
import { openPooler } from '../support/pooler'

const direct = process.env.DATABASE_URL ?? ''
/** A pooler that ignores limits, as its operator told it to, and one as it is installed. */
let ignoring: Awaited<ReturnType<typeof openPooler>>
let refusing: typeof ignoring

const ask = async (text: string, url = direct) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const RESET = `do $$ begin execute format('alter role current_user in database %I reset all', current_database()); end $$`

beforeAll(async () => {
  ignoring = await openPooler(direct, { refusesLimits: false })
  refusing = await openPooler(direct, { refusesLimits: true })
})
afterEach(() => ask(RESET))
afterAll(() => {
  ignoring.close()
  refusing.close()
})

describe('a site that would answer with errors, or show old pages for good, does not start', () => {
  const SECOND = /set DATABASE_LISTEN_URL to the address of the database itself/

  it('behind a pooler that takes no limits', async () => {
    await expect(openOutsideDatabase(refusing.url, undefined)).rejects.toThrow(SECOND)
  })

  it('behind a pooler that takes them and delivers nothing', async () => {
    const opening = openOutsideDatabase(ignoring.url, undefined)
    await expect(opening).rejects.toThrow(SECOND)
    await expect(opening).rejects.toThrow(/^A notification that the database sends does not arrive/)
  })

  it('where the second address leads through the pooler as well', async () => {
    await expect(openOutsideDatabase(refusing.url, refusing.url)).rejects.toThrow(/^DATABASE_LISTEN_URL leads through/)
    await expect(openOutsideDatabase(refusing.url, ignoring.url)).rejects.toThrow(
      /the second without a connection pooler/,
    )
  })

  it('where the two lead to two databases', async () => {
    const other = new URL(direct)
    other.pathname = '/postgres'
    await expect(openOutsideDatabase(refusing.url, other.href)).rejects.toThrow(/both have to lead to one database/)
  })
})

describe('behind a pooler with the address of the database itself', () => {
  it('it starts, and no statement lasts for good', async () => {
    await openOutsideDatabase(refusing.url, direct)
    expect(await ask('show statement_timeout', refusing.url)).toEqual([{ statement_timeout: '15s' }])
    expect(await ask('show idle_in_transaction_session_timeout', refusing.url)).toEqual([
      { idle_in_transaction_session_timeout: '1min' },
    ])
  })

  it('limits that the owner of the role has set stay', async () => {
    await ask(RESET.replace('reset all', 'set statement_timeout = 7000'))
    await openOutsideDatabase(refusing.url, direct)
    expect(await ask('show statement_timeout', refusing.url)).toEqual([{ statement_timeout: '7s' }])
  })
})

it('without a pooler, a site starts and changes nothing of the role', async () => {
  await openOutsideDatabase(direct, undefined)
  expect(await ask('show statement_timeout')).toEqual([{ statement_timeout: '0' }])
})

it.each([
  ['a connection that a pooler has made deaf is told to balancers', () => ignoring.url, false],
  ['one that hears is in service', () => direct, true],
])('%s', async (_, url, isHeard) => {
  const notifications = new PostgresNotifications(url(), createLog('silent'))
  const listening = new Promise<void>((resolve) =>
    notifications.start({ onTags: () => {}, onUnit: () => {}, onGap: () => {}, onListening: resolve }),
  )
  await listening
  const sent = ask(`select pg_notify('${PROOF_CHANNEL}', 'a token')`).then(() => true)
  expect(await notifications.hears('a token', sent)).toBe(isHeard)
  await notifications.stop()
})
