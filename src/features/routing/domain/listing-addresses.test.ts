import { describe, expect, test } from 'vitest'
import { EVERY_PAGE_TAGS } from '@/kernel/cache/cache-tags'
import { isFreeForProject, resolveAddress, tagsOf } from './resolve'

const resolve = (path: string, search = '') => resolveAddress({ path, search })

describe('every address of a listing leads to the one canonical address in one 301', () => {
  test.each([
    ['a category as S1 writes it (C7)', '/th/condominium/new-condo', '/th/project/condominium/new-condo'],
    ['a ready one', '/en/Condominium/condo_ready_to_move/', '/en/project/condominium/condo-ready-to-move'],
    ['pet friendly', '/condominium/condo-pet-friendly', '/th/project/condominium/condo-pet-friendly'],
    ['townhouse for townhome (C7)', '/cht/house/townhouse', '/cht/project/house/townhome'],
    ['houses by their group', '/single_detached_house', '/th/project/house/single-detached-house'],
    ['shophouses', '/th/house/shophouse', '/th/project/house/shophouse'],
    ['past projects', '/th/project/past_projects', '/th/project/past-projects/all'],
    ['another spelling of a place (C7)', '/location/house-ekkamai-ramintra', '/th/location/house-ekkamai-ramindra'],
    ['a place in the wrong case', '/EN/Location/Near_Express_Way', '/en/location/near-express-way'],
    ['a part of Sukhumvit', '/th/location/sukhumvit/thonglor', '/th/location/thonglor'],
    ['a project below the listings (C6)', '/th/project/condominium/noble-a', '/th/condominium/noble-a'],
  ])('%s', (_, from, to) => {
    expect(resolve(from, '?Brand=nue')).toMatchObject({ kind: 'redirect', status: 301, location: `${to}?Brand=nue` })
    expect(resolve(to)).toMatchObject({ kind: 'page', path: to, isShared: true })
  })
})

describe('an address below the listings', () => {
  test.each([
    ['/en/project/condominium/condo-pet-friendly', 'page'],
    ['/chs/project/past-projects/all', 'page'],
    ['/th/location/condo-ari', 'page'],
    ['/th/location', 'unknown'],
    ['/th/location/condo-ari/more', 'unknown'],
    ['/th/project/shed/all', 'unknown'],
    ['/th/project/past-projects/noble-a', 'unknown'],
  ])('%s: %s', (path, kind) => expect(resolve(path).kind).toBe(kind))
})

test('a listing shows every project, so any project invalidates it', () => {
  for (const path of ['/en/location/condo-ari', '/th/project/house/townhome', '/th/project/past-projects/all']) {
    expect(tagsOf(path)).toEqual([...EVERY_PAGE_TAGS, 'projects', 'promotions', 'landings'])
  }
})

test.each([
  ['noble-a', true],
  ['new-condo', false],
  ['condo-ready-to-move', false],
  ['all', false],
])('a condominium may have the slug %s: %s (C8)', (slug, isFree) => {
  expect(isFreeForProject({ group: 'Condominium', slug })).toBe(isFree)
})
