import { ANY_RAIL } from '../facts/fact-table'
import { LANE_WORDS } from '../lexicon/data/grammar-words'
import type { Reading, Token } from '../lexicon/meanings'
import { keysOf } from '../lexicon/word-list'

/** Punctuation separates the names on its sides. */
const PARTS = /[,;/|，；、。\n]/

const isMark = (token: Token | undefined) => token?.meaning.is === 'rail' || token?.meaning.is === 'system'

const isBeside = (token: Token | undefined) => token !== undefined && !PARTS.test(token.gap)

/** Skips the words for "station of the railway": `สถานีรถไฟฟ้า BTS`. Only the first may follow punctuation. */
function pastMarks(tokens: readonly Token[], at: number): number {
  let next = at
  while (isMark(tokens[next]) && (next === at || isBeside(tokens[next]))) next += 1
  return next
}

function stationOf(token: Token | undefined): string | undefined {
  return token?.meaning.is === 'name' && isBeside(token) ? token.meaning.station : undefined
}

/** `BTS ทองหล่อ`, `สถานีทองหล่อ`, `輕軌通羅站`. */
function readMarkedStation(tokens: readonly Token[], at: number): Reading | null {
  const name = pastMarks(tokens, at)
  const station = stationOf(tokens[name])
  if (name === at || station === undefined) return null
  return { next: pastMarksBehind(tokens, name + 1), key: 'station', value: station }
}

/** Station words after a name belong to it, unless the next name needs them: `อโศก BTS ทองหล่อ`. */
function pastMarksBehind(tokens: readonly Token[], at: number): number {
  const next = isBeside(tokens[at]) ? pastMarks(tokens, at) : at
  if (next > at && stationOf(tokens[next]) !== undefined) return tokens[at]?.meaning.is === 'rail' ? at + 1 : at
  return next
}

/** `Thong Lo station`, `通羅站`, `Ari BTS`. */
function readStationBefore(tokens: readonly Token[], at: number): Reading | null {
  const { meaning } = tokens[at] ?? {}
  if (meaning?.is !== 'name' || meaning.station === undefined) return null
  const next = pastMarksBehind(tokens, at + 1)
  return next > at + 1 ? { next, key: 'station', value: meaning.station } : null
}

const ORS = keysOf(['or', 'หรือ', '或', '或者'])

/** `Ekkamai or Chong Nonsi station`, `สถานีพระราม 9 หรือดอนเมือง`: the mark of one name is that of the other. */
function isStationToo(tokens: readonly Token[], at: number): boolean {
  const isOr = (token: Token | undefined) => ORS.has(token?.key ?? '')
  const isAhead =
    isOr(tokens[at + 1]) && stationOf(tokens[at + 2]) !== undefined && readStationBefore(tokens, at + 2) !== null
  const isBehind = isOr(tokens[at - 1]) && stationOf(tokens[at - 2]) !== undefined && isMark(tokens[at - 3])
  return isAhead || isBehind
}

/** A name alone is the place; it is the station only when no place has the name. */
function readBareName(tokens: readonly Token[], at: number): Reading | null {
  const { meaning } = tokens[at] ?? {}
  if (meaning?.is !== 'name') return null
  if (meaning.station !== undefined && isStationToo(tokens, at))
    return { next: at + 1, key: 'station', value: meaning.station }
  if (meaning.place !== undefined) return { next: at + 1, key: 'place', value: meaning.place }
  // `near Chatuchak Park`: the park, not the station that is named after it.
  if (meaning.near !== undefined) return { next: at + 1, key: 'where', value: { fact: 'near', value: meaning.near } }
  return { next: at + 1, key: 'station', value: meaning.station }
}

/** A lone word for a stop may be any: `站`, `สถานี`. */
const STOPS = keysOf(['สถานี', 'station', 'stations', 'stn', 'sta', '站', '站點'])
const isRailway = (marks: readonly Token[]) => marks.some(({ key }) => !STOPS.has(key))

/** A line, or a rail system alone: `BTS`, `รถไฟฟ้าสายสีน้ำเงิน`, `MRT Blue Line`. */
function readLine(tokens: readonly Token[], at: number): Reading | null {
  const next = pastMarks(tokens, at)
  const { meaning } = tokens[next] ?? {}
  if (meaning?.is === 'line' && (next === at || isBeside(tokens[next]))) {
    return { next: next + 1, key: 'line', value: meaning.value }
  }
  for (const { meaning: mark } of tokens.slice(at, next)) {
    if (mark.is === 'system') return { next, key: 'line', value: mark.value }
  }
  return next > at && isRailway(tokens.slice(at, next)) ? { next, key: 'line', value: ANY_RAIL } : null
}

/** Lane numbers have at most three digits; years have four. */
const LANE_NUMBER = /^[1-9]\d{0,2}$/
const LANES = keysOf(LANE_WORDS)

/**
 * `Sukhumvit 39`, `101/1`, `soi 10`: a number after a name or a lane word that counts nothing is a lane number, not a
 * filter.
 */
export function readLane(tokens: readonly Token[], at: number): Reading | null {
  const [before, token] = [tokens[at - 1], tokens[at]]
  const isLane = before?.meaning.is === 'name' || LANES.has(before?.key ?? '')
  const isNumber = token?.meaning.is === 'digits' && LANE_NUMBER.test(token.key) && isBeside(token)
  if (!isLane || !isNumber) return null
  const side = tokens[at + 1]
  const isSideLane = side?.gap === '/' && side.meaning.is === 'digits'
  return { next: isSideLane ? at + 2 : at + 1, isFiller: true }
}

/**
 * A place, a station or a line. A name of both a place and a station is the station when a word beside it marks it
 * (`BTS ทองหล่อ`, `สถานี…`, `… station`, `…站`), else the place.
 */
export function readName(tokens: readonly Token[], at: number): Reading | null {
  const token = tokens[at]
  if (!token) return null
  return (
    readMarkedStation(tokens, at) ?? readStationBefore(tokens, at) ?? readLine(tokens, at) ?? readBareName(tokens, at)
  )
}
