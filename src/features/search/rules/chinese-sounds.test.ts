import { describe, expect, it } from 'vitest'
import { soundingAlike } from './chinese-sounds'
import { fold } from './fold'
import { GAZETTEER_UNDER_TEST as GAZETTEER } from './gazetteer-under-test'
import { readQuery } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER).understood

it('one character at a time is another of its sound', () => {
  expect(soundingAlike('素坤逸')).toEqual(expect.arrayContaining(['苏坤逸', '素昆逸', '素坤益']))
  expect(soundingAlike('素坤逸')).not.toContain('素坤逸')
  expect(soundingAlike('素坤逸')).not.toContain('苏昆逸')
})

it('each is written as folding leaves it', () =>
  expect(soundingAlike('拉玛九').filter((name) => fold(name) !== name)).toEqual([]))

it.each(['是隆', 'silom', '拉玛 9', '文化中心'])('of %s there is none', (name) =>
  expect(soundingAlike(name)).toEqual([]),
)

describe('a name typed by its sound', () => {
  it.each([
    ['素坤益', { place: 'sukhumvit' }],
    ['拉馬九', { place: 'rama9' }],
    ['拉马九站', { station: 'phra-ram-9' }],
    ['阿所克兩房', { place: 'asoke', beds: 2 }],
    ['帕卡浓', { station: 'phra-khanong' }],
  ])('%s', (text, understood) => expect(read(text)).toEqual(understood))

  it.each(['拉馬二', '暖武里', '賽馬', '素食館', '公園'])('%s is none', (text) => expect(read(text)).toEqual({}))

  it('a name of its own stays that', () => expect(read('拉差達披色站')).toEqual({ station: 'ratchadaphisek' }))
})
