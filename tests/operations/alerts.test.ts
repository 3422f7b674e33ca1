import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { leaveAlerts } from '@/features/alerts/server'
import type { Project } from '@/payload-types'
import { databaseOf, sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { contentSystem, holderOf } from '../support/content-system'
import { MINUTE } from '../support/newsletter'
import {
  alertOf,
  digestMails,
  matchChanges,
  queuedFor,
  someAlert,
  tellingTime,
  WATCHED,
  WATCHED_PRICE,
} from '../support/saved-searches'

let payload: Payload
let watched: Project

const change = (data: Partial<Project>, isDraft = false) =>
  payload.update({
    collection: 'projects',
    id: watched.id,
    depth: 0,
    draft: isDraft,
    data: { _status: isDraft ? 'draft' : 'published', ...data },
  })

beforeAll(async () => {
  payload = await contentSystem()
  const where = { Slug_name: { equals: WATCHED } }
  const [found] = (await payload.find({ collection: 'projects', where, depth: 0, limit: 1 })).docs
  if (!found) throw new Error('the watched project is not there')
  watched = found
})

afterEach(async () => {
  await change({ Price_rate: WATCHED_PRICE, Badge: watched.Badge })
})

/** The alert jobs that a save of the watched project queues. */
async function offersQueued(work: () => Promise<unknown>): Promise<unknown[]> {
  const database = await databaseOf(payload)
  const { rows: before } = await database.execute(
    sql`select coalesce(max(id), 0) as id from graphile_worker._private_jobs`,
  )
  await work()
  const { rows } = await database.execute(sql`
    select job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'catalogue.offer-changed' and job.id > ${before[0]?.id} order by job.id`)
  return rows.map(({ payload: facts }) => facts)
}

const someProject = (Slug_name: string) =>
  ({
    Project_Title: 'nue loop again',
    Slug_name,
    Project_code: Slug_name.slice(-12),
    Brand: 'nue',
    Project_group: 'Condominium',
    Project_type: 'Current',
    Price_rate: 2_500_000,
    storeys: 8,
    buildings: 1,
  }) as const

describe('a save in the back office queues alerts', () => {
  it.each<[string, () => Promise<unknown>, string[]]>([
    ['when the lowest price falls', () => change({ Price_rate: WATCHED_PRICE - 1000 }), ['price']],
    ['not when it rises (control)', () => change({ Price_rate: WATCHED_PRICE + 1000 }), []],
    ['not when something else changes', () => change({ Order: watched.Order }), []],
    ['not when a draft is cheaper', () => change({ Price_rate: 1 }, true), []],
    ['not when the project is sold out', () => change({ Price_rate: 1, Badge: 'Sold_Out' }), []],
  ])('%s', async (_, save, changes) => {
    const queued = await offersQueued(save)
    expect(queued).toEqual(changes.map((told) => ({ slug: WATCHED, change: told })))
  })

  it('when a project is first published, and not before', async () => {
    const slug = `loop-${Date.now()}`
    let id = 0
    const drafted = await offersQueued(async () => {
      const data = { ...someProject(slug), _status: 'draft' } as const
      id = (await payload.create({ collection: 'projects', draft: true, data })).id
    })
    const published = await offersQueued(() =>
      payload.update({ collection: 'projects', id, data: { _status: 'published' } }),
    )
    await payload.delete({ collection: 'projects', id })
    expect([drafted, published]).toEqual([[], [{ slug, change: 'new' }]])
  })
})

describe('a person with a saved search', () => {
  it('is notified of a lower price once, with the unsubscribe links and a link to the search', async () => {
    const { id, search } = await someAlert()
    await change({ Price_rate: WATCHED_PRICE - 100_000 })
    await matchChanges([WATCHED, 'price'])
    await matchChanges([WATCHED, 'price'])
    expect((await queuedFor(id)).filter((task) => task === 'alerts.send-digest')).toHaveLength(1)
    const [mail, ...others] = await digestMails(id)
    expect(others).toEqual([])
    expect(mail).toContain(`/en/condominium/${WATCHED}`)
    expect(mail).toContain(search.summary)
    expect(mail).toMatch(/^List-Unsubscribe:\s+<[^>\s]+\/api\/saved-search\/leave\/[0-9a-f]{64}\?locale=en>/m)
    expect(mail).toMatch(/^Message-ID: <saved-search-\d+-1-1@/im)
    await matchChanges([WATCHED, 'price'])
    expect(await digestMails(id)).toEqual([])
    expect(await alertOf(search.email)).toMatchObject({ timesTold: 1, sending: null })
  })

  it('is not notified of known prices, a rise, or a fall that only reverts it', async () => {
    const { id } = await someAlert()
    await matchChanges([WATCHED, 'price'], [WATCHED, 'new'])
    await change({ Price_rate: WATCHED_PRICE + 500_000 })
    await matchChanges([WATCHED, 'price'])
    await change({ Price_rate: WATCHED_PRICE + 100_000 })
    await matchChanges([WATCHED, 'price'])
    expect(await queuedFor(id)).not.toContain('alerts.send-digest')
    await change({ Price_rate: WATCHED_PRICE - 1000 })
    await matchChanges([WATCHED, 'price'])
    expect(await digestMails(id)).toHaveLength(1)
  })

  it('is not notified when the project sold out or the price is back by the time of the mail', async () => {
    const { id } = await someAlert()
    await change({ Price_rate: WATCHED_PRICE - 1000 })
    await matchChanges([WATCHED, 'price'])
    await change({ Badge: 'Sold_Out' })
    expect(await digestMails(id)).toEqual([])
    await change({ Badge: watched.Badge, Price_rate: WATCHED_PRICE - 1000 })
    await matchChanges([WATCHED, 'new'])
    await change({ Price_rate: WATCHED_PRICE })
    expect(await digestMails(id)).toEqual([])
  })

  it('gets several changes in one mail, and a new project at any price', async () => {
    const { id } = await someAlert()
    const slug = `loop-${Date.now()}`
    const data = { ...someProject(slug), _status: 'published' } as const
    const project = await payload.create({ collection: 'projects', data })
    await change({ Price_rate: WATCHED_PRICE - 1000 })
    await matchChanges([slug, 'new'])
    await matchChanges([WATCHED, 'price'])
    const mails = await digestMails(id)
    await payload.delete({ collection: 'projects', id: project.id })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(slug)
    expect(mails[0]).toContain(WATCHED)
  })

  it('gets the first mail at once and the next one after the pause', async () => {
    const { id } = await someAlert()
    const pause = env.ALERT_PAUSE_MINUTES
    Object.assign(env, { ALERT_PAUSE_MINUTES: 10 })
    try {
      await change({ Price_rate: WATCHED_PRICE - 1000 })
      await matchChanges([WATCHED, 'price'])
      expect(await tellingTime(id)).toBeLessThanOrEqual(Date.now())
      expect(await digestMails(id)).toHaveLength(1)
      await (await databaseOf(payload)).execute(sql`select graphile_worker.remove_job(${`alerts.send-digest:${id}`})`)
      await change({ Price_rate: WATCHED_PRICE - 2000 })
      await matchChanges([WATCHED, 'price'])
      expect(await tellingTime(id)).toBeGreaterThan(Date.now() + 9 * MINUTE)
    } finally {
      Object.assign(env, { ALERT_PAUSE_MINUTES: pause })
    }
  })

  it('gets no mail after unsubscribing, not even a queued one', async () => {
    const { id, leave } = await someAlert()
    await change({ Price_rate: WATCHED_PRICE - 1000 })
    await matchChanges([WATCHED, 'price'])
    await leaveAlerts(await holderOf('saved-search'), leave, 'mail_program')
    expect(await digestMails(id)).toEqual([])
    await matchChanges([WATCHED, 'price'])
    expect(await digestMails(id)).toEqual([])
  })

  it('gets a failed mail once it can be sent, exactly once, under the same message id', async () => {
    const { id, search } = await someAlert()
    await change({ Price_rate: WATCHED_PRICE - 1000 })
    await matchChanges([WATCHED, 'price'])
    // Nothing listens on this port.
    Object.assign(env, { SMTP_URL: 'smtp://127.0.0.1:1' })
    try {
      await expect(digestMails(id)).rejects.toThrow()
    } finally {
      Object.assign(env, { SMTP_URL: undefined })
    }
    expect(await alertOf(search.email)).toMatchObject({ timesTold: 1, sending: { number: 1 } })
    await matchChanges([WATCHED, 'price'])
    const mails = await digestMails(id)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(/^Message-ID: <saved-search-\d+-1-1@/im)
    expect(await digestMails(id)).toEqual([])
  })

  it('is notified although an earlier alert is unreadable, and that alert can still be switched off', async () => {
    const unreadable = await someAlert()
    const { id } = await someAlert()
    const data = { known: { slug: WATCHED }, waiting: { slug: WATCHED } }
    await payload.update({ collection: 'saved-searches', id: unreadable.id, depth: 0, data })
    await change({ Price_rate: WATCHED_PRICE - 1000 })
    expect(await matchChanges([WATCHED, 'price'])).toContain(unreadable.id)
    expect(await digestMails(id)).toHaveLength(1)
    await leaveAlerts(await holderOf('saved-search'), unreadable.leave, 'mail_program')
    expect(await alertOf(unreadable.search.email)).toMatchObject({ state: 'off', known: null })
  })

  it('is not notified of projects outside the search (control)', async () => {
    const { id } = await someAlert({ address: '/en/search-result?brand=noble' })
    await change({ Price_rate: WATCHED_PRICE - 1000 })
    await matchChanges([WATCHED, 'price'])
    expect(await queuedFor(id)).not.toContain('alerts.send-digest')
    expect(await digestMails(id)).toEqual([])
  })
})
