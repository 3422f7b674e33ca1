import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import { readQuery } from '../query/read-query'
import { homophoneSpellings } from './chinese-homophones'
import { fold } from './fold'

const read = (text: string) => readQuery(text, GAZETTEER).understood

it('replaces one character at a time by another of the same sound', () => {
  expect(homophoneSpellings('素坤逸')).toEqual(expect.arrayContaining(['苏坤逸', '素昆逸', '素坤益']))
  expect(homophoneSpellings('素坤逸')).not.toContain('素坤逸')
  expect(homophoneSpellings('素坤逸')).not.toContain('苏昆逸')
})

it('writes every homophone spelling in folded form', () =>
  expect(homophoneSpellings('拉玛九').filter((name) => fold(name) !== name)).toEqual([]))

it.each(['是隆', 'silom', '拉玛 9', '文化中心'])('has no homophone spelling of %s', (name) =>
  expect(homophoneSpellings(name)).toEqual([]),
)

describe('a Chinese name typed with characters of the same sound', () => {
  it.each([
    ['素坤益', { place: 'sukhumvit' }],
    ['拉馬九', { place: 'rama9' }],
    ['拉马九站', { station: 'phra-ram-9' }],
    ['阿所克兩房', { place: 'asoke', beds: 2 }],
    ['帕卡浓', { station: 'phra-khanong' }],
  ])('is understood: %s', (text, understood) => expect(read(text)).toEqual(understood))

  it.each(['拉馬二', '暖武里', '賽馬', '素食館'])('is not assumed for %s', (text) => expect(read(text)).toEqual({}))

  it('is not assumed for a word of its own', () =>
    expect(read('公園')).toEqual({ where: [[{ fact: 'nearby', value: 'park' }]] }))

  it('is not assumed when the exact name exists', () =>
    expect(read('拉差達披色站')).toEqual({ station: 'ratchadaphisek' }))
})
