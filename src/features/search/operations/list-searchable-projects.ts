import { sharingTexts } from '@/features/catalogue'
import {
  IS_PUBLIC,
  listForeignQuotas,
  listSearchedUnitTypes,
  PROJECT_PRICE,
  projectPrice,
} from '@/features/catalogue/server'
import { type LoanTerms, withDownShare } from '@/features/finance'
import { findLoanTerms } from '@/features/finance/server'
import { LOCALES, type Locale } from '@/i18n/locales'
import { dayIn } from '@/kernel/calendar-day'
import type { Project as StoredProject } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { NO_HOME, nearbyKey, offersOf, stageOf } from '../domain/facts/derived'
import { may } from '../domain/permissions'
import type { MatchedField, SearchableProject, SearchableUnitType } from '../domain/search-types'
import type { Geography, InFour, Named, Stop } from './read-geography'
import { inEveryLanguage } from './read-geography'

/** Fields to select: the facts of the filters, the 13 text fields (S1§5), and the facilities. */
const SELECT = {
  Project_Title: true,
  Project_Title_Lang: true,
  Title_full: true,
  Slug_name: true,
  Brand: true,
  Project_group: true,
  Badge: true,
  New_project: true,
  Project_type: true,
  Active: true,
  tags: true,
  place: true,
  Zone: true,
  Short_Description: true,
  ...PROJECT_PRICE,
  stations: true,
  completion: true,
  facilities: true,
  storeys: true,
  commonFee: true,
  nearby: true,
  loan_100per: true,
  paymentTerms: true,
  Online_Booking: true,
  Meta_title: true,
  Meta_description: true,
  Og_title: true,
  Og_description: true,
  Twitter_title: true,
  Twitter_description: true,
} as const

type Stored = Pick<StoredProject, keyof typeof SELECT | 'id'>

/** What projects refer to, by database id. */
interface References {
  geography: Geography
  stops: ReadonlyMap<number, Stop>
  /** The unit types of each project: those with a free unit, or all where none has one. */
  unitTypes: ReadonlyMap<number, SearchableUnitType[]>
  /** The projects of which a building has room for another foreigner. */
  quotaOpen: ReadonlySet<number>
  /** With the down payment of the house. */
  loan: LoanTerms | null
  /** `YYYY-MM-DD` */
  today: string
}

const idOf = (value: number | { id: number } | null | undefined) =>
  typeof value === 'object' && value !== null ? value.id : (value ?? 0)

async function referencesOf(ctx: Context, geography: Geography): Promise<References> {
  const stops = new Map(geography.stops.en.map((stop) => [stop.id, stop]))
  const [unitTypes, quotas] = await Promise.all([listSearchedUnitTypes(ctx), listForeignQuotas(ctx)])
  const loan = await findLoanTerms(ctx)
  const open = [...quotas].flatMap(([project, buildings]) => (buildings.some(({ isOpen }) => isOpen) ? [project] : []))
  return { geography, stops, unitTypes, quotaOpen: new Set(open), loan, today: dayIn('Asia/Bangkok', ctx.now) }
}

/** Separator between names, so that no match spans two of them. */
const APART = ' · '

/** The name of a facility in a language, by its code. */
export type FacilityName = (locale: Locale, facility: string) => string

function fieldsOf(stored: Stored, facilityName: (facility: string) => string): Record<MatchedField, string> {
  const sharing = sharingTexts(stored)
  return {
    Project_Title: stored.Project_Title,
    Brand: stored.Brand,
    Zone: stored.Zone ?? '',
    Badge: stored.Badge ?? '',
    Project_group: stored.Project_group,
    Short_Description: stored.Short_Description ?? '',
    Meta_title: sharing.title,
    Meta_description: sharing.description,
    Og_title: sharing.ogTitle,
    Og_description: sharing.ogDescription,
    Twitter_title: sharing.twitterTitle,
    Twitter_description: sharing.twitterDescription,
    Slug_name: stored.Slug_name,
    facilities: (stored.facilities ?? []).map(facilityName).join(APART),
  }
}

/** What a project sells. One without unit types, such as a project just announced, is found by its own price alone. */
function unitTypesOf(stored: Stored, { unitTypes }: References): SearchableUnitType[] {
  return unitTypes.get(stored.id) ?? [{ ...NO_HOME, price: projectPrice(stored) }]
}

