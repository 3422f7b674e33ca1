import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import type { Understood } from '../search-types'
import { readQuery } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER).understood

describe('the name of a place or a station alone', () => {
  it.each<[string, string, Understood]>([
    ['Thai', 'ทองหล่อ', { place: 'thonglor' }],
    ['without tone marks', 'ทองหลอ', { place: 'thonglor' }],
    ['Thonglor', 'Thonglor', { place: 'thonglor' }],
    ['Thong Lo', 'thong lo', { place: 'thonglor' }],
    ['Tonglor', 'TONGLOR', { place: 'thonglor' }],
    ['Traditional', '通羅', { place: 'thonglor' }],
    ['Simplified', '通罗', { place: 'thonglor' }],
    ['Ekkamai with one k', 'ekamai', { place: 'ekkamai' }],
    ['Rachada', 'Rachada', { place: 'ratchada-ladprao' }],
    ['Rama IX', 'RAMA IX', { place: 'rama9' }],
    ['Phra Ram 9', 'Phra Ram 9', { place: 'rama9' }],
    ['Thai digits', 'พระราม ๙', { place: 'rama9' }],
    ['lat phrao', 'lat phrao', { place: 'ratchada-ladprao' }],
    ['Bang Na', 'Bang Na', { place: 'bangna' }],
    ['อารี', 'อารี', { place: 'ari' }],
    ['a name inside a longer one', 'เอกมัย-รามอินทรา', { place: 'ekkamai-ramindra' }],
    ['a station, when no place has the name', 'อ่อนนุช', { station: 'on-nut' }],
    ['a station by another spelling', 'Onnuch', { station: 'on-nut' }],
    ['a station with a number', 'phaholyothin 59', { station: 'phahon-yothin-59' }],
    ['a name that contains a number word', 'หลักหก', { station: 'lak-hok' }],
    ['a Chinese name that contains a number word', '三鄢', { station: 'sam-yan' }],
  ])('is understood: %s', (_, text, understood) => expect(read(text)).toEqual(understood))
})

it.each(['พระราม 2', 'พระราม', 'rama2', 'Rama 4', 'นนทบุรี'])(
  'does not take a name with another number, or without its number, for ours: %s',
  (text) => expect(read(text)).toEqual({}),
)

it.each([
  ['บางพลี', ['บางพลี']],
  ['Bang Rak', ['Bang', 'Rak']],
  ['bangbon', ['bangbon']],
  ['คลองสามวา', ['คลองสามวา']],
  ['บางบัวทอง', ['บางบัวทอง']],
  ['เอกชัย', ['เอกชัย']],
])('does not take a district without our homes for another one: %s', (text, words) =>
  expect(readQuery(text, GAZETTEER)).toEqual({ understood: {}, words, pieces: [], names: [] }),
)

describe('a name marked as a station', () => {
  it.each<[string, string, string]>([
    ['BTS', 'ใกล้ BTS ทองหล่อ', 'thong-lo'],
    ['BTS without spaces', 'ใกล้btsทองหล่อ', 'thong-lo'],
    ['บีทีเอส', 'บีทีเอสอโศก', 'asok'],
    ['สถานี', 'สถานีอารีย์', 'ari'],
    ['สถานี and BTS', 'สถานี BTS พร้อมพงษ์', 'phrom-phong'],
    ['รถไฟฟ้า', 'ติดรถไฟฟ้าทองหล่อ', 'thong-lo'],
    ['MRT', 'next to MRT Phra Ram 9', 'phra-ram-9'],
    ['รถใต้ดิน', 'รถใต้ดินพระราม 9', 'phra-ram-9'],
    ['station after the name', 'Ari station', 'ari'],
    ['BTS after the name', 'Asok BTS', 'asok'],
    ['BTS and station', 'BTS Thong Lo station', 'thong-lo'],
    ['輕軌', '近輕軌通羅', 'thong-lo'],
    ['站', '通羅站附近', 'thong-lo'],
    ['地铁 and 站', '地铁拉玛九站', 'phra-ram-9'],
    ['another spelling', 'mrt ladprao', 'lat-phrao'],
  ])('is understood: %s', (_, text, station) => expect(read(text)).toEqual({ station }))

  it.each<[string, string, Understood]>([
    ['a line by colour', 'สายสีน้ำเงิน', { line: 'mrt-blue' }],
    ['a line by colour, without its tone mark', 'สายสีนำเงิน', { line: 'mrt-blue' }],
    ['Blue Line', 'near the Blue Line', { line: 'mrt-blue' }],
    ['藍線', '藍線', { line: 'mrt-blue' }],
    ['a system alone', 'ใกล้ BTS', { line: 'bts' }],
    ['地鐵 alone is any urban railway', '近地鐵', { line: 'rail' }],
    ['捷運 alone is any urban railway', '近捷運', { line: 'rail' }],
    ['a railway in general', 'คอนโดติดรถไฟฟ้า', { group: 'condominium', line: 'rail' }],
    ['the airport link', 'Airport Link', { line: 'arl' }],
    ['the airport link as a line', 'ARL line', { line: 'arl' }],
    ['the red lines are one system', 'red line', { line: 'srt' }],
    ['a line that has a place in its name', 'BTS Silom', { line: 'bts-silom' }],
    ['a line without the word', 'mrt blue condo', { line: 'mrt-blue', group: 'condominium' }],
    ['a place and a system beside it', 'ทองหล่อ ใกล้ bts', { place: 'thonglor', line: 'bts' }],
    ['a station before another', 'อโศก BTS ทองหล่อ', { place: 'asoke', station: 'thong-lo' }],
    ['a system and a place with a comma between', 'BTS, ทองหล่อ', { line: 'bts', place: 'thonglor' }],
  ])('is a line or a station: %s', (_, text, understood) => expect(read(text)).toEqual(understood))
})

