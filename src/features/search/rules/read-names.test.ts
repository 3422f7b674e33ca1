import { describe, expect, it } from 'vitest'
import { GAZETTEER_UNDER_TEST as GAZETTEER } from './gazetteer-under-test'
import { readQuery } from './read-query'
import type { Understood } from './search'

const read = (text: string) => readQuery(text, GAZETTEER).understood

describe('a bare name', () => {
  it.each<[string, string, Understood]>([
    ['Thai', 'ทองหล่อ', { place: 'thonglor' }],
    ['without tones', 'ทองหลอ', { place: 'thonglor' }],
    ['Thonglor', 'Thonglor', { place: 'thonglor' }],
    ['Thong Lo', 'thong lo', { place: 'thonglor' }],
    ['Tonglor', 'TONGLOR', { place: 'thonglor' }],
    ['Traditional', '通羅', { place: 'thonglor' }],
    ['Simplified', '通罗', { place: 'thonglor' }],
    ['Ekkamai in one k', 'ekamai', { place: 'ekkamai' }],
    ['Rachada', 'Rachada', { place: 'ratchada-ladprao' }],
    ['Rama IX', 'RAMA IX', { place: 'rama9' }],
    ['Phra Ram 9', 'Phra Ram 9', { place: 'rama9' }],
    ['Thai figures', 'พระราม ๙', { place: 'rama9' }],
    ['lat phrao', 'lat phrao', { place: 'ratchada-ladprao' }],
    ['Bang Na', 'Bang Na', { place: 'bangna' }],
    ['อารี', 'อารี', { place: 'ari' }],
    ['a name inside a longer one', 'เอกมัย-รามอินทรา', { place: 'ekkamai-ramindra' }],
    ['a station where no place has the name', 'อ่อนนุช', { station: 'on-nut' }],
    ['a station by another spelling', 'Onnuch', { station: 'on-nut' }],
    ['a station with a number', 'phaholyothin 59', { station: 'phahon-yothin-59' }],
    ['a number within a name is no number', 'หลักหก', { station: 'lak-hok' }],
    ['a number within a Chinese name', '三鄢', { station: 'sam-yan' }],
  ])('%s', (_, text, understood) => expect(read(text)).toEqual(understood))
})

it.each(['พระราม 2', 'พระราม', 'rama2', 'Rama 4', 'นนทบุรี'])(
  'a name with another number, or none, is none: %s',
  (text) => expect(read(text)).toEqual({}),
)

it.each([
  ['บางพลี', ['บางพลี']],
  ['Bang Rak', ['Bang', 'Rak']],
  ['bangbon', ['bangbon']],
  ['คลองสามวา', ['คลองสามวา']],
  ['บางบัวทอง', ['บางบัวทอง']],
  ['เอกชัย', ['เอกชัย']],
])('a district without homes of ours is no other one: %s', (text, words) =>
  expect(readQuery(text, GAZETTEER)).toEqual({ understood: {}, words, pieces: [] }),
)

describe('a station is said to be one', () => {
  it.each<[string, string, string]>([
    ['BTS', 'ใกล้ BTS ทองหล่อ', 'thong-lo'],
    ['without spaces', 'ใกล้btsทองหล่อ', 'thong-lo'],
    ['บีทีเอส', 'บีทีเอสอโศก', 'asok'],
    ['สถานี', 'สถานีอารีย์', 'ari'],
    ['สถานี and BTS', 'สถานี BTS พร้อมพงษ์', 'phrom-phong'],
    ['รถไฟฟ้า', 'ติดรถไฟฟ้าทองหล่อ', 'thong-lo'],
    ['MRT', 'next to MRT Phra Ram 9', 'phra-ram-9'],
    ['รถใต้ดิน', 'รถใต้ดินพระราม 9', 'phra-ram-9'],
    ['station behind', 'Ari station', 'ari'],
    ['BTS behind', 'Asok BTS', 'asok'],
    ['both', 'BTS Thong Lo station', 'thong-lo'],
    ['輕軌', '近輕軌通羅', 'thong-lo'],
    ['站', '通羅站附近', 'thong-lo'],
    ['地铁 and 站', '地铁拉玛九站', 'phra-ram-9'],
    ['a spelling', 'mrt ladprao', 'lat-phrao'],
  ])('%s', (_, text, station) => expect(read(text)).toEqual({ station }))

  it.each<[string, string, Understood]>([
    ['a line by colour', 'สายสีน้ำเงิน', { line: 'mrt-blue' }],
    ['without its tone', 'สายสีนำเงิน', { line: 'mrt-blue' }],
    ['Blue Line', 'near the Blue Line', { line: 'mrt-blue' }],
    ['藍線', '藍線', { line: 'mrt-blue' }],
    ['a system alone', 'ใกล้ BTS', { line: 'bts' }],
    ['地鐵 alone', '近地鐵', { line: 'mrt' }],
    ['the airport link', 'Airport Link', { line: 'arl' }],
    ['the airport link as a line', 'ARL line', { line: 'arl' }],
    ['the red lines are one system', 'red line', { line: 'srt' }],
    ['a line that has a place in its name', 'BTS Silom', { line: 'bts-silom' }],
    ['a line without the word', 'mrt blue condo', { line: 'mrt-blue', group: 'condominium' }],
    ['a place and a system beside it', 'ทองหล่อ ใกล้ bts', { place: 'thonglor', line: 'bts' }],
    ['a station before another', 'อโศก BTS ทองหล่อ', { place: 'asoke', station: 'thong-lo' }],
    ['a comma parts', 'BTS, ทองหล่อ', { line: 'bts', place: 'thonglor' }],
  ])('%s', (_, text, understood) => expect(read(text)).toEqual(understood))

  it('the railway as such is a word', () => {
    expect(readQuery('คอนโดติดรถไฟฟ้า', GAZETTEER)).toMatchObject({
      understood: { group: 'condominium' },
      words: ['รถไฟฟ้า'],
    })
  })
})

