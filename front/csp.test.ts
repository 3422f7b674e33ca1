import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { HIDE_CLOSED_BAR } from '@/kit/closed-bars'
import { inlineHashes, isOwnScript } from './csp'
import { isReactScript, REACT_DEFINITIONS } from './react-scripts'

const BOOT = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"script":"a.js","chunks":["b.js"]});'
const READY = 'requestAnimationFrame(function(){$RT=performance.now()});'

describe('the framework’s own inline scripts', () => {
  test.each([
    ['the start of the data', '(self.__next_f=self.__next_f||[]).push([0])'],
    ['the start with a form state', '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,{"a":1}])'],
    ['a piece of data', 'self.__next_f.push([1,"a\\n\\u003cb\\"])"])'],
    ['a piece of bytes', 'self.__next_f.push([3,"aGk="])'],
    ['the start of the program', BOOT],
    ['two of them', `${BOOT}\n${BOOT}`],
    ['React’s clock', READY],
    ['a streamed boundary', '$RC("B:0","S:0")'],
    ['the line that hides a closed bar', HIDE_CLOSED_BAR],
  ])('%s', (_, text) => expect(isOwnScript(text)).toBe(true))

  test.each([
    ['anything', 'alert(1)'],
    ['more after the data', 'self.__next_f.push([1,"a"]);alert(1)'],
    ['more before the data', 'alert(1);self.__next_f.push([1,"a"])'],
    ['a call in place of the data', 'self.__next_f.push([1,alert(1)])'],
    ['two arguments', 'self.__next_f.push([1,"a"],alert(1),[1])'],
    ['joined strings', 'self.__next_f.push([1,"a"+alert(1)+"b"])'],
    ['a template', 'self.__next_f.push([1,`$' + '{alert(1)}`])'],
    ['another kind', 'self.__next_f.push([7,"a"])'],
    ['a call in the program', BOOT.replace('"a.js"', 'alert(1)')],
    ['more after the program', `${BOOT}alert(1)`],
    ['a call in a boundary', '$RC("B:0",alert(1))'],
    ['more after a boundary', '$RC("B:0","S:0");alert(1)//")'],
    ['a definition that is not React’s', '$RC=function(){alert(1)};$RC("B:0","S:0")'],
    ['more after React’s clock', `${READY}alert(1)`],
    ['more after our own line', `${HIDE_CLOSED_BAR};alert(1)`],
    ['nothing', ''],
  ])('but not %s', (_, text) => expect(isOwnScript(text)).toBe(false))

  test('get a hash each; data blocks, files and foreign scripts get none', () => {
    const text = 'self.__next_f.push([1,"a"])'
    const html = `<script id="_R_">${text}</script><script>alert(1)</script><script type="application/ld+json">{}</script>
      <script src="/a.js">${text}b</script><SCRIPT TYPE="module">${text}</SCRIPT >`
    const hash = (script: string) => createHash('sha256').update(script).digest('base64')
    expect(inlineHashes(html)).toEqual([hash(text)])
    // Control: it is the shape, and nothing else, that keeps the foreign script out.
    expect(inlineHashes(html, () => true)).toContain(hash('alert(1)'))
  })
})

test('the list of React’s definitions is what the React inside Next writes', () => {
  const next = path.dirname(createRequire(import.meta.url).resolve('next/package.json'))
  for (const build of ['node', 'edge']) {
    const file = path.join(next, `dist/compiled/react-dom/cjs/react-dom-server.${build}.production.js`)
    const texts = [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)]
      .map(([, single, double]) => (single ?? double ?? '').replaceAll('\\n', '\n').replace(/\\(['"])/g, '$1'))
      .filter((text) => /^(?:\$R[A-Z]=|addEventListener\("submit"|requestAnimationFrame\()/.test(text))
      .map((text) => text.replace(/;*\$R[A-Z]\("$/, ';'))
    expect(texts.length).toBeGreaterThanOrEqual(REACT_DEFINITIONS.length)
    for (const text of texts) expect(isReactScript(text), text.slice(0, 60)).toBe(true)
  }
})
