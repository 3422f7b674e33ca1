import type { TextField } from 'payload'
import { describe, expect, it } from 'vitest'
import { places } from './places'
import { identityFields } from './project-fields'
import { stations } from './stations'

const FIELDS: readonly [string, unknown][] = [
  ['areas', places.fields.find((field) => 'name' in field && field.name === 'slug')],
  ['stations', stations.fields.find((field) => 'name' in field && field.name === 'slug')],
  [
    'projects',
    identityFields
      .flatMap((field) => ('fields' in field ? field.fields : []))
      .find((field) => 'name' in field && field.name === 'Slug_name'),
  ],
]

describe.each(FIELDS)('the slug field of %s', (_, given) => {
  const field = given as TextField
  const judge = field.validate as (value: unknown, options: unknown) => true | string

  it.each(['ari', 'thonglor-10', 'n24', 'rama-9'])('accepts %s', (slug) => {
    expect(judge(slug, { siblingData: {} })).toBe(true)
  })

  it.each(['', null, undefined, 'Ari', 'rama 9', 'a/b', 'อารีย์', 'a--b', '-a', 'a-', 'a?b', 'a,b', 'a.b', 'a\n'])(
    'rejects «%s»',
    (slug) => {
      expect(judge(slug, { siblingData: {} })).toMatch(/^Lower-case letters, digits and single hyphens only · ใช้ได้/)
    },
  )

  it('gives a duplicate a valid slug', () => {
    const [copied] = (field.hooks?.beforeDuplicate ?? []) as ((args: { value?: unknown }) => unknown)[]
    expect(copied?.({ value: 'rama-9' })).toBe('rama-9-copy')
    expect(copied?.({})).toBeUndefined()
  })

  it('is unique', () => {
    expect(field).toMatchObject({ required: true, unique: true, index: true })
  })
})
