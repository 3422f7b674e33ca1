import { aPrice } from '@/features/catalogue/samples'
import { LOCALES } from '@/i18n/locales'
import { NO_FACTS, unitTypeFixture } from '../index/projects-fixture'
import { buildIndex } from '../index/search-index'
import type { Gazetteer, MatchedField, SearchableProject } from '../search-types'

type Home = Partial<Omit<SearchableProject, 'fields' | 'slug'>> & { slug: string; title: string; zone?: string }

/** A home with the given facts and neutral defaults. */
function homeWith({ title, zone = '', ...facts }: Home): SearchableProject {
  const fields: Record<MatchedField, string> = {
    Project_Title: title,
    Brand: facts.brand ?? 'noble',
    Zone: zone,
    Badge: facts.badge ?? '',
    Project_group: facts.group ?? 'Condominium',
    Short_Description: '',
    Meta_title: title,
    Meta_description: '',
    Og_title: title,
    Og_description: '',
    Twitter_title: title,
    Twitter_description: '',
    Slug_name: facts.slug,
    facilities: '',
  }
  return {
    brand: 'noble',
    group: 'Condominium',
    badge: null,
    isNew: false,
    isCurrent: true,
    tags: [],
    places: [],
    stations: [],
    price: aPrice(null),
    unitTypes: [unitTypeFixture(null, null, null)],
    completion: null,
    ...NO_FACTS,
    ...facts,
    fields: Object.fromEntries(LOCALES.map((locale) => [locale, fields])) as SearchableProject['fields'],
  }
}

const THONG_LO = { station: 'thong-lo', line: 'bts-sukhumvit', system: 'BTS', minutes: 5 }

/** Four homes: two towers, one of them ready, a house, and a past project. */
const HOMES = [
  homeWith({
    slug: 'noble-tall',
    title: 'noble tall',
    zone: 'Thonglor',
    places: ['thonglor', 'sukhumvit'],
    stations: [THONG_LO],
    price: aPrice(4_000_000),
    unitTypes: [unitTypeFixture(1, null, 4, 6), unitTypeFixture(2, null, 6.5, 9)],
    tags: ['pet_friendly', 'river_view'],
    badge: 'New_Project',
    isNew: true,
  }),
  homeWith({
    slug: 'nue-bright',
    title: 'nue bright',
    brand: 'nue',
    zone: 'Ari',
    places: ['ari'],
    price: aPrice(2_000_000),
    unitTypes: [unitTypeFixture(0, null, 2, 2.4), unitTypeFixture(1, null, 2.6, 3.5)],
    badge: 'Ready_to_Move',
  }),
  homeWith({
    slug: 'noble-lawn',
    title: 'noble lawn',
    group: 'Single_detached_house',
    price: aPrice(12_000_000),
    unitTypes: [unitTypeFixture(4, null, 12)],
    tags: ['pet_friendly'],
  }),
  homeWith({ slug: 'noble-past', title: 'noble past', isCurrent: false, places: ['ari'] }),
]

const GAZETTEER: Gazetteer = {
  places: [
    { key: 'thonglor', names: ['ทองหล่อ', 'Thonglor', '通羅'] },
    { key: 'ari', names: ['อารีย์', 'Ari'] },
  ],
  stations: [{ key: 'thong-lo', names: ['ทองหล่อ', 'Thong Lo'] }],
  lines: [{ key: 'bts-sukhumvit', names: ['BTS Sukhumvit Line'] }],
  projects: HOMES.map(({ slug, fields }) => ({ key: slug, names: [fields.en.Project_Title] })),
  synonyms: [],
}

/** A small catalogue with its index, for tests. */
export const SEARCHED = {
  index: buildIndex(HOMES, GAZETTEER),
  gazetteer: GAZETTEER,
  projects: new Map(HOMES.map((home) => [home.slug, home])),
}
