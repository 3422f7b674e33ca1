import { deriveAllPrices } from '@/features/catalogue/server'
import { sql } from '@/platform/database/database'
import { PROJECT_FACTS } from '../facts'
import { PROJECT_EXTRAS } from '../films'
import { PLACES } from '../places'
import type { ProjectCopy, ProjectFacts } from '../types'
import { imageDocument, projectDocument, sceneDocument } from './documents'
import { seedFilms } from './films'
import { type DrawnPicture, drawPictures, generatorFingerprint, pictureKeys, SCENE, SCENE_KEYS } from './pictures'
import { fingerprint, type SeedDocument, type Seeding } from './records'
import { type Ids, SEED_ACTOR, seedDocuments } from './seed-documents'
import { unitTypeDocument } from './unit-types'
import { unitsOf } from './units'

/** What projects refer to, by the keys of the documents. */
export interface Around {
  places: Ids
  stations: Ids
}

/** The projects and their pictures. */
export interface SeededProjects {
  projects: Ids
  pictures: Ids
  films: Ids
}

/** What a copywriter wrote about a project. */
export async function copyOf({ slug }: ProjectFacts): Promise<ProjectCopy> {
  // The bundler reads this pattern and takes in every file that fits it.
  const { copy } = (await import(`../copy/${slug}.ts`)) as { copy: ProjectCopy }
  return copy
}

/** Pictures are drawn for projects and scenes only of which one is missing or drawn otherwise now. */
async function seedPictures(seeding: Seeding): Promise<Ids> {
  const generator = generatorFingerprint()
  const drawn = new Map<string, DrawnPicture>()
  const pictureOf = (slug: string, key: string) => () => {
    const picture = drawn.get(`${slug}-${key}`)
    if (!picture) throw new Error(`The picture ${key} of ${slug} is not drawn`)
    return picture
  }
  const of = (facts: ProjectFacts) =>
    pictureKeys(facts).map((key) => imageDocument(facts, key, generator, pictureOf(facts.slug, key)))
  const ofScene = (key: (typeof SCENE_KEYS)[number]) => sceneDocument(key, generator, pictureOf(SCENE, key))
  const isStale = (document: SeedDocument) => seeding.records.get(document.key)?.fingerprint !== fingerprint(document)
  const projects = PROJECT_FACTS.filter((facts) => of(facts).some(isStale))
  const scenes = SCENE_KEYS.filter((key) => isStale(ofScene(key)))
  for (const [name, picture] of await drawPictures(projects, scenes, seeding.tellPictures, seeding.effort))
    drawn.set(name, picture)
  return seedDocuments(seeding, [...PROJECT_FACTS.flatMap(of), ...SCENE_KEYS.map(ofScene)])
}

/** Every project, which refers to places, stations and pictures. */
export async function projectDocuments(around: Around, pictures: Ids, films: Ids): Promise<SeedDocument[]> {
  const documents: SeedDocument[] = []
  for (const [index, facts] of PROJECT_FACTS.entries()) {
    const links = {
      place: around.places.get(`places/${facts.place}`) ?? null,
      station: (slug: string) => around.stations.get(`stations/${slug}`) ?? null,
      picture: (key: string) => pictures.get(`media/${facts.slug}-${key}`) ?? null,
      film: (key: string) => films.get(`films/${key}`) ?? null,
    }
    const place = PLACES.find(({ slug }) => slug === facts.place) ?? null
    documents.push(projectDocument(facts, await copyOf(facts), place, links, (index + 1) * 10))
  }
  return documents
}

/**
 * Units have no localized texts, and no editor has changed them yet: they are inserted in bulk, for projects only that
 * have none.
 */
