import type { Field, TextareaField, TextField } from 'payload'

const COMPONENT = '/design/source-text#SourceText'

const isText = (field: Field): field is TextField | TextareaField => field.type === 'text' || field.type === 'textarea'

function withSource(field: TextField | TextareaField): Field {
  const components = field.admin?.components
  const afterInput = [...(components?.afterInput ?? []), COMPONENT]
  return { ...field, admin: { ...field.admin, components: { ...components, afterInput } } } as Field
}

/** Shows the Thai text beside every empty field of another language in the back office. */
export function withSourceTexts(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (isText(field)) return field.localized ? withSource(field) : field
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withSourceTexts(tab.fields) })) }
    return 'fields' in field ? ({ ...field, fields: withSourceTexts(field.fields) } as Field) : field
  })
}