describe('a street name with the number of a lane', () => {
  it.each<[string, Understood]>([
    ['sukhumvit 39', { place: 'sukhumvit' }],
    ['sukhumvit 101/1 condo', { place: 'sukhumvit', group: 'condominium' }],
    ['thonglor soi 10', { place: 'thonglor' }],
    ['on nut 46, 2 bed', { station: 'on-nut', beds: 2 }],
  ])('does not search for that number: %s', (text, understood) =>
    expect(readQuery(text, GAZETTEER)).toMatchObject({ understood, words: [] }),
  )

  it.each<[string, Understood, string[]]>([
    ['ari 2 bed', { place: 'ari', beds: 2 }, []],
    ['thonglor 2027', { place: 'thonglor', where: [[{ fact: 'completion', min: 2027, max: 2027 }]] }, []],
    ['thonglor, 39', { place: 'thonglor' }, ['39']],
    ['soi 10', {}, ['soi', '10']],
  ])('keeps a number that is no lane number (control): %s', (text, understood, words) =>
    expect(readQuery(text, GAZETTEER)).toMatchObject({ understood, words }),
  )
})

it.each(['Rama IV', 'Pruksa', 'Land & Houses', 'Quality Houses'])(
  'searches for a name that is not ours as words: %s',
  (text) => expect(read(text)).toEqual({}),
)

describe('the name of a project among names of places and brands', () => {
  it.each([
    ['the whole name', 'noble atelier thonglor'],
    ['the name in Thai', 'โนเบิล อาเตอลิเย่ ทองหล่อ'],
    ['a name with a station in it', 'nue cross Khu Khot station'],
    ['as a slug', 'nue-district-r9'],
    ['a part of the name with a distinctive word', 'noble row ekkamai'],
    ['the distinctive word and the place', 'atelier thonglor'],
    ['the brand and the distinctive word', 'nue cross'],
    ['a typing mistake in the distinctive word', 'noble atelir'],
    ['a typing mistake in the brand', 'nobel atelier'],
    ['the place in another spelling', 'noble atelier tonglor'],
    ['the place in another script', 'nue pulse ลาดพร้าว'],
    ['the place in a phonetic spelling', 'โนเบิลอาเตอลิเย่ทองลอ'],
    ['a typing mistake before the place', 'nobel atelir thong lo'],
    ['without the silent letters', 'นิว พัล ลาดพร้าว'],
    ['without the silent letters and without spaces', 'นิวพัลลาดพร้าว'],
    ['a typing mistake and no spaces', 'นิวพุลส์ลาดพร้าว'],
    ['a typing mistake beside the silent letters', 'นิว ออบิต บางนา'],
    ['another silent letter', 'นิว พัลท์ ลาดพร้าว'],
    ['a brand in another script', 'nue ออบิท บางนา'],
    ['a typing mistake and no spaces, with a longer brand', 'โนเบิลอาเตอริเย่ทองหล่อ'],
  ])('stays words, so that the project is found: %s', (_, text) => {
    const { understood, words } = readQuery(text, GAZETTEER)
    expect(understood).toEqual({})
    expect(words.join(' ')).toBe(text)
  })

  it.each<[string, string, Understood]>([
    ['a brand alone', 'noble', { brand: 'noble' }],
    ['a short brand joined to the kind before it', 'คอนโดนิว', { brand: 'nue', group: 'condominium' }],
    ['a short brand joined to the place after it', 'นิวบางนา', { brand: 'nue', place: 'bangna' }],
    ['a place other than that of the project', 'noble atelier bangna', { place: 'bangna' }],
    ['the place of the project after a comma', 'noble atelier, tonglor', { place: 'thonglor' }],
    ['the station of the project', 'noble atelier bts thonglor', { station: 'thong-lo' }],
    ['a kind joined to the name', 'คอนโดนิวพุลส์ลาดพร้าว', { group: 'condominium' }],
    ['a filter joined to the end of the name', 'โนเบิลอาเตอริเย่ทองหล่อ2ห้องนอน', { beds: 2 }],
    [
      'a short brand joined to the kind after it',
      'นิวคอนโดบางนา',
      { brand: 'nue', group: 'condominium', place: 'bangna' },
    ],
    ['a brand and a group', 'noble condo', { brand: 'noble', group: 'condominium' }],
    ['a brand and a place', 'noble thonglor', { brand: 'noble', place: 'thonglor' }],
    ['a brand and a group that are also part of a name', 'noble plot', { brand: 'noble', group: 'land' }],
    ['a station that is also part of a name', 'khu khot station', { station: 'khu-khot' }],
    ['a place that is also part of a name', 'ratchada 2 bed', { place: 'ratchada-ladprao', beds: 2 }],
  ])('is not assumed for %s', (_, text, understood) => expect(read(text)).toEqual(understood))

  it('is read as a place when there is no such project', () => {
    expect(readQuery('noble row ekkamai', { ...GAZETTEER, projects: [] })).toMatchObject({
      understood: { brand: 'noble', place: 'ekkamai' },
      words: ['row'],
    })
  })
})

