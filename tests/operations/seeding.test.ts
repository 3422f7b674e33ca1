import { createDocument } from '@demo/seeding/create'
import { priceBandDocuments, stationDocument } from '@demo/seeding/documents'
import { landingDocuments } from '@demo/seeding/landings'
import { policyDocuments } from '@demo/seeding/policies'
import { projectDocuments } from '@demo/seeding/projects'
import {
  type Data,
  OTHER_LOCALES,
  readRecords,
  SEEDING_CONTEXT,
  type SeedDocument,
  type Seeding,
  withRowIds,
} from '@demo/seeding/records'
import { seedDemonstration } from '@demo/seeding/seed'
import { seedDocuments } from '@demo/seeding/seed-documents'
import { storyDocuments } from '@demo/seeding/stories'
import { STATIONS } from '@demo/stations'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { carrying } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { contentSystem } from '../support/content-system'

let payload: Payload
const SYSTEM = { kind: 'system', name: 'test' } as const
const silent = () => undefined

beforeAll(async () => {
  payload = await contentSystem()
})

const seedAgain = () => seedDemonstration(payload, silent, silent)

const run = async (statement: ReturnType<typeof sql>) => (await (await databaseOf(payload)).execute(statement)).rows

/** Runs work in a transaction that is rolled back: other tests share the content. */
async function undone(work: (inside: TransactionContext) => Promise<void>): Promise<void> {
  const req = await createLocalReq({ context: { ...SEEDING_CONTEXT, ...carrying(SYSTEM) } }, payload)
  const end = new Error('the end of the test')
  await inTransaction({ payload, actor: SYSTEM, req, now: new Date() }, async (inside) => {
    await work(inside)
    throw end
  }).catch((error: unknown) => {
    if (error !== end) throw error
  })
}

/** What a document says in all languages, without what differs from one writing to the next. */
function content(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(content)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !['id', 'createdAt', 'updatedAt', 'parent'].includes(name))
  return Object.fromEntries(kept.map(([name, inside]) => [name, content(inside)]))
}

/** The document and its newest version, as the back office shows them. */
async function stored(req: PayloadRequest, { collection }: SeedDocument, id: number) {
  const shared = { collection, locale: 'all', fallbackLocale: false, depth: 0, req } as const
  const document = await payload.findByID({ ...shared, id, joins: false as never })
  const hasVersions = Boolean(payload.collections[collection].config.versions)
  const where = { parent: { equals: id } }
  const versions = hasVersions ? await payload.findVersions({ ...shared, where, limit: 1, sort: '-updatedAt' }) : null
  return content({ document, version: versions?.docs[0]?.version })
}

/** Writes a document as an editor would: in Thai, then in the other languages, each a save of its own. */
async function throughTheLocalApi(req: PayloadRequest, { collection, data }: SeedDocument): Promise<number> {
  const shared = { collection, depth: 0, fallbackLocale: false, context: SEEDING_CONTEXT, req } as const
  const first = (await payload.create({ ...shared, locale: 'th', data: data('th') as never })) as unknown as Data
  const id = Number(first.id)
  for (const locale of OTHER_LOCALES)
    await payload.update({ ...shared, id, locale, data: withRowIds(data(locale), first) as never })
  return id
}

/** A seeded document under an address of its own, as the seeded one is there already. */
const renamed = (document: SeedDocument, names: Data): SeedDocument => ({
  ...document,
  data: (locale) => ({ ...document.data(locale), ...names }),
})

