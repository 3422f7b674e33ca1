import { describe, expect, it } from 'vitest'
import { readName } from './read-person'

describe('a name', () => {
  it.each([
    [' Mali  Srisuk ', 'Mali Srisuk'],
    ['Anna\u202egnp.exe', 'Annagnp.exe'],
    ['Mali\u200b Sri\u00adsuk', 'Mali Srisuk'],
    ['e\u0301lodie', 'élodie'],
    ['น้ำทิพย์ 🌸', 'น้ำทิพย์ 🌸'],
    ['陳美玲 (Mei)', '陳美玲 (Mei)'],
    ['M'.repeat(120), 'M'.repeat(120)],
  ])('is kept as it is read, without what nobody sees: %j', (typed, name) => {
    expect(readName(typed)).toEqual({ ok: true, value: name })
    expect(readName(name)).toEqual({ ok: true, value: name })
  })

  it.each([
    ['', 'missing'],
    [' \u200b ', 'missing'],
    ['12345', 'notAName'],
    ['http://spam.example', 'notAName'],
    ['Visit HTTPS://spam.example', 'notAName'],
    ['www.spam.example', 'notAName'],
    ['<b>Mali</b>', 'notAName'],
    ['Mali {x}', 'notAName'],
    ['Mali [x]', 'notAName'],
    ['Mali\u0007', 'notAName'],
    ['M'.repeat(121), 'tooLong'],
  ])('is refused: %j', (typed, refusal) => {
    expect(readName(typed)).toEqual({ ok: false, refusal })
  })

  it('in a contract has nothing but what documents have', () => {
    for (const name of ["Seán O'Brien-Smith Jr.", '阿不都·買買提', 'Nguyễn Thị Hằng', 'Mali & Co. (Thailand)'])
      expect(readName(name, { isOnDocument: true })).toEqual({ ok: true, value: name })
    for (const name of ['Mali 🌸', 'Mali=1', '@Mali', 'Mali;', '-12-'])
      expect(readName(name, { isOnDocument: true })).toEqual({ ok: false, refusal: 'notAName' })
    expect(readName('M'.repeat(150), { most: 150 })).toMatchObject({ ok: true })
  })
})