describe('mistyped words', () => {
  it.each<[string, string, Understood]>([
    ['the wrong keyboard layout', "mv's]jv", { place: 'thonglor' }],
    ['two words in the wrong keyboard layout', "8voFfmv's]jv", { group: 'condominium', place: 'thonglor' }],
    ['the wrong keyboard layout beside other words', "condo mv's]jv", { group: 'condominium', place: 'thonglor' }],
    ['Latin typed in the Thai layout', 'แนืกน', { group: 'condominium' }],
    ['a letter too many', 'Thonglorr', { place: 'thonglor' }],
    ['a letter in the wrong place', 'ekkmaai', { place: 'ekkamai' }],
    ['a mistake in a name of two words', 'phra kanogn', { station: 'phra-khanong' }],
    ['a wrong letter in Thai', 'คอนโดทองหล๋อก', { group: 'condominium', place: 'thonglor' }],
    ['a letter missing in a kind of home', 'condominum', { group: 'condominium' }],
    ['a mistake after BTS', 'bts thonglorr', { station: 'thong-lo' }],
    ['a phonetic spelling in Thai', 'เอกไม', { place: 'ekkamai' }],
    ['a phonetic spelling joined to another word', 'คอนโดย่านอโสก', { group: 'condominium', place: 'asoke' }],
    ['a phonetic spelling of two words', 'พะราม 9', { place: 'rama9' }],
    ['a phonetic spelling that contains a shorter name', 'รัชดาภิเสก', { station: 'ratchadaphisek' }],
    ['a phonetic spelling of a line', 'สายสีชมภู', { line: 'mrt-pink' }],
    ['a phonetic spelling of a railway', 'แอร์พอร์ตลิ้ง', { line: 'arl' }],
    ['a mistake in a railway', 'แอร์พอร์ทลิงค์', { line: 'arl' }],
    ['a mistake in studio', 'สตูดิโ', { beds: 0 }],
    ['a mistake in a name that is a place in one spelling and a station in another', 'สุขุมวิว', { place: 'sukhumvit' }],
    [
      'a phonetic spelling that contains a unit, joined to a kind',
      'คอนโดงามวงศ์วาณ',
      { group: 'condominium', place: 'ngamwongwan' },
    ],
    ['a mistake in a name that contains a unit', 'งามวงฆวาน', { place: 'ngamwongwan' }],
    ['a mistake in a brand', 'nobel condo', { brand: 'noble', group: 'condominium' }],
    ['two words typed in the Thai layout', 'ยำะ ดพรำืกสั', { tags: ['pet-friendly'] }],
    ['two words in the Thai layout that look like one', 'แนืกน ะ้นืเสนพ', { group: 'condominium', place: 'thonglor' }],
  ])('are understood: %s', (_, text, understood) => expect(read(text)).toMatchObject(understood))

  it.each(['horse', 'arid', 'asleep', 'noon', 'bare', 'mobile', 'simple', 'hello', 'green lane', 'นางนา', 'รักสี'])(
    'are not assumed for words that only resemble a name: %s',
    (text) => expect(readQuery(text, GAZETTEER)).toMatchObject({ understood: {}, words: text.split(' ') }),
  )
})

describe('synonyms from the CMS', () => {
  it('mean what any one of them means', () => {
    expect(read('ห้องสวยบนตึก อารีย์')).toEqual({ group: 'condominium', place: 'ari' })
    expect(readQuery('ห้องสวยบนตึก', { ...GAZETTEER, synonyms: [] }).understood).toEqual({})
  })

  it('mean nothing when none of them has a meaning', () =>
    expect(readQuery('ห้องซ้อมดนตรี', GAZETTEER).understood).toEqual({}))

  it('mean none of two things when a word is in the sets of both', () => {
    const synonyms = [
      ['condo', 'zwitter'],
      ['house', 'zwitter'],
    ]
    expect(readQuery('zwitter', { ...GAZETTEER, synonyms }).understood).toEqual({})
    expect(readQuery('zwitter', { ...GAZETTEER, synonyms: synonyms.slice(1) }).understood).toEqual({ group: 'house' })
  })
})