function walksOf(stored: Stored, stops: References['stops']): SearchableProject['stations'] {
  return (stored.stations ?? []).flatMap(({ station, walkMinutes }) => {
    const stop = stops.get(idOf(station))
    return stop ? [{ station: stop.key, line: stop.line, system: stop.system, minutes: walkMinutes }] : []
  })
}

/** The places nearby, by the keys of their English names. */
function nearbyOf({ nearby }: Stored, inEnglish: Stored): SearchableProject['nearby'] {
  return (nearby ?? []).map(({ kind, name }, at) => ({
    kind,
    key: nearbyKey(inEnglish.nearby?.[at]?.name ?? name ?? ''),
  }))
}

/** One project in all languages. */
type InLanguages = (locale: Locale) => Stored

function toSearchable(
  inLanguage: InLanguages,
  references: References,
  fields: SearchableProject['fields'],
): SearchableProject {
  const [stored, inEnglish] = [inLanguage('th'), inLanguage('en')]
  const unitTypes = unitTypesOf(stored, references)
  return {
    slug: stored.Slug_name,
    brand: stored.Brand,
    group: stored.Project_group,
    badge: stored.Badge ?? null,
    isNew: stored.Badge === 'New_Project' || stored.New_project === true,
    isCurrent: stored.Project_type === 'Current' && stored.Active !== false,
    tags: stored.tags ?? [],
    places: references.geography.placesById.get(idOf(stored.place)) ?? [],
    stations: walksOf(stored, references.stops),
    price: projectPrice(stored),
    unitTypes,
    completion: stored.completion ?? null,
    stage: stageOf(stored.completion ?? null, references.today),
    storeys: stored.storeys,
    commonFee: stored.commonFee ?? null,
    facilities: stored.facilities ?? [],
    nearby: nearbyOf(stored, inEnglish),
    offers: offersOf({
      group: stored.Project_group,
      loan100: stored.loan_100per === true,
      onlineBooking: stored.Online_Booking === true,
      isQuotaOpen: references.quotaOpen.has(stored.id),
      isRentStated: unitTypes.some(({ rent }) => typeof rent === 'number'),
    }),
    loan: withDownShare(references.loan, stored.paymentTerms?.downShare ?? null),
    fields,
  }
}

async function listIn(ctx: Context, locale: Locale): Promise<Stored[]> {
  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'projects',
    where: IS_PUBLIC,
    locale,
    depth: 0,
    pagination: false,
    sort: 'Order',
    select: SELECT,
  })
  return docs
}

/** The public projects as the index needs them. */
interface ReadProjects {
  /** In editorial order: facts once, matched fields in all four languages with their fallbacks (A1.4). */
  projects: SearchableProject[]
  /** Their names in each language, as written and as spoken. */
  names: InFour<Named>
  /** The places that they list as nearby, in each language. */
  nearby: InFour<Named>
}

/** Reads every public project, past and sold-out ones too; the search decides which are shown. */
export async function listSearchableProjects(
  ctx: Context,
  geography: Geography,
  facilityName: FacilityName,
): Promise<ReadProjects> {
  requireActor(ctx, may.listSearchableProjects)

  const [references, lists] = await Promise.all([
    referencesOf(ctx, geography),
    inEveryLanguage((locale) => listIn(ctx, locale)),
  ])
  const byId = new Map(LOCALES.map((locale) => [locale, new Map(lists[locale].map((stored) => [stored.id, stored]))]))
  const projects = lists.th.map((stored) => {
    const inLanguage: InLanguages = (locale) => byId.get(locale)?.get(stored.id) ?? stored
    const fields = LOCALES.map((locale) => [
      locale,
      fieldsOf(inLanguage(locale), (facility) => facilityName(locale, facility)),
    ])
    return toSearchable(inLanguage, references, Object.fromEntries(fields) as SearchableProject['fields'])
  })
  const names = await inEveryLanguage(async (locale) =>
    lists[locale].flatMap(({ Slug_name: key, Project_Title, Project_Title_Lang }) => [
      { key, name: Project_Title },
      { key, name: Project_Title_Lang ?? '' },
    ]),
  )
  const nearby = await inEveryLanguage(async (locale) =>
    lists[locale].flatMap((stored) =>
      (stored.nearby ?? []).map(({ name }, at) => ({
        key: nearbyKey(byId.get('en')?.get(stored.id)?.nearby?.[at]?.name ?? name ?? ''),
        name: name ?? '',
      })),
    ),
  )
  return { projects, names, nearby }
}
