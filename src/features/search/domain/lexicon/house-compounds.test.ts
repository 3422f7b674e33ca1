import { expect, it } from 'vitest'
import { readQuery } from '../query/read-query'
import { GAZETTEER_FIXTURE as GAZETTEER } from './gazetteer-fixture'

it.each(['แม่บ้าน', 'เพื่อนบ้าน', 'ทะเบียนบ้าน', 'สีทาบ้าน', 'รับสร้างบ้าน', 'ประกันบ้าน', 'กรมที่ดิน', 'ตกแต่งคอนโด'])(
  'reads no kind of home from a compound of บ้าน: %s',
  (text) => expect(readQuery(text, GAZETTEER)).toEqual({ understood: {}, words: [text], pieces: [], names: [] }),
)

it.each([
  ['ที่ดินสร้างบ้าน', 'land'],
  ['บ้านสร้างเสร็จ', 'house'],
  ['ซื้อบ้าน', 'house'],
  ['คอนโดตกแต่งครบ', 'condominium'],
])('still reads a kind of home from %s', (text, group) =>
  expect(readQuery(text, GAZETTEER).understood.group).toBe(group),
)

it.each(['สตู ทองหล่อ', 'ห้องสตู ทองหล่อ', 'สตูทองหล่อ'])('a studio for short: %s', (text) =>
  expect(readQuery(text, GAZETTEER).understood).toEqual({ beds: 0, place: 'thonglor' }),
)
