import type { ArrayField, Field } from 'payload'
import { expect, it } from 'vitest'
import { withRowLabels } from './row-labels'

const labelOf = (field: Field | undefined) =>
  (field as ArrayField).admin?.components?.RowLabel as { clientProps: object }

it('names the rows of every list by their texts, choices and dates, wherever the list stands', () => {
  const faq: Field = {
    name: 'faq',
    type: 'array',
    fields: [
      { type: 'row', fields: [{ name: 'question', type: 'text' }] },
      { name: 'kind', type: 'select', options: [{ value: 'a', label: { en: 'A', th: 'ก' } }, 'b'] },
      { name: 'at', type: 'date' },
      { name: 'order', type: 'number' },
    ],
  }
  const [tabs] = withRowLabels([{ type: 'tabs', tabs: [{ label: 'x', fields: [{ type: 'row', fields: [faq] }] }] }])
  const row = (tabs as Extract<Field, { type: 'tabs' }>).tabs[0]?.fields[0] as Extract<Field, { type: 'row' }>
  expect(labelOf(row.fields[0]).clientProps).toEqual({
    parts: [
      { name: 'question', kind: 'text' },
      { name: 'kind', kind: 'choice', options: { a: { en: 'A', th: 'ก' }, b: { en: 'b' } } },
      { name: 'at', kind: 'date' },
    ],
  })
})

it('keeps a label that a list has, and leaves a list of numbers alone', () => {
  const own: Field = { name: 'a', type: 'array', fields: [], admin: { components: { RowLabel: '/x#Y' } } }
  const numbers: Field = { name: 'b', type: 'array', fields: [{ name: 'n', type: 'number' }] }
  const [first, second] = withRowLabels([own, numbers])
  expect([labelOf(first), labelOf(second)]).toEqual(['/x#Y', undefined])
})

it('adds a row under the name of its list, not under the key of the field', () => {
  const label = { en: 'Highlights', th: 'จุดเด่น' }
  const [named] = withRowLabels([{ name: 'highlights', type: 'array', label, fields: [{ name: 'a', type: 'text' }] }])
  expect((named as ArrayField).labels).toEqual({ singular: label, plural: label })
})
