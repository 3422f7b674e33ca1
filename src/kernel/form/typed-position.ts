import { plainText } from './plain-text'
import { latinDigits } from './typed-digits'

/** A place on the earth in degrees (WGS 84), with six decimals at most. */
export interface Position {
  lat: number
  lng: number
}

const DEGREES = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`
const BETWEEN = String.raw`(?:\s*[,;/]\s*|\s+)`
const PAIR = new RegExp(`^${DEGREES}\\s*°?\\s*([NS])?${BETWEEN}${DEGREES}\\s*°?\\s*([EW])?$`, 'i')
const SEXAGESIMAL =
  /^(\d{1,2})°\s*(\d{1,2})['′]\s*(\d{1,2}(?:\.\d+)?)(?:["″]|''|′′)\s*([NS])[\s,]*(\d{1,3})°\s*(\d{1,2})['′]\s*(\d{1,2}(?:\.\d+)?)(?:["″]|''|′′)\s*([EW])$/i

/** Where the links of map services have the place, the pin before the middle of the picture. */
const IN_LINKS = [
  /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/,
  /[?&#](?:q|query|ll|sll|center|destination|daddr|coordinate|sspn|marker)=(?:loc:)?(-?\d{1,2}\.\d+)(?:,|%2C)(?:\+|%20)?(-?\d{1,3}\.\d+)/i,
  /[?&]mlat=(-?\d{1,2}\.\d+)&mlon=(-?\d{1,3}\.\d+)/,
  /\/(-?\d{1,2}\.\d+),\+?(-?\d{1,3}\.\d+)(?:[/?#]|$)/,
  /@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/,
  /#map=\d+(?:\.\d+)?\/(-?\d{1,2}\.\d+)\/(-?\d{1,3}\.\d+)/,
  /^geo:(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/i,
] as const

/** Six decimals are eleven centimetres. */
const rounded = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000 || 0

const placed = (lat: number, lng: number): Position | null =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat: rounded(lat), lng: rounded(lng) } : null

const signed = (value: number, side: string | undefined): number => (/[SW]/i.test(side ?? '') ? -value : value)

const inLink = (link: string): Position | null => {
  for (const shape of IN_LINKS) {
    const [, lat, lng] = shape.exec(link) ?? []
    if (lat !== undefined && lng !== undefined) return placed(Number(lat), Number(lng))
  }
  return null
}

/**
 * The place that a text means: `13.7563, 100.5018` in digits of any script, `13°45'22.7"N 100°30'06.5"E`, or the link of
 * Google Maps, Apple Maps or OpenStreetMap that has it. null for anything else, also for a short link
 * (`maps.app.goo.gl`), which names the place only to whoever opens it.
 */
export function readPosition(typed: string): Position | null {
  const text = latinDigits(plainText(typed).normalize('NFKC')).replaceAll('−', '-').trim()
  if (/^(?:https?|geo):/i.test(text)) return inLink(text)
  const pair = PAIR.exec(text)
  if (pair) return placed(signed(Number(pair[1]), pair[2]), signed(Number(pair[3]), pair[4]))
  const arcs = SEXAGESIMAL.exec(text.replace(/[’´]/g, "'").replace(/[”“]/g, '"'))
  if (!arcs) return null
  const of = (at: number) => Number(arcs[at]) + Number(arcs[at + 1]) / 60 + Number(arcs[at + 2]) / 3600
  return placed(signed(of(1), arcs[4]), signed(of(5), arcs[8]))
}
