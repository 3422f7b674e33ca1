import type { CollectionConfig, Field, SelectField } from 'payload'

type Named = Field & { name: string }

/** The fields of a collection, also those that stand side by side or in a tab without a name. */
const flat = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'row') return flat(field.fields)
    return field.type === 'tabs' ? field.tabs.flatMap((tab) => ('name' in tab ? [] : flat(tab.fields))) : [field]
  })

/** A field that shows nothing and sets the title of its form. */
const titled = (path: string, clientProps: object): Field => ({
  name: 'documentTitle',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: { path, clientProps } } },
})

function wordsOf({ options }: SelectField) {
  const words = options.map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
    return [value, typeof label === 'string' ? { en: label, th: label } : label] as const
  })
  return Object.fromEntries(words)
}

function titleOf(field: Named | undefined): Field | null {
  if (!field) return null
  if (field.type === 'select')
    return titled('/design/back-office/choice-title#ChoiceTitle', { of: field.name, options: wordsOf(field) })
  const isTranslated = 'localized' in field && field.localized
  return isTranslated ? titled('/design/back-office/source-title#SourceTitle', { of: field.name }) : null
}

/**
 * Titles a document in words: one that is named by a choice with the words of that choice, where Payload would show
 * the stored value (`corporate-deal`), and one without a title in a language with its Thai title instead of a number.
 */
export function withTitleInWords(config: CollectionConfig): CollectionConfig {
  const { useAsTitle } = config.admin ?? {}
  const named = flat(config.fields).find((field) => 'name' in field && useAsTitle && field.name === useAsTitle)
  const title = titleOf(named as Named | undefined)
  return title ? { ...config, fields: [...config.fields, title] } : config
}
