import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOwnScript } from './csp'
import { leanHtml, withoutStillData } from './still-parts'

const STILL = '5:I[11,["/a.js"],"Still"]\n'
const FORM = '6:I[12,["/a.js"],"AskForm"]\n'

const inScript = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replace(/</g, '\\u003c')})</script>`

/** A page whose data comes in pushes of so many characters, as from a stream. */
function pageOf(data: string, size = 40): string {
  const pushes: string[] = []
  for (let at = 0; at < data.length; at += size) pushes.push(inScript(data.slice(at, at + size)))
  return `<html><body><main>HTML</main><script>(self.__next_f=self.__next_f||[]).push([0])</script>${pushes.join('<i></i>')}</body></html>`
}

const scriptsOf = (html: string) => [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text = '']) => text)

function dataOf(html: string): string {
  return scriptsOf(html)
    .slice(1)
    .map((text) => JSON.parse(text.slice('self.__next_f.push('.length, -1))[1])
    .join('')
}

const lean = (data: string) => dataOf(leanHtml(pageOf(data)))

describe('what stands in the page as HTML is left out of its data', () => {
  test('with the rows that only it needed', () => {
    const data = `${STILL}0:["$","$L5",null,{"id":"/th/home","children":["$","p",null,{"children":["$La","$b"]}]}]\na:["$","b",null,{"children":"$Lc"}]\nb:"shared"\nc:"only there"\nd:"$b"\n`
    expect(lean(data)).toBe(`${STILL}0:["$","$L5",null,{"id":"/th/home"}]\nb:"shared"\nd:"$b"\n`)
  })

  test('in several parts, whichever file the component comes from', () => {
    const again = '7:I[11,["/b.js"],"Still"]\n'
    const data = `${STILL}${again}0:[["$","$L5",null,{"id":"a","children":"one"}],["$","$L7","k",{"id":"b","children":"$L1"}],["$","i",null,{}]]\n1:"two"\n`
    expect(lean(data)).toBe(
      `${STILL}${again}0:[["$","$L5",null,{"id":"a"}],["$","$L7","k",{"id":"b"}],["$","i",null,{}]]\n`,
    )
  })

  test('while long texts are counted in bytes, lists grow row by row, and a price may begin with a dollar', () => {
    const thai = 'บ้าน\n0:ไม่ใช่แถว "$1"'
    const text = `9:T${Buffer.byteLength(thai).toString(16)},${thai}`
    const rest = `:HL["/a.css","style"]\n3:X\n3:["$9","$$5"]\n3:C\n8:"\\"$1 <b>&"\n`
    const data = `${STILL}${text}0:["$","$L5",null,{"id":"a","children":"$1"}]\n1:"gone"\n${rest}`
    expect(lean(data)).toBe(`${STILL}${text}0:["$","$L5",null,{"id":"a"}]\n${rest}`)
  })

  test('but not what a list says as it ends', () => {
    const data = `${STILL}0:["$","$L5",null,{"id":"a","children":"$b"}]\n3:X\n3:C"$b"\nb:"shared"\n`
    expect(lean(data)).toBe(`${STILL}0:["$","$L5",null,{"id":"a"}]\n3:X\n3:C"$b"\nb:"shared"\n`)
  })

  test('however many values a list has, and however often a row is named', { timeout: 30_000 }, () => {
    const list = `3:X\n${'3:"x"\n'.repeat(40_000)}3:C\n`
    const named = `b:[${'"$c",'.repeat(130_000)}"$c"]\nc:"shared"\n`
    const data = `${STILL}0:["$","$L5",null,{"id":"a","children":"$1"}]\n1:"gone"\n${list}${named}`
    expect(dataOf(leanHtml(pageOf(data, data.length)))).toBe(`${STILL}0:["$","$L5",null,{"id":"a"}]\n${list}${named}`)
  })

  test('in one script of the shape that the policy of scripts allows', () => {
    const page = leanHtml(pageOf(`${STILL}0:["$","$L5",null,{"id":"</script>\u2028","children":"x"}]\n`))
    expect(scriptsOf(page)).toHaveLength(2)
    expect(scriptsOf(page).every(isOwnScript)).toBe(true)
    expect(dataOf(page)).toContain('"id":"</script>\u2028"')
  })
})

