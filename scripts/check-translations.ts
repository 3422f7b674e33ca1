import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Locale } from '@/i18n/locales'
import { messagesIn } from './check-terms'
import { jsonNames, localesOf, messageFile, partsIn } from './message-files'

/** The texts that the other languages translate. */
const SOURCE: Locale = 'en'
const translationsOf = (feature: string) => localesOf(feature).filter((locale) => locale !== SOURCE)

/** The English text of a key at which its translations were last looked at; one mark where all were looked at together. */
type Mark = string | Partial<Record<Locale, string>>

const markOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

const markIn = (mark: Mark | undefined, language: Locale) => (typeof mark === 'string' ? mark : mark?.[language])

const fileOfMarks = (root: string, feature: string) => join(root, 'messages/looked-at', `${feature}.json`)

function sourceOf(root: string, feature: string): Map<string, string> {
  const file = join(root, messageFile(SOURCE, feature))
  const texts: [string, string][] = []
  if (existsSync(file)) messagesIn(JSON.parse(readFileSync(file, 'utf8')), '', texts)
  return new Map(texts)
}

function marksOf(root: string, feature: string): Map<string, Mark> {
  const file = fileOfMarks(root, feature)
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Mark>) : [])
}

const markedParts = (root: string): string[] => [
  ...jsonNames(join(root, 'messages/looked-at')),
  ...jsonNames(join(root, 'messages/looked-at/staff')).map((name) => `staff/${name}`),
]

/** Every feature with texts. The style guide is shown to staff only, as samples. */
export const featuresOf = (root: string): string[] =>
  [...new Set([...partsIn(root, [SOURCE]), ...markedParts(root)])].filter((feature) => feature !== 'styleguide')

/** English texts that changed since their translations were last looked at, and marks of texts that are gone; one line each. */
export function checkTranslations(root: string): string[] {
  return featuresOf(root).flatMap((feature) => {
    const source = sourceOf(root, feature)
    const marks = marksOf(root, feature)
    const stale = [...source].flatMap(([key, text]) => {
      const left = translationsOf(feature).filter((language) => markIn(marks.get(key), language) !== markOf(text))
      return left.length > 0 ? [`${feature}.${key}: look at ${left.join(', ')} again, English says “${text}”`] : []
    })
    const gone = [...marks.keys()].filter((key) => !source.has(key))
    return [...stale, ...gone.map((key) => `${feature}.${key}: the text is gone, its mark stays`)]
  })
}

const isNamed = (name: string, wanted: readonly string[]) =>
  wanted.some((one) => name === one || name.startsWith(`${one}.`))

function withMark(mark: Mark | undefined, all: readonly Locale[], languages: readonly Locale[], now: string): Mark {
  const each = all.map((language) => [language, languages.includes(language) ? now : markIn(mark, language)])
  const known = each.filter(([, one]) => one !== undefined)
  const isShared = known.length === all.length && known.every(([, one]) => one === now)
  return isShared ? now : (Object.fromEntries(known) as Mark)
}

/** The marks of a feature once the wanted keys were looked at; texts that are gone have none. */
function marksAfter(root: string, feature: string, wanted: readonly string[], languages?: readonly Locale[]) {
  const all = translationsOf(feature)
  const marks = marksOf(root, feature)
  const next: Record<string, Mark> = {}
  let count = 0
  for (const [key, text] of sourceOf(root, feature)) {
    const mark = marks.get(key)
    if (isNamed(`${feature}.${key}`, wanted)) {
      next[key] = withMark(mark, all, languages ?? all, markOf(text))
      count += 1
    } else if (mark !== undefined) next[key] = mark
  }
  return { next, count }
}

function writeMarks(root: string, feature: string, marks: Record<string, Mark>): void {
  const file = fileOfMarks(root, feature)
  if (Object.keys(marks).length === 0) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(marks, null, 2)}\n`)
}

/**
 * Says that translations were looked at beside the English text as it is now, and drops the marks of texts that are gone.
 * `wanted` are features (`booking`, `staff/booking`) and keys (`booking.list`, with all below); returns how many keys are marked.
 */
export function markLookedAt(root: string, wanted: readonly string[], languages?: readonly Locale[]): number {
  const isTouched = (feature: string) => wanted.some((one) => isNamed(one, [feature]))
  const touched = featuresOf(root).filter(isTouched)
  return touched.reduce((sum, feature) => {
    const { next, count } = marksAfter(root, feature, wanted, languages)
    writeMarks(root, feature, next)
    return sum + count
  }, 0)
}
