import { describe, expect, test } from 'vitest'
import type { ChangeKind } from '@/kernel/cache/content-change'
import { changedAddresses, changeKind, type ProjectSnapshot, staleTags } from './project-snapshot'

const NOBLE_A: ProjectSnapshot = {
  slug: 'noble-a',
  group: 'Single_detached_house',
  isPublic: true,
  isFound: true,
  views: { card: 'card', lead: 'lead', start: 'start', footer: 'footer', finder: 'finder' },
}
const AT = '/th/single-detached-house/noble-a'

describe('the addresses that search engines are told of', () => {
  test.each<[string, ProjectSnapshot | null, ProjectSnapshot | null, string[]]>([
    ['a project that appears', null, NOBLE_A, [AT]],
    ['one that changes', NOBLE_A, NOBLE_A, [AT]],
    ['one that is taken down', NOBLE_A, { ...NOBLE_A, isPublic: false }, [AT]],
    ['one that is deleted', NOBLE_A, null, [AT]],
    ['one that moves', NOBLE_A, { ...NOBLE_A, slug: 'noble-b' }, [AT, '/th/single-detached-house/noble-b']],
    ['one that shall no longer be found', NOBLE_A, { ...NOBLE_A, isFound: false }, [AT]],
    ['one that was never to be found', { ...NOBLE_A, isFound: false }, { ...NOBLE_A, isFound: false }, []],
    ['a draft', null, { ...NOBLE_A, isPublic: false }, []],
    ['nothing', null, null, []],
  ])('%s', (_, before, after, addresses) => {
    expect(changedAddresses(before, after)).toEqual(addresses)
  })
})

describe('the cache tags that a change of a project makes out of date', () => {
  const DRAFT = { ...NOBLE_A, isPublic: false }
  const changed = (view: keyof ProjectSnapshot['views']) => ({
    ...NOBLE_A,
    views: { ...NOBLE_A.views, [view]: 'changed' },
  })
  // Houses and land stand on each other's pages as similar projects.
  const CARDS = ['cards:house', 'cards:townhome', 'cards:single-detached-house', 'cards:land']
  const ALL = ['project:noble-a', 'projects', ...CARDS, 'home', 'footer', 'choices']

  test.each<[string, ProjectSnapshot | null, ProjectSnapshot | null, string[]]>([
    ['its own page, when no view of others changed', NOBLE_A, NOBLE_A, ['project:noble-a']],
    ['its cards and lists', NOBLE_A, changed('card'), ['project:noble-a', 'projects', ...CARDS]],
    ['what the home page takes from it', NOBLE_A, changed('lead'), ['project:noble-a', 'home']],
    ['where a way begins', NOBLE_A, changed('start'), ['project:noble-a', 'projects']],
    ['the footer', NOBLE_A, changed('footer'), ['project:noble-a', 'footer']],
    ['the choices of the search', NOBLE_A, changed('finder'), ['project:noble-a', 'choices']],
    ['everything, when it appears', null, NOBLE_A, ALL],
    ['everything, when a draft is published', DRAFT, NOBLE_A, ALL],
    ['everything, when it is withdrawn', NOBLE_A, DRAFT, ALL],
    ['everything, when it is deleted', NOBLE_A, null, ALL],
    ['both addresses, when it moves', NOBLE_A, { ...NOBLE_A, slug: 'noble-b' }, ['project:noble-a', 'project:noble-b']],
    ['nothing, for a draft', DRAFT, { ...changed('card'), isPublic: false }, []],
    ['nothing, for a new draft', null, DRAFT, []],
    ['nothing, for nothing', null, null, []],
  ])('%s', (_, before, after, tags) => expect(staleTags(before, after).toSorted()).toEqual(tags.toSorted()))
})

describe('whether the old pages of a project may be shown while new ones are made', () => {
  test.each<[string, ProjectSnapshot | null, ProjectSnapshot | null, ChangeKind]>([
    ['one that appears', null, NOBLE_A, 'edited'],
    ['a draft that is published', { ...NOBLE_A, isPublic: false }, NOBLE_A, 'edited'],
    ['one that changes', NOBLE_A, { ...NOBLE_A, views: { ...NOBLE_A.views, card: 'new' } }, 'edited'],
    ['one that search engines shall no longer find', NOBLE_A, { ...NOBLE_A, isFound: false }, 'edited'],
    ['one that is taken down', NOBLE_A, { ...NOBLE_A, isPublic: false }, 'withdrawn'],
    ['one that is deleted', NOBLE_A, null, 'withdrawn'],
    ['one that gets another name in its address', NOBLE_A, { ...NOBLE_A, slug: 'noble-b' }, 'withdrawn'],
    ['one that moves to another group', NOBLE_A, { ...NOBLE_A, group: 'Land' }, 'withdrawn'],
  ])('%s', (_, before, after, kind) => {
    expect(changeKind(before, after)).toBe(kind)
  })
})
