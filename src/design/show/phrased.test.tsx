import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { phrased } from './phrased'

test('a name is one string, so that a screen reader says its words apart', () => {
  expect(renderToString(<h2>{phrased('noble cadence ekkamai')}</h2>)).toBe('<h2>noble cadence ekkamai</h2>')
})

test.each([
  'nue district R9',
  'บ้านสำหรับชั่วโมงหลังตะวันลับฟ้า',
  '住在捷運站旁',
  'noble vesper เปิดจองรอบแรก',
  '3 ห้องนอน 85 ตร.ม.',
])('the text of “%s” is as it was written', (text) => {
  expect(renderToStaticMarkup(phrased(text)).replace(/<[^>]*>/g, '')).toBe(text)
})
