import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CHANGED_PAGES_TASK, sendChangedAddresses, submitToIndexNow } from '@/features/seo/server'
import { databaseOf, sql } from '@/platform/database/database'
import { inTransaction } from '@/platform/database/transaction'
import { env } from '@/platform/process/env'
import { contentSystem, jobContext } from '../support/content-system'
import { startIndexNow } from '../support/index-now'

const KEY = '0123456789abcdef0123456789abcdef'

let payload: Payload
let engines: Awaited<ReturnType<typeof startIndexNow>>

beforeAll(async () => {
  payload = await contentSystem()
  engines = await startIndexNow()
})

afterEach(async () => {
  Object.assign(env, { INDEXNOW_KEY: undefined, INDEXNOW_URL: undefined })
  engines.told.length = 0
  await payload.delete({ collection: 'projects', where: { Slug_name: { like: 'noble-told-' } } })
  engines.answer = 202
  const database = await databaseOf(payload)
  await database.execute(sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where task_identifier = ${CHANGED_PAGES_TASK} having count(*) > 0`)
})

afterAll(() => engines.stop())

const switchOn = () => Object.assign(env, { INDEXNOW_KEY: KEY, INDEXNOW_URL: engines.url })

/** The queued URLs, in the order they were added. */
async function noted(): Promise<string[]> {
  const database = await databaseOf(payload)
  const { rows } = await database.execute(sql`select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${CHANGED_PAGES_TASK} order by j.id`)
  return rows.flatMap((row) => (row.payload as { paths: string[] }).paths)
}

const PROJECT = {
  Project_Title: 'noble told',
  Brand: 'noble',
  Project_group: 'Condominium',
  storeys: 8,
  buildings: 1,
} as const

let made = 0

function makeProject(data: object) {
  made += 1
  const own = { Slug_name: `noble-told-${made}`, Project_code: `TOLD${made}` }
  return payload.create({ collection: 'projects', data: { ...PROJECT, ...own, ...data } as never })
}

describe('the queue of changed URLs for search engines', () => {
  it('is empty unless the feature is enabled', async () => {
    await makeProject({ _status: 'published' })
    await submitToIndexNow(await jobContext(), ['/th/home'])
    expect(await noted()).toEqual([])
  })

  it('gets each URL of a project when it is published and when it is taken down', async () => {
    switchOn()
    const { id, Slug_name: slug } = await makeProject({ _status: 'published' })
    const all = ['th', 'en', 'chs', 'cht'].map((locale) => `/${locale}/condominium/${slug}`)
    expect(await noted()).toEqual(all)
    await payload.update({ collection: 'projects', id, data: { _status: 'draft', tagline: 'draft' }, draft: true })
    expect(await noted(), 'a draft beside it is nobody’s business').toEqual(all)
    await payload.update({ collection: 'projects', id, data: { _status: 'published' } })
    await payload.update({ collection: 'projects', id, data: { _status: 'draft' } })
    expect(await noted()).toEqual([...all, ...all, ...all])
  })

  it.each([
    ['a draft', { _status: 'draft' }],
    ['a project that search engines are asked to leave out', { _status: 'published', noindex: true }],
    ['a project that is canonical elsewhere', { _status: 'published', canonical: 'https://revolve.example/' }],
  ])('is not %s', async (_, data) => {
    switchOn()
    await makeProject(data)
    expect(await noted()).toEqual([])
  })

  it('is rolled back with a failed save', async () => {
    switchOn()
    const failing = inTransaction(await jobContext(), async (inside) => {
      await submitToIndexNow(inside, ['/th/home'])
      throw new Error('the save failed')
    })
    await expect(failing).rejects.toThrow('the save failed')
    expect(await noted()).toEqual([])
  })

  it('gets only languages in which the page is published', async () => {
    switchOn()
    await submitToIndexNow(await jobContext(), ['/th/blog'])
    expect(await noted()).toEqual(['/th/blog'])
  })
})

describe('a message to search engines', () => {
  it('has every absolute URL once, and the location of the key', async () => {
    switchOn()
    expect(await sendChangedAddresses(['/th/home', '/en/home', '/th/home'])).toBe(202)
    const { host } = new URL(env.publicUrl)
    expect(engines.told).toEqual([
      {
        type: 'application/json; charset=utf-8',
        message: {
          host,
          key: KEY,
          keyLocation: `${env.publicUrl}/${KEY}.txt`,
          urlList: [`${env.publicUrl}/th/home`, `${env.publicUrl}/en/home`],
        },
      },
    ])
  })

  it.each([429, 500, 503])('is retried after %i', async (status) => {
    switchOn()
    engines.answer = status
    await expect(sendChangedAddresses(['/th/home'])).rejects.toThrow(`IndexNow answered ${status}`)
  })

  it.each([400, 403, 422])('is not retried after %i', async (status) => {
    switchOn()
    engines.answer = status
    expect(await sendChangedAddresses(['/th/home'])).toBe(status)
  })

  it('is sent only to the configured host', async () => {
    switchOn()
    engines.answer = 302
    await expect(sendChangedAddresses(['/th/home'])).rejects.toThrow()
    expect(engines.told).toHaveLength(1)
  })

  it('is not sent when disabled meanwhile, and is refused for URLs of other hosts', async () => {
    expect(await sendChangedAddresses(['/th/home'])).toBeNull()
    switchOn()
    await expect(sendChangedAddresses(['https://elsewhere.example/'])).rejects.toThrow()
    expect(engines.told).toEqual([])
  })
})
