import type { Reading, Token } from './meanings'

/** A comma or the like parts what stands on either side of it. */
const PARTS = /[,;/|，；、。\n]/

const isMark = (token: Token | undefined) => token?.meaning.is === 'rail' || token?.meaning.is === 'system'

const isBeside = (token: Token | undefined) => token !== undefined && !PARTS.test(token.gap)

/** Past the words that say "station of the railway": `สถานีรถไฟฟ้า BTS`. The first of them may stand behind anything. */
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

/** Marks behind a name are its own unless the next name needs them: `อโศก BTS ทองหล่อ`. */
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

/** A bare name is the place; a station's only where no place has it. */
function readBareName({ meaning }: Token, at: number): Reading | null {
  if (meaning.is !== 'name') return null
  if (meaning.place !== undefined) return { next: at + 1, key: 'place', value: meaning.place }
  return { next: at + 1, key: 'station', value: meaning.station }
}

/** A line, or a system said alone: `BTS`, `รถไฟฟ้าสายสีน้ำเงิน`, `MRT Blue Line`. */
function readLine(tokens: readonly Token[], at: number): Reading | null {
  const next = pastMarks(tokens, at)
  const { meaning } = tokens[next] ?? {}
  if (meaning?.is === 'line' && (next === at || isBeside(tokens[next]))) {
    return { next: next + 1, key: 'line', value: meaning.value }
  }
  for (const { meaning: mark } of tokens.slice(at, next)) {
    if (mark.is === 'system') return { next, key: 'line', value: mark.value }
  }
  return null
}

/** No lane has a number with more figures; a year has. */
const LANE_NUMBER = /^[1-9]\d{0,2}$/
const LANE_WORDS = new Set(['soi', 'ซอย'])

/** `Sukhumvit 39`, `101/1`, `soi 10`: a number that counts nothing says, behind a name or a lane, which lane: no filter. */
export function readLane(tokens: readonly Token[], at: number): Reading | null {
  const [before, token] = [tokens[at - 1], tokens[at]]
  const isLane = before?.meaning.is === 'name' || LANE_WORDS.has(before?.key ?? '')
  const isNumber = token?.meaning.is === 'digits' && LANE_NUMBER.test(token.key) && isBeside(token)
  if (!isLane || !isNumber) return null
  const side = tokens[at + 1]
  const isSideLane = side?.gap === '/' && side.meaning.is === 'digits'
  return { next: isSideLane ? at + 2 : at + 1, isFiller: true }
}

/**
 * A place, a station or a line. A name that is both a place and a station is the station when something beside it
 * says so (`BTS ทองหล่อ`, `สถานี…`, `… station`, `…站`), else the place (issue 5).
 */
export function readName(tokens: readonly Token[], at: number): Reading | null {
  const token = tokens[at]
  if (!token) return null
  return (
    readMarkedStation(tokens, at) ?? readStationBefore(tokens, at) ?? readLine(tokens, at) ?? readBareName(token, at)
  )
}
