import { LOCALES, type Locale } from '@/i18n/locales'
import { type Gazetteer, MATCHED_FIELDS, type MatchedField, type SearchableProject } from './search'

const NO_TEXT = Object.fromEntries(MATCHED_FIELDS.map((field) => [field, ''])) as Record<MatchedField, string>

/** Texts in every language: those said for one of them, else those said for all. */
type Texts = Partial<Record<MatchedField, string>> & {
  in?: Partial<Record<Locale, Partial<Record<MatchedField, string>>>>
}

/** A project with what a test wants of it; all else is dull, and its slug is its title. */
export function homeUnderTest(
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
    priceFrom: 4_000_000,
    priceTo: 9_000_000,
    area: { min: 30, max: 60 },
    beds: [1, 2],
    completion: null,
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

/** A stop of a line so many minutes' walk away. */
export const stopUnderTest = (station: string, minutes: number, line = 'bts-sukhumvit', system = 'bts') => ({
  station,
  line,
  system,
  minutes,
})

const atThonglor = { places: ['thonglor', 'sukhumvit'], stations: [stopUnderTest('thong-lo', 6)] }

/** A small town: one home of nearly everything. */
export const HOMES: readonly SearchableProject[] = [
  homeUnderTest(
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
    { ...atThonglor, badge: 'EIA_Approved', tags: ['pet_friendly'], priceFrom: 8_900_000, priceTo: 38_000_000 },
  ),
  homeUnderTest(
    'noble-old-thonglor',
    { Zone: 'Thonglor', Badge: 'Sold_Out' },
    { ...atThonglor, badge: 'Sold_Out', priceFrom: 5_000_000, priceTo: 8_000_000 },
  ),
  homeUnderTest(
    'noble-past-thonglor',
    { Zone: 'Thonglor' },
    { ...atThonglor, isCurrent: false, priceFrom: null, priceTo: null },
  ),
  homeUnderTest(
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
      stations: [stopUnderTest('khu-khot', 2)],
      priceFrom: 1_900_000,
      priceTo: 3_000_000,
      beds: [0, 1],
      completion: '2027-03',
    },
  ),
  homeUnderTest(
    'nue-lane',
    { Zone: 'Bang Na', Short_Description: 'Near the expressway to Thonglor' },
    {
      brand: 'nue',
      group: 'Townhome',
      places: ['bangna'],
      stations: [stopUnderTest('bang-na', 12), stopUnderTest('si-udom', 4, 'mrt-yellow', 'mrt')],
      tags: ['near_expressway', 'pet_friendly'],
      priceFrom: 5_000_000,
      priceTo: 6_000_000,
      area: { min: 120, max: 160 },
      beds: [3],
      isNew: true,
    },
  ),
  homeUnderTest(
    'noble-plot',
    { Zone: 'Bang Na' },
    { group: 'Land', places: ['bangna'], area: null, beds: [], priceTo: null },
  ),
]

/** The names of that town. */
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
