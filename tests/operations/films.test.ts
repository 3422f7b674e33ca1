import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProjectPage } from '@/features/catalogue/server'
import { findCaptions } from '@/features/media/operations/find-captions'
import { holdsFilm } from '@/features/media/operations/holds-film'
import { findPublishedProjects } from '@/features/public-api/operations/find-published-projects'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { contentSystem, someContext } from '../support/content-system'

const SLUG = 'noble-canopy-ari'
const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.000\nArtist’s impression'

let payload: Payload
let project: { id: number; Price_rate?: number | null }
const made: number[] = []

const upload = async (name: string, data: Buffer) => ({ name, data, mimetype: 'video/mp4', size: data.length })
const ourFilm = () => readFile('demo/films/vesper-dusk-upright.mp4')

beforeAll(async () => {
  payload = await contentSystem()
  const { docs } = await payload.find({ collection: 'projects', where: { Slug_name: { equals: SLUG } }, depth: 0 })
  project = docs[0] as typeof project
})

afterAll(async () => {
  const films = { bannerPopup: null, info: null }
  const data = { films, showsPriceHistory: false, Price_rate: project.Price_rate, _status: 'published' as const }
  await payload.update({ collection: 'projects', id: project.id, data })
  for (const id of made) await payload.delete({ collection: 'films', id })
})

describe('a film', () => {
  it('is on the page of a project and in its published record, with its captions', async () => {
    const film = await payload.create({
      collection: 'films',
      data: { title: 'Dusk', captions: [{ locale: 'en', text: VTT }] },
      file: await upload('our dusk.mp4', await ourFilm()),
    })
    const elsewhere = await payload.create({
      collection: 'films',
      data: { title: 'Walk', provider: 'https://youtu.be/dQw4w9WgXcQ' },
    })
    made.push(film.id, elsewhere.id)
    expect(film.filename).toMatch(/^our-dusk-[0-9a-f]{16}(-\d+)?\.mp4$/)
    const films = { bannerPopup: film.id, info: elsewhere.id }
    await payload.update({ collection: 'projects', id: project.id, data: { films, _status: 'published' } })

    const ctx = await someContext()
    const page = await findProjectPage(ctx, 'en', SLUG)
    expect(page?.films.banner?.wide).toMatchObject({ title: 'Dusk', file: `/media/${film.filename}`, provider: null })
    expect(page?.films.info).toMatchObject({ file: null, provider: { name: 'youtube', id: 'dQw4w9WgXcQ' } })
    expect(await holdsFilm(ctx, { name: 'youtube', id: 'dQw4w9WgXcQ' })).toBe(true)
    for (const other of [
      { name: 'youtube', id: 'dQw4w9WgXcR' },
      { name: 'vimeo', id: '76979871' },
    ] as const)
      expect(await holdsFilm(ctx, other), other.id).toBe(false)
    const track = page?.films.banner?.wide.tracks[0]?.src.split('/').at(-1) ?? ''
    expect(await findCaptions(ctx, track)).toBe(VTT)
    expect(await findCaptions(ctx, track.replace(/[0-9a-f]{16}/, '0'.repeat(16)))).toBeNull()
    const [record] = await findPublishedProjects(ctx, 'en', [SLUG])
    expect(JSON.parse(record?.Preview_data_published ?? '')).toMatchObject({
      banner: { desktop: null, mobile: null, popup: `/media/${film.filename}` },
      info_vdo: 'youtube:dQw4w9WgXcQ',
    })
  })

  it('is no other file, no file of another provider, and not without either', async () => {
    const title = 'No film'
    const page = await upload('film.mp4', Buffer.from('<script>alert(1)</script>'))
    await expect(payload.create({ collection: 'films', data: { title }, file: page })).rejects.toThrow()
    const films = [{ title }, { title, provider: 'https://films.example/1' }]
    for (const data of films) await expect(payload.create({ collection: 'films', data })).rejects.toThrow()
  })
})

it('a published change of the lowest price is recorded, a draft is not, and the page shows it where an editor allows it', async () => {
  const ctx = await someContext()
  const publish = (data: object) =>
    payload.update({ collection: 'projects', id: project.id, data: { ...data, _status: 'published' } })
  const prices = async () => (await findProjectPage(ctx, 'en', SLUG))?.priceHistory.map(({ price }) => price)
  await publish({ showsPriceHistory: true })
  // A price counts once it has stood for a day.
  await rowsOf(
    sql`update price_changes set changed_at = changed_at - interval '2 days' where project_id = ${project.id}`,
  )
  const before = (await prices()) ?? []
  const raised = (project.Price_rate ?? 0) + 100_000
  await payload.update({ collection: 'projects', id: project.id, draft: true, data: { Price_rate: raised + 1 } })
  await publish({ Price_rate: raised })
  await publish({ Price_rate: raised })
  expect(await prices()).toEqual([...before, raised])
  await publish({ showsPriceHistory: false })
  expect(await prices()).toEqual([])
})
