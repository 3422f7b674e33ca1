import type { Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CONTENT_CHANNEL } from '@/kernel/cache/cache-tags'
import { readContentChange } from '@/kernel/cache/content-change'
import { contentSystem } from '../support/content-system'

let payload: Payload
let id: number
const listener = new Client({ connectionString: process.env.DATABASE_URL })
const heard: string[] = []
const kinds: string[] = []

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
  listener.on('notification', ({ payload: message }) => {
    const { kind, tags } = readContentChange(message ?? '')
    heard.push(...tags)
    kinds.push(kind)
  })
  await listener.query(`listen ${CONTENT_CHANNEL}`)
})

beforeEach(async () => {
  id = (await payload.create({ collection: 'projects', data: PROJECT })).id
})

afterEach(() => payload.delete({ collection: 'projects', id }))

afterAll(() => listener.end())

/** The notifications that one save sends to gateways. */
async function toldBy(data: object, draft = false): Promise<string[]> {
  await listener.query('select 1')
  heard.length = 0
  kinds.length = 0
  await payload.update({ collection: 'projects', id, data, draft })
  await listener.query('select 1')
  return [...heard].sort()
}

const OWN = 'project:noble-heard'
const MOVED = { Slug_name: 'noble-moved' }

describe('the notification to gateways about a project', () => {
  it('is not sent for a draft of a published project', async () => {
    expect(await toldBy({ tagline: 'draft', _status: 'draft' }, true)).toEqual([])
    expect(await toldBy({ tagline: 'another', _status: 'draft' }, true)).toEqual([])
  })

  it('names only its page when only its own text changed', async () => {
    await toldBy({ concept: 'draft', _status: 'draft' }, true)
    expect(await toldBy({ concept: 'published', _status: 'published' })).toEqual([OWN])
    expect(kinds).toEqual(['edited'])
  })

  it('names beside its page only the home page, which alone shows it, when the tagline changed', async () => {
    expect(await toldBy({ tagline: 'published', _status: 'published' })).toEqual(['home', OWN])
  })

  it('names the old URL too when the new one was a draft first', async () => {
    await toldBy({ ...MOVED, _status: 'draft' }, true)
    const told = await toldBy({ ...MOVED, _status: 'published' })
    expect(told).toEqual(expect.arrayContaining([OWN, 'project:noble-moved', 'cards:land', 'footer', 'projects']))
    expect(kinds).toEqual(['withdrawn'])
  })

  it('says that it was taken down, also after a newer draft was saved', async () => {
    await toldBy({ tagline: 'draft', _status: 'draft' }, true)
    expect(await toldBy({ _status: 'draft' })).toEqual(expect.arrayContaining([OWN, 'projects', 'footer']))
    expect(kinds).toEqual(['withdrawn'])
    expect(await toldBy({ tagline: 'later', _status: 'draft' })).toEqual([])
  })
})
