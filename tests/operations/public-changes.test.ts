import type { Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CONTENT_CHANNEL } from '@/platform/content-channel'
import { contentSystem } from '../support/content-system'

let payload: Payload
let id: number
const listener = new Client({ connectionString: process.env.DATABASE_URL })
const heard: string[] = []

const PROJECT = {
  Project_Title: 'noble heard',
  Slug_name: 'noble-heard',
  Project_code: 'HRD1',
  Brand: 'noble',
  Project_group: 'Land',
  storeys: 0,
  buildings: 0,
  _status: 'published',
} as const

beforeAll(async () => {
  payload = await contentSystem()
  await listener.connect()
  listener.on('notification', ({ payload: tags }) => heard.push(...(tags ?? '').split(',')))
  await listener.query(`listen ${CONTENT_CHANNEL}`)
})

beforeEach(async () => {
  id = (await payload.create({ collection: 'projects', data: PROJECT })).id
})

afterEach(() => payload.delete({ collection: 'projects', id }))

afterAll(() => listener.end())

/** What front doors are told by one save. */
async function toldBy(data: object, draft = false): Promise<string[]> {
  await listener.query('select 1')
  heard.length = 0
  await payload.update({ collection: 'projects', id, data, draft })
  await listener.query('select 1')
  return [...heard].sort()
}

const OWN = 'project:noble-heard'
const MOVED = { Slug_name: 'noble-moved' }

describe('what front doors are told of a project', () => {
  it('is nothing of a draft beside what is published', async () => {
    expect(await toldBy({ tagline: 'draft', _status: 'draft' }, true)).toEqual([])
    expect(await toldBy({ tagline: 'another', _status: 'draft' }, true)).toEqual([])
  })

  it('is its page alone, when only its own words changed', async () => {
    await toldBy({ concept: 'draft', _status: 'draft' }, true)
    expect(await toldBy({ concept: 'published', _status: 'published' })).toEqual([OWN])
  })

  it('is the old address too, when the new one was a draft first', async () => {
    await toldBy({ ...MOVED, _status: 'draft' }, true)
    const told = await toldBy({ ...MOVED, _status: 'published' })
    expect(told).toEqual(expect.arrayContaining([OWN, 'project:noble-moved', 'cards:land', 'footer', 'projects']))
  })

  it('is that it was taken down, also when a draft of it was the last that was saved', async () => {
    await toldBy({ tagline: 'draft', _status: 'draft' }, true)
    expect(await toldBy({ _status: 'draft' })).toEqual(expect.arrayContaining([OWN, 'projects', 'footer']))
    expect(await toldBy({ tagline: 'later', _status: 'draft' })).toEqual([])
  })
})
