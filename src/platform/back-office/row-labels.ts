import type { ArrayField, Field } from 'payload'
import type { RowPart } from '@/kernel/desk/row-part'
import { withInnerFields } from './inner-fields'

const COMPONENT = '/design/back-office/row-label#RowLabel'

/** The fields of a row, also those that stand side by side or folded. */
const flat = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) =>
    (field.type === 'row' || field.type === 'collapsible') && 'fields' in field ? flat(field.fields) : [field],
  )

type Labels = Record<string, string>

const labelsOf = (label: unknown, value: string): Labels =>
  typeof label === 'object' && label !== null ? (label as Labels) : { en: typeof label === 'string' ? label : value }

function partOf(field: Field): RowPart | null {
  if (field.type === 'text' || field.type === 'textarea' || field.type === 'date')
    return { name: field.name, kind: field.type === 'date' ? 'date' : 'text' }
  if (field.type !== 'select') return null
  const options = field.options.map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
    return [value, labelsOf(label, value)] as const
  })
  return { name: field.name, kind: 'choice', options: Object.fromEntries(options) }
}

/** A row is added under the name of its list, unless it has one of its own: Payload would take the key of the field. */
function namedRows({ label, labels }: ArrayField): ArrayField['labels'] {
  if (labels || typeof label !== 'object' || label === null) return labels
  return { singular: label, plural: label }
}

function withLabel(field: ArrayField): ArrayField {
  const inner = { ...field, labels: namedRows(field), fields: withRowLabels(field.fields) }
  if (field.admin?.components?.RowLabel) return inner
  const parts = flat(field.fields).flatMap((one) => partOf(one) ?? [])
  if (parts.length === 0) return inner
  const RowLabel = { path: COMPONENT, clientProps: { parts } }
  return { ...inner, admin: { ...field.admin, components: { ...field.admin?.components, RowLabel } } }
}

/** Names every row of a list in the back office by what it holds, unless its field has a label of its own. */
export function withRowLabels(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    return field.type === 'array' ? withLabel(field) : withInnerFields(field, withRowLabels)
  })
}
