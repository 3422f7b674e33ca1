import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakOffsets, phrases } from './phrases'

/** Each headline with its breaks. */
const HEADLINES = [
  '从日落之后|开始的家',
  '為日落後的|那一小時而築',
  'noble |vesper |ploenchit |實景|單位',
  '1,500 萬泰銖以上',
  '有問題？|這裡有答案',
  'พระราม 9 |และรัชดา-ลาดพร้าว',
  'คอนโด|ใกล้พระราม 9 |และรัชดา-ลาดพร้าว',
  '2 ห้องนอน |อารีย์',
  'เราได้รับเรื่อง|ร้องเรียน|ของคุณแล้ว',
  'สอบถามข้อมูล |nue pulse |ladprao',
  'Ask |about |noble canopy |phaholyothin',
  'ฝ่ายขายพร้อมตอบ |8.30–17.30 น.',
  'Pattanakarn-|Krungthep Kreetha',
  'nue |cross |Khu Khot |station',
  'Homes |from |6 million baht, |near |Rama 9',
]

describe('a headline', () => {
  for (const marked of HEADLINES)
    it(`breaks like this: ${marked}`, () => {
      expect(phrases(marked.replaceAll('|', '')).join('|')).toBe(marked)
    })

  it('keeps its text', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('บ้าน', '從', '9', ' ', 'ari', '-', '。', 'รัชดา', '的', '萬')), (words) => {
        const text = words.join('')
        expect(phrases(text).join('')).toBe(text)
        expect(breakOffsets(text).at(-1) ?? 0).toBe(text.length)
      }),
    ))
})
