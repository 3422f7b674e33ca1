import type { Field } from 'payload'

const PICTURES = 'media'

const LOCALES = ['th', 'en', 'cht', 'chs']

type Data = Record<string, unknown>

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

const isByLanguage = (value: unknown): value is Data =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => LOCALES.includes(key))

/** What a field holds: in every language, where it holds something in each. */
function valuesAt(data: unknown, name: string): unknown[] {
  const value = isRecord(data) ? data[name] : undefined
  return isByLanguage(value) ? Object.values(value) : [value]
}

const rowsAt = (data: unknown, name: string): unknown[] => valuesAt(data, name).flatMap((rows) => rows ?? [])

const isOfPictures = (field: Field): boolean =>
  (field.type === 'upload' || field.type === 'relationship') && [field.relationTo].flat().includes(PICTURES)

const idsOf = (values: readonly unknown[]): number[] =>
  values.flat().filter((value): value is number => typeof value === 'number')

/** The fields inside a field, each list with the data that it describes. */
function insideOf(field: Field, data: unknown): (readonly [readonly Field[], unknown])[] {
  if (field.type === 'tabs')
    return field.tabs.map((tab) => [tab.fields, 'name' in tab && tab.name && isRecord(data) ? data[tab.name] : data])
  if (field.type === 'array') return rowsAt(data, field.name).map((row) => [field.fields, row])
  if (field.type === 'blocks')
    return rowsAt(data, field.name).flatMap((row) => {
      const block = field.blocks.find(({ slug }) => isRecord(row) && slug === row.blockType)
      return block ? [[block.fields, row] as const] : []
    })
  if (!('fields' in field)) return []
  return [[field.fields, 'name' in field && field.name && isRecord(data) ? data[field.name] : data]]
}

/** The ids of the pictures that a document shows, in all its languages, blocks included. It was read at depth 0. */
export function picturesIn(fields: readonly Field[], document: unknown): number[] {
  const ids = fields.flatMap((field) =>
    isOfPictures(field) && 'name' in field
      ? idsOf(valuesAt(document, field.name))
      : insideOf(field, document).flatMap(([inside, data]) => picturesIn(inside, data)),
  )
  return [...new Set(ids)]
}

/** Whether documents with these fields may show pictures. */
export function mayHavePictures(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if (isOfPictures(field)) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => mayHavePictures(tab.fields))
    if (field.type === 'blocks') return field.blocks.some((block) => mayHavePictures(block.fields))
    return 'fields' in field && mayHavePictures(field.fields)
  })
}

/** The names of a document's own fields that may hold pictures, for a read that leaves out the rest. */
export function namesWithPictures(fields: readonly Field[]): string[] {
  return fields.flatMap((field): string[] => {
    if (!mayHavePictures([field])) return []
    if ('name' in field && field.name) return [field.name]
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => ('name' in tab && tab.name ? [tab.name] : namesWithPictures(tab.fields)))
    return 'fields' in field ? namesWithPictures(field.fields) : []
  })
}
