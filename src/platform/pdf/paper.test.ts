import { describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { setPaper } from './paper'
import { linesOfPdf, readAloud } from './pdf-text'
import { lettersOf } from './typefaces'

const paper = (locale: Locale, ...texts: string[]) => ({
  ...{ title: 'สัญญาจองซื้อ', locale, foot: 'K7F2QM9X', createdAt: new Date('2026-11-24T09:00:00Z') },
  bands: [[texts.map((text) => ({ text, locale, size: 11 }))]],
})

const squeezed = (text: string) => text.replace(/\s/g, '')

describe('a paper', () => {
  it.each([
    ['th', 'น้ำใจ กำหนดชำระ ปู่ย่าที่ป่าช้า เพื่อนผู้ซื้อ ญี่ปุ่น ฐานะ ฎีกา ป้ำ ฝ้ำ ก็ตาม จำนวนทั้งสิ้น ๕๐,๐๐๐ บาท'],
    ['en', 'The buyer pays ฿50,000 “today” – and may end the contract in writing, Zoë.'],
    ['cht', '您預訂的單位為通羅公寓，價格為 ฿5,000,000（包含訂金）。請於 15 分鐘內完成付款；逾期將自動取消。'],
    ['chs', '您预订的单位为通罗公寓，价格为 ฿5,000,000（包含订金）。请于 15 分钟内完成付款；逾期将自动取消。'],
    ['cht', '王麗珍 與 张伟 합의 🏠'],
  ] as const)('in %s gives its text back whole: %s', async (locale, text) => {
    const [first, ...rest] = linesOfPdf(await setPaper(paper(locale, text, text.repeat(6))))
    expect(first?.startsWith(text.slice(0, 10))).toBe(true)
    const all = [first, ...rest].join('')
    expect(squeezed(all)).toBe(`${squeezed(text.repeat(7))}K7F2QM9X1/1`)
  })

  it('is set in lines that fit, on as many pages as it needs, each with its foot', async () => {
    const pdf = await setPaper(paper('th', ...Array.from({ length: 90 }, (_, at) => `ข้อ ${at} ผู้จะซื้อชำระเงินจอง`)))
    const lines = linesOfPdf(pdf)
    expect(lines.filter((line) => line.startsWith('ข้อ'))).toHaveLength(90)
    expect(lines.filter((line) => /^\d\/\d$/.test(line))).toEqual(['1/3', '2/3', '3/3'])
    expect(pdf.toString('latin1')).toContain('/Count 3')
  })

  it('keeps the lines of a clause on one page', async () => {
    const clause = (at: number) => [{ text: Array(5).fill(`ข้อ ${at}`).join('\n'), locale: 'th' as const, size: 11 }]
    const bands = Array.from({ length: 12 }, (_, at) => [clause(at)])
    const lines = linesOfPdf(await setPaper({ ...paper('th'), bands }))
    const pages = lines.join('|').split(/\d\/\d/)
    for (let at = 0; at < bands.length; at += 1)
      expect(pages.filter((page) => page.split('|').includes(`ข้อ ${at}`))).toHaveLength(1)
    expect(pages.length).toBeGreaterThan(2)
  })

  it('has one glyph for a letter with its marks', () => {
    expect(lettersOf('น้ำที่')).toEqual(['น้ำ', 'ที่'])
  })

  it('has a table of its objects that points at each', async () => {
    const pdf = (await setPaper(paper('en', 'One'))).toString('latin1')
    const [, start] = /startxref\n(\d+)/.exec(pdf) ?? []
    const places = [...pdf.slice(Number(start)).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place))
    expect(places.length).toBeGreaterThan(9)
    for (const [index, place] of places.entries()) expect(pdf.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`))
  })

  it('is read by a voice one language after the other, with its title and headings, and without the feet', async () => {
    const column = (locale: Locale, name: string) => [
      { text: `${name} title`, locale, size: 20, typeface: 'serif' as const },
      { text: `${name} one\n${name} two`, locale, size: 11 },
    ]
    const clause = (locale: Locale, name: string) => [
      { text: `${name} head`, locale, size: 13, typeface: 'serif' as const },
      { text: `${name} end`, locale, size: 11 },
    ]
    const bands = [
      [column('th', 'T'), column('en', 'E')],
      [clause('th', 'T'), clause('en', 'E')],
      [[{ text: 'Print', locale: 'th' as const, size: 9 }]],
    ]
    expect(readAloud(await setPaper({ ...paper('th'), bands }))).toEqual([
      'H1 th: T title',
      'P th: T one T two',
      'H2 th: T head',
      'P th: T end',
      'H1 en: E title',
      'P en: E one E two',
      'H2 en: E head',
      'P en: E end',
      'P th: Print',
    ])
  })

  it('goes on reading a paragraph on the next page', async () => {
    const text = Array.from({ length: 120 }, (_, at) => `line ${at}`).join('\n')
    expect(readAloud(await setPaper(paper('en', text)))).toEqual([`P en: ${text.replaceAll('\n', ' ')}`])
  })
})
