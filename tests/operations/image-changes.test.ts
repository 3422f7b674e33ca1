import type { Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTENT_CHANNEL } from '@/kernel/cache/cache-tags'
import { readContentChange } from '@/kernel/cache/content-change'
import { contentSystem } from '../support/content-system'

let payload: Payload
const listener = new Client({ connectionString: process.env.DATABASE_URL })
const heard: string[] = []

beforeAll(async () => {
  payload = await contentSystem()
  await listener.connect()
  listener.on('notification', ({ payload: message }) => heard.push(...readContentChange(message ?? '').tags))
  await listener.query(`listen ${CONTENT_CHANNEL}`)
})

afterAll(() => listener.end())

const idOf = (picture: unknown) =>
  Number(typeof picture === 'object' && picture ? (picture as { id: number }).id : picture)

/** The tags that are raised when an editor describes a picture anew. */
async function raisedBy(id: number): Promise<string[]> {
  heard.length = 0
  const { alt } = await payload.findByID({ collection: 'media', id, locale: 'th' })
  await payload.update({ collection: 'media', id, locale: 'th', data: { alt: `${alt} ` } })
  await listener.query('select 1')
  return [...new Set(heard)]
}

describe('a picture that changed drops the pages that show it', () => {
  it('as the cover of a promotion, with the pages of its projects', async () => {
    const { docs } = await payload.find({
      collection: 'promotions',
      where: { Image_cover: { exists: true } },
      depth: 1,
    })
    const shown = docs.find(({ project_publisheds: projects }) => (projects ?? []).length > 0)
    const [project] = shown?.project_publisheds ?? []
    const slug = typeof project === 'object' ? project.Slug_name : ''
    expect(await raisedBy(idOf(shown?.Image_cover))).toEqual(expect.arrayContaining(['promotions', `project:${slug}`]))
  })

  it('as the cover of a page about living', async () => {
    const { docs } = await payload.find({ collection: 'living-entries', where: { cover: { exists: true } }, depth: 0 })
    expect(await raisedBy(idOf(docs[0]?.cover))).toContain('living')
  })

  it('between the sections of a project page', async () => {
    const { docs: pictures } = await payload.find({ collection: 'media', limit: 1, depth: 0, sort: '-id' })
    const picture = pictures[0]?.id ?? 0
    const { docs } = await payload.find({ collection: 'projects', limit: 1, depth: 0, sort: '-id', joins: false })
    const { id, Slug_name: slug } = docs[0] ?? { id: 0, Slug_name: '' }
    await payload.update({
      collection: 'projects',
      id,
      locale: 'th',
      data: { page_blocks: [{ blockType: 'picture', picture }] },
    })
    expect(await raisedBy(picture)).toContain(`project:${slug}`)
    await payload.update({ collection: 'projects', id, locale: 'th', data: { page_blocks: [] } })
  })
})
