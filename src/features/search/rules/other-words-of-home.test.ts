import { expect, it } from 'vitest'
import { GAZETTEER_UNDER_TEST as GAZETTEER } from './gazetteer-under-test'
import { readQuery } from './read-query'

it.each(['แม่บ้าน', 'เพื่อนบ้าน', 'ทะเบียนบ้าน', 'สีทาบ้าน', 'รับสร้างบ้าน', 'ประกันบ้าน', 'กรมที่ดิน', 'ตกแต่งคอนโด'])(
  'no kind of home is looked for: %s',
  (text) => expect(readQuery(text, GAZETTEER)).toEqual({ understood: {}, words: [text], pieces: [] }),
)

it.each([
  ['ที่ดินสร้างบ้าน', 'land'],
  ['บ้านสร้างเสร็จ', 'house'],
  ['ซื้อบ้าน', 'house'],
  ['คอนโดตกแต่งครบ', 'condominium'],
])('but one is by %s', (text, group) => expect(readQuery(text, GAZETTEER).understood.group).toBe(group))

it.each(['สตู ทองหล่อ', 'ห้องสตู ทองหล่อ', 'สตูทองหล่อ'])('a studio for short: %s', (text) =>
  expect(readQuery(text, GAZETTEER).understood).toEqual({ beds: 0, place: 'thonglor' }),
)
