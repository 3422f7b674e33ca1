import type { CollectionConfig, Field, SelectField } from 'payload'

const isNamed = (field: Field, name: string): field is SelectField =>
  field.type === 'select' && 'name' in field && field.name === name

/** The fields of a collection, also those that stand side by side. */
const flat = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => (field.type === 'row' ? flat(field.fields) : [field]))

/**
 * Titles a document that is named by a choice with the words of that choice. Payload would show the stored value, such
 * as `corporate-deal`.
 */
export function withChoiceTitle(config: CollectionConfig): CollectionConfig {
  const { useAsTitle } = config.admin ?? {}
  const named = flat(config.fields).find((field) => useAsTitle && isNamed(field, useAsTitle)) as SelectField | undefined
  if (!named) return config
  const options = named.options.map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
    return [value, typeof label === 'string' ? { en: label, th: label } : label] as const
  })
  const title: Field = {
    name: 'choiceTitle',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: {
        Field: {
          path: '/design/back-office/choice-title#ChoiceTitle',
          clientProps: { of: named.name, options: Object.fromEntries(options) },
        },
      },
    },
  }
  return { ...config, fields: [...config.fields, title] }
}
