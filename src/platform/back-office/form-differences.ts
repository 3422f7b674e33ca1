import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import type { StandingField } from '@/kernel/form/form-conflict'

type Data = Readonly<Record<string, unknown>>
type StaffLanguage = 'en' | 'th'

/** What no person types: a difference in it overwrites nobody's work. */
const OWN_WORDS: ReadonlySet<string> = new Set(['id', 'updatedAt', 'createdAt', '_status', 'changedBy'])
const FILE_WORDS = /^(?:sizes|url|thumbnailURL|filename|filesize|mimeType|width|height)$/

const MOST_LETTERS = 300

const isTyped = (field: FlattenedField) =>
  field.type !== 'join' &&
  !('virtual' in field && field.virtual) &&
  !OWN_WORDS.has(field.name) &&
  !FILE_WORDS.test(field.name)

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** As it travels, without the blanks that a form adds to its rows. */
const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (_key, inner: unknown) => (isBlank(inner) ? undefined : inner)) ?? 'null')

const isAlike = (typed: unknown, stands: unknown) =>
  (isBlank(typed) && isBlank(stands)) || isDeepStrictEqual(bare(typed), bare(stands))

const inLanguage = (words: unknown, language: StaffLanguage): string | null => {
  if (typeof words === 'string') return words
  const found = typeof words === 'object' && words !== null ? Reflect.get(words, language) : null
  return typeof found === 'string' ? found : null
}

const optionWords = (option: unknown, language: StaffLanguage) =>
  typeof option === 'string' ? option : inLanguage(Reflect.get(Object(option), 'label'), language)

const optionValue = (option: unknown): unknown =>
  typeof option === 'string' ? option : Reflect.get(Object(option), 'value')

/** A value as a text; null for what is more than a text. */
function textOf(field: FlattenedField, value: unknown, language: StaffLanguage): string | null {
  if (isBlank(value)) return '–'
  if ((field.type === 'select' || field.type === 'radio') && typeof value === 'string') {
    const option = field.options.find((one) => optionValue(one) === value)
    return (option && optionWords(option, language)) ?? value
  }
  if (field.type === 'checkbox') return value === true ? '✓' : '–'
  const isText = ['text', 'textarea', 'email', 'number', 'code'].includes(field.type)
  return isText && (typeof value === 'string' || typeof value === 'number')
    ? String(value).slice(0, MOST_LETTERS)
    : null
}

/** The fields in which a form differs from what stands, named as the form names them. */
export function differencesOf(
  fields: readonly FlattenedField[],
  { posted, stands, language }: { posted: Data; stands: Data; language: StaffLanguage },
): StandingField[] {
  return fields
    .filter((field) => isTyped(field) && field.name in posted && !isAlike(posted[field.name], stands[field.name]))
    .map((field) => ({
      label: inLanguage('label' in field ? field.label : null, language) ?? field.name,
      stands: textOf(field, stands[field.name], language),
    }))
}
