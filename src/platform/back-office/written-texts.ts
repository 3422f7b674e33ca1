import type { Field } from 'payload'
import { LOCALES, type Locale } from '@/i18n/locales'
import type { TextCount } from '@/kernel/form/text-count'

/** One text of a document, by language. */
interface Text {
  words: Partial<Record<Locale, unknown>>
  isExpected: boolean
}

type Data = Record<string, unknown>

/** The spelling of the languages in fields that stand apart for each language, such as `Title_TH` (S2§3). */
const SUFFIXES = { th: 'TH', en: 'EN', cht: 'CHT', chs: 'CHS' } as const satisfies Record<Locale, string>
const APART = /^(.+)_TH$/

const CONTAINED = ['text', 'textarea', 'array', 'blocks']

const isWritten = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0

const dataAt = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Data)[name] : undefined

const rowsAt = (data: unknown, name: string): unknown[] => {
  const rows = dataAt(data, name)
  return Array.isArray(rows) ? rows : []
}

/** Given by code or kept from staff: not theirs to translate. */
const isOfStaff = (field: Field) => !(field.admin as { hidden?: boolean } | undefined)?.hidden && !('virtual' in field)

/** The text that a field is itself, or begins; null if it is none. */
function textOf(field: Field, data: unknown): Text | null {
  if (!('name' in field) || !CONTAINED.includes(field.type)) return null
  const isExpected = field.custom?.isExpected === true
  if ('localized' in field && field.localized)
    return { words: (dataAt(data, field.name) ?? {}) as Text['words'], isExpected }
  const [, base] = APART.exec(field.name) ?? []
  if (!base) return null
  const words = LOCALES.map((locale) => [locale, dataAt(data, `${base}_${SUFFIXES[locale]}`)] as const)
  return { words: Object.fromEntries(words), isExpected }
}

/** The fields inside a field, each list with the data that it describes. */
function insideOf(field: Field, data: unknown): (readonly [readonly Field[], unknown])[] {
  if (field.type === 'tabs')
    return field.tabs.map((tab) => [tab.fields, 'name' in tab && tab.name ? dataAt(data, tab.name) : data])
  if (field.type === 'array') return rowsAt(data, field.name).map((row) => [field.fields, row])
  if (field.type === 'blocks')
    return rowsAt(data, field.name).flatMap((row) => {
      const block = field.blocks.find(({ slug }) => slug === dataAt(row, 'blockType'))
      return block ? [[block.fields, row] as const] : []
    })
  if (!('fields' in field)) return []
  return [[field.fields, 'name' in field && field.name ? dataAt(data, field.name) : data]]
}

function textsOf(fields: readonly Field[], data: unknown): Text[] {
  return fields.filter(isOfStaff).flatMap((field) => {
    const text = textOf(field, data)
    return text ? [text] : insideOf(field, data).flatMap(([inside, part]) => textsOf(inside, part))
  })
}

/**
 * What of a document is not translated. `document` holds every text in all languages. A text that no language has is
 * not missing, unless it is expected (`custom.isExpected`).
 */
export function countTexts(fields: readonly Field[], document: unknown): TextCount {
  const texts = textsOf(fields, document).filter(
    ({ words, isExpected }) => isExpected || LOCALES.some((locale) => isWritten(words[locale])),
  )
  const missing = LOCALES.map((locale) => [locale, texts.filter(({ words }) => !isWritten(words[locale])).length])
  return { total: texts.length, missing: Object.fromEntries(missing) }
}

/** Whether documents with these fields have texts in several languages. */
export function hasTexts(fields: readonly Field[]): boolean {
  return fields.filter(isOfStaff).some((field) => {
    if (textOf(field, {})) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => hasTexts(tab.fields))
    if (field.type === 'blocks') return field.blocks.some((block) => hasTexts(block.fields))
    return 'fields' in field && hasTexts(field.fields)
  })
}

const namesOf = (name: string) => {
  const [, base] = APART.exec(name) ?? []
  return base ? LOCALES.map((locale) => `${base}_${SUFFIXES[locale]}`) : [name]
}

/** The names of a document's own fields that hold texts, for a read that leaves out the rest. */
export function namesWithTexts(fields: readonly Field[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => namesWithin(tab.fields, 'name' in tab ? tab.name : ''))
    if ('name' in field && field.name) return hasTexts([field]) ? namesOf(field.name) : []
    return 'fields' in field ? namesWithTexts(field.fields) : []
  })
}

function namesWithin(fields: readonly Field[], name: string | undefined): string[] {
  if (!name) return namesWithTexts(fields)
  return hasTexts(fields) ? [name] : []
}
