import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import type { Cell } from '../domain/lead-sheet'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org'

const pack = promisify(deflateRaw)

/** The numbers of the cell formats in `STYLES`. */
const HEADING = 1
const TEXT = 2

/** The most characters of one cell, a limit of Excel. */
const LONGEST_CELL = 32_767

// What XML 1.0 cannot hold, even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be left out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) =>
  text
    .slice(0, LONGEST_CELL)
    .replace(/\r\n?/g, '\n')
    .replace(UNWRITABLE, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')

/** `A`, `Z`, `AA`: the name of a column, counted from 0. Strict readers want each cell to name its place. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** A text is an inline string, which no spreadsheet evaluates: `=1+1` stays what the visitor wrote. */
function cellXml(cell: Cell, place: string, style: number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

function rowXml(row: readonly Cell[], index: number): string {
  const style = index === 0 ? HEADING : TEXT
  const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`, style))
  return `<row r="${index + 1}">${cells.join('')}</row>`
}

function sheetXml(rows: readonly (readonly Cell[])[]): string {
  return (
    `${XML}<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main">` +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    '</sheetView></sheetViews><sheetFormatPr defaultColWidth="22" defaultRowHeight="15"/>' +
    `<sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`
  )
}

const STYLES =
  `${XML}<styleSheet xmlns="${OFFICE}/spreadsheetml/2006/main">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  // 49 is "text": a cell that is edited does not become a formula either.
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>'

const relations = (...targets: (readonly [type: string, path: string])[]) =>
  `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships">${targets
    .map(
      ([type, path], index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/officeDocument/2006/relationships/${type}" Target="${path}"/>`,
    )
    .join('')}</Relationships>`

const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const CONTENT_TYPES =
  `${XML}<Types xmlns="${OFFICE}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`

const workbook = (name: string) =>
  `${XML}<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships">` +
  `<sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** 1 January 1980, the first day that a ZIP can name. */
const ZIP_DAY = 0x21

/** The part that the local and the central header of a ZIP entry share (APPNOTE 6.3, 4.3.7 and 4.3.12). */
function headerOf(name: string, content: Buffer, packed: Buffer): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(0x0800, 2)
  header.writeUInt16LE(8, 4)
  header.writeUInt16LE(ZIP_DAY, 8)
  header.writeUInt32LE(crc32(content), 10)
  header.writeUInt32LE(packed.length, 14)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt16LE(Buffer.byteLength(name), 22)
  return header
}

async function zip(files: readonly (readonly [name: string, text: string])[]): Promise<Buffer> {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, text] of files) {
    const content = Buffer.from(text)
    const packed = await pack(content)
    const header = headerOf(name, content, packed)
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), header, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    central.push(Buffer.from('PK\x01\x02\x14\x00'), header, tail, Buffer.from(name))
    local.push(entry)
    at += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end])
}

/** The rows as a workbook with one sheet, the first row as its fixed heading. Texts stay texts: nothing is a formula. */
export function writeXlsx(sheet: string, rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  return zip([
    ['[Content_Types].xml', CONTENT_TYPES],
    ['_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])],
    ['xl/workbook.xml', workbook(sheet)],
    ['xl/_rels/workbook.xml.rels', relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
    ['xl/styles.xml', STYLES],
    ['xl/worksheets/sheet1.xml', sheetXml(rows)],
  ])
}
