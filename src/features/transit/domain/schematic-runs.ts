import type { LineSlug } from './lines'

/** On which side of its stations a section has their labels. `up` and `down` are slanted. */
export type Side = 'right' | 'left' | 'up' | 'down'

/** A fixed station of the drawing or, with an empty name, a bend of the track. */
export type Waypoint = readonly [station: string, x: number, y: number]

/** A section of one line. Stations between two waypoints are spaced evenly along it. */
export interface Run {
  line: LineSlug
  names: Side
  points: readonly Waypoint[]
}

/** Size of the sheet for the coordinates below; x grows to the east, y to the south. */
export const SHEET = { width: 1010, height: 1010 } as const

/** Line, side of the labels, and the path: stations and bends as `name@x,y`, a bend without a name. */
type RunRow = readonly [line: LineSlug, names: Side, way: string]

const RUN_ROWS: readonly RunRow[] = [
  ['bts-sukhumvit', 'right', 'khu-khot@520,36 wat-phra-sri-mahathat@520,190'],
  ['bts-sukhumvit', 'right', 'wat-phra-sri-mahathat@520,190 ha-yaek-lat-phrao@520,358'],
  ['bts-sukhumvit', 'left', 'ha-yaek-lat-phrao@520,358 mo-chit@520,392 phaya-thai@520,502 siam@520,546'],
  ['bts-sukhumvit', 'up', 'siam@520,546 asok@660,546'],
  ['bts-sukhumvit', 'right', 'asok@660,546 @670,546 on-nut@792,668'],
  ['bts-sukhumvit', 'left', 'on-nut@792,668 @800,676 samrong@800,800'],
  ['bts-sukhumvit', 'right', 'samrong@800,800 kheha@800,972'],
  ['bts-silom', 'left', 'national-stadium@478,566 @520,566'],
  ['bts-silom', 'right', '@520,566 siam-silom@520,566 sala-daeng@520,632'],
  ['bts-silom', 'right', 'sala-daeng@520,632 saphan-taksin@420,732'],
  ['bts-silom', 'down', 'saphan-taksin@420,732 bang-wa@192,732'],
  ['bts-gold', 'left', 'krung-thon-buri-gold@386,711 khlong-san@386,671'],
  ['mrt-blue', 'left', 'tha-phra@250,654 bang-phlat@250,498'],
  ['mrt-blue', 'left', 'bang-phlat@250,498 tao-poon@340,408'],
  ['mrt-blue', 'down', 'tao-poon@340,408 bang-sue@396,408 kamphaeng-phet@456,408'],
  ['mrt-blue', 'right', 'kamphaeng-phet@456,408 @526,408 chatuchak-park@540,394 phahon-yothin@540,368'],
  ['mrt-blue', 'down', 'phahon-yothin@540,368 @550,358 lat-phrao@640,358'],
  ['mrt-blue', 'right', 'lat-phrao@640,358 @660,358 @680,378 phetchaburi@680,506 sukhumvit@680,532'],
  ['mrt-blue', 'down', 'sukhumvit@680,532 @680,630 @656,654 si-lom@536,654'],
  ['mrt-blue', 'up', 'si-lom@536,654 sam-yan@470,654 itsaraphap@291,654 @250,654'],
  ['mrt-blue', 'left', '@250,654 bang-phai@221,683 bang-wa-blue@192,712'],
  ['mrt-blue', 'down', 'bang-wa-blue@192,712 lak-song@52,712'],
  ['mrt-purple', 'up', 'khlong-bang-phai@28,264 nonthaburi-civic-center-purple@250,264'],
  ['mrt-purple', 'right', 'nonthaburi-civic-center-purple@250,264 @250,296 tao-poon-purple@340,386'],
  ['mrt-pink', 'left', 'nonthaburi-civic-center@266,248 @266,130 @286,110 muang-thong-thani@368,110'],
  ['mrt-pink', 'right', 'muang-thong-thani@368,110 @380,110 lak-si-pink@444,174'],
  ['mrt-pink', 'down', 'lak-si-pink@444,174 wat-phra-sri-mahathat-pink@544,174'],
  ['mrt-pink', 'up', 'wat-phra-sri-mahathat-pink@544,174 @690,174 @770,254 min-buri@960,254'],
  ['mrt-pink', 'left', '@368,110 impact-muang-thong-thani@368,76 lake-muang-thong-thani@368,46'],
  ['mrt-yellow', 'right', 'lat-phrao-yellow@654,340 @746,340 @856,450 hua-mak-yellow@856,474'],
  ['mrt-yellow', 'right', 'hua-mak-yellow@856,474 @856,774 @826,804 samrong-yellow@820,804'],
  ['arl', 'up', 'phaya-thai-arl@540,490 makkasan@662,490 hua-mak@838,490'],
  ['arl', 'up', 'hua-mak@838,490 @920,490 suvarnabhumi@964,534'],
  ['srt-dark-red', 'left', 'krung-thep-aphiwat@402,386 @430,358 lak-si@430,194 kan-kheha@430,124 rangsit@430,36'],
  ['srt-light-red', 'left', 'krung-thep-aphiwat-light-red@382,374 @364,356 bang-son-light-red@338,356'],
  ['srt-light-red', 'down', 'bang-son-light-red@338,356 @226,356 bang-bamru@142,440 @136,446 taling-chan@80,446'],
]