describe('a page stays as it is', () => {
  test.each([
    ['without a still part', `${STILL}0:["$","p",null,{"children":"x"}]\n`],
    ['without the component', `0:["$","$L5",null,{"children":"x"}]\n`],
    [
      'when a still part holds what must wake up',
      `${STILL}${FORM}0:["$","$L5",null,{"children":["$","$L6",null,{}]}]\n`,
    ],
    [
      'when that stands in another row',
      `${STILL}${FORM}0:["$","$L5",null,{"children":"$L1"}]\n1:["$","$L6",null,{}]\n`,
    ],
    ['when a still part holds another', `${STILL}0:["$","$L5",null,{"children":["$","$L5",null,{}]}]\n`],
    [
      'when something is taken out of the middle of the row',
      `${STILL}0:["$","$L5",null,{"children":"x"}]\n1:"$0:3:children"\n`,
    ],
    ['when a list takes that as it ends', `${STILL}0:["$","$L5",null,{"children":"x"}]\n1:X\n1:C"$0:3:children"\n`],
    ['with a row of a kind that is not known', `${STILL}0:["$","$L5",null,{"children":"x"}]\n1:V4,abcd`],
    ['with a row that is no JSON', `${STILL}0:["$","$L5",null,{"children":"x"}, "$L5"\n`],
    ['with a row cut short', `${STILL}0:["$","$L5",null,{"children":"x"}]\n1:Tff,abc`],
  ])('%s', (_, data) => {
    expect(leanHtml(pageOf(data))).toBe(pageOf(data))
  })

  test('with data of a kind that is not text', () => {
    const page = `${pageOf(`${STILL}0:["$","$L5",null,{"children":"x"}]\n`)}<script>self.__next_f.push([3,"AAA="])</script>`
    expect(leanHtml(page)).toBe(page)
  })

  test('when it is no page but its data', () => {
    const body = Buffer.from(pageOf(`${STILL}0:["$","$L5",null,{"children":"x"}]\n`))
    const answer = { status: 200, headers: { 'content-type': 'text/x-component' }, body }
    expect(withoutStillData(answer)).toBe(answer)
    expect(withoutStillData({ ...answer, headers: { 'content-type': 'text/html' } }).body.length).toBeLessThan(
      body.length,
    )
  })
})

type Element = ['$', string, null, Record<string, unknown>]

/** As the framework writes it: a text that begins with a dollar has two. */
const text = fc.string().map((value) => value.replace(/^\$/, '$$$$'))
const leaf = fc.oneof(text, fc.constantFrom('$$3', 'บ้าน', '"$a"', '\\', '<b>&'), fc.integer(), fc.constant(null))
const { tree } = fc.letrec<{ tree: unknown; element: Element }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small' }, leaf, tie('element'), fc.array(tie('tree'), { maxLength: 3 })),
  element: fc
    .tuple(fc.constantFrom('p', '$L5', 'row'), fc.dictionary(fc.constantFrom('id', 'children', 'title'), tie('tree')))
    .map(([type, props]) => ['$', type, null, props] as Element),
}))

/** Writes a tree as rows: what is marked becomes a row of its own, as the framework does with what comes later. */
function rowsOf(value: unknown): string {
  const rows: string[] = []
  let next = 16
  const write = (item: unknown): unknown => {
    if (!Array.isArray(item)) return item
    if (item[0] !== '$') return item.map(write)
    const [, type, key, props] = item as Element
    const entries = Object.fromEntries(Object.entries(props).map(([name, child]) => [name, write(child)]))
    const element = ['$', type === 'row' ? 'p' : type, key, entries]
    if (type !== 'row') return element
    const id = (next++).toString(16)
    rows.push(`${id}:${JSON.stringify(element)}\n`)
    return `$L${id}`
  }
  const root = write(value)
  return `${STILL}0:${JSON.stringify(root)}\n${rows.join('')}`
}

/** Reads rows back into one tree; still parts without what they hold. */
function readBack(data: string): unknown {
  const lines = data.split('\n').filter((line) => line !== '' && !line.startsWith('5:'))
  const rows = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
  const read = (item: unknown): unknown => {
    const id = typeof item === 'string' ? /^\$L([0-9a-f]+)$/.exec(item)?.[1] : undefined
    if (id !== undefined) return read(JSON.parse(rows.get(id) ?? `row ${id} is missing`))
    if (!Array.isArray(item)) return item
    return item[0] === '$' && item.length === 4 ? readElement(item as Element, read) : item.map(read)
  }
  return read(JSON.parse(rows.get('0') ?? 'null'))
}

function readElement([sign, type, key, props]: Element, read: (item: unknown) => unknown) {
  const isStill = type === '$L5'
  const shown = Object.entries(props).filter(([name]) => !isStill || name !== 'children')
  return [sign, isStill ? 'still' : type, key, Object.fromEntries(shown.map(([name, child]) => [name, read(child)]))]
}

test('whatever the page, all that is not in a still part can be read from its data as before', () => {
  fc.assert(
    fc.property(tree, fc.integer({ min: 7, max: 200 }), (value, size) => {
      const data = rowsOf(value)
      expect(readBack(dataOf(leanHtml(pageOf(data, size))))).toEqual(readBack(data))
    }),
  )
})
