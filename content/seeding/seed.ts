import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { announceContent } from '@/platform/content-channel'
import { sql } from '@/platform/database'
import { PROJECT_FACTS } from '../facts'
import { PLACES } from '../places'
import { STATIONS } from '../stations'
import type { ProjectCopy, ProjectFacts } from '../types'
import {
  pictureDocument,
  placeDocument,
  priceBandDocuments,
  projectDocument,
  stationDocument,
  unitTypeDocument,
} from './documents'
import { seedGlobal } from './globals'
import { landingDocuments } from './landings'
import { seedPages } from './pages'
import { generatorFingerprint, picturesOf } from './pictures'
import { policyDocuments } from './policies'
import { type Seeding, seedDocument, seedUnlessInTheWay } from './records'
import { searchWordDocuments } from './search-words'
import { addressDocuments, menuDocuments, templateSettingSeed } from './shell'
import { shortLinkDocuments } from './short-links'
import { seedStories } from './stories'
import { unitsOf } from './units'

async function copies(): Promise<Map<string, ProjectCopy>> {
  const folder = join(import.meta.dirname, '../copy')
  const found = new Map<string, ProjectCopy>()
  for (const name of readdirSync(folder)) {
    const { copy } = (await import(join(folder, name))) as { copy: ProjectCopy }
    found.set(copy.slug, copy)
  }
  return found
}

async function seedPlaces(seeding: Seeding): Promise<Map<string, number | null>> {
  const ids = new Map<string, number | null>()
  const parentsFirst = [...PLACES].sort((a, b) => Number(a.parent !== null) - Number(b.parent !== null))
  for (const place of parentsFirst) {
    const parent = place.parent === null ? null : (ids.get(place.parent) ?? null)
    ids.set(place.slug, await seedDocument(seeding, placeDocument(place, parent)))
  }
  return ids
}

async function seedStations(seeding: Seeding): Promise<Map<string, number | null>> {
  const ids = new Map<string, number | null>()
  for (const station of STATIONS) ids.set(station.slug, await seedDocument(seeding, stationDocument(station)))
  return ids
}

async function seedPictures(
  seeding: Seeding,
  facts: ProjectFacts,
  generator: string,
): Promise<Map<string, number | null>> {
  const pictures = picturesOf(facts, generator)
  const ids = await Promise.all(
    pictures.map(
      async (picture) =>
        [picture.key, await seedDocument(seeding, pictureDocument(facts, picture, generator))] as const,
    ),
  )
  return new Map(ids)
}

/** Units have no words and nobody has edited them yet: they are written at once, and only for a new project. */
async function seedUnits(
  seeding: Seeding,
  facts: ProjectFacts,
  project: number,
  types: Map<string, number>,
): Promise<void> {
  const { payload } = seeding
  const existing = await payload.count({ collection: 'units', where: { project: { equals: project } } })
  if (existing.totalDocs > 0) return
  const rows = unitsOf(facts).flatMap((unit) => {
    const type = types.get(unit.type)
    return type === undefined ? [] : [{ ...unit, type }]
  })
  await (payload.db as unknown as { drizzle: { execute: (query: unknown) => Promise<unknown> } }).drizzle.execute(sql`
    insert into units (project_id, unit_type_id, building, floor, number, area, orientation, price, state, created_at, updated_at)
    select ${project}, r.type, r.building, r.floor, r.number, r.area, r.orientation::enum_units_orientation, r.price,
           r.state::enum_units_state, now(), now()
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(type int, building text, floor numeric, number text, area numeric, orientation text, price numeric, state text)`)
  seeding.written += rows.length
}

async function seedHomes(seeding: Seeding, facts: ProjectFacts, project: number): Promise<void> {
  const types = new Map<string, number>()
  for (const [index, type] of facts.unitTypes.entries()) {
    const id = await seedDocument(seeding, unitTypeDocument(facts, type, project, index))
    if (id !== null) types.set(type.code, id)
  }
  await seedUnits(seeding, facts, project, types)
}

interface ProjectToSeed {
  facts: ProjectFacts
  index: number
  copy: ProjectCopy | undefined
  generator: string
  places: Map<string, number | null>
  stations: Map<string, number | null>
}

/** A project and its pictures, by the ids that the database gave. */
interface SeededProject {
  id: number | null
  pictures: Map<string, number | null>
}

async function seedProject(
  seeding: Seeding,
  { facts, index, copy, generator, places, stations }: ProjectToSeed,
): Promise<SeededProject> {
  if (!copy) throw new Error(`content/copy has no words for ${facts.slug}`)
  const pictures = await seedPictures(seeding, facts, generator)
  const links = {
    place: places.get(facts.place) ?? null,
    station: (slug: string) => stations.get(slug) ?? null,
    picture: (key: string) => pictures.get(key) ?? null,
  }
  const place = PLACES.find(({ slug }) => slug === facts.place) ?? null
  const project = await seedDocument(seeding, projectDocument(facts, copy, place, links, (index + 1) * 10))
  if (project !== null) await seedHomes(seeding, facts, project)
  return { id: project, pictures }
}

/**
 * Writes the demonstration content, or brings it up to date: what is missing is written, what editors have
 * changed or deleted is left as they want it. Says how far it is. Resolves to the number of documents written.
 */
export async function seedDemonstration(payload: Payload, say: (line: string) => void): Promise<number> {
  const seeding: Seeding = { payload, say, written: 0 }
  const texts = await copies()
  const generator = generatorFingerprint()
  for (const band of priceBandDocuments()) await seedDocument(seeding, band)
  for (const menu of menuDocuments()) await seedDocument(seeding, menu)
  for (const policy of policyDocuments()) await seedUnlessInTheWay(seeding, policy)
  for (const words of searchWordDocuments()) await seedDocument(seeding, words)
  for (const document of [...shortLinkDocuments(), ...addressDocuments()]) await seedUnlessInTheWay(seeding, document)
  await seedGlobal(seeding, templateSettingSeed)
  const places = await seedPlaces(seeding)
  for (const landing of landingDocuments((slug) => places.get(slug) ?? null)) await seedUnlessInTheWay(seeding, landing)
  const stations = await seedStations(seeding)
  const projects = new Map<string, SeededProject>()
  const waiting = [...PROJECT_FACTS.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, facts] = next
      say(`demonstration content: ${facts.title} (${index + 1} of ${PROJECT_FACTS.length})`)
      const project = { facts, index, copy: texts.get(facts.slug), generator, places, stations }
      projects.set(facts.slug, await seedProject(seeding, project))
    }
  }
  // Two at a time: while one is drawn, the other is written.
  await Promise.all([lane(), lane()])
  const picture = (project: string, key: string) => projects.get(project)?.pictures.get(key) ?? null
  await seedStories(seeding, picture)
  await seedPages(seeding, {
    project: (slug) => projects.get(slug)?.id ?? null,
    place: (slug) => places.get(slug) ?? null,
    station: (slug) => stations.get(slug) ?? null,
    picture,
  })
  if (seeding.written > 0) await announceContent({ payload, now: new Date() }, ['site', 'redirects', 'sections'])
  return seeding.written
}