describe('a lane', () => {
  it.each<[string, Understood]>([
    ['sukhumvit 39', { place: 'sukhumvit' }],
    ['sukhumvit 101/1 condo', { place: 'sukhumvit', group: 'condominium' }],
    ['thonglor soi 10', { place: 'thonglor' }],
    ['on nut 46, 2 bed', { station: 'on-nut', beds: 2 }],
  ])('has a number that is no word: %s', (text, understood) =>
    expect(readQuery(text, GAZETTEER)).toMatchObject({ understood, words: [] }),
  )

  it.each<[string, Understood, string[]]>([
    ['ari 2 bed', { place: 'ari', beds: 2 }, []],
    ['thonglor 2027', { place: 'thonglor' }, ['2027']],
    ['thonglor, 39', { place: 'thonglor' }, ['39']],
    ['soi 10', {}, ['soi', '10']],
  ])('but a number that is none stays what it is: %s', (text, understood, words) =>
    expect(readQuery(text, GAZETTEER)).toMatchObject({ understood, words }),
  )
})

it.each(['Rama IV', 'Pruksa', 'Land & Houses', 'Quality Houses'])('what is none of ours is a word: %s', (text) =>
  expect(read(text)).toEqual({}),
)

describe('a project is not eaten by a filter', () => {
  it.each([
    ['its whole name', 'noble atelier thonglor'],
    ['in Thai', 'โนเบิล อาเตอลิเย่ ทองหล่อ'],
    ['with a station in it', 'nue cross Khu Khot station'],
    ['as a slug', 'nue-district-r9'],
    ['a part with a word of its own', 'noble row ekkamai'],
    ['its own word and the place', 'atelier thonglor'],
    ['brand and own word', 'nue cross'],
    ['brand and own word with a slip', 'noble atelir'],
    ['a slip in the brand', 'nobel atelier'],
    ['its place in another spelling', 'noble atelier tonglor'],
    ['its place in another script', 'nue pulse ลาดพร้าว'],
    ['its place by ear', 'โนเบิลอาเตอลิเย่ทองลอ'],
    ['a slip in front of its place', 'nobel atelir thong lo'],
    ['without the letters that are not spoken', 'นิว พัล ลาดพร้าว'],
    ['all of that in one word', 'นิวพัลลาดพร้าว'],
    ['a slip, in one word', 'นิวพุลส์ลาดพร้าว'],
    ['a slip beside those letters', 'นิว ออบิต บางนา'],
    ['another silent letter', 'นิว พัลท์ ลาดพร้าว'],
    ['a brand in another script', 'nue ออบิท บางนา'],
    ['a slip, in one word with a longer brand', 'โนเบิลอาเตอริเย่ทองหล่อ'],
  ])('%s', (_, text) => {
    const { understood, words } = readQuery(text, GAZETTEER)
    expect(understood).toEqual({})
    expect(words.join(' ')).toBe(text)
  })

  it.each<[string, string, Understood]>([
    ['a brand alone', 'noble', { brand: 'noble' }],
    ['a short brand at once behind a kind', 'คอนโดนิว', { brand: 'nue', group: 'condominium' }],
    ['a short brand at once before a place', 'นิวบางนา', { brand: 'nue', place: 'bangna' }],
    ['another place than its own', 'noble atelier bangna', { place: 'bangna' }],
    ['its place behind a comma', 'noble atelier, tonglor', { place: 'thonglor' }],
    ['its station', 'noble atelier bts thonglor', { station: 'thong-lo' }],
    ['a kind in one word with it', 'คอนโดนิวพุลส์ลาดพร้าว', { group: 'condominium' }],
    ['what stands behind it in one word', 'โนเบิลอาเตอริเย่ทองหล่อ2ห้องนอน', { beds: 2 }],
    ['a short brand at once before a kind', 'นิวคอนโดบางนา', { brand: 'nue', group: 'condominium', place: 'bangna' }],
    ['a brand and a group', 'noble condo', { brand: 'noble', group: 'condominium' }],
    ['a brand and a place', 'noble thonglor', { brand: 'noble', place: 'thonglor' }],
    ['a brand and a group that a name holds too', 'noble plot', { brand: 'noble', group: 'land' }],
    ['a station that a name holds too', 'khu khot station', { station: 'khu-khot' }],
    ['a place that a name holds too', 'ratchada 2 bed', { place: 'ratchada-ladprao', beds: 2 }],
  ])('but %s is understood', (_, text, understood) => expect(read(text)).toEqual(understood))

  it('without the projects the same words are a place', () => {
    expect(readQuery('noble row ekkamai', { ...GAZETTEER, projects: [] })).toMatchObject({
      understood: { brand: 'noble', place: 'ekkamai' },
      words: ['row'],
    })
  })
})

