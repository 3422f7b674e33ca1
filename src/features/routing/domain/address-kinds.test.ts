import { describe, expect, test } from 'vitest'
import { EVERY_PAGE_TAGS } from '@/kernel/cache/cache-tags'
import { resolveAddress, tagsOf } from './resolve'

const resolve = (path: string, search = '') => resolveAddress({ path, search })

describe('a file', () => {
  test.each([
    ['/favicon.ico', 'static'],
    ['/a/b/c.txt', 'static'],
    [`/x.${'a'.repeat(12)}`, 'static'],
    [`/x.${'a'.repeat(13)}`, 'redirect'],
    ['/x.txt-', 'redirect'],
    ['/.env', 'redirect'],
    ['/.well-known', 'static'],
    ['/.well-known/anything', 'static'],
    ['/media/photo', 'static'],
    ['/media', 'redirect'],
    ['/_next/static/chunk', 'static'],
    ['/_next/static', 'app'],
    ['/_next/data/a.json', 'app'],
    ['/api/report.csv', 'app'],
    ['/admin/logo.svg', 'app'],
    ['/th/photo.webp', 'unknown'],
    ['/ir/report.pdf', 'outside'],
  ])('is told from a page by its address: %s is %s', (path, kind) => {
    expect(resolve(path).kind).toBe(kind)
  })

  test('is given with the decoded segments to look for', () => {
    expect(resolve('/%66avicon.ico')).toEqual({ kind: 'static', path: '/%66avicon.ico', segments: ['favicon.ico'] })
  })
})

describe('an address of the app', () => {
  test('is passed on with its query, in one spelling', () => {
    expect(resolve('/API//Leads/', '?x=1')).toEqual({
      kind: 'app',
      path: '/api/Leads',
      search: '?x=1',
      segments: ['api', 'Leads'],
    })
  })

  test('is redirected only within the back office, where people type it', () => {
    expect(resolve('/Admin/x/', '?a=1')).toEqual({
      kind: 'redirect',
      location: '/admin/x?a=1',
      status: 301,
      isBrief: false,
    })
  })
})

describe('a page', () => {
  test.each([
    ['/th/home', { route: 'home', isShared: true, isUnbounded: false, mayBeMissing: false }],
    ['/en/condominium/noble-a', { route: 'project', isShared: true, isUnbounded: false, mayBeMissing: true }],
    ['/th/career/detail/7/anything', { isUnbounded: true, mayBeMissing: false }],
  ])('%s says how it may be cached, and whether only the content knows that it exists: %j', (path, facts) => {
    expect(resolve(path)).toMatchObject({ kind: 'page', path, ...facts })
  })
})

test.each(['/%2f', '/th/%', '/th/nothing'])('%s is no page, and has only the tags that every page has', (path) => {
  expect(tagsOf(path)).toEqual([...EVERY_PAGE_TAGS])
})
