import { createLocalReq, type Payload } from 'payload'
import { reckonForeignQuotas } from '@/features/booking/server'
import { applyUnitOffers } from '@/features/promotions/server'
import { invalidateTags } from '@/platform/cache/invalidation'
import { carrying } from '@/platform/database/context'
import { PLACES } from '../places'
import { STATIONS } from '../stations'
import { brochureDocuments } from './brochures'
import { campaignDocuments, commitLaunches, committedLaunches } from './campaigns'
import { careSettingsSeed } from './care'
import { constructionDocuments } from './construction'
import { placeDocument, priceBandDocuments, stationDocument } from './documents'
import { exchangeRatesSeed } from './exchange-rates'
import { financeRateDocuments } from './finance-rates'
import { galleryDocuments } from './galleries'
import { seedGlobal } from './globals'
import { landingDocuments } from './landings'
import { livingDocuments } from './living'
import { nobleIdSeed } from './noble-id'
import { officeHoursSeed } from './office'
import { seedPages } from './pages'
import { policyDocuments } from './policies'
import { seedProjects, unitsBetween } from './projects'
import { promotionDocuments } from './promotions'
import { quickAnswerDocuments } from './quick-answers'
import { readRecords, SEEDING_CONTEXT, type Seeding } from './records'
import { searchWordDocuments } from './search-words'
import { type Ids, SEED_ACTOR, seedDocuments, seedUnlessInTheWay } from './seed-documents'
import { addressDocuments, menuDocuments, templateSettingSeed } from './shell'
import { shortLinkDocuments } from './short-links'
import { seedStories } from './stories'

async function seedPlaces(seeding: Seeding): Promise<Ids> {
  const documents = (isPart: boolean, ids: Ids) =>
    PLACES.filter(({ parent }) => (parent !== null) === isPart).map((place) =>
      placeDocument(place, place.parent === null ? null : (ids.get(`places/${place.parent}`) ?? null)),
    )
  const whole = await seedDocuments(seeding, documents(false, new Map()))
  return new Map([...whole, ...(await seedDocuments(seeding, documents(true, whole)))])
}

/** A price cut that runs is the price from the start. */
async function applySeededOffers({ payload }: Seeding): Promise<void> {
  const req = await createLocalReq({ context: { ...SEEDING_CONTEXT, ...carrying(SEED_ACTOR) } }, payload)
  await applyUnitOffers({ payload, actor: SEED_ACTOR, req, now: new Date() })
}

/**
 * Writes the demonstration content, or brings it up to date: what is missing is written, what editors have
 * changed or deleted is left as they want it. Tells how many pictures are drawn. Resolves to the number of documents
 * written.
 */
export async function seedDemonstration(
  payload: Payload,
  say: (line: string) => void,
  tellPictures: Seeding['tellPictures'],
  effort?: Seeding['effort'],
): Promise<number> {
  const records = await readRecords(payload)
  const seeding: Seeding = { payload, say, records, written: 0, tellPictures, effort }
  await seedDocuments(seeding, [...priceBandDocuments(), ...financeRateDocuments()])
  await seedDocuments(seeding, menuDocuments())
  await seedUnlessInTheWay(seeding, policyDocuments())
  await seedDocuments(seeding, searchWordDocuments())
  await seedUnlessInTheWay(seeding, [...shortLinkDocuments(), ...addressDocuments()])
  await seedGlobal(seeding, templateSettingSeed)
  await seedGlobal(seeding, officeHoursSeed)
  await seedGlobal(seeding, exchangeRatesSeed)
  await seedGlobal(seeding, careSettingsSeed)
  await seedDocuments(seeding, quickAnswerDocuments())
  const places = await seedPlaces(seeding)
  const place = (slug: string) => places.get(`places/${slug}`) ?? null
  await seedUnlessInTheWay(seeding, landingDocuments(place))
  const stations = await seedDocuments(seeding, STATIONS.map(stationDocument))
  const { projects, pictures, films } = await seedProjects(seeding, { places, stations })
  const picture = (project: string, key: string) => pictures.get(`media/${project}-${key}`) ?? null
  await seedUnlessInTheWay(
    seeding,
    campaignDocuments((slug) => projects.get(`projects/${slug}`) ?? null, await committedLaunches(payload)),
  )
  await commitLaunches(payload)
  await seedDocuments(
    seeding,
    constructionDocuments((slug) => projects.get(`projects/${slug}`) ?? null),
  )
  await seedUnlessInTheWay(
    seeding,
    await brochureDocuments(seeding, (slug) => projects.get(`projects/${slug}`) ?? null),
  )
  await seedDocuments(
    seeding,
    galleryDocuments((slug) => projects.get(`projects/${slug}`) ?? null),
  )
  const cutUnits = await unitsBetween(seeding, 'nue-mesh-chaengwattana', 6)
  await seedDocuments(
    seeding,
    promotionDocuments({
      project: (slug) => projects.get(`projects/${slug}`) ?? null,
      picture,
      film: (key) => films.get(`films/${key}`) ?? null,
      cutUnits,
    }),
  )
  await applySeededOffers(seeding)
  await reckonForeignQuotas({ payload, actor: SEED_ACTOR, now: new Date() })
  await seedStories(seeding, picture)
  await seedGlobal(seeding, nobleIdSeed(picture))
  await seedDocuments(seeding, livingDocuments(picture))
  await seedPages(seeding, {
    project: (slug) => projects.get(`projects/${slug}`) ?? null,
    place,
    station: (slug) => stations.get(`stations/${slug}`) ?? null,
    picture,
  })
  if (seeding.written > 0)
    await invalidateTags({ payload, actor: SEED_ACTOR, now: new Date() }, ['site', 'redirects', 'sections'])
  return seeding.written
}