async function seedUnits(seeding: Seeding, projects: Ids, types: Ids): Promise<void> {
  const rows = PROJECT_FACTS.flatMap((facts) => {
    const project = projects.get(`projects/${facts.slug}`)
    if (typeof project !== 'number') return []
    return unitsOf(facts).flatMap((unit) => {
      const type = types.get(`unit-types/${facts.slug}/${unit.type}`)
      return typeof type === 'number' ? [{ ...unit, project, type }] : []
    })
  })
  const { drizzle } = seeding.payload.db as unknown as {
    drizzle: { execute: (query: unknown) => Promise<{ rowCount: number | null }> }
  }
  const { rowCount } = await drizzle.execute(sql`
    insert into units (project_id, unit_type_id, building, floor, number, area, orientation, price, state, created_at, updated_at)
    select r.project, r.type, r.building, r.floor, r.number, r.area, r.orientation::enum_units_orientation, r.price,
           r.state::enum_units_state, now(), now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(project int, type int, building text, floor numeric,
      number text, area numeric, orientation text, price numeric, state text)
    where not exists (select from units where units.project_id = r.project)`)
  seeding.written += rowCount ?? 0
}

/** Lowest prices of the past, where a project has none from before today. */
async function seedEarlierPrices(seeding: Seeding, projects: Ids): Promise<void> {
  const rows = Object.entries(PROJECT_EXTRAS).flatMap(([slug, { earlierPrices = [] }]) => {
    const project = projects.get(`projects/${slug}`)
    return typeof project === 'number' ? earlierPrices.map((earlier) => ({ ...earlier, project })) : []
  })
  const { drizzle } = seeding.payload.db as unknown as { drizzle: { execute: (query: unknown) => Promise<unknown> } }
  await drizzle.execute(sql`
    insert into price_changes (project_id, price, changed_at)
    select r.project, r.price, r.day::timestamp at time zone 'Asia/Bangkok'
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(project int, price numeric, day text)
    where (select count(*) from price_changes where project_id = r.project) <= 1`)
}

/** Projects with their pictures, unit types and units. */
export async function seedProjects(seeding: Seeding, around: Around): Promise<SeededProjects> {
  const pictures = await seedPictures(seeding)
  const films = await seedFilms(seeding)
  const projects = await seedDocuments(seeding, await projectDocuments(around, pictures, films))
  const unitTypes = PROJECT_FACTS.flatMap((facts) => {
    const project = projects.get(`projects/${facts.slug}`)
    if (typeof project !== 'number') return []
    return facts.unitTypes.map((type, index) => unitTypeDocument(facts, type, project, index))
  })
  const types = await seedDocuments(seeding, unitTypes)
  await seedUnits(seeding, projects, types)
  await seedEarlierPrices(seeding, projects)
  // Somebody may have sold units of the demonstration since.
  await deriveAllPrices({ payload: seeding.payload, actor: SEED_ACTOR, now: new Date() })
  return { projects, pictures, films }
}

/** As the demonstration has them, whatever was sold or changed since: seeding again chooses the same ones. */
function numbersBetween(facts: ProjectFacts): string[] {
  const free = unitsOf(facts).flatMap(({ state, price, ...unit }) =>
    state === 'available' && price !== null ? [{ ...unit, price }] : [],
  )
  const pricesOf = (type: string) => free.flatMap((unit) => (unit.type === type ? [unit.price] : []))
  return free
    .filter(({ type, price }) => price < Math.max(...pricesOf(type)) && price - 150_000 > Math.min(...pricesOf(type)))
    .toSorted((a, b) => b.price - a.price || a.number.localeCompare(b.number))
    .map(({ number }) => number)
}

/** Units of a project that are neither the cheapest nor the dearest of their type: a price cut moves no range of prices. */
export async function unitsBetween({ payload }: Seeding, slug: string, count: number): Promise<number[]> {
  const facts = PROJECT_FACTS.find((one) => one.slug === slug)
  const numbers = facts ? numbersBetween(facts).slice(0, count) : []
  const { drizzle } = payload.db as unknown as {
    drizzle: { execute: (query: unknown) => Promise<{ rows: { id: number }[] }> }
  }
  const { rows } = await drizzle.execute(sql`
    select u.id from units u join projects p on p.id = u.project_id where p.slug_name = ${slug}
      and u.number in (select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb)) order by u.id`)
  return rows.map(({ id }) => Number(id))
}
