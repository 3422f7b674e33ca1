import type { Field } from 'payload'

/** The field with the fields inside it changed: those of its tabs, group, row or list. Blocks are left alone. */
export function withInnerFields(field: Field, change: (fields: readonly Field[]) => Field[]): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: change(tab.fields) })) }
  return 'fields' in field ? ({ ...field, fields: change(field.fields) } as Field) : field
}
