import { crc32, inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { writeXlsx } from './xlsx'

/** The files of a ZIP by its central directory, as readers do it. */
function unzip(file: Buffer): Map<string, string> {
  const found = new Map<string, string>()
  const end = file.lastIndexOf('PK\x05\x06')
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, size, named] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24), file.readUInt16LE(at + 28)]
    const from = file.readUInt32LE(at + 42) + 30 + named
    const content = inflateRawSync(file.subarray(from, from + packed))
    expect([content.length, crc32(content)]).toEqual([size, file.readUInt32LE(at + 16)])
    found.set(file.toString('utf8', at + 46, at + 46 + named), content.toString())
    at += 46 + named
  }
  return found
}

const partsOf = async (...rows: (string | number | null)[][]) => unzip(await writeXlsx('Leads', rows))

const SHEET = 'xl/worksheets/sheet1.xml'
const TEXTS = 'xl/sharedStrings.xml'

describe('a workbook', () => {
  test('has a sheet of its name with a heading that stays in view', async () => {
    const parts = await partsOf(['Name'])
    expect(parts.get('xl/workbook.xml')).toContain('name="Leads"')
    expect(parts.get(SHEET)).toContain('state="frozen"')
  })

  test('keeps a formula of a visitor as text, also once its cell is edited', async () => {
    const parts = await partsOf(['Name'], ['=1+1'])
    expect(parts.get(TEXTS)).toContain('<t>=1+1</t>')
    expect(parts.get(SHEET)).not.toContain('<f')
    expect(parts.get('xl/styles.xml')).toContain('formatCode="@"')
  })

  test('names the place of each row and cell, beyond the column Z too', async () => {
    const parts = await partsOf(['Name'], [...Array.from({ length: 26 }, () => null), 7])
    expect(parts.get(SHEET)).toContain('<row r="2"><c r="AA2"><v>7</v></c></row>')
  })

  test('holds zero, and nothing where nothing is', async () => {
    const parts = await partsOf(['Name'], [0, '', null])
    expect(parts.get(SHEET)).toContain('<row r="2"><c r="A2"><v>0</v></c></row>')
  })

  test('holds only what XML can say', async () => {
    const texts = (await partsOf(['Name'], ['<b>&"\u0000\u000b\r\nไทย'])).get(TEXTS)
    expect(texts).toContain('&lt;b&gt;&amp;')
    expect(texts).toContain('ไทย')
    for (const sign of ['\u0000', '\u000b']) expect(texts?.includes(sign)).toBe(false)
  })

  test('cuts a cell to what Excel opens', async () => {
    const texts = (await partsOf(['Name'], ['a'.repeat(40_000)])).get(TEXTS)
    expect(texts).toContain(`<t>${'a'.repeat(32_767)}</t>`)
  })
})