describe('typed in a hurry', () => {
  it.each<[string, string, Understood]>([
    ['on the other keyboard', "mv's]jv", { place: 'thonglor' }],
    ['two words of it', "8voFfmv's]jv", { group: 'condominium', place: 'thonglor' }],
    ['beside other words', "condo mv's]jv", { group: 'condominium', place: 'thonglor' }],
    ['Latin on the Thai keyboard', 'แนืกน', { group: 'condominium' }],
    ['a letter too many', 'Thonglorr', { place: 'thonglor' }],
    ['a letter in the wrong place', 'ekkmaai', { place: 'ekkamai' }],
    ['in two words', 'phra kanogn', { station: 'phra-khanong' }],
    ['a wrong letter in Thai', 'คอนโดทองหล๋อก', { group: 'condominium', place: 'thonglor' }],
    ['a missing letter of a kind', 'condominum', { group: 'condominium' }],
    ['behind BTS', 'bts thonglorr', { station: 'thong-lo' }],
    ['Thai by ear', 'เอกไม', { place: 'ekkamai' }],
    ['by ear behind another word', 'คอนโดย่านอโสก', { group: 'condominium', place: 'asoke' }],
    ['by ear in two words', 'พะราม 9', { place: 'rama9' }],
    ['by ear and longer than a name within it', 'รัชดาภิเสก', { station: 'ratchadaphisek' }],
    ['a line by ear', 'สายสีชมภู', { line: 'mrt-pink' }],
    ['a railway by ear', 'แอร์พอร์ตลิ้ง', { line: 'arl' }],
    ['a railway with a slip', 'แอร์พอร์ทลิงค์', { line: 'arl' }],
    ['a studio with a slip', 'สตูดิโ', { beds: 0 }],
    ['a slip in what is a place by one spelling and a station too by another', 'สุขุมวิว', { place: 'sukhumvit' }],
    ['by ear with a unit within, in one word', 'คอนโดงามวงศ์วาณ', { group: 'condominium', place: 'ngamwongwan' }],
    ['a unit within', 'งามวงฆวาน', { place: 'ngamwongwan' }],
    ['a brand', 'nobel condo', { brand: 'noble', group: 'condominium' }],
    ['two words on the Thai keyboard', 'ยำะ ดพรำืกสั', { tags: ['pet-friendly'] }],
    ['two that look like one there', 'แนืกน ะ้นืเสนพ', { group: 'condominium', place: 'thonglor' }],
  ])('%s', (_, text, understood) => expect(read(text)).toMatchObject(understood))

  it.each(['horse', 'arid', 'asleep', 'noon', 'bare', 'mobile', 'simple', 'hello', 'green lane', 'นางนา', 'รักสี'])(
    '%s is itself',
    (text) => expect(readQuery(text, GAZETTEER)).toMatchObject({ understood: {}, words: text.split(' ') }),
  )
})

describe('an editor’s words', () => {
  it('mean what one of them means', () => {
    expect(read('ห้องสวยบนตึก อารีย์')).toEqual({ group: 'condominium', place: 'ari' })
    expect(readQuery('ห้องสวยบนตึก', { ...GAZETTEER, synonyms: [] }).understood).toEqual({})
  })

  it('mean nothing when none of them does', () => expect(read('pool')).toEqual({}))
})
