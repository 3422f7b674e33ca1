import type { Locale } from '@/i18n/locales'
import { MAIN_ROADS } from '@/kernel/city/main-roads'
import { type NameInFour, PARKS } from '@/kernel/city/parks'
import { WATERWAYS } from '@/kernel/city/waterways'
import { isOnMap, type MapPoint, toMap } from './city-map'
import { freeLabels, type MarkerSize } from './clusters'
import { type MapSize, type MapView, shareInView } from './map-view'
import type { Area } from './station'

/** A name of the ground. What is long has several points of the same slug, of which one is shown. */
export interface MapName extends MapPoint {
  slug: string
  name: string
  kind: 'area' | 'water' | 'park' | 'road'
  /** From which zoom on it is shown. */
  from: number
}

const WATER_NAMES: Readonly<Record<string, NameInFour>> = {
  'chao-phraya': { th: 'แม่น้ำเจ้าพระยา', en: 'Chao Phraya', cht: '昭披耶河', chs: '湄南河' },
  'saen-saep': { th: 'คลองแสนแสบ', en: 'Saen Saep Canal', cht: '盛桑運河', chs: '盛桑运河' },
  'prem-prachakon': { th: 'คลองเปรมประชากร', en: 'Prem Prachakon Canal', cht: '普林巴差功運河', chs: '普林巴差功运河' },
}

/** Roads in Chinese, as the gazetteer names the places on them; other roads have their Latin name. */
const ROADS_IN_CHINESE: Readonly<Record<string, readonly [cht: string, chs: string]>> = {
  sukhumvit: ['素坤逸路', '素坤逸路'],
  'phahon-yothin': ['帕宏裕庭路', '帕宏裕庭路'],
  'lam-luk-ka': ['南祿加路', '南禄加路'],
  phetchaburi: ['碧武里路', '碧武里路'],
  ratchadaphisek: ['拉差達披色路', '拉差达披色路'],
  'lat-phrao': ['拉拋路', '拉抛路'],
  vibhavadi: ['威帕瓦迪路', '威帕瓦迪路'],
  'rama-9': ['拉瑪九路', '拉玛九路'],
  'rama-4': ['拉瑪四路', '拉玛四路'],
  'rama-3': ['拉瑪三路', '拉玛三路'],
  'ram-inthra': ['藍因他拉路', '蓝因他拉路'],
  'chaeng-watthana': ['昌瓦他納路', '昌瓦他纳路'],
  'ngam-wong-wan': ['南旺宛路', '南旺宛路'],
  rattanathibet: ['拉達納提貝路', '拉达纳提贝路'],
  'kanchanaphisek-west': ['甘乍那披色路', '甘乍那披色路'],
  'kanchanaphisek-east': ['甘乍那披色路', '甘乍那披色路'],
  ratchaphruek: ['叻差帕路', '叻差帕路'],
  suksawat: ['素沙越路', '素沙越路'],
  silom: ['是隆路', '是隆路'],
  sathon: ['沙吞路', '沙吞路'],
  witthayu: ['無線電路', '无线电路'],
  'thong-lo': ['通羅巷', '通罗巷'],
  ekkamai: ['億甲邁巷', '亿甲迈巷'],
  'charoen-nakhon': ['乍倫那空路', '乍伦那空路'],
  'pradit-manutham': ['巴滴瑪努探路', '巴滴玛努探路'],
  srinagarindra: ['詩納卡琳路', '诗纳卡琳路'],
  'phet-kasem': ['碧甲盛路', '碧甲盛路'],
  phatthanakan: ['帕塔納甘路', '帕塔纳甘路'],
  'krungthep-kreetha': ['格里塔路', '格里塔路'],
  'on-nut': ['安努路', '安努路'],
  watcharaphon: ['瓦差拉蓬路', '瓦差拉蓬路'],
}

function roadName(locale: Locale, { slug, name }: (typeof MAIN_ROADS)[number]): string {
  if (locale === 'th') return name.th
  const chinese = ROADS_IN_CHINESE[slug]
  return locale === 'en' || !chinese ? name.latin : chinese[locale === 'cht' ? 0 : 1]
}

const SHOWN_FROM = { water: 1, park: 3, road: 4 } as const

/** Every third point: a name of what is long is wanted wherever one looks. */
const along = <Point>(points: readonly Point[]) => points.filter((_, index) => index % 3 === 1)

/** The names of water, parks and main roads in one language. */
export function groundNames(locale: Locale): MapName[] {
  const water = WATERWAYS.flatMap(({ slug, points }) => {
    const name = WATER_NAMES[slug]?.[locale]
    return name ? along(points).map((spot) => ({ slug, name, kind: 'water' as const, spot })) : []
  })
  const parks = PARKS.map(({ slug, name, edge }) => {
    const mean = (pick: 'lat' | 'lng') => edge.reduce((sum, spot) => sum + spot[pick], 0) / edge.length
    return { slug, name: name[locale], kind: 'park' as const, spot: { lat: mean('lat'), lng: mean('lng') } }
  })
  const roads = MAIN_ROADS.flatMap((road) =>
    along(road.points).map((spot) => ({ slug: road.slug, name: roadName(locale, road), kind: 'road' as const, spot })),
  )
  return [...water, ...parks, ...roads]
    .filter(({ spot }) => isOnMap(spot))
    .map(({ spot, ...rest }) => ({ ...rest, ...toMap(spot), from: SHOWN_FROM[rest.kind] }))
}

/** The areas that buyers look for, and the names of the ground. */
export const mapNames = (locale: Locale, areas: readonly Area[]): MapName[] => [
  ...areas.filter(isOnMap).map(({ slug, name, ...spot }) => ({
    ...{ slug, name, ...toMap(spot) },
    kind: 'area' as const,
    from: 1,
  })),
  ...groundNames(locale),
]

/** Names nearer than this share of the view to its edge would be cut off. */
const EDGE = 0.08

const isWithin = ({ x, y }: MapPoint) => x > EDGE && x < 1 - EDGE && y > EDGE / 2 && y < 1 - EDGE / 2

interface NamesAround {
  view: MapView
  size: MapSize
  /** Where the prices are. */
  taken: readonly MapPoint[]
  /** The room that a name needs from a price, and from another name. */
  mark: MarkerSize
  text: MarkerSize
}

/**
 * The names to show in a view: those of its zoom that cover neither a price nor an earlier name, one of each slug, the
 * nearest to the middle.
 */
export function namesInView(names: readonly MapName[], { view, size, taken, mark, text }: NamesAround): MapName[] {
  const shown: MapName[] = []
  const fromMiddle = ({ x, y }: MapPoint) => Math.hypot(x - view.x, y - view.y)
  const order = { area: 0, water: 1, park: 2, road: 3 }
  const wanted = names
    .filter((name) => name.from <= view.zoom && isWithin(shareInView(view, name, size)))
    .toSorted((a, b) => order[a.kind] - order[b.kind] || fromMiddle(a) - fromMiddle(b))
  for (const name of wanted) {
    if (shown.some(({ slug, kind }) => slug === name.slug && kind === name.kind)) continue
    const isFree = freeLabels([name], taken, mark).length + freeLabels([name], shown, text).length === 2
    if (isFree) shown.push(name)
  }
  return shown
}
