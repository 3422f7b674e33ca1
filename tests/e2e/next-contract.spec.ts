import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { isOwnScript } from '../../gateway/http/csp'
import { entryScripts, withCompileHint } from '../../gateway/next-adapter/compile-hint'
import { deferScripts } from '../../gateway/next-adapter/deferred-scripts'
import { appUrl, pageRequest } from '../../gateway/next-adapter/page-request'
import { sendPartsOnce } from '../../gateway/next-adapter/parts-once'
import { isClientHeader, PAYLOAD_HEADER, ROUTER_VARY } from '../../gateway/next-adapter/protocol'
import { inlineStyles, preloadFonts, StylesheetReader } from '../../gateway/next-adapter/stylesheets'
import { BUILD_ACTION_KEY } from '../../scripts/action-keys'
import { expect, sharedSite, test } from '../support/journey'

/**
 * What the gateway assumes about the output of Next and React, tested against the real build: a failure says
 * what an upgrade changed, and which file of `gateway/next-adapter/` depends on it.
 */

const PAGES = ['/th/home', '/en/project/condominium/all', '/en/condominium/noble-vesper-ploenchit']
const TREE = '["",{"children":[["locale","en","d",null],{"children":["__PAGE__",{}]}]}]'

/** Read only by the client of a development server. */
const DEVELOPMENT_ONLY = /-request-id$/

/** Requests the app directly: the launcher gives it the first free port 1000 above the gateway's. */
function askApp(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { port, protocol, hostname } = new URL(sharedSite().url)
  return fetch(`${protocol}//${hostname}:${Number(port) + 1000}${path}`, { headers, redirect: 'manual' })
}

const htmlOf = async (path: string) => (await askApp(path)).text()

for (const path of PAGES) {
  test(`every inline script of ${path} is allowed by the content security policy`, async () => {
    const scripts = [...(await htmlOf(path)).matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)]
    const unknown = scripts.map(([, text = '']) => text).filter((text) => text !== '' && !isOwnScript(text))
    expect(scripts.length).toBeGreaterThan(2)
    expect(
      unknown.map((text) => text.slice(0, 120)),
      'Next or React writes an inline script of a new shape, which the browser refuses: inline-scripts.ts',
    ).toEqual([])
  })

  test(`the scripts of ${path} can be deferred`, async () => {
    const html = await htmlOf(path)
    expect(html.endsWith('</body></html>'), 'A page ends in another way: deferred-scripts.ts').toBe(true)
    const left = deferScripts(html).match(/<script(?: [^>]*)? src="\/_next\/(?![^>]*\bnoModule\b)[^>]*>/gi)
    expect(left, 'Next writes its script elements in another way: deferred-scripts.ts').toBeNull()
  })

  test(`the stylesheets of ${path} can be inlined, and its fonts are preloaded`, async () => {
    const html = await htmlOf(path)
    const stylesheets = await new StylesheetReader('.next').linkedFrom(html)
    const styled = inlineStyles(html, stylesheets)
    expect(styled, 'Next links its stylesheets in another way: stylesheets.ts').toContain('disabled=""/>')
    expect(preloadFonts(html, stylesheets), 'Fonts have other names in the build: stylesheets.ts').toContain(
      'as="font"',
    )
  })
}

for (const path of ['/th/home', '/en/condominium/noble-vesper-ploenchit']) {
  test(`the HTML of the parts of ${path} is left out of its data`, async () => {
    const html = await htmlOf(path)
    const once = sendPartsOnce(Buffer.from(html).toString('latin1'))
    expect(
      Buffer.byteLength(html) - once.length,
      'React writes the data of a page in another way: parts-once.ts',
    ).toBeGreaterThan(40_000)
    expect(once.match(/self\.__next_f\.push\(\[1,/g), 'The data is more than one push: parts-once.ts').toHaveLength(1)
  })
}

test('the ids of server actions are the same in every build, so that a form opened before a deploy can be sent after it', () => {
  const manifest = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'))
  expect(manifest.encryptionKey, 'Next takes the key of the build from elsewhere: scripts/next-build.ts').toBe(
    BUILD_ACTION_KEY,
  )
})

test('a payload request carries the header hash that Next expects', async () => {
  const address = { path: '/en/home', upstreamSearch: '', tags: [], isUnbounded: false }
  const headers = {
    [PAYLOAD_HEADER]: '1',
    'next-router-prefetch': '1',
    'next-router-state-tree': encodeURIComponent(TREE),
  }
  const wanted = pageRequest(address, headers)
  const answer = await askApp(appUrl(wanted), wanted.data)
  expect(answer.status, 'Next makes the hash of `_rsc` in another way and redirects: page-request.ts').toBe(200)
  expect(answer.headers.get('content-type'), 'A payload has another type: protocol.ts').toContain('text/x-component')
  const wrong = await askApp('/en/home?_rsc=wrong', wanted.data)
  expect(wrong.status, 'Next no longer checks the hash, so page-request.ts need not make it').toBe(307)
})

test('the headers that select a payload are those in the cache key of the gateway', async () => {
  const known = createRequire(import.meta.url)('next/dist/client/components/app-router-headers') as Record<
    string,
    unknown
  >
  const choosing = [
    'RSC_HEADER',
    'NEXT_ROUTER_STATE_TREE_HEADER',
    'NEXT_ROUTER_PREFETCH_HEADER',
    'NEXT_ROUTER_SEGMENT_PREFETCH_HEADER',
  ]
  expect(choosing.map((name) => known[name]).join(', '), 'The router has other headers: protocol.ts').toBe(
    ROUTER_VARY.toLowerCase(),
  )
  const vary = (await askApp('/en/home')).headers.get('vary')?.toLowerCase() ?? ''
  for (const name of ROUTER_VARY.toLowerCase().split(', '))
    expect(vary, `Next's answers no longer depend on ${name}: protocol.ts`).toContain(name)
  const read = Object.values(known).filter((name) => typeof name === 'string' && name.startsWith('x-nextjs-'))
  expect(
    read.filter((name) => !isClientHeader(String(name)) && !DEVELOPMENT_ONLY.test(String(name))),
    "Next's client may read a header that is withheld: protocol.ts",
  ).toEqual([])
})

test('a lost script of the build throws the error that reloads an open page', () => {
  const [runtime] = readdirSync('.next/static/chunks').filter((name) => /^turbopack-.*\.js$/.test(name))
  expect(runtime, 'The build names its runtime in another way').toBeDefined()
  expect(
    readFileSync(`.next/static/chunks/${runtime}`, 'utf8'),
    'The error has another name: src/design/next-adapter/client-protocol.ts',
  ).toMatch(/\.name\s*=\s*["']ChunkLoadError["']/)
})

test('the entry scripts of every page are sent with a compile hint', async () => {
  const files = [...entryScripts('.next')]
  expect(files.length, 'The build names its first scripts elsewhere: compile-hint.ts').toBeGreaterThan(0)
  for (const file of files) {
    const answer = await fetch(`${sharedSite().url}/_next/${relative('.next', file)}`)
    expect(await answer.text(), file).toBe(withCompileHint(readFileSync(file)).toString())
  }
})
