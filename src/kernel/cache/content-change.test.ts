import { describe, expect, test } from 'vitest'
import { type ChangeKind, kindOfMove, readContentChange, strictestOf, writeContentChange } from './content-change'

describe('a message about changed content', () => {
  test.each<[string, ChangeKind, string[]]>([
    ['edited,home,projects', 'edited', ['home', 'projects']],
    ['withdrawn,project:noble-a', 'withdrawn', ['project:noble-a']],
    ['unknown,site', 'unknown', ['site']],
    ['site', 'unknown', ['site']],
    ['site, project:noble-x ,cards:house', 'unknown', ['site', 'project:noble-x', 'cards:house']],
    ['short-link:expo/ari', 'unknown', ['short-link:expo/ari']],
    ['a b,,;drop,x\ny,é,/a.b:c-d_e', 'unknown', ['/a.b:c-d_e']],
    [`${'a'.repeat(200)},${'b'.repeat(201)}`, 'unknown', ['a'.repeat(200)]],
    ['', 'unknown', []],
  ])('%s', (message, kind, tags) => {
    expect(readContentChange(message)).toEqual({ kind, tags })
  })

  test('is read as it was written', () => {
    expect(readContentChange(writeContentChange('edited', ['home']))).toEqual({ kind: 'edited', tags: ['home'] })
  })
})

test.each<[ChangeKind[], ChangeKind]>([
  [[], 'edited'],
  [['edited', 'edited'], 'edited'],
  [['edited', 'unknown'], 'unknown'],
  [['withdrawn', 'edited', 'unknown'], 'withdrawn'],
])('of %j the strictest is %s', (kinds, strictest) => {
  expect(strictestOf(kinds)).toBe(strictest)
})

test.each<[string, string | null, string | null, ChangeKind]>([
  ['a page that appears', null, '/a', 'edited'],
  ['a page that changes', '/a', '/a', 'edited'],
  ['a page that moves', '/a', '/b', 'withdrawn'],
  ['a page that is taken down or deleted', '/a', null, 'withdrawn'],
  ['a draft', null, null, 'edited'],
])('the kind of a change: %s', (_, before, after, kind) => {
  expect(kindOfMove(before, after)).toBe(kind)
})