const WAYPOINT = /^([a-z0-9-]*)@(\d+),(\d+)$/

function readWaypoint(text: string): Waypoint {
  const [, station = '', x, y] = WAYPOINT.exec(text) ?? []
  return [station, Number(x), Number(y)]
}

/**
 * Our own drawing of the network: tracks are horizontal, vertical or diagonal, stations keep their order and their
 * neighbours, distances are not to scale. Stations and their names come from the CMS.
 */
export const RUNS: readonly Run[] = RUN_ROWS.map(([line, names, way]) => ({
  line,
  names,
  points: way.split(' ').map(readWaypoint),
}))

/** The Chao Phraya, for orientation. */
export const SCHEMATIC_RIVER: readonly (readonly [x: number, y: number])[] = [
  [206, 0],
  [206, 196],
  [173, 229],
  [173, 290],
  [295, 412],
  [295, 453],
  [312, 470],
  [312, 654],
  [360, 702],
  [404, 702],
  [404, 770],
  [480, 846],
  [600, 846],
  [754, 1000],
  [754, 1010],
]

/** Labels on another side than those of their section, so that none overlap. */
export const NAME_SIDES: Readonly<Record<string, Side>> = {
  siam: 'left',
  asok: 'down',
  'saphan-khwai': 'right',
  'lat-phrao-yellow': 'up',
  phawana: 'up',
  'chok-chai-4': 'up',
  'lat-phrao-71': 'up',
  'bang-wa-blue': 'right',
  sukhumvit: 'right',
  samrong: 'left',
  'ha-yaek-lat-phrao': 'up',
  'phra-khanong': 'left',
  'on-nut': 'left',
  'phahon-yothin': 'right',
  'chong-nonsi': 'down',
  'si-lom': 'down',
  phetchaburi: 'right',
  makkasan: 'up',
  'hua-mak': 'up',
  suvarnabhumi: 'left',
  'nonthaburi-civic-center': 'right',
  'pak-kret-bypass': 'down',
  'chaeng-watthana-pak-kret-28': 'down',
  'si-rat': 'down',
  'muang-thong-thani': 'down',
  'wat-phra-sri-mahathat-pink': 'up',
  'bang-son': 'left',
  'krung-thep-aphiwat': 'up',
  'kan-kheha': 'right',
  'don-mueang': 'right',
  'lak-hok': 'right',
  rangsit: 'right',
}

/** Sides of labels when only one line is labelled and the labels of other lines leave a better side free. */
export const NAME_SIDES_ALONE: Readonly<Record<string, Side>> = {
  asok: 'up',
  'ha-yaek-lat-phrao': 'right',
  'chong-nonsi': 'right',
  'lat-phrao': 'up',
  'muang-thong-thani': 'up',
  'krung-thep-aphiwat': 'right',
  'krung-thep-aphiwat-light-red': 'right',
}
