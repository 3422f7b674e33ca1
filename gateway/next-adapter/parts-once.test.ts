import { describe, expect, test } from 'vitest'
import { PART_MARK } from '@/kernel/http/page-data'
import { inlineHashes } from '../http/csp'
import { sendPartsOnce as sendOnce } from './parts-once'

/** Pages are rewritten byte by byte. */
const sendPartsOnce = (html: string) =>
  Buffer.from(sendOnce(Buffer.from(html).toString('latin1')), 'latin1').toString('utf8')

const escaped = (json: string) => json.replace(/[&<>]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`)
const push = (text: string) => `<script>self.__next_f.push(${escaped(JSON.stringify([1, text]))})</script>`
const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
const dataOf = (html: string) =>
  [...html.matchAll(/__next_f\.push\((\[1,"[^<]*\])\)/g)].map(([, json = '']) => JSON.parse(json)[1]).join('')

const PART = '<h2>บ้าน &amp; สวน</h2>'
const page = (...texts: string[]) => `<body><div data-part="a">${PART}</div>${texts.map(push).join('<i></i>')}</body>`
const rows = (part: string) =>
  `0:{"a":"$1"}\n${textRow('1', part)}2:["$","p",null,{"children":"${PART_MARK}"}]\n:HL["/a.css"]\n`

describe('the HTML of a part', () => {
  test('is sent as the document alone, in one push that the content security policy allows', () => {
    const data = rows(PART_MARK + PART)
    const once = sendPartsOnce(page(data.slice(0, 25), data.slice(25)))
    expect(dataOf(once)).toBe(data.replace(textRow('1', PART_MARK + PART), textRow('1', PART_MARK)))
    expect(once.split(PART)).toHaveLength(2)
    expect(once.match(/<script/g)).toHaveLength(1)
    expect(inlineHashes(once)).toHaveLength(1)
  })

  test.each([
    ['that is not in the document', page(rows(`${PART_MARK}<h2>another</h2>`))],
    ['without its mark, as a text of the page may be the same', page(rows(PART))],
    ['in data of another shape', page(`?:{"a":1}\n${rows(PART_MARK + PART)}`)],
    ['in a row that is cut off', page(`1:Tffff,${PART_MARK}${PART}`)],
    ['beside binary data', `${page(rows(PART_MARK + PART))}<script>self.__next_f.push([3,"AA=="])</script>`],
    ['in a page without data', `<div data-part="a">${PART}</div>`],
  ])('stays %s', (_, html) => expect(sendPartsOnce(html)).toBe(html))
})
