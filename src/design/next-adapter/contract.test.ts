import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import * as words from '@/kernel/next-words'
import { isLostChunk, styleSheetsIn } from './client-protocol'

/**
 * What the site assumes about Next's client, tested against the package that is installed: a failure says what an upgrade
 * changed, and which file depends on it. What only a build shows stands in `tests/e2e/next-contract.spec.ts`.
 */

const load = createRequire(import.meta.url)
const textOf = (module: string) => readFileSync(load.resolve(`next/dist/client/components/${module}`), 'utf8')

it.each([
  ['ACTION_HEADER', words.ACTION_HEADER],
  ['NEXT_ACTION_NOT_FOUND_HEADER', words.ACTION_NOT_FOUND_HEADER],
  ['RSC_CONTENT_TYPE_HEADER', words.PAYLOAD_TYPE],
  ['NEXT_RSC_UNION_QUERY', words.DATA_MARKER],
])(
  'Next writes %s as the site does, or forms and fetched pages fail without a word: kernel/next-words.ts',
  (name, word) => {
    expect((load('next/dist/client/components/app-router-headers') as Record<string, unknown>)[name]).toBe(word)
  },
)

it('knows a form by the header that the client of Next sends it with: client-protocol.ts', () => {
  const text = textOf('router-reducer/reducers/server-action-reducer.js')
  expect(text).toMatch(/headers = \{[^}]*\[_approuterheaders\.ACTION_HEADER\]: actionId/)
  expect(text).toMatch(/NEXT_ACTION_NOT_FOUND_HEADER\);\s*if \(unrecognizedActionHeader === '1'\)/)
  expect(text).toMatch(/contentType\.startsWith\(_approuterheaders\.RSC_CONTENT_TYPE_HEADER\)/)
})

it('stands before the `fetch` of Next, which looks it up at each call: replace-fetch.ts', () => {
  expect(textOf('router-reducer/reducers/server-action-reducer.js')).toContain('require("../../segment-cache/fetch")')
  const inner = textOf('segment-cache/fetch.js')
  expect(inner).toMatch(/^ {4}return fetch\(input, init\);\n\}/m)
  expect(inner.match(/\bfetch\b\s*=|const fetch\b|function fetch\b/), 'Next keeps a `fetch` of its own').toBeNull()
})

it('tells a lost script of the build from any other error, or an open page dies after a deployment', () => {
  expect(isLostChunk(Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' }))).toBe(true)
  expect(isLostChunk(new TypeError('Failed to fetch'))).toBe(false)
})

it('finds the style sheets of a page once each, or a kept page is shown bare', () => {
  const page =
    '<link rel="stylesheet" href="/_next/static/chunks/a-1.css"/><script>["/_next/static/chunks/a-1.css",' +
    '"/_next/static/chunks/b.css?dpl=2","/_next/static/chunks/c.js"]</script>'
  expect([...styleSheetsIn(page)]).toEqual(['/_next/static/chunks/a-1.css', '/_next/static/chunks/b.css'])
})
