import { aPrice } from '@/features/catalogue/samples'
import { LOCALES, type Locale } from '@/i18n/locales'
import { NO_HOME } from '../facts/derived'
import {
  type Gazetteer,
  MATCHED_FIELDS,
  type MatchedField,
  type SearchableProject,
  type SearchableUnitType,
} from '../search-types'

const LOAN = { share: 90, years: 30, rates: [2.75, 2.95, 3.25, 6.5] } as const

/** A project of which nothing more is known; its loan is at most about THB 5,520 a month per million. */
export const NO_FACTS = {
  ...{ stage: null, storeys: null, commonFee: null, facilities: [], nearby: [], offers: [] },
  loan: LOAN,
} as const

const NO_TEXT = Object.fromEntries(MATCHED_FIELDS.map((field) => [field, ''])) as Record<MatchedField, string>

/** Texts in every language: the one given for a language, else the one given for all. */
type Texts = Partial<Record<MatchedField, string>> & {
  in?: Partial<Record<Locale, Partial<Record<MatchedField, string>>>>
}

/** A unit type: bedrooms, size in m², and prices in millions of baht. */
export const unitTypeFixture = (
  beds: number | null,
  area: number | null,
  from: number | null,
  to: number | null = from,
): SearchableUnitType => ({
  ...NO_HOME,
  code: `${beds ?? 'whole'}-${area}`,
  beds,
  area,
  price: aPrice(from && from * 1_000_000, to && to * 1_000_000),
})

/** A project with the given values and neutral defaults; its slug is its title. */
export function projectFixture(
  slug: string,
  { in: own, ...texts }: Texts = {},
  change: Partial<SearchableProject> = {},
) {
  const project: SearchableProject = {
    slug,
    brand: 'noble',
    group: 'Condominium',
    badge: null,
    isNew: false,
    isCurrent: true,
    tags: [],
    places: [],
    stations: [],
    price: aPrice(4_000_000),
    unitTypes: [unitTypeFixture(1, 30, 4, 6), unitTypeFixture(2, 60, 7, 9)],
    completion: null,
    ...NO_FACTS,
    fields: Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        {
          ...NO_TEXT,
          Project_Title: slug.replaceAll('-', ' '),
          Slug_name: slug,
          Brand: change.brand ?? 'noble',
          Project_group: change.group ?? 'Condominium',
          ...texts,
          ...own?.[locale],
        },
      ]),
    ) as SearchableProject['fields'],
    ...change,
  }
  return project
}

/** A stop of a line at a walk of the given minutes. */
export const stopFixture = (station: string, minutes: number, line = 'bts-sukhumvit', system = 'bts') => ({
  station,
  line,
  system,
  minutes,
})

const atThonglor = { places: ['thonglor', 'sukhumvit'], stations: [stopFixture('thong-lo', 6)] }

/** A small catalogue with one home of nearly every kind. */
export const HOMES: readonly SearchableProject[] = [
  projectFixture(
    'noble-atelier',
    {
      Zone: 'Thonglor',
      Badge: 'EIA_Approved',
      Short_Description: 'A tower planned as a workshop, with a duplex',
      in: {
        th: { Zone: 'ทองหล่อ', Short_Description: 'คอนโดที่คิดแบบโรงช่าง มีดูเพล็กซ์' },
        cht: { Zone: '通羅', Short_Description: '一間工作室，有複式' },
        chs: { Zone: '通罗', Short_Description: '一间工作室，有复式' },
      },
    },
    {
      ...atThonglor,
      badge: 'EIA_Approved',
      tags: ['pet_friendly'],
      price: aPrice(8_900_000),
      unitTypes: [unitTypeFixture(1, 34, 8.9, 12), unitTypeFixture(2, 60, 16, 38)],
    },
  ),
  projectFixture(
    'noble-old-thonglor',
    { Zone: 'Thonglor', Badge: 'Sold_Out' },
    {
      ...atThonglor,
      badge: 'Sold_Out',
      price: aPrice(5_000_000),
      unitTypes: [unitTypeFixture(1, 30, 5, 6), unitTypeFixture(2, 60, 7, 8)],
    },
  ),
  projectFixture(
    'noble-past-thonglor',
    { Zone: 'Thonglor' },
    {
      ...atThonglor,
      isCurrent: false,
      price: aPrice(null),
      unitTypes: [unitTypeFixture(1, 30, null), unitTypeFixture(2, 60, null)],
    },
  ),
  projectFixture(
    'nue-cross-khu-khot',
    {
      Zone: 'Khu Khot',
      Badge: 'New_Project',
      Meta_description: 'Twenty minutes from Thonglor',
      in: { th: { Zone: 'คูคต' } },
    },
    {
      brand: 'nue',
      badge: 'New_Project',
      isNew: true,
      places: ['khukhot'],
      stations: [stopFixture('khu-khot', 2)],
      price: aPrice(1_900_000),
      unitTypes: [unitTypeFixture(0, 24, 1.9, 2.2), unitTypeFixture(1, 30, 2.3, 3)],
      completion: '2027-03',
    },
  ),
  projectFixture(
    'nue-lane',
    { Zone: 'Bang Na', Short_Description: 'Near the expressway to Thonglor' },
    {
      brand: 'nue',
      group: 'Townhome',
      places: ['bangna'],
      stations: [stopFixture('bang-na', 12), stopFixture('si-udom', 4, 'mrt-yellow', 'mrt')],
      tags: ['near_expressway', 'pet_friendly'],
      price: aPrice(5_000_000),
      unitTypes: [unitTypeFixture(3, 120, 5, 5.4), unitTypeFixture(3, 160, 5.5, 6)],
      isNew: true,
    },
  ),
  projectFixture(
    'noble-plot',
    { Zone: 'Bang Na' },
    { group: 'Land', places: ['bangna'], unitTypes: [unitTypeFixture(null, null, 4)] },
  ),
]

/** The names of that catalogue. */
export const NAMES: Gazetteer = {
  places: [
    { key: 'thonglor', names: ['ทองหล่อ', 'Thonglor', 'Thong Lo', '通羅', '通罗'] },
    { key: 'sukhumvit', names: ['สุขุมวิท', 'Sukhumvit', '素坤逸'] },
    { key: 'khukhot', names: ['คูคต', 'Khu Khot', '庫科', '库科'] },
    { key: 'bangna', names: ['บางนา', 'Bang Na', '挽那'] },
  ],
  stations: [
    { key: 'thong-lo', names: ['Thong Lo', 'ทองหล่อ'] },
    { key: 'khu-khot', names: ['Khu Khot', 'คูคต'] },
    { key: 'si-udom', names: ['Si Udom', 'ศรีอุดม'] },
  ],
  lines: [{ key: 'bts', names: ['BTS', 'บีทีเอส'] }],
  projects: [
    { key: 'noble-atelier', names: ['noble atelier', 'โนเบิล อาเทลิเยร์'] },
    { key: 'nue-lane', names: ['nue lane'] },
  ],
  synonyms: [['townhome', 'ทาวน์โฮม', 'townhouse', '聯排']],
}
