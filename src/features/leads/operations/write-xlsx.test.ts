import { crc32, inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { writeXlsx } from './write-xlsx'

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

const sheetXml = async (...rows: (string | number | null)[][]) =>
  unzip(await writeXlsx('Leads', rows)).get('xl/worksheets/sheet1.xml') ?? ''

describe('a workbook', () => {
  test('has every part that its relations name', async () => {
    const parts = unzip(await writeXlsx('Leads', [['Name']]))
    expect([...parts.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ])
  })

  test('keeps a formula of a visitor as text', async () => {
    const xml = await sheetXml(['Name'], ['=1+1'])
    expect(xml).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>')
    expect(xml).not.toContain('<f')
  })

  test('names the place of each row and cell, beyond the column Z too', async () => {
    const xml = await sheetXml(['Name'], [...Array.from({ length: 26 }, () => null), 7])
    expect(xml).toContain('<row r="2"><c r="AA2"><v>7</v></c></row>')
  })

  test('holds only what XML can say', async () => {
    expect(await sheetXml(['<b>&"\u0000\u000b\r\nไทย'])).toContain('&lt;b&gt;&amp;&quot;\nไทย</t>')
  })
})
