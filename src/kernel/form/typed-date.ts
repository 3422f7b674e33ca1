import { type IsoDay, isoDay } from '@/kernel/calendar-day'
import { latinDigits } from './typed-digits'

/** Years above this are in the Buddhist era, which is 543 ahead. */
const LAST_COMMON_YEAR = 2400
const BUDDHIST_AHEAD = 543

/** The ways to write a month in letters, as lower-case patterns. Dots and spaces in Thai ones are optional. */
const MONTHS: readonly (readonly string[])[] = [
  ['มกราคม', 'ม.ค.', 'january', 'jan'],
  ['กุมภาพันธ์', 'ก.พ.', 'february', 'feb'],
  ['มีนาคม', 'มี.ค.', 'march', 'mar'],
  ['เมษายน', 'เม.ย.', 'april', 'apr'],
  ['พฤษภาคม', 'พ.ค.', 'may'],
  ['มิถุนายน', 'มิ.ย.', 'june', 'jun'],
  ['กรกฎาคม', 'ก.ค.', 'july', 'jul'],
  ['สิงหาคม', 'ส.ค.', 'august', 'aug'],
  ['กันยายน', 'ก.ย.', 'september', 'sept', 'sep'],
  ['ตุลาคม', 'ต.ค.', 'october', 'oct'],
  ['พฤศจิกายน', 'พ.ย.', 'november', 'nov'],
  ['ธันวาคม', 'ธ.ค.', 'december', 'dec'],
]

const pattern = (name: string) => name.replaceAll('.', '\\.?\\s*')
const NAMES = MONTHS.flatMap((names, index) => names.map((name) => ({ name, month: index + 1 })))
  .sort((a, b) => b.name.length - a.name.length)
  .map(({ name, month }) => ({ test: new RegExp(`${pattern(name)}(?![a-z])\\.?`), month }))

/** Words that do not change the date: weekdays, eras, "the", "of". */
const BESIDE = [
  /วัน(จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์|อาทิตย์)(ที่)?|วันที่/g,
  /พ\.?\s*ศ\.?|ค\.?\s*ศ\.?|พุทธศักราช|คริสต์ศักราช/g,
  /\b(mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?|sun)(day)?\b\.?,?/g,
  /\b(b\.?e|a\.?d|c\.?e)\b\.?|\bthe\b|\bof\b/g,
  /(星期|週|周|礼拜|禮拜)[一二三四五六日天]|佛[曆历]|西元|公元/g,
]

/** The three numbers of a date as they were typed. */
interface Written {
  day: string
  month: string
  year?: string
}

const BETWEEN = '\\s*[-/.,\\s]\\s*'
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const MONTH = '(?<month>\\d{1,2})'
const NAMED = '#(?<month>\\d{1,2})#'
const YEAR = '(?<year>\\d{4}|\\d{2})'
const shape = (...parts: string[]) => new RegExp(`^${parts.join('')}$`)

/** Day before month, as in Thailand, unless a four-digit year comes first. */
const SHAPES = [
  shape(DAY, BETWEEN, MONTH, `(?:${BETWEEN}${YEAR})?`),
  shape('(?<year>\\d{4})', BETWEEN, MONTH, BETWEEN, DAY),
  shape(DAY, '[-/.\\s]*', NAMED, `(?:[-/.,\\s]*${YEAR})?`),
  shape(NAMED, '[-/.\\s]*', DAY, `(?:${BETWEEN}${YEAR})?`),
  shape('(?<year>\\d{4})', '[-/.,\\s]*', NAMED, '[-/.\\s]*', DAY),
  shape(`(?:${YEAR}\\s*年)?\\s*`, MONTH, '\\s*月\\s*', DAY, '\\s*[日号號]?'),
]

/** The text with ASCII digits, months as `#3#`, and without irrelevant words. */
function simplify(text: string): string {
  let plain = latinDigits(text.replace(/[／－．，]/g, '/').toLowerCase())
  for (const { test, month } of NAMES) {
    if (test.test(plain)) {
      plain = plain.replace(test, `#${month}#`)
      break
    }
  }
  for (const beside of BESIDE) plain = plain.replace(beside, ' ')
  return plain.trim().replace(/\s+/g, ' ')
}

function nextSuchDay(month: number, day: number, today: IsoDay): IsoDay | null {
  const year = Number(today.slice(0, 4))
  // 29 February can be eight years away at the turn of a century.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = isoDay(year + ahead, month, day)
    if (found && found >= today) return found
  }
  return null
}

/** The year with these last two digits, in either era, that is nearest to today. */
function nearestYear(ending: number, today: IsoDay): number {
  const now = Number(today.slice(0, 4))
  const centuries = [-100, 0, 100].map((century) => Math.floor(now / 100) * 100 + century)
  const years = [...centuries, ...centuries.map((century) => century + 500 - BUDDHIST_AHEAD)].map((one) => one + ending)
  return years.reduce((nearest, year) => (Math.abs(year - now) < Math.abs(nearest - now) ? year : nearest))
}

function commonYear(written: string, today: IsoDay): number {
  const year = Number(written)
  if (written.length === 2) return nearestYear(year, today)
  return year > LAST_COMMON_YEAR ? year - BUDDHIST_AHEAD : year
}

/**
 * The date a text means, in either era and any site language: `5/3/2569`, `๕ มี.ค. ๒๕๖๙`, `5 Mar 2026`,
 * `2026-03-05`, `2026年3月5日`. Without a year, the next such day from today on; a two-digit year is the nearest one.
 * null when it is not a date.
 */
export function readTypedDate(text: string, today: IsoDay): IsoDay | null {
  const plain = simplify(text)
  for (const one of SHAPES) {
    const found = one.exec(plain)?.groups as Written | undefined
    if (!found) continue
    const [month, day] = [Number(found.month), Number(found.day)]
    if (!found.year) return nextSuchDay(month, day, today)
    return isoDay(commonYear(found.year, today), month, day)
  }
  return null
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** The day that a date field posts or an address carries, `2026-03-05`, in either era; null when there is no such day. */
export const readPostedDay = (text: unknown): IsoDay | null =>
  typeof text === 'string' && ISO_DAY.test(text) ? readTypedDate(text, text) : null

const POSTED_MOMENT = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)$/
const THAILAND_AHEAD_MS = 7 * 3_600_000

/** The moment of a `datetime-local` field on the clock of Thailand (UTC+7, no summer time); null when it is none. */
export function readPostedMoment(text: string): Date | null {
  const [, written, time] = POSTED_MOMENT.exec(text) ?? []
  const day = readPostedDay(written)
  return day === null ? null : new Date(`${day}T${time}:00+07:00`)
}

/** A moment as a `datetime-local` field shows it on the clock of Thailand: `2026-12-01T10:00`. */
export const postedMoment = (moment: Date): string =>
  new Date(moment.getTime() + THAILAND_AHEAD_MS).toISOString().slice(0, 16)
