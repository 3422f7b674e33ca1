import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { HIDE_CLOSED_BAR } from '@/features/site'
import { RECORD_EARLY_PRESSES } from '@/kernel/form/early-presses'
import { isReactScript, REACT_DEFINITIONS } from '../next-adapter/react-inline-scripts'
import { SCRIPT_LOADER } from '../next-adapter/script-loader'
import { DATA_POLICY, inlineHashes, isOwnScript, mapWorkerPolicy, policyForHtml, UPLOADED_MARKUP_POLICY } from './csp'

const BOOT = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"script":"a.js","chunks":["b.js"]});'
const READY = 'requestAnimationFrame(function(){$RT=performance.now()});'

describe('inline scripts the policy allows', () => {
  test.each([
    ['the start of the data', '(self.__next_f=self.__next_f||[]).push([0])'],
    ['the start with a form state', '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,{"a":1}])'],
    ['a piece of data', 'self.__next_f.push([1,"a\\n\\u003cb\\"])"])'],
    ['a piece of bytes', 'self.__next_f.push([3,"aGk="])'],
    ['the boot script', BOOT],
    ['two of them', `${BOOT}\n${BOOT}`],
    ['React’s clock', READY],
    ['a streamed boundary', '$RC("B:0","S:0")'],
    ['the line that hides a closed bar', HIDE_CLOSED_BAR],
    ['the recorder of early presses', RECORD_EARLY_PRESSES],
    ['the loader of deferred scripts', SCRIPT_LOADER],
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
    ['a call in the boot script', BOOT.replace('"a.js"', 'alert(1)')],
    ['more after the boot script', `${BOOT}alert(1)`],
    ['a call in a boundary', '$RC("B:0",alert(1))'],
    ['more after a boundary', '$RC("B:0","S:0");alert(1)//")'],
    ['a definition that is not React’s', '$RC=function(){alert(1)};$RC("B:0","S:0")'],
    ['more after React’s clock', `${READY}alert(1)`],
    ['more after our own line', `${HIDE_CLOSED_BAR};alert(1)`],
    ['nothing', ''],
  ])('but not %s', (_, text) => expect(isOwnScript(text)).toBe(false))

  test('get one hash each; data blocks, files and foreign scripts get none', () => {
    const text = 'self.__next_f.push([1,"a"])'
    const html = `<script id="_R_">${text}</script><script>alert(1)</script><script type="application/ld+json">{}</script>
      <script src="/a.js">${text}b</script><SCRIPT TYPE="module">${text}</SCRIPT >`
    const hash = (script: string) => createHash('sha256').update(script).digest('base64')
    expect(inlineHashes(html)).toEqual([hash(text)])
    // Control: only the shape check blocks the foreign script.
    expect(inlineHashes(html, () => true)).toContain(hash('alert(1)'))
  })
})

describe('which scripts of a page get a hash', () => {
  const hash = (script: string) => createHash('sha256').update(script).digest('base64')

  test.each<[string, string, string[]]>([
    ['a script without attributes', '<script>a</script>', ['a']],
    ['one over several lines', '<script>a\nb</script>', ['a\nb']],
    ['one whose end tag has spaces', '<script>a</script  >b</script>', ['a']],
    ['each text once', '<script>a</script><script>b</script><script>a</script>', ['a', 'b']],
    ['an empty one has none', '<script></script>', []],
    ['one with a source has none', '<script src="/a.js">a</script>', []],
    ['a source without quotes or with spaces has none', '<script async src = /a.js>a</script>', []],
    ['a source as the first attribute has none', '<script\nsrc="/a.js">a</script>', []],
    ['an attribute that only ends like a source', '<script data-src="/a.js">a</script>', ['a']],
    ['a script type', '<script type="text/javascript">a</script>', ['a']],
    ['a type without quotes', '<script type=module>a</script>', ['a']],
    ['a type with spaces around the sign', "<script defer type = 'application/javascript'>a</script>", ['a']],
    ['data has none', '<script type="application/ld+json">a</script>', []],
    ['a type that only begins like a script has none', '<script type="module-map">a</script>', []],
    ['a type that only ends like a script has none', '<script type="x-module">a</script>', []],
    ['an attribute that only ends like a type', '<script data-type="json">a</script>', ['a']],
    ['another element has none', '<scripts>a</scripts>', []],
  ])('%s', (_, html, texts) => expect(inlineHashes(html, () => true)).toEqual(texts.map(hash)))
})

/** The policies as whole texts: each source that is added or lost is a decision. */
describe('the policy', () => {
  const OTHER_SOURCES =
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; " +
    "connect-src 'self'; font-src 'self'; frame-src 'self'; worker-src 'self' blob:; manifest-src 'self'; " +
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'"

  test('of a page without scripts of its own allows our origin only', () => {
    expect(policyForHtml('<p>')).toBe(`script-src 'self'; ${OTHER_SOURCES}`)
  })

  test('of the page of a film lets its player in, and no other page any', () => {
    const player = 'https://www.youtube-nocookie.com'
    const page = `<!doctype html><html><head></head><body><iframe data-film-player src="${player}/embed/a?autoplay=1">`
    const framing = OTHER_SOURCES.replace("frame-src 'self'", `frame-src 'self' ${player}`)
    expect(policyForHtml(page)).toBe(`script-src 'self'; ${framing}`)
    const others = [
      `<!doctype html><body><p>a</p><iframe data-film-player src="${player}/embed/a">`,
      page.replace(player, 'https://player.example'),
      page.replace(player, `${player}.example`),
    ]
    for (const html of others) expect(policyForHtml(html)).toBe(`script-src 'self'; ${OTHER_SOURCES}`)
  })

  test('of a page allows its own inline scripts by their hashes', () => {
    const texts = ['self.__next_f.push([1,"a"])', 'self.__next_f.push([1,"b"])']
    const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const html = texts.map((text) => `<script>${text}</script>`).join('<script>alert(1)</script>')
    expect(policyForHtml(html)).toBe(`script-src 'self' ${hashes.join(' ')}; ${OTHER_SOURCES}`)
  })

  test('of a map page allows images and data of the tile servers, and nothing else', () => {
    const tiles = ['https://a.example', 'https://b.example']
    const expected = OTHER_SOURCES.replace('data: blob:;', `data: blob: ${tiles.join(' ')};`).replace(
      "connect-src 'self'",
      `connect-src 'self' ${tiles.join(' ')}`,
    )
    expect(policyForHtml('<p>', tiles)).toBe(`script-src 'self'; ${expected}`)
  })

  test('of the map worker, of data and of uploaded markup', () => {
    expect(mapWorkerPolicy(['https://a.example'])).toBe("default-src 'none'; connect-src 'self' https://a.example")
    expect(mapWorkerPolicy([])).toBe("default-src 'none'; connect-src 'self'")
    expect(DATA_POLICY).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(UPLOADED_MARKUP_POLICY).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  })
})

test('React’s known inline scripts are those of the React inside Next', () => {
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