describe('a document that is written at once in all languages', () => {
  const none: Map<string, number | null> = new Map()
  const cases: [string, () => Promise<SeedDocument | undefined>, (time: number) => Data][] = [
    ['a price band', async () => priceBandDocuments()[0], () => ({})],
    ['a policy', async () => policyDocuments()[0], (time) => ({ version: `9.${time}` })],
    ['a station', async () => STATIONS.map(stationDocument)[0], (time) => ({ slug: `station-${time}` })],
    ['a search entry', async () => landingDocuments(() => null).at(-1), (time) => ({ Slug_name: `place-${time}` })],
    ['a news item', async () => storyDocuments(() => null).news[0], () => ({})],
    ['a post', async () => storyDocuments(() => null).posts[0], (time) => ({ slug: `post-${time}` })],
    [
      'a project',
      async () => (await projectDocuments({ places: none, stations: none }, none, none))[0],
      (time) => ({ Slug_name: `project-${time}`, Project_code: `X${time}`, stations: [] }),
    ],
  ]
  it.each(cases)('equals one written in each language in turn: %s', async (_, find, names) => {
    const document = await find()
    if (!document) throw new Error('no such document')
    await undone(async (inside) => {
      const { req } = inside
      const slow = await throughTheLocalApi(req, renamed(document, names(1)))
      const expected = JSON.stringify(await stored(req, document, slow))
      const quick = await createDocument(inside, renamed(document, names(2)))
      const alike = JSON.stringify(await stored(req, document, quick.id))
      const [one, other] = [Object.values(names(1)), Object.values(names(2))].map((list) => list.map(String))
      const named = (one ?? []).reduce((text, name, at) => text.replaceAll(name, other?.[at] ?? ''), expected)
      expect(JSON.parse(alike)).toEqual(JSON.parse(named))
    })
  })

  it('has one published version', async () => {
    const [project] = await projectDocuments({ places: none, stations: none }, none, none)
    if (!project) throw new Error('no such document')
    await undone(async (inside) => {
      const names = { Slug_name: 'project-3', Project_code: 'X3', stations: [] }
      const { id } = await createDocument(inside, renamed(project, names))
      const { docs } = await payload.findVersions({
        collection: 'projects',
        where: { parent: { equals: id } },
        depth: 0,
        req: inside.req,
      })
      expect(docs).toMatchObject([{ latest: true, version: { _status: 'published' } }])
    })
  })
})

describe('seeding again', () => {
  it('writes nothing when nothing has changed', async () => {
    expect(await seedAgain()).toBe(0)
  })

  it('leaves alone what an editor has changed or deleted, and brings the rest up to date', async () => {
    const [changed, deleted, ours] = ['places/thonglor', 'short-links/line', 'price-bands/1-1']
    const records = await readRecords(payload)
    const keys = [...records.keys()]
    const some = (start: string) => keys.filter((key) => key.startsWith(start))
    const [edited = changed, gone = deleted] = [some('places/').at(-1), some('short-links/').at(-1)]
    const idOf = (key: string) => Number(records.get(key)?.docId)
    const before = await payload.findByID({ collection: 'short-links', id: idOf(gone), depth: 0 })
    await payload.update({ collection: 'places', id: idOf(edited), locale: 'en', data: { name: 'An editor’s own' } })
    await payload.delete({ collection: 'short-links', id: idOf(gone) })
    await run(sql`update price_bands set name = 'of an older release' where id = ${idOf(ours)}`)
    await run(
      sql`update seed_records set fingerprint = 'of an older release' where key in (${edited}, ${gone}, ${ours})`,
    )
    try {
      expect(await seedAgain()).toBe(1)
      const place = await payload.findByID({ collection: 'places', id: idOf(edited), locale: 'en', depth: 0 })
      expect(place.name).toBe('An editor’s own')
      const { totalDocs } = await payload.count({ collection: 'short-links', where: { code: { equals: before.code } } })
      expect(totalDocs).toBe(0)
      const band = await payload.findByID({ collection: 'price-bands', id: idOf(ours) })
      expect(band.name).toBe('1–3 M')
    } finally {
      await run(sql`delete from seed_records where key = ${gone}`)
      await seedAgain()
    }
  })

  it('goes on where it was interrupted: documents and their records are there together, or neither', async () => {
    const records = await readRecords(payload)
    const seeding: Seeding = {
      ...{ payload, records, written: 0, say: silent, tellPictures: silent },
    }
    const band = (key: string, set: string | null): SeedDocument => ({
      ...{ key: `price-bands/${key}`, collection: 'price-bands' },
      data: () => ({ name: key, set, from: 0, order: 99 }),
    })
    await expect(seedDocuments(seeding, [band('new-1', '1'), band('new-2', null)])).rejects.toThrow('Set')
    const count = async () => (await run(sql`select count(*)::int as n from price_bands where name like 'new-%'`))[0]?.n
    expect(await count()).toBe(0)
    expect([...(await readRecords(payload)).keys()].filter((key) => key.startsWith('price-bands/new-'))).toEqual([])
  })
})
